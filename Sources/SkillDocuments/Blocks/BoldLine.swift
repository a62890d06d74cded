import ByteText

/// Lines that are bold from end to end: people write them as headings below the sixth level.
enum BoldLine {
  /// Whether `text` is one bold run that names something; one that ends as a sentence says something instead.
  static func isHeading(_ text: String) -> Bool {
    guard let inner = inner(text) else { return false }
    return !(inner.hasSuffix(".") || inner.hasSuffix("!"))
  }

  /// The bold line without its asterisks.
  static func title(_ text: String) -> String { inner(text) ?? text }

  private static func inner(_ text: String) -> String? {
    var rest = Substring(text.trimmed())
    var colon = ""
    if rest.hasSuffix(":") {
      rest.removeLast()
      colon = ":"
    }
    guard rest.utf8.count > 4, rest.hasPrefix("**"), rest.hasSuffix("**") else { return nil }
    let inner = rest.dropFirst(2).dropLast(2)
    return inner.isEmpty || inner.utf8.first == UInt8(ascii: "*") || InlineText.holdsBoldMark(inner)
      ? nil : inner + colon
  }
}
