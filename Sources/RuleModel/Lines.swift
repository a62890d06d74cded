/// The lines of a text, whichever way they end: LF, CRLF or CR.
///
/// The one splitter of the house. `split(separator: "\n")` on a `String` cuts at characters, and CR LF is one character
/// of its own, so a text with the line ends of Windows comes out of it as a single line.
package enum Lines {
  /// Where each line lies, without its end; a text that ends with a line end has an empty last line.
  package static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == lineFeed || byte == carriageReturn {
        ranges.append(start..<place)
        if byte == carriageReturn, place + 1 < bytes.count, bytes[place + 1] == lineFeed { place += 1 }
        start = place + 1
      }
      place += 1
    }
    ranges.append(start..<bytes.count)
    return ranges
  }

  /// Where each line of `bytes` lies, without its end; a text that ends with a line end has an empty last line.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { ranges(in: $0) }
  }

  /// The lines of `bytes` without their ends; a text that ends with a line end has an empty last line.
  package static func of(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { ranges(in: bytes).map { bytes[$0] } }

  /// The number of line ends in `bytes`: what to add to a line's number to name the line after them.
  package static func ends(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      // Counted without checks, so that the processor takes many bytes at a time.
      var feeds = 0, returns = 0
      for byte in bytes {
        feeds &+= byte == lineFeed ? 1 : 0
        returns &+= byte == carriageReturn ? 1 : 0
      }
      guard returns > 0 else { return feeds }
      let pairs = bytes.indices.dropFirst().count { bytes[$0] == lineFeed && bytes[$0 - 1] == carriageReturn }
      return feeds + returns - pairs
    }
  }

  /// The number of lines as an editor counts them: the empty one behind the last line end does not count.
  package static func count(in bytes: [UInt8]) -> Int {
    guard let last = bytes.last else { return 0 }
    return ends(in: bytes[...]) + (last == lineFeed || last == carriageReturn ? 0 : 1)
  }

  private static let lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
}

extension String {
  /// The lines of the text without their ends (LF, CRLF or CR); a text that ends with a line end has an empty last line.
  package var lines: [Substring] { self[...].lines }
}

extension Substring {
  /// The lines of the text without their ends (LF, CRLF or CR); a text that ends with a line end has an empty last line.
  package var lines: [Substring] {
    var text = self
    let ranges = text.withUTF8 { Lines.ranges(in: $0) }
    var (index, offset) = (text.startIndex, 0)
    return ranges.map { range in
      let start = text.utf8.index(index, offsetBy: range.lowerBound - offset)
      (index, offset) = (text.utf8.index(start, offsetBy: range.count), range.upperBound)
      return Substring(text.utf8[start..<index])
    }
  }
}
