// What people write beside the code.

extension Node {
  /// The comments right above this and at the end of its first line, in lower case; none where there are none.
  ///
  ///     if property.commentsBeside.contains("on purpose") { … }
  public var commentsBeside: String {
    let start = range.lowerBound
    // The line end of Windows is one character, and not "\n".
    let before = file.source(Swift.max(0, start - 800)..<start)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let above = before.dropLast().reversed().map { $0.drop(while: \.isWhitespace) }
      // Attributes may stand on lines of their own.
      .drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("//") }
    let line = file.source(start..<start + 400).prefix { !$0.isNewline }
    // With a space, as an address in a text has none.
    let behind = line.firstRange(of: "// ").map { line[$0.lowerBound...] } ?? ""
    return (Array(above.reversed()) + [behind]).joined(separator: "\n").lowercased()
  }

  /// Whether a comment beside this says that it is meant, in words that hold for all code or in one of these, each a word or several
  /// in lower case; not where it denies that: `// No longer needed`.
  ///
  ///     property.isSaidToBeMeant(or: "needed")      // Needed, so that the focus is reset.
  public func isSaidToBeMeant(or more: String...) -> Bool {
    let words = commentsBeside.split { !$0.isLetter }
    return (Self.saying + more).contains { phrase in
      let said = phrase.split(separator: " ")
      return words.indices.contains { place in
        words[place...].starts(with: said) && (place == 0 || !Self.denials.contains(words[place - 1]))
      }
    }
  }

  private static let saying = ["on purpose", "deliberate", "deliberately", "intentional", "intentionally"]
  /// What stands before a word that is denied; `t` is the rest of "isn't".
  private static let denials: Set<Substring> = ["not", "no", "never", "longer", "t"]
}
