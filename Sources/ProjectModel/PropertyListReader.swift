/// Reads the old-style property list that Xcode writes: braces, round brackets, quoted and bare texts, comments.
package struct PropertyListReader {
  /// The most levels of braces and brackets; Xcode writes six.
  package static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that `bytes` are; throws at the first thing that is not of the format.
  package static func read(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyList {
    var reader = PropertyListReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.value(0)
    try reader.skip()
    guard reader.index == bytes.count else { throw reader.fault("there is text after the end of the list") }
    return value
  }

  private func fault(_ reason: String) -> PropertyListFault { PropertyListFault(reason: reason, line: line) }

  private var here: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func step() {
    let isPair = here == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    if here == UInt8(ascii: "\n") || here == UInt8(ascii: "\r") && !isPair { line += 1 }
    index += 1
  }

  /// Passes over white space and comments.
  private mutating func skip() throws(PropertyListFault) {
    while let byte = here {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte <= UInt8(ascii: " ") {
        step()
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = here, byte != UInt8(ascii: "\n") { step() }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListFault) {
    let start = line
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      step()
    }
    throw PropertyListFault(reason: "a comment has no end", line: start)
  }

  private mutating func value(_ level: Int) throws(PropertyListFault) -> PropertyList {
    try skip()
    guard level <= PropertyListReader.deepest else { throw fault("it is nested too deep") }
    let start = line
    switch here {
    case nil: throw fault("the file ends where a value is expected")
    case UInt8(ascii: "{"): return PropertyList(content: .map(try map(level)), line: start)
    case UInt8(ascii: "("): return PropertyList(content: .list(try list(level)), line: start)
    default: return PropertyList(content: .text(try text()), line: start)
    }
  }

  private mutating func map(_ level: Int) throws(PropertyListFault) -> [PropertyList.Entry] {
    step()
    var entries: [PropertyList.Entry] = []
    while true {
      try skip()
      if here == UInt8(ascii: "}") {
        step()
        return entries
      }
      let key = try text()
      try expect(UInt8(ascii: "="))
      entries.append(PropertyList.Entry(key: key, value: try value(level + 1)))
      try expect(UInt8(ascii: ";"))
    }
  }

  private mutating func list(_ level: Int) throws(PropertyListFault) -> [PropertyList] {
    step()
    var items: [PropertyList] = []
    while true {
      try skip()
      if here == UInt8(ascii: ")") {
        step()
        return items
      }
      items.append(try value(level + 1))
      try skip()
      if here == UInt8(ascii: ",") {
        step()
      } else if here != UInt8(ascii: ")") {
        throw fault("',' or ')' is expected")
      }
    }
  }

  private mutating func expect(_ byte: UInt8) throws(PropertyListFault) {
    try skip()
    guard here == byte else { throw fault("'\(Character(UnicodeScalar(byte)))' is expected") }
    step()
  }

  private mutating func text() throws(PropertyListFault) -> String {
    guard let first = here else { throw fault("the file ends where a text is expected") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while let byte = here, PropertyListReader.isBare(byte) { index += 1 }
    guard index > start else { throw fault("a text is expected") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListFault) -> String {
    let start = line
    step()
    var text: [UInt8] = []
    while let byte = here {
      step()
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = here else {
        text.append(byte)
        continue
      }
      step()
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    throw PropertyListFault(reason: "a quoted text has no end", line: start)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
    case UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "<"): true
    case UInt8(ascii: ">"): true
    default: false
    }
  }
}
