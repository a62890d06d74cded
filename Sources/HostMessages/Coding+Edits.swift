extension CodeEdit: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(kind.rawValue)
    writer.put(place)
    writer.put(call)
    writer.put(argument)
    writer.put(text)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    let word = try reader.text()
    guard let kind = Kind(rawValue: word) else { throw .unknownValue(word.utf8.count, of: "edit") }
    self.init(
      kind, into: try reader.text(), call: try reader.optional(), argument: try reader.optional(),
      text: try reader.text())
  }
}

extension EditRequest: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(task)
    writer.put(source)
    writer.put(edits)
    writer.put(isRemoval)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      task: try reader.integer(), source: try reader.bytes(), edits: try reader.list(), isRemoval: try reader.flag())
  }
}

extension EditOutcome: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .made: writer.put(UInt8(1))
    case .settled: writer.put(UInt8(2))
    case .changed: writer.put(UInt8(3))
    case .impossible(let reason):
      writer.put(UInt8(4))
      writer.put(reason)
    }
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    switch try reader.integer(UInt8.self) {
    case 1: self = .made
    case 2: self = .settled
    case 3: self = .changed
    case 4: self = .impossible(try reader.text())
    case let other: throw .unknownValue(Int(other), of: "edit outcome")
    }
  }
}

extension EditReport: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(task)
    writer.put(source)
    writer.put(outcomes)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(task: try reader.integer(), source: try reader.bytes(), outcomes: try reader.list())
  }
}
