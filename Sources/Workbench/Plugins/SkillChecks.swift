import ByteText
import HostMessages
import Ingesting
import POSIXSupport
import PluginHosting
import RuleModel
import SkillDocuments
import SourceChecking
import YAMLSubset

/// The checks that rule files of skills declare by `detect:`, as one plugin called `skill` that has no library.
///
/// They are data, so those of a project that was merely cloned count, too. What they may cost is bounded: so many files,
/// so many checks, and each has the time of any other check.
package struct SkillChecks {
  /// What the plugin is called.
  package static let pluginName = "skill"

  private static let mostFiles = 5_000
  private static let mostChecks = 500
  /// How many files beside the folders of rules are looked at for a misplaced one.
  private static let mostOthers = 500
  private static let longestFile = 256 << 10

  private(set) var declared: [DeclaredCheck] = []
  private var descriptions: [CheckDescription] = []
  /// What is wrong with a declaration, `path:line:column: error: ...`.
  private(set) var complaints: [String] = []

  /// Reads the rule files below `roots`; of two checks with one id the first counts.
  ///
  /// - Parameter links: how far links lead from the roots.
  init(below roots: [FilePath], links: LinkPolicy, shownFrom folder: FilePath) {
    var count = 0
    for path in roots {
      guard let root = try? links.root(path) else { continue }
      let found = RuleFiles(below: root)
      complaints += found.leftOut.map { "\($0); it is ignored" }
      complaints += found.others.prefix(Self.mostOthers).filter { isRuleOutside($0, root) }.map {
        "\(SkillChecks.shown($0, from: folder)):1:1: error: a check declared with 'detect:' is only read from a folder 'rules'; "
          + "move the file there"
      }
      for file in found.files {
        count += 1
        guard count <= Self.mostFiles else {
          complaints.append("more than \(Self.mostFiles) rule files; the rest are not read for checks")
          return
        }
        do throws(FileFault) {
          let bytes = try root.bytes(of: file, limit: Self.longestFile)
          if SkillChecks.mayDeclare(bytes) { add(bytes, file, shown: SkillChecks.shown(file, from: folder)) }
        } catch {
          complaints.append("\(error); the other rules were read")
        }
      }
    }
  }

  /// The plugin; nil when no rule declares a check.
  var plugin: HostedPlugin? {
    guard !declared.isEmpty else { return nil }
    let descriptor = PluginDescriptor(
      abi: 1, id: SkillChecks.pluginName, version: "0", checks: descriptions, answers: [])
    return HostedPlugin(library: "", descriptor: descriptor, digest: nil, checks: [], declared: declared)
  }

  /// Whether a file that no check is read from has front matter that declares one.
  private func isRuleOutside(_ file: FilePath, _ root: ReadingRoot) -> Bool {
    guard let bytes = try? root.bytes(of: file, limit: Self.longestFile), bytes.starts(with: "---".utf8),
      SkillChecks.mayDeclare(bytes)
    else { return false }
    let matter = SkillReader.read(bytes: bytes, path: file.string).frontMatter
    return matter?.entries.contains { $0.name == "detect" } ?? false
  }

  private mutating func add(_ bytes: [UInt8], _ path: FilePath, shown: String) {
    let document = SkillReader.read(bytes: bytes, path: path.string)
    guard let matter = document.frontMatter, let detect = matter.entries.first(where: { $0.name == "detect" }) else {
      return
    }
    let name = matter["id"]?.text
    do {
      let detection = try RuleDetection(
        reading: detect, problems: matter.problems(in: "detect"), id: name ?? "", file: shown)
      guard let id = name, let rule = document.rules.first else {
        let missing = name == nil ? "an 'id:' in its front matter" : "a rule that it belongs to"
        return complaints.append("\(shown):1:1: error: a check declared with 'detect:' needs \(missing)")
      }
      guard id.utf8.count <= 64, id.utf8.allSatisfy({ $0 == 0x2d || $0 &- 0x30 < 10 || $0 &- 0x61 < 26 }) else {
        return complaints.append(
          "\(shown):1:1: error: '\(id)' is not a valid check name; use lowercase words with hyphens")
      }
      guard !declared.contains(where: { $0.id == id }) else {
        return complaints.append("\(shown):1:1: error: another rule already declares the check '\(id)'")
      }
      guard declared.count < Self.mostChecks else {
        return complaints.append("\(shown):1:1: error: there are already \(Self.mostChecks) declared checks")
      }
      declared.append(detection.check)
      descriptions.append(
        CheckDescription(
          id: id, level: detection.severity ?? rule.severity.map(CheckDescription.Level.init) ?? .warning,
          title: rule.statement, literals: detection.literals, rules: [rule.key], isOnByDefault: true,
          isFixable: false))
    } catch {
      complaints.append("\(error)")
    }
  }

  /// Whether a line begins with `detect:`; most rule files are done with after this look.
  private static func mayDeclare(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(bytesOf: "detect:") else { return false }
    let sign = Array("detect:".utf8)
    var start = bytes.startIndex
    // A line ends with LF, CRLF or CR.
    while let end = bytes[start...].firstIndex(where: { $0 == 0x0a || $0 == 0x0d }) {
      if bytes[(end + 1)...].starts(with: sign) { return true }
      start = end + 1
    }
    return false
  }

  private static func shown(_ path: FilePath, from folder: FilePath) -> String {
    var shown = path
    return shown.removePrefix(folder) ? shown.string : path.string
  }
}

extension CheckDescription.Level {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
