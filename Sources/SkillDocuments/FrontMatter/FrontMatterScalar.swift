/// The small pieces of YAML that stand on one line.
enum FrontMatterScalar {
  /// `name: value` taken apart; nil when `text` has no name.
  static func splitField(_ text: Substring) -> (name: String, rest: Substring)? {
    let bytes = text.utf8
    if let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let close = bytes.dropFirst().firstIndex(of: quote) else { return nil }
      let after = bytes[bytes.index(after: close)...]
      guard after.first == UInt8(ascii: ":") else { return nil }
      return (String(text[text.index(after: text.startIndex)..<close]), rest(after.dropFirst()))
    }
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let next = bytes.index(after: position)
      switch bytes[position] {
      case UInt8(ascii: ":") where next == bytes.endIndex || bytes[next] == Ascii.space:
        let name = String(text[..<position]).trimmed()
        return name.isEmpty ? nil : (name, rest(bytes[next...]))
      case UInt8(ascii: "#") where position > bytes.startIndex && bytes[bytes.index(before: position)] == Ascii.space:
        return nil
      default: position = next
      }
    }
    return nil
  }

  private static func rest(_ bytes: Substring.UTF8View.SubSequence) -> Substring {
    Substring(bytes.drop { $0 == Ascii.space || $0 == Ascii.tab })
  }

  /// `text` up to a ` #` that stands outside quotation marks, without spaces at the end.
  static func withoutComment(_ text: Substring) -> Substring {
    var quote: UInt8?
    var previous = Ascii.space
    var end = text.utf8.endIndex
    for position in text.utf8.indices {
      let byte = text.utf8[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "#"), previous == Ascii.space {
        end = position
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !Ascii.isWord(previous) {
        quote = byte
      }
      previous = byte
    }
    var kept = text[..<end]
    while let last = kept.utf8.last, Ascii.isSpace(last) { kept.removeLast() }
    return kept
  }

  /// The text between the quotation marks that open and end `text`; nil when the mark is not closed at the end.
  static func unquoted(_ text: String) -> String? {
    guard let quote = text.unicodeScalars.first, quote == "\"" || quote == "'" else { return nil }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.dropFirst().makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      if scalar == quote {
        // A doubled single quotation mark stands for one.
        if quote == "'", next == "'" {
          result.append("'")
          next = scalars.next()
          continue
        }
        return next == nil ? String(result) : nil
      }
      if scalar == "\\", quote == "\"" {
        guard let escaped = next else { return nil }
        next = scalars.next()
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "u", "U", "x":
          var digits = ""
          let length = escaped == "x" ? 2 : escaped == "u" ? 4 : 8
          while digits.utf8.count < length, let digit = next, digit.properties.isASCIIHexDigit {
            digits.unicodeScalars.append(digit)
            next = scalars.next()
          }
          result.append(UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) ?? "\u{FFFD}")
        default: result.append(escaped)
        }
        continue
      }
      result.append(scalar)
    }
    return nil
  }
}
