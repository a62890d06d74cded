/// What may be shown of texts that plugins wrote; both sides of the pipe look, since a plugin may write into it.
extension String {
  /// One line that cannot steer a terminal: control characters and changes of direction become spaces.
  package var oneCleanLine: String {
    if isCleanASCII { return self }
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars { clean.append(scalar.isHarmless ? scalar : " ") }
    return String(clean).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  /// Whether something in it could steer a terminal.
  package var holdsSteering: Bool { !isCleanASCII && !unicodeScalars.allSatisfy(\.isHarmless) }

  /// The same lines with their indentation, but without anything that could steer a terminal.
  package var cleanCode: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }
      return indentation + String(line.dropFirst(indentation.count)).oneCleanLine
    }.joined(separator: "\n")
  }

  /// Whether it is a name in kebab-case of at most 64 characters.
  package var isPluginName: Bool {
    guard let first = utf8.first, let last = utf8.last, utf8.count <= 64 else { return false }
    let hyphen = UInt8(ascii: "-")
    return first != hyphen && last != hyphen
      && utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == hyphen
      }
  }

  /// As much of its beginning as fits into so many bytes, in whole characters.
  package func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var size = 0
    return String(
      prefix { character in
        size += character.utf8.count
        return size <= limit
      })
  }

  /// Printable ASCII with single spaces between words, as nearly every text is.
  private var isCleanASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7f, byte != 0x20 || last != 0x20 else { return false }
        last = byte
      }
      return last != UInt8(ascii: " ")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format:
      !(0x202a...0x202e).contains(value) && !(0x2066...0x2069).contains(value) && value != 0x200e && value != 0x200f
        && value != 0x061c
    default: true
    }
  }
}
