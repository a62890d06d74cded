import SwiftKitABI

extension String {
  /// The longest text that is taken from a plugin, in bytes.
  static let abiLimit = 1 << 20

  /// A plugin's text; nil when its pointer is missing, when it is absurdly long, or when it is not UTF-8.
  init?(_ text: swiftkit_text, limit: Int = String.abiLimit) {
    guard text.length > 0 else {
      self = ""
      return
    }
    guard let start = text.bytes, text.length <= limit else { return nil }
    let raw = UnsafeRawBufferPointer(start: start, count: text.length)
    let decoded = String(decoding: raw, as: UTF8.self)
    // Decoding replaces what is not UTF-8, so only true UTF-8 comes back as it was.
    guard decoded.utf8.elementsEqual(raw) else { return nil }
    self = decoded
  }

  /// One line that cannot steer a terminal: control characters and changes of direction become spaces.
  var oneCleanLine: String {
    if isCleanASCII { return self }
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars { clean.append(scalar.isHarmless ? scalar : " ") }
    return String(clean).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  /// Printable ASCII with single spaces between words, as nearly every text is.
  private var isCleanASCII: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte >= 0x20, byte < 0x7f, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  /// Whether it is a name in kebab-case of at most 64 characters.
  var isPluginName: Bool {
    guard let first = utf8.first, let last = utf8.last, utf8.count <= 64 else { return false }
    let hyphen = UInt8(ascii: "-")
    return first != hyphen && last != hyphen
      && utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == hyphen
      }
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: !(0x202a...0x202e).contains(value) && !(0x2066...0x2069).contains(value)
    default: true
    }
  }
}
