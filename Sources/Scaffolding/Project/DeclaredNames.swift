import ByteText
import FileMemory
import POSIXSupport

/// The types that a Swift file declares at its top level, those that it extends, and its names for parts of a design.
struct DeclaredNames: StoredValue, Equatable {
  /// Two lines of types, then a line for each name of a design; of a whole file of them, each is a part.
  private let bytes: ArraySlice<UInt8>
  /// Where the first and the second line end.
  private let ends: (declared: Int, extended: Int)

  init(in source: [UInt8]) {
    let (declared, extended) = DeclarationScanner.types(in: source)
    let design = DesignNameReader.names(in: source).map(\.stored)
    let lines = [declared.joined(separator: " "), extended.joined(separator: " ")] + design
    bytes = Array(lines.joined(separator: "\n").utf8)[...]
    ends = DeclaredNames.ends(in: bytes) ?? (bytes.endIndex, bytes.endIndex)
  }

  init?(stored: ArraySlice<UInt8>) {
    guard let ends = DeclaredNames.ends(in: stored) else { return nil }
    (bytes, self.ends) = (stored, ends)
  }

  var stored: [UInt8] { Array(bytes) }

  /// Its names of colours and lengths.
  var design: [DesignName] {
    guard ends.extended < bytes.endIndex else { return [] }
    return bytes[(ends.extended + 1)...].split(separator: DeclaredNames.newline).compactMap {
      DesignName(stored: Substring(decoding: $0, as: UTF8.self))
    }
  }

  /// Calls `body` with each type that is declared, and with each that is extended.
  func forEachType(_ body: (_ name: UnsafeRawBufferPointer, _ isExtension: Bool) -> Void) {
    bytes.withUnsafeBytes { bytes in
      let (first, second) = (ends.declared - self.bytes.startIndex, ends.extended - self.bytes.startIndex)
      var start = 0
      for place in 0...second where place == second || bytes[place] <= UInt8(ascii: " ") {
        if place > start { body(UnsafeRawBufferPointer(rebasing: bytes[start..<place]), start > first) }
        start = place + 1
      }
    }
  }

  /// Whether `name` is one of the types that are declared, or of those that are extended.
  func has(_ name: String, asExtension: Bool) -> Bool {
    var isFound = false
    forEachType { type, isExtension in
      if isExtension == asExtension, type.elementsEqual(name.utf8) { isFound = true }
    }
    return isFound
  }

  static func == (left: DeclaredNames, right: DeclaredNames) -> Bool { left.bytes == right.bytes }

  private static let newline = UInt8(ascii: "\n")

  private static func ends(in bytes: ArraySlice<UInt8>) -> (declared: Int, extended: Int)? {
    guard let first = bytes.firstIndex(of: newline) else { return nil }
    return (first, bytes[(first + 1)...].firstIndex(of: newline) ?? bytes.endIndex)
  }
}
