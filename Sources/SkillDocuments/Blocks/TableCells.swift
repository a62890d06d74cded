import ByteText

/// The cells of one line of a table.
enum TableCells {
  /// The line cut at its `|`; a `|` in inline code or after a backslash cuts nothing. Nil when it has none.
  static func split(_ line: ArraySlice<UInt8>) -> [String]? {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isCode = false, sawBar = false, wasBackslash = false
    for byte in line {
      if byte == UInt8(ascii: "|"), !isCode || wasBackslash {
        if wasBackslash {
          cell[cell.count - 1] = byte
        } else {
          cells.append(String(decoding: cell, as: UTF8.self).trimmed())
          cell.removeAll(keepingCapacity: true)
          sawBar = true
        }
        wasBackslash = false
        continue
      }
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      wasBackslash = byte == UInt8(ascii: "\\") && !wasBackslash
      cell.append(byte)
    }
    guard sawBar else { return nil }
    cells.append(String(decoding: cell, as: UTF8.self).trimmed())
    // An opening and a closing bar stand at the edge of the table, not between cells.
    if cells.first == "" { cells.removeFirst() }
    if cells.count > 1, cells.last == "", line.last(where: { !Ascii.isSpace($0) }) == UInt8(ascii: "|") {
      cells.removeLast()
    }
    return cells
  }

  /// The number of columns of a delimiter line such as `|---|:-:|`; nil when it is none.
  static func columns(ofDelimiter line: ArraySlice<UInt8>) -> Int? {
    guard line.contains(UInt8(ascii: "-")), line.contains(UInt8(ascii: "|")) else { return nil }
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: ":"), Ascii.space, Ascii.tab: continue
      default: return nil
      }
    }
    return split(line)?.count
  }
}
