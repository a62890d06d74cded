import SwiftKitABI

extension swiftkit_text {
  var buffer: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length)
  }

  func equals(_ text: String) -> Bool {
    length == text.utf8.count && buffer.elementsEqual(text.utf8)
  }

  func precedes(_ text: String) -> Bool {
    buffer.lexicographicallyPrecedes(text.utf8)
  }

  /// `text` during `body`.
  static func with<Result>(_ text: String, _ body: (swiftkit_text) throws -> Result) rethrows -> Result {
    var text = text
    return try text.withUTF8 { bytes in
      try bytes.withMemoryRebound(to: CChar.self) {
        try body(swiftkit_text(bytes: $0.baseAddress, length: $0.count))
      }
    }
  }

  /// A copy of `text` that is never freed, for what must live as long as the library.
  static func immortal(_ text: String) -> swiftkit_text {
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8.lazy.map { CChar(bitPattern: $0) })
    return swiftkit_text(bytes: bytes.baseAddress, length: bytes.count)
  }
}

extension String {
  init(_ text: swiftkit_text) {
    self.init(decoding: text.buffer, as: UTF8.self)
  }
}
