/// Paths that stay below the folder they are used in.
///
/// They are looked at as bytes: many are, and what separates and what is refused is ASCII.
package enum RelativePath {
  /// What is wrong with `path` as a path below a folder, as the end of a sentence; nil when nothing is.
  package static func flaw(in path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.hasPrefix("/") || path.hasPrefix("~") { return "is absolute" }
    let parts = parts(of: path)
    if parts.contains(where: { $0.elementsEqual("..".utf8) }) { return "goes up with '..'" }
    if parts.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) }) { return "has an empty part" }
    if parts.contains(where: { $0.count > 255 }) || path.utf8.count > 1024 { return "is too long" }
    if path.utf8.contains(where: { isControl($0) || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":") }) {
      return "contains a character that is not portable"
    }
    // Some file systems pass over such characters, so that `.g\u{200C}it` is `.git` there.
    if !isASCII(path), path.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint) {
      return "contains an invisible character"
    }
    for part in parts where part.first == UInt8(ascii: ".") {
      if let name = ownFolder(Substring(part).lowercased()) { return "is in \(name)" }
    }
    return nil
  }

  private static func parts(of path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7f }

  private static func isASCII(_ path: String) -> Bool { path.utf8.allSatisfy { $0 < 0x80 } }

  /// The name itself where it is a folder that git or swiftkit keeps for itself.
  private static func ownFolder(_ name: String) -> String? { name == ".git" || name == ".swiftkit" ? name : nil }
}

extension RelativePath {
  /// What is wrong with `path` as one that a template chooses, where a project's own folders may be called anything:
  /// what some system reserves, or takes for something else.
  static func portabilityFlaw(in path: String) -> String? {
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let stem = part.prefix { $0 != UInt8(ascii: ".") }
      if isDevice(stem) { return "has a name that is reserved for a device on Windows" }
      if isASCII(stem.prefix(4), "git~") { return "is another name of .git on Windows" }
      if let last = part.last, last == UInt8(ascii: ".") || last == 0x20 || part.first == 0x20 {
        return "has a part that begins or ends in a space or a dot"
      }
      if part.contains(where: "<>\"|?*".utf8.contains) { return "contains a character that is not portable" }
    }
    return nil
  }

  /// Whether it is `con`, `com1` or another name of a device, in any case.
  private static func isDevice(_ stem: Substring.UTF8View) -> Bool {
    let head = stem.prefix(3)
    if stem.count == 3 { return ["con", "prn", "aux", "nul"].contains { isASCII(head, $0) } }
    guard isASCII(head, "com") || isASCII(head, "lpt") else { return false }
    let number = Substring(stem.dropFirst(3))
    return number.count == 1 && number.first?.isNumber == true
  }

  /// Whether the bytes are `word`, which is lower-case ASCII, in any case.
  private static func isASCII(_ bytes: Substring.UTF8View, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      bytes.elementsEqual(word) { byte, letter in byte == letter || (0x41...0x5a ~= byte && byte | 0x20 == letter) }
    }
  }

  /// What is wrong with `path` as one that a record names which came with the project, as the end of a sentence.
  ///
  /// The project's own folders may be called almost anything; what swiftkit and git keep for themselves it never names.
  static func flaw(inRecord path: String) -> String? {
    let parts = parts(of: path)
    if parts.contains(where: { $0.isEmpty || $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }) {
      return "is not a path inside the project"
    }
    if path.utf8.contains(where: isControl) { return "contains a character that is not portable" }
    let isASCII = isASCII(path)
    for part in parts where !isASCII || part.first == UInt8(ascii: ".") {
      // Some file systems pass over such characters, so that `.g\u{200C}it` is `.git` there.
      let seen = Substring(part).unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      if let name = ownFolder(String(String.UnicodeScalarView(seen)).lowercased()) { return "is in \(name)" }
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
