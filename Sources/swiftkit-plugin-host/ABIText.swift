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
    guard decoded.utf8.withContiguousStorageIfAvailable(raw.elementsEqual) == true else { return nil }
    self = decoded
  }
}
