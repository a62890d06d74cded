extension FileReport: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(task)
    writer.put(outcome)
    writer.put(findings)
    writer.put(faults)
    writer.put(remarks)
    writer.put(isBroken)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      task: try reader.integer(), outcome: try reader.value(), findings: try reader.list(), faults: try reader.list(),
      remarks: try reader.list(), isBroken: try reader.flag())
  }
}

extension FileReport.Outcome: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .skipped(let reason):
      writer.put(UInt8(1))
      writer.put(reason)
    case .unparsed: writer.put(UInt8(2))
    case .checked: writer.put(UInt8(3))
    }
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    switch try reader.integer(UInt8.self) {
    case 1: self = .skipped(try reader.text())
    case 2: self = .unparsed
    case 3: self = .checked
    case let other: throw .unknownValue(Int(other), of: "outcome")
    }
  }
}

extension SourcePlace: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(offset)
    writer.put(line)
    writer.put(column)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(offset: try reader.integer(), line: try reader.integer(), column: try reader.integer())
  }
}

extension ReportedFinding: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(check)
    writer.put(start)
    writer.put(end)
    writer.put(message)
    writer.put(lineText)
    writer.put(edits)
    writer.put(isSuggestion)
    writer.put(isNote)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(
      check: try reader.value(), start: try reader.value(), end: try reader.value(), message: try reader.text(),
      lineText: try reader.text(), edits: try reader.list(), isSuggestion: try reader.flag(),
      isNote: try reader.flag())
  }
}

extension SourceEdit: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(start)
    writer.put(end)
    writer.put(replacement)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(start: try reader.value(), end: try reader.value(), replacement: try reader.text())
  }
}

extension Remark: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.put(start)
    writer.put(end)
    writer.put(text)
  }

  init(from reader: inout ByteReader) throws(MessageFault) {
    self.init(start: try reader.value(), end: try reader.value(), text: try reader.text())
  }
}
