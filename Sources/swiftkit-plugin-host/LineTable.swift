import ByteText
import HostMessages

/// Where the lines of a file begin: turns offsets into lines and columns.
struct LineTable {
  private let source: UnsafeRawBufferPointer
  private let starts: [Int]

  /// Reads `source` once; a line ends with LF, CR LF or CR, as for the Swift compiler.
  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
    var starts = [0]
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    for index in source.indices {
      let byte = source[index]
      let isEnd =
        byte == lineFeed || (byte == carriageReturn && !(index + 1 < source.count && source[index + 1] == lineFeed))
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  func place(at offset: Int) -> SourcePlace {
    let line = index(ofLineAt: offset)
    return SourcePlace(
      offset: UInt32(clamping: offset), line: UInt32(clamping: line + 1),
      column: UInt32(clamping: offset - starts[line] + 1))
  }

  /// The line around `offset` without white space at its ends, of at most 200 bytes.
  func text(around offset: Int) -> String {
    let line = index(ofLineAt: offset)
    let end = line + 1 < starts.count ? starts[line + 1] : source.count
    let blanks: Set<UInt8> = [9, 10, 13, 32]
    let whole = source[starts[line]..<end]
    let front = whole.drop { blanks.contains($0) }
    let length = (front.lastIndex { !blanks.contains($0) } ?? front.startIndex - 1) - front.startIndex + 1
    return String(decoding: front.prefix(min(length, 200)), as: UTF8.self)
  }

  private func index(ofLineAt offset: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }
}
