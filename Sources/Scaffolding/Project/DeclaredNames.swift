import ByteText
import FileMemory
import POSIXSupport

/// The types that a Swift file declares at its top level, those that it extends, and its names for parts of a design.
struct DeclaredNames: StoredValue {
  let declared: [String]
  let extended: [String]
  let design: [DesignName]

  init(in source: [UInt8]) {
    (declared, extended) = DeclarationScanner.types(in: source)
    design = DesignNameReader.names(in: source)
  }

  init?(stored: ArraySlice<UInt8>) {
    let lines = stored.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 2 else { return nil }
    let names = lines.prefix(2).map { line in
      line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
    (declared, extended) = (names[0], names[1])
    design = lines.dropFirst(2).compactMap { DesignName(stored: Substring(decoding: $0, as: UTF8.self)) }
  }

  var stored: [UInt8] {
    let lines = [declared.joined(separator: " "), extended.joined(separator: " ")] + design.map(\.stored)
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Where the names in the files of `scope` of a project are kept from one run to the next.
  static func memory(in folder: FilePath, root: FilePath, scope: String) -> FileMemory<DeclaredNames> {
    var key = FNV1a()
    for byte in "\(root.string)\0\(scope)".utf8 { key.combine(byte) }
    return FileMemory(
      at: folder.appending("declared-\(key.value.hexadecimal(digits: 16)).cache"),
      sign: Array("swiftkit declared 3\n".utf8))
  }
}
