import ByteText
import RuleModel

/// Tools that the front matter requires under other names than the text uses.
enum ToolNameLint {
  static func findings(in document: SkillDocument, _ text: ProseText) -> [LintFinding] {
    let required = document.skill.requirements.tools.prefix(mostTools).map(withoutServer).filter(isName)
    guard !required.isEmpty, let matter = document.frontMatter else { return [] }
    var used: [String: Int] = [:]
    for code in text.codes { collect(code.text, line: code.line, into: &used) }
    for block in document.blocks {
      guard case .code = block.kind else { continue }
      for (number, line) in block.text.lines.enumerated() {
        collect(String(line), line: block.lines.first + 1 + number, into: &used)
      }
    }
    var others = Array(used.keys.filter { !required.contains($0) }.sorted().prefix(mostOthers))
    let missing = required.filter { used[$0] == nil }
    guard !used.isEmpty else { return [] }
    // The likeliest other name first, so that each is named once.
    var pairs: [String: String] = [:]
    let distances = missing.map { (name: $0, distance: distance($0, others)) }
    for (name, _) in distances.sorted(by: { $0.distance < $1.distance }) {
      guard let other = others.min(by: { Spelling.editDistance(name, $0) < Spelling.editDistance(name, $1) }) else {
        break
      }
      pairs[name] = other
      others.removeAll { $0 == other }
    }
    let line = matter.line(of: "description") ?? matter.lines.first
    return missing.map { name in
      let other = pairs[name].map { "; the text uses '\($0)' (line \(used[$0] ?? 0)) instead" } ?? ""
      return LintFinding(
        "tool-names-differ", .warning, line: line, "the tool '\(name)' is required here but not mentioned below\(other)"
      )
    }
  }

  /// Every name is compared with every other one, letter by letter; no skill has so many.
  private static let (mostTools, mostOthers, longestName) = (50, 500, 100)

  private static func isName(_ name: String) -> Bool { name.utf8.count <= longestName }

  private static func distance(_ name: String, _ others: [String]) -> Int {
    others.map { Spelling.editDistance(name, $0) }.min() ?? .max
  }

  private static func withoutServer(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// Tool names are words joined by underscores; a server's name may stand before them.
  private static func collect(_ code: String, line: Int, into used: inout [String: Int]) {
    for part in code.utf8.split(whereSeparator: { !(Ascii.isAlphanumeric($0) || $0 == UInt8(ascii: "_")) }) {
      guard part.contains(UInt8(ascii: "_")), part.first.map(Ascii.isLowercase) == true,
        part.last != UInt8(ascii: "_"), part.allSatisfy({ !Ascii.isUppercase($0) })
      else { continue }
      let name = String(Substring(part))
      guard isName(name) else { continue }
      used[name] = min(used[name] ?? line, line)
    }
  }
}
