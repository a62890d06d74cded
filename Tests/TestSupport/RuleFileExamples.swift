import POSIXSupport

/// A rule file of our own skills as its tests see it: who it is, which check enforces it, and its code.
package struct RuleFileExamples: Sendable {
  /// The three-part key, `skill/group/id`.
  package let key: String
  package let check: String?
  /// What it is about, in the words of a question; nil where the file has no title.
  package private(set) var title: String?
  /// The first paragraph, what the rule says, in one line.
  package private(set) var statement = ""
  /// The paragraphs between the statement and the code.
  package private(set) var reasons = ""
  /// The lines of the front matter, by name.
  package let fields: [String: String]
  package private(set) var bad: [String] = []
  /// Code to avoid that no check finds.
  package private(set) var avoid: [String] = []
  package private(set) var good: [String] = []

  /// The settings that its examples are to be read under, as lines of `.swiftkit.yml`; empty for the usual ones.
  package var settings: String {
    ["profile", "deployment-target"].compactMap { name in fields[name].map { "\(name): \($0)\n" } }.joined()
  }

  /// Every rule file below Skills/, in the order of their paths.
  package static func all() throws -> [RuleFileExamples] {
    try FileTree.files(below: PackageFolder.root.appending("Skills"))
      .filter { $0.removingLastComponent().lastComponent == "rules" && $0.extension == "md" }
      .map { try RuleFileExamples($0) }
  }

  private init(_ file: FilePath) throws {
    let skill = file.removingLastComponent().removingLastComponent().lastComponent?.string ?? ""
    var fields: [String: String] = [:]
    var heading = ""
    var fence: String?
    var fences = 0
    var paragraphs: [String] = []
    for line in try FileContents.text(of: file).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let code = fence {
          if heading == "### Bad" { bad.append(code) }
          if heading == "### Avoid" { avoid.append(code) }
          if heading == "### Good" { good.append(code) }
        }
        fence = fence == nil ? "" : nil
      } else if fence != nil {
        fence?.append(contentsOf: line + "\n")
      } else if line.hasPrefix("# "), heading.isEmpty {
        title = String(line.dropFirst(2))
      } else if line.hasPrefix("#") {
        heading = String(line)
      } else if line == "---" {
        fences += 1
      } else if fences == 2, heading.isEmpty {
        paragraphs.append(String(line))
      } else if heading.isEmpty, let colon = line.firstIndex(of: ":"), !line.hasPrefix(" ") {
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        let name = String(line[..<colon])
        if fields[name] == nil { fields[name] = String(value) }
      }
    }
    key = "\(skill)/\(fields["group"] ?? "rules")/\(fields["id"] ?? "")"
    check = fields["check"]
    self.fields = fields
    let text = paragraphs.split(separator: "", omittingEmptySubsequences: true).map { $0.joined(separator: " ") }
    statement = text.first ?? ""
    reasons = text.dropFirst().joined(separator: "\n\n")
  }
}
