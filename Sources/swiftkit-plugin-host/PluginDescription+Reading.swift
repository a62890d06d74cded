import HostMessages
import SwiftKitABI

extension PluginDescription {
  private static let mostChecks = 4_096
  private static let mostTexts = 1_024

  /// Reads what a plugin says of itself, believing nothing that can be tested.
  init(reading plugin: swiftkit_plugin) throws(LibraryFault) {
    guard let id = String(plugin.id), id.isPluginName else { throw .malformed("its id is not in kebab-case") }
    guard let version = String(plugin.version, limit: 64) else { throw .malformed("its version is not a text") }
    self.init(
      id: id, version: version.oneCleanLine, checks: try PluginDescription.checks(of: plugin),
      answersQuestions: plugin.answer != nil)
  }

  private static func checks(of plugin: swiftkit_plugin) throws(LibraryFault) -> [CheckDescription] {
    guard plugin.check_count > 0 else { return [] }
    guard plugin.check_count <= mostChecks else { throw .malformed("it declares \(plugin.check_count) checks") }
    guard let first = plugin.checks, plugin.check != nil else { throw .malformed("it declares checks but has none") }
    let stride = swiftkit_check.size(of: first)
    guard stride >= swiftkit_check.firstSize, stride % MemoryLayout<swiftkit_check>.alignment == 0 else {
      throw .malformed("its checks have \(stride) bytes each; \(swiftkit_check.firstSize) are expected")
    }
    var checks: [CheckDescription] = []
    var known: Set<String> = []
    for index in 0..<plugin.check_count {
      let place = UnsafeRawPointer(first).advanced(by: index * stride)
      guard let raw = swiftkit_check(copying: place, stride: stride) else { continue }
      let check = try CheckDescription(reading: raw, number: index)
      guard known.insert(check.id).inserted else { throw .malformed("it has two checks '\(check.id)'") }
      checks.append(check)
    }
    return checks
  }

  fileprivate static func texts(
    _ start: UnsafePointer<swiftkit_text>?, _ count: Int, _ noun: String
  ) throws(LibraryFault) -> [String] {
    guard count > 0 else { return [] }
    guard let start, count <= mostTexts else { throw .malformed("its list of \(noun) is missing") }
    var texts: [String] = []
    for text in UnsafeBufferPointer(start: start, count: count) {
      guard let text = String(text, limit: 1_024), !text.isEmpty else {
        throw .malformed("one of its \(noun) is not a text")
      }
      texts.append(text)
    }
    return texts
  }
}

extension CheckDescription {
  fileprivate init(reading check: swiftkit_check, number: Int) throws(LibraryFault) {
    guard let id = String(check.id), id.isPluginName else {
      throw .malformed("the id of its check \(number) is not in kebab-case")
    }
    guard let title = String(check.title, limit: 1_024) else { throw .malformed("the title of '\(id)' is not a text") }
    guard let level = UInt8(exactly: check.severity).flatMap(Level.init(rawValue:)) else {
      throw .malformed("the severity of '\(id)' is \(check.severity), which is not a severity")
    }
    self.init(
      id: id, level: level, title: title.oneCleanLine,
      literals: try PluginDescription.texts(check.literals, check.literal_count, "literals"),
      rules: try PluginDescription.texts(check.rules, check.rule_count, "rules").map(\.oneCleanLine),
      isOnByDefault: check.off_by_default == 0, isFixable: check.fixable != 0)
  }
}
