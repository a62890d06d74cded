/// A position in JSON bytes that reads one value after the other.
///
/// Values nobody asks for are stepped over without being built, and without recursion, so that neither size nor depth of
/// a document costs memory or stack; of these only quotes and brackets are looked at. What is read is read strictly by
/// RFC 8259, but for two things: bytes that are not UTF-8 and halves of surrogate pairs become U+FFFD.
package struct JSONCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes lie behind it.
  package internal(set) var offset: Int
  /// Where the key of the member at hand begins, until its value is read.
  package private(set) var keyOffset = 0

  /// A cursor at the byte `offset`.
  ///
  /// - Parameter mayBeMarked: whether a byte order mark is passed over, which is no part of JSON, yet files have one.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0, mayBeMarked: Bool = false) {
    self.bytes = bytes
    self.offset = mayBeMarked && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : offset
  }

  /// What stands next.
  package enum Kind { case object, array, string, number, word }

  /// What kind of value stands next; the cursor is at it then.
  package mutating func next() throws(JSONFault) -> Kind {
    switch try peek() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): .word
    default: throw fault("a value was expected")
    }
  }

  /// Calls `field` for each key of the object that stands next; `field` reads or skips the value. Anything else is skipped.
  package mutating func object(
    _ field: (inout JSONCursor, String) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try peek() == UInt8(ascii: "{") else { return try skip() }
    offset += 1
    if try peek() == UInt8(ascii: "}") {
      offset += 1
      return
    }
    while true {
      try field(&self, try key())
      if try closes(with: "}") { return }
    }
  }

  /// Steps to the value of the first member `name` of the object that stands next; false where there is none.
  ///
  /// What stands behind that member is not looked at.
  package mutating func member(_ name: String) throws(JSONFault) -> Bool {
    guard try peek() == UInt8(ascii: "{") else { return false }
    offset += 1
    if try peek() == UInt8(ascii: "}") { return false }
    repeat {
      if try key() == name { return true }
      try skip()
    } while try !closes(with: "}")
    return false
  }

  /// Calls `element` for each element of the array that stands next; anything else is skipped.
  package mutating func array(_ element: (inout JSONCursor) throws(JSONFault) -> Void) throws(JSONFault) {
    guard try peek() == UInt8(ascii: "[") else { return try skip() }
    offset += 1
    if try peek() == UInt8(ascii: "]") {
      offset += 1
      return
    }
    while true {
      try element(&self)
      if try closes(with: "]") { return }
    }
  }

  /// Steps over the value that stands next, whatever it is.
  package mutating func skip() throws(JSONFault) {
    var open: [UInt8] = []
    repeat {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(byte &+ 2)
        offset += 1
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { throw fault("a closing bracket has no opening bracket") }
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if open.isEmpty { throw fault("a value was expected") }
        offset += 1
      default: try skipScalar()
      }
    } while !open.isEmpty
  }

  /// Throws unless only white space is left.
  package mutating func end() throws(JSONFault) {
    skipSpace()
    if offset < bytes.count { throw fault("there is text after the end of the document") }
  }

  func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
    JSONFault(reason: reason, place: JSONPlace(of: offset ?? self.offset, in: bytes))
  }

  // MARK: - Parts

  /// The key of a member; the cursor is at its value then.
  private mutating func key() throws(JSONFault) -> String {
    guard try peek() == UInt8(ascii: "\"") else { throw fault("a key in quotes was expected") }
    keyOffset = offset
    let key = try string()
    guard try peek() == UInt8(ascii: ":") else { throw fault("':' was expected") }
    offset += 1
    return key
  }

  private mutating func skipScalar() throws(JSONFault) {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"):
        offset += 1
        continue
      default: break
      }
      break
    }
    if offset == start { throw fault("a value was expected") }
  }

  private mutating func closes(with bracket: Unicode.Scalar) throws(JSONFault) -> Bool {
    let byte = try peek()
    offset += 1
    if byte == UInt8(ascii: bracket) { return true }
    if byte == UInt8(ascii: ",") { return false }
    offset -= 1
    throw fault("',' or '\(bracket)' was expected")
  }

  private mutating func peek() throws(JSONFault) -> UInt8 {
    skipSpace()
    guard offset < bytes.count else { throw fault("the document ends too early; the file is probably truncated") }
    return bytes[offset]
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }
}
