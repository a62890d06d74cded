/// The bytes that values are kept as from one run to the next; they are those of the messages that carry them.
extension FileReport {
  /// The report as bytes.
  package var stored: [UInt8] { kept { $0.put(self) } }

  /// Reads what `stored` wrote; nil for other bytes.
  package init?(stored: ArraySlice<UInt8>) {
    guard let report: FileReport = whole(stored, { try $0.value() }) else { return nil }
    self = report
  }
}

extension [PluginDescription] {
  /// What the plugins say of themselves as bytes.
  package var stored: [UInt8] { kept { $0.put(self) } }

  /// Reads what `stored` wrote; nil for other bytes.
  package init?(stored: ArraySlice<UInt8>) {
    guard let plugins: [PluginDescription] = whole(stored, { try $0.list() }) else { return nil }
    self = plugins
  }
}

private func kept(_ put: (inout ByteWriter) -> Void) -> [UInt8] {
  var writer = ByteWriter()
  put(&writer)
  return writer.bytes
}

/// What `read` makes of all of `bytes`; nil where it cannot or leaves some.
private func whole<Value>(_ bytes: ArraySlice<UInt8>, _ read: (inout ByteReader) throws -> Value) -> Value? {
  var reader = ByteReader(bytes)
  guard let value = try? read(&reader), reader.isAtEnd else { return nil }
  return value
}
