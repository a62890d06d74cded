extension TimeReport: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .loading(let library, let nanoseconds):
      writer.put(UInt8(1))
      writer.put(library)
      writer.put(nanoseconds)
    case .checking(let task, let parsing, let checks):
      writer.put(UInt8(2))
      writer.put(task)
      writer.put(parsing)
      writer.put(checks)
    }
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    switch try reader.integer(UInt8.self) {
    case 1: self = .loading(library: try reader.integer(), nanoseconds: try reader.integer())
    case 2:
      self = .checking(task: try reader.integer(), parsing: try reader.integer(), checks: try reader.list())
    case let other: throw .unknownValue(Int(other), of: "time")
    }
  }
}

extension CheckTime: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(check)
    writer.put(nanoseconds)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(check: try reader.value(), nanoseconds: try reader.integer())
  }
}
