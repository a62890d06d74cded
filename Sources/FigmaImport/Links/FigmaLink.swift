import ByteText

/// A file of Figma and, where it is named, a layer in it.
package struct FigmaLink: Hashable, Sendable {
  package let fileKey: String
  /// In the form that the API takes, `12:34`.
  package let nodeID: String?

  /// Reads a link to figma.com, or a bare file key.
  package init(_ text: String) throws(FigmaError) {
    let trimmed = String(text.split { $0.isWhitespace }.first ?? "")
    var rest = trimmed[...]
    for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    guard rest.lowercased().contains("figma.com/") else {
      guard FigmaLink.isKey(trimmed) else {
        throw .badLink(text: text, reason: "try https://www.figma.com/design/KEY/NAME?node-id=1-2, or a file")
      }
      fileKey = trimmed
      nodeID = nil
      return
    }
    let (address, query) = FigmaLink.parted(rest, at: "?")
    let parameters = FigmaLink.parameters(query)
    // Pages that show a design in a frame name it in a parameter.
    if address.hasPrefix("embed.figma.com/") == false, let inner = parameters["url"], inner.contains("figma.com/") {
      self = try FigmaLink(inner)
      return
    }
    let host = address.prefix { $0 != "/" }.lowercased()
    guard host == "figma.com" || host.hasSuffix(".figma.com") else {
      throw .badLink(text: text, reason: "'\(host)' is not figma.com")
    }
    let path = address.split(separator: "/").dropFirst().map { FigmaLink.decoded($0) }
    guard let kind = path.first, path.count >= 2 else {
      throw .badLink(text: text, reason: "it does not name a file")
    }
    switch kind {
    case "file", "design", "proto", "slides", "make", "embed", "deck": break
    case "board": throw .badLink(text: text, reason: "FigJam boards have no screens")
    case "community":
      throw .badLink(text: text, reason: "duplicate the community file to your drafts first")
    default: throw .badLink(text: text, reason: "'/\(kind)/' does not contain designs")
    }
    var key = path[1]
    // The design of a branch has a key of its own.
    if path.count >= 4, path[2] == "branch" { key = path[3] }
    guard FigmaLink.isKey(key) else { throw .badLink(text: text, reason: "'\(key)' is not a file key") }
    fileKey = key
    nodeID = try (parameters["node-id"] ?? parameters["starting-point-node-id"]).map { id throws(FigmaError) in
      try FigmaLink.nodeID(id)
    }
  }

  /// The id of a layer as the API takes it: `2217-48104`, `2217%3A48104` and `2217:48104` are the same.
  package static func nodeID(_ text: String) throws(FigmaError) -> String {
    let plain = decoded(text[...])
    let parts = plain.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.contains(":") ? String(part) : String(part.replacing(last: "-", with: ":"))
    }
    let id = parts.joined(separator: ";")
    let isID = parts.allSatisfy { part in
      let numbers = part.drop { $0 == "I" }.split(separator: ":", omittingEmptySubsequences: false)
      return numbers.count == 2
        && numbers.allSatisfy { number in
          !number.isEmpty && number.drop { $0 == "-" }.allSatisfy { $0.isASCII && $0.isNumber }
        }
    }
    guard isID else { throw .badLink(text: text, reason: "a layer id looks like 12:34") }
    return id
  }

  /// Whether a text is meant as a link and not as the name of a file.
  package static func isLink(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("www.figma.com/")
      || lower.hasPrefix("figma.com/")
  }

  /// Whether a text has the form of a file's key, as no name of a file has it.
  package static func looksLikeKey(_ text: String) -> Bool {
    isKey(text) && text.utf8.count >= 20 && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
  }

  private static func isKey(_ text: String) -> Bool {
    text.utf8.count >= 10 && text.utf8.count <= 128 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func parted(_ text: Substring, at mark: Character) -> (String, Substring) {
    let beforeFragment = text.prefix { $0 != "#" }
    guard let index = beforeFragment.firstIndex(of: mark) else { return (String(beforeFragment), "") }
    return (String(beforeFragment[..<index]), beforeFragment[beforeFragment.index(after: index)...])
  }

  private static func parameters(_ query: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, found[String(parts[0])] == nil { found[String(parts[0])] = decoded(parts[1]) }
    }
    return found
  }

  /// Takes `%3A` and its like back.
  private static func decoded(_ text: Substring) -> String {
    guard text.contains("%") else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, rest.prefix(2).allSatisfy(Ascii.isHexadecimal),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  fileprivate func replacing(last mark: Character, with other: Character) -> String {
    // A minus in front belongs to a number.
    guard let index = lastIndex(of: mark), index != startIndex else { return String(self) }
    return String(self[..<index]) + String(other) + self[self.index(after: index)...]
  }
}
