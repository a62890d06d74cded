extension String {
  /// Whether the bytes of `part` stand in this text.
  ///
  /// `contains` compares characters, which takes many times as long.
  public func contains(bytesOf part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in part.withUTF8 { text.contains($0) } }
  }
}

extension Node {
  /// Whether the bytes of `text` stand in what is written here.
  public func contains(bytesOf text: String) -> Bool { source.contains(bytesOf: text) }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    for start in 0...(count - part.count) where self[start] == first {
      if part.indices.allSatisfy({ self[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}
