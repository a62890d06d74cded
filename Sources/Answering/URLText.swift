/// Web addresses in a question: what of them are words.
enum URLText {
  /// `text` with each address cut down to its host, the first part of its path and the names in its query; file keys,
  /// titles and values are nobody's words.
  static func readable(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return String(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      isAddress(word) ? words(of: word) : String(word)
    }.joined(separator: " ")
  }

  private static func isAddress(_ word: some StringProtocol) -> Bool {
    ["https://", "http://"].contains { word.lowercased().hasPrefix($0) }
      || ["figma.com/", "www."].contains { word.lowercased().hasPrefix($0) }
  }

  private static func words(of address: some StringProtocol) -> String {
    let parts = address.split(separator: "?", maxSplits: 1)
    let path = (parts.first ?? "").split(separator: "/").filter { !$0.hasSuffix(":") }
    let names = (parts.dropFirst().first ?? "").split(separator: "&").compactMap { $0.split(separator: "=").first }
    return (path.prefix(2) + names.filter { $0.count > 1 }).joined(separator: " ")
  }
}
