/// Paths that stay below the folder they are used in.
package enum RelativePath {
  /// What is wrong with `path` as a path below a folder, as the end of a sentence; nil when nothing is.
  package static func flaw(in path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.hasPrefix("/") || path.hasPrefix("~") { return "is absolute" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") { return "leads upwards with '..'" }
    if parts.contains(where: { $0.isEmpty || $0 == "." }) { return "has an empty part" }
    if parts.contains(where: { $0.utf8.count > 255 }) || path.utf8.count > 1024 { return "is too long" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f || $0 == "\\" || $0 == ":" }) {
      return "holds a character that is not portable"
    }
    // Some file systems pass over such characters, so that `.g\u{200C}it` is `.git` there.
    if path.unicodeScalars.contains(where: { $0.value > 0x7f && $0.properties.isDefaultIgnorableCodePoint }) {
      return "holds a character that cannot be seen"
    }
    if let part = parts.first(where: { [".git", ".swiftkit"].contains($0.lowercased()) }) {
      return "lies in \(part.lowercased())"
    }
    return nil
  }
}

extension RelativePath {
  /// What is wrong with `path` as one that a template chooses, where a project's own folders may be called anything:
  /// what some system reserves, or takes for something else.
  static func portabilityFlaw(in path: String) -> String? {
    for part in path.split(separator: "/") {
      let stem = part.prefix { $0 != "." }.lowercased()
      let isNumbered =
        stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.last?.isNumber == true
      if isNumbered || ["con", "prn", "aux", "nul"].contains(stem) {
        return "has a name that Windows keeps for a device"
      }
      if stem.hasPrefix("git~") { return "is another name of .git on Windows" }
      if part.last == "." || part.last == " " || part.first == " " {
        return "has a part that begins or ends in a space or a dot"
      }
      if part.contains(where: { "<>\"|?*".contains($0) }) { return "holds a character that is not portable" }
    }
    return nil
  }

  /// What is wrong with `path` as one that a record names which came with the project, as the end of a sentence.
  ///
  /// The project's own folders may be called almost anything; what swiftkit and git keep for themselves it never names.
  static func flaw(inRecord path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }) { return "is not a path inside the project" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) {
      return "holds a character that is not portable"
    }
    let isASCII = path.utf8.allSatisfy { $0 < 0x80 }
    for part in parts where !isASCII || part.utf8.first == UInt8(ascii: ".") {
      // Some file systems pass over such characters, so that `.g\u{200C}it` is `.git` there.
      let seen = String(
        String.UnicodeScalarView(part.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
      ).lowercased()
      if [".git", ".swiftkit"].contains(seen) { return "lies in \(seen)" }
    }
    return nil
  }

  /// The same for the journal of a run, which also changes the record of files, their bases and templates.
  static func flaw(inJournal path: String) -> String? {
    let folder = ".swiftkit/"
    if path == Manifest.path || path == folder + ".gitignore" { return nil }
    if path == Manifest.bases || path == folder + "templates" { return nil }
    for part in [Manifest.bases + "/", folder + "templates/"] where path.hasPrefix(part) {
      return flaw(inRecord: String(path.dropFirst(part.count)))
    }
    return flaw(inRecord: path)
  }
}
