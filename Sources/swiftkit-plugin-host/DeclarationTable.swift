import POSIXSupport
import SwiftKitABI

/// The table of `SWIFTKIT_API`: mapped when a plugin asks for it first, and never given back.
struct DeclarationTable {
  private var table: UnsafeMutablePointer<swiftkit_api>?
  private var isTried = false

  /// - Parameter file: where the text lies; nil for none.
  mutating func table(at file: String?) -> UnsafeRawPointer? {
    if !isTried, let file, let bytes = try? MappedFile.bytes(of: FilePath(file)) {
      table = .allocate(capacity: 1)
      table?.initialize(
        to: swiftkit_api(
          struct_size: UInt32(MemoryLayout<swiftkit_api>.size), reserved: 0,
          table: swiftkit_text(bytes: bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length: bytes.count)))
    }
    isTried = true
    return table.map { UnsafeRawPointer($0) }
  }
}
