import HostMessages
import POSIXSupport
import SwiftKitABI
import WireFormats

/// Prints the descriptor of the library at `path`; this runs the library's code.
func describeLibrary(at path: FilePath) -> Int32 {
  do {
    let plugin = try PluginLibrary(at: path, digest: nil).description
    StandardStream.output.write(try JSONText.document(PluginDescriptorDocument(plugin)))
    return 0
  } catch {
    StandardStream.error.write("'\(path)' was not loaded: \(error)\n")
    return 2
  }
}

extension PluginDescriptorDocument {
  fileprivate init(_ plugin: PluginDescription) {
    self.init(
      abi: Int(SWIFTKIT_ABI_MAJOR), id: plugin.id, version: plugin.version,
      checks: plugin.checks.map { check in
        Check(
          id: check.id, severity: "\(check.level)", title: check.title, literals: check.literals, rules: check.rules,
          enabled: check.isOnByDefault, fixable: check.isFixable)
      },
      // A library cannot say which questions it means; whoever writes the descriptor narrows this down.
      answers: plugin.answersQuestions ? [Answer(key: "any", title: "Any question", when: [])] : [])
  }
}
