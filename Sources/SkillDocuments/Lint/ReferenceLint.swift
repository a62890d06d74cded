import ByteText
import RuleModel

/// References that lead nowhere: files, skills and lines that do not exist.
enum ReferenceLint {
  static func findings(
    in document: SkillDocument, _ text: ProseText, _ surroundings: SkillLint.Surroundings
  ) -> [LintFinding] {
    var found: [LintFinding] = []
    for code in text.codes {
      if let path = Reference(path: code.text) {
        found += check(path, line: code.line, document, surroundings)
      } else if namesSkill(code), !surroundings.skills.contains(code.text), code.text != document.skill.id {
        found.append(
          LintFinding(
            "reference-unresolved", .warning, line: code.line,
            "unknown skill '\(code.text)'"))
      }
    }
    for link in text.links where !isElsewhere(link.target) {
      if let path = Reference(link: link.target) { found += check(path, line: link.line, document, surroundings) }
    }
    for passage in text.passages { found += dangling(passage.text, line: passage.line, document) }
    return found
  }

  private static func check(
    _ reference: Reference, line: Int, _ document: SkillDocument, _ surroundings: SkillLint.Surroundings
  ) -> [LintFinding] {
    guard let count = lineCount(of: reference, from: document, surroundings) else {
      return [
        LintFinding(
          "reference-unresolved", .warning, line: line, "there is no file '\(reference.path)' next to this document")
      ]
    }
    guard let last = reference.line, last > count else { return [] }
    return [
      LintFinding(
        "line-reference-dangling", .warning, line: line, "'\(reference.path)' has no line \(last), only \(count) lines")
    ]
  }

  /// The lines of the file that is meant: beside the document or, as skills are mostly written, below the skill's folder.
  private static func lineCount(
    of reference: Reference, from document: SkillDocument, _ surroundings: SkillLint.Surroundings
  ) -> Int? {
    let folders = PathName.components(document.path).dropLast()
    func path(_ name: String, below depth: Int) -> String {
      (document.path.hasPrefix("/") ? "/" : "") + (folders.prefix(depth) + [name[...]]).joined(separator: "/")
    }
    if let count = surroundings.lineCount(path(reference.path, below: folders.count)) { return count }
    // Files of a skill lie a little below its folder.
    for depth in (max(0, folders.count - 3)..<folders.count).reversed()
    where surroundings.lineCount(path("SKILL.md", below: depth)) != nil {
      return surroundings.lineCount(path(reference.path, below: depth))
    }
    return nil
  }

  /// A name in code marks with "skill" beside it, or one that is to be used instead.
  private static func namesSkill(_ code: ProseText.Code) -> Bool {
    let parts = code.text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count > 1,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { Ascii.isLowercase($0) || Ascii.isDigit($0) } })
    else { return false }
    return code.before == "skill" || code.after == "skill" || (code.before == "use" && code.after == "instead")
  }

  private static func isElsewhere(_ target: String) -> Bool {
    target.hasPrefix("#") || target.hasPrefix("/") || target.contains("://") || target.hasPrefix("mailto:")
  }

  /// "line 120" in a document of 80 lines.
  private static func dangling(_ text: String, line: Int, _ document: SkillDocument) -> [LintFinding] {
    let words = text.utf8.split { !Ascii.isAlphanumeric($0) }.map { Substring($0) }
    return zip(words, words.dropFirst()).compactMap { word, next in
      guard ["line", "lines", "Line", "Lines"].contains(word), let number = Int(next), number > document.lineCount,
        next.utf8.allSatisfy(Ascii.isDigit)
      else { return nil }
      return LintFinding(
        "line-reference-dangling", .warning, line: line,
        "this document has no line \(number), only \(document.lineCount) lines")
    }
  }
}

/// A relative path in a text, perhaps with a line.
struct Reference {
  let path: String
  let line: Int?

  private static let extensions: Set<String> = [
    "md", "markdown", "txt", "json", "yml", "yaml", "py", "sh", "js", "ts", "swift", "csv", "tsv", "html", "png", "jpg",
    "jpeg", "svg", "gif", "pdf", "sqlite", "rb", "toml",
  ]

  /// Code marks hold a path when they hold a folder, a file with a known extension and nothing else.
  init?(path text: String) {
    guard text.utf8.contains(UInt8(ascii: "/")), !text.hasPrefix("/"), !text.contains("://") else { return nil }
    self.init(link: text)
    guard let last = PathName.components(path).last, let dot = last.lastIndex(of: "."),
      Self.extensions.contains(String(last[last.index(after: dot)...]))
    else { return nil }
  }

  /// The file that a relative link leads to, without its anchor.
  init?(link target: String) {
    var path = target.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, path.utf8.allSatisfy({ Ascii.isWord($0) || "-_./:%@ ".utf8.contains($0) }) else { return nil }
    var line: Int?
    if let colon = path.lastIndex(of: ":") {
      line = Int(path[path.index(after: colon)...].prefix { $0 != "-" })
      path = path[..<colon]
    }
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    self.path = String(path)
    self.line = line
  }
}
