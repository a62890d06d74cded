import SwiftKitABI

extension swiftkit_text {
  var buffer: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length)
  }

  func equals(_ text: String) -> Bool {
    length == text.utf8.count && swiftkit_text.with(text, equals)
  }

  func equals(_ other: swiftkit_text) -> Bool {
    let (left, right) = (buffer, other.buffer)
    guard left.count == right.count else { return false }
    for place in left.indices where left[place] != right[place] { return false }
    return true
  }

  /// Whether it comes first by its bytes.
  func precedes(_ other: swiftkit_text) -> Bool {
    let (left, right) = (buffer, other.buffer)
    for place in 0..<min(left.count, right.count) where left[place] != right[place] {
      return left[place] < right[place]
    }
    return left.count < right.count
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
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return swiftkit_text(bytes: bytes.bindMemory(to: CChar.self).baseAddress, length: bytes.count)
  }
}

extension String {
  init(_ text: swiftkit_text) {
    self.init(decoding: text.buffer, as: UTF8.self)
  }
}

extension swiftkit_file {
  /// The fields that its writer knew; those that came later are zero.
  init(readingFrom file: UnsafePointer<swiftkit_file>) {
    self.init()
    let size = Swift.min(Int(file.pointee.struct_size), MemoryLayout<swiftkit_file>.size)
    withUnsafeMutableBytes(of: &self) { $0.copyMemory(from: UnsafeRawBufferPointer(start: file, count: size)) }
  }

  var nodeBuffer: UnsafeBufferPointer<swiftkit_node> {
    UnsafeBufferPointer(start: nodes, count: nodes == nil ? 0 : Int(node_count))
  }

  var symbolBuffer: UnsafeBufferPointer<swiftkit_text> {
    UnsafeBufferPointer(start: symbols, count: symbols == nil ? 0 : Int(symbol_count))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether `word`, which is ASCII in lower case, stands in these bytes; the case of their letters does not matter.
  func holds(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = word.first, count >= word.count else { return word.isEmpty }
      for start in 0...(count - word.count) where self[start].lowered == first {
        if word.indices.allSatisfy({ self[start + $0].lowered == word[$0] }) { return true }
      }
      return false
    }
  }
}

extension UInt8 {
  /// A letter of ASCII as its small one; any other byte as it is.
  fileprivate var lowered: UInt8 { self >= 0x41 && self <= 0x5a ? self | 0x20 : self }
}
