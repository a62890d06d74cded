extension HostRequest: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .configure(let value):
      writer.put(UInt8(1))
      writer.put(value)
    case .load(let value):
      writer.put(UInt8(2))
      writer.put(value)
    case .check(let value):
      writer.put(UInt8(3))
      writer.put(value)
    case .ask(let value):
      writer.put(UInt8(4))
      writer.put(value)
    case .exclude(let value):
      writer.put(UInt8(5))
      writer.put(value)
    case .know(let bytes):
      writer.put(UInt8(6))
      writer.put(bytes)
    case .declare(let value):
      writer.put(UInt8(7))
      writer.put(value)
    case .edit(let value):
      writer.put(UInt8(8))
      writer.put(value)
    case .time: writer.put(UInt8(9))
    }
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    switch try reader.integer(UInt8.self) {
    case 1: self = .configure(try reader.value())
    case 2: self = .load(try reader.value())
    case 3: self = .check(try reader.value())
    case 4: self = .ask(try reader.value())
    case 5: self = .exclude(try reader.value())
    case 6: self = .know(try reader.bytes())
    case 7: self = .declare(try reader.value())
    case 8: self = .edit(try reader.value())
    case 9: self = .time
    case let other: throw .unknownValue(Int(other), of: "request")
    }
  }
}

extension CheckReference: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(library)
    writer.put(check)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(library: try reader.integer(), check: try reader.integer())
  }
}

extension HostConfiguration: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(settings)
    writer.put(findingLimit)
    writer.put(fileSizeLimit)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      settings: try reader.list(), findingLimit: try reader.integer(), fileSizeLimit: try reader.integer())
  }
}

extension HostConfiguration.Setting: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(name)
    writer.put(value)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(name: try reader.text(), value: try reader.text())
  }
}

extension LibraryRequest: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(library)
    writer.put(path)
    writer.put(digest)
    writer.put(checks)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      library: try reader.integer(), path: try reader.text(), digest: try reader.optional(), checks: try reader.list())
  }
}

extension FileRequest: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(task)
    writer.put(path)
    writer.put(shownPath)
    writer.put(source)
    writer.put(excluding)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      task: try reader.integer(), path: try reader.text(), shownPath: try reader.text(), source: try reader.optional(),
      excluding: try reader.list())
  }
}

extension FileRequest.Source: ByteCodable {
  func write(to writer: inout ByteWriter) { writer.put(bytes) }
  init(from reader: inout ByteReader) throws(MessageFault) { self.init(bytes: try reader.bytes()) }
}

extension QuestionRequest: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(task)
    writer.put(text)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(task: try reader.integer(), text: try reader.text())
  }
}
