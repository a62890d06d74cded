import AgentServer

/// Where the members of an object stand in a JSON text, which is known to be valid.
struct JSONMembers {
  struct Member {
    let name: String
    /// Where the name begins.
    let start: Int
    let value: Int
    /// Behind the value.
    let end: Int
  }

  /// Behind the opening brace.
  let start: Int
  private(set) var members: [Member] = []
  /// At the closing brace.
  private(set) var end: Int

  /// - Parameter place: at the object, or at blanks before it.
  init(in text: [UInt8], at place: Int = 0) {
    var reader = Reader(text: text, place: place)
    reader.skipBlanks()
    reader.place += 1
    start = reader.place
    end = reader.place
    while true {
      reader.skipBlanks()
      if reader.byte == UInt8(ascii: ",") {
        reader.place += 1
        continue
      }
      guard reader.byte == UInt8(ascii: "\"") else { break }
      let name = reader.place
      reader.skipText()
      let text = try? JSONReader.value(of: Array(text[name..<reader.place])).text
      reader.skipBlanks()
      reader.place += 1
      reader.skipBlanks()
      let value = reader.place
      reader.skipValue()
      members.append(Member(name: text ?? "", start: name, value: value, end: reader.place))
    }
    end = reader.place
  }

  func all(named name: String) -> [Member] { members.filter { $0.name == name } }

  private struct Reader {
    let text: [UInt8]
    var place: Int

    var byte: UInt8? { place < text.count ? text[place] : nil }

    mutating func skipBlanks() {
      while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
    }

    mutating func skipText() {
      place += 1
      while let byte, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
      place = min(place + 1, text.count)
    }

    mutating func skipValue() {
      var depth = 0
      while let byte {
        switch byte {
        case UInt8(ascii: "\""):
          skipText()
          if depth == 0 { return }
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return }
          depth -= 1
          if depth == 0 {
            place += 1
            return
          }
        case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D: if depth == 0 { return }
        default: break
        }
        place += 1
      }
    }
  }
}
