extension DeclarationRequest: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(library)
    writer.put(plugin)
    writer.put(declared)
    writer.put(checks)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      library: try reader.integer(), plugin: try reader.value(), declared: try reader.list(), checks: try reader.list())
  }
}

extension DeclaredCheck: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(subject.rawValue)
    writer.put(names)
    writer.put(conditions)
    writer.put(message)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    let id = try reader.text()
    let number = try reader.integer(UInt8.self)
    guard let subject = Subject(rawValue: number) else { throw .unknownValue(Int(number), of: "subject") }
    self.init(
      id: id, subject: subject, names: try reader.list(), conditions: try reader.list(), message: try reader.text())
  }
}

extension DeclaredCheck.Condition: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(quality.rawValue)
    writer.put(names)
    writer.put(label)
    writer.put(values)
    writer.put(isNegated)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    let number = try reader.integer(UInt8.self)
    guard let quality = DeclaredCheck.Quality(rawValue: number) else {
      throw .unknownValue(Int(number), of: "condition")
    }
    self.init(
      quality, names: try reader.list(), label: try reader.text(), values: try reader.list(),
      isNegated: try reader.flag())
  }
}

extension DeclaredCheck.Value: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .any: writer.put(UInt8(1))
    case .none: writer.put(UInt8(2))
    case .name(let name):
      writer.put(UInt8(3))
      writer.put(name)
    case .text(let text):
      writer.put(UInt8(4))
      writer.put(text)
    case .truth(let truth):
      writer.put(UInt8(5))
      writer.put(truth)
    case .kind(let kind):
      writer.put(UInt8(6))
      writer.put(kind)
    case .range(let from, let includingFrom, let to, let includingTo):
      writer.put(UInt8(7))
      writer.put(from)
      writer.put(includingFrom)
      writer.put(to)
      writer.put(includingTo)
    }
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    switch try reader.integer(UInt8.self) {
    case 1: self = .any
    case 2: self = .none
    case 3: self = .name(try reader.text())
    case 4: self = .text(try reader.text())
    case 5: self = .truth(try reader.flag())
    case 6: self = .kind(try reader.text())
    case 7:
      self = .range(
        from: try reader.double(), includingFrom: try reader.flag(), to: try reader.double(),
        includingTo: try reader.flag())
    case let other: throw .unknownValue(Int(other), of: "value")
    }
  }
}
