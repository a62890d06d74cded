/// The bytes that values are kept as from one run to the next; they are those of the messages that carry them.
extension FileReport {
  /// The report as bytes.
  package var stored: [UInt8] {
    var writer = ByteWriter()
    writer.put(self)
    return writer.bytes
  }

  /// Reads what `stored` wrote; nil for other bytes.
  package init?(stored: ArraySlice<UInt8>) {
    var reader = ByteReader(stored)
    guard let report: FileReport = try? reader.value(), reader.isAtEnd else { return nil }
    self = report
  }
}

extension [PluginDescription] {
  /// What the plugins say of themselves as bytes.
  package var stored: [UInt8] {
    var writer = ByteWriter()
    writer.put(self)
    return writer.bytes
  }

  /// Reads what `stored` wrote; nil for other bytes.
  package init?(stored: ArraySlice<UInt8>) {
    var reader = ByteReader(stored)
    guard let plugins: [PluginDescription] = try? reader.list(), reader.isAtEnd else { return nil }
    self = plugins
  }
}
