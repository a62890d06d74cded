extension HostReply: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .ready(let version):
      writer.put(UInt8(1))
      writer.put(version)
    case .loaded(let value):
      writer.put(UInt8(2))
      writer.put(value)
    case .refused(let library, let reason):
      writer.put(UInt8(3))
      writer.put(library)
      writer.put(reason)
    case .checked(let value):
      writer.put(UInt8(4))
      writer.put(value)
    case .answered(let value):
      writer.put(UInt8(5))
      writer.put(value)
    case .edited(let value):
      writer.put(UInt8(6))
      writer.put(value)
    case .timed(let value):
      writer.put(UInt8(7))
      writer.put(value)
    }
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    switch try reader.integer(UInt8.self) {
    case 1: self = .ready(version: try reader.integer())
    case 2: self = .loaded(try reader.value())
    case 3: self = .refused(library: try reader.integer(), reason: try reader.text())
    case 4: self = .checked(try reader.value())
    case 5: self = .answered(try reader.value())
    case 6: self = .edited(try reader.value())
    case 7: self = .timed(try reader.value())
    case let other: throw .unknownValue(Int(other), of: "reply")
    }
  }
}

extension LibraryReport: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(library)
    writer.put(plugin)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(library: try reader.integer(), plugin: try reader.value())
  }
}

extension PluginDescription: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(version)
    writer.put(checks)
    writer.put(answersQuestions)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      id: try reader.text(), version: try reader.text(), checks: try reader.list(),
      answersQuestions: try reader.flag())
  }
}

extension CheckDescription: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(id)
    writer.put(level.rawValue)
    writer.put(title)
    writer.put(literals)
    writer.put(rules)
    writer.put(isOnByDefault)
    writer.put(isFixable)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    let id = try reader.text()
    let number = try reader.integer(UInt8.self)
    guard let level = Level(rawValue: number) else { throw .unknownValue(Int(number), of: "severity") }
    self.init(
      id: id, level: level, title: try reader.text(), literals: try reader.list(), rules: try reader.list(),
      isOnByDefault: try reader.flag(), isFixable: try reader.flag())
  }
}

extension PluginFault: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(library)
    writer.put(check)
    writer.put(reason)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(library: try reader.integer(), check: try reader.optional(), reason: try reader.text())
  }
}

extension AnswerReport: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(task)
    writer.put(answers)
    writer.put(faults)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(task: try reader.integer(), answers: try reader.list(), faults: try reader.list())
  }
}

extension GivenAnswer: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(library)
    writer.put(confidence)
    writer.put(key)
    writer.put(statement)
    writer.put(code)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      library: try reader.integer(), confidence: try reader.double(), key: try reader.text(),
      statement: try reader.text(), code: try reader.text())
  }
}
