import SourceScanning

/// Texts of a manifest that are made of others.
extension ManifestReader {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// What a literal says: a number, or a text with what is inserted into it, where that is known.
  mutating func literal(_ word: Word, _ level: Int) -> ManifestValue.Content {
    let text = word.text
    guard text.utf8.first == ManifestReader.quote else { return .text(text) }
    guard text.utf8.count >= 2 else { return .unknown }
    let inside = text.dropFirst().dropLast()
    guard inside.utf8.contains(ManifestReader.backslash) else { return .text(String(inside)) }
    // Texts of several lines name no files.
    guard !text.hasPrefix("\"\"\""), inside.utf8.count <= RelativePath.longest else { return .unknown }
    return filled(Array(inside.utf8)[...], word.line, level)
  }

  /// A text with the values of its insertions, as in `"\(folder)/Sources/**"`; other escapes are not read.
  private mutating func filled(_ text: ArraySlice<UInt8>, _ line: Int, _ level: Int) -> ManifestValue.Content {
    var (parts, rest): ([String], ArraySlice<UInt8>) = ([], text)
    while let slash = rest.firstIndex(of: ManifestReader.backslash) {
      parts.append(String(decoding: rest[..<slash], as: UTF8.self))
      rest = rest[(slash + 1)...]
      let inserted = ManifestReader.words(in: rest, from: line, isInsertion: true)
      guard inserted.first?.token.sign == UInt8(ascii: "("), let end = inserted.last?.token.end else { return .unknown }
      let outside = (words, index)
      (words, index) = (inserted, 0)
      let value = parenthesis(level + 1)
      (words, index) = outside
      guard case .text(let part) = value else { return .unknown }
      parts.append(part)
      rest = rest[(rest.startIndex + end)...]
    }
    parts.append(String(decoding: rest, as: UTF8.self))
    return joined(parts)
  }

  /// Texts as one; unknown where it is longer than a path can be, as a few lines that double a text would fill any memory.
  mutating func joined(_ texts: [String]) -> ManifestValue.Content {
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    guard length <= RelativePath.longest, take(1 + length / 8) else { return .unknown }
    return .text(texts.joined())
  }
}
