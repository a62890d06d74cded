import HostMessages
import POSIXSupport

/// The name of a file's contents under the path that plugins see: its SHA-256, in flat memory.
struct ContentDigest: Hashable, Comparable, Sendable {
  /// How many bytes it is kept as.
  static let size = 32

  private let words: SIMD4<UInt64>

  init(of bytes: [UInt8], shownAs path: String) {
    var hash = SHA256()
    hash.update(path + "\u{0}")
    hash.update(bytes)
    words = hash.digest().withUnsafeBytes { $0.loadUnaligned(as: SIMD4<UInt64>.self) }
  }

  /// The name of the same contents where plugins are told more.
  func with(_ settings: [HostConfiguration.Setting]) -> ContentDigest {
    settings.isEmpty ? self : ContentDigest(of: stored, shownAs: settings.text)
  }

  /// Those that were stored one after the other; nil where `bytes` ends within one.
  static func all(in bytes: ArraySlice<UInt8>) -> [ContentDigest]? {
    guard bytes.count % size == 0 else { return nil }
    return [ContentDigest](unsafeUninitializedCapacity: bytes.count / size) { buffer, count in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
      count = bytes.count / size
    }
  }

  var stored: [UInt8] { withUnsafeBytes(of: words) { Array($0) } }

  /// Some order, so that the same digests are always written in the same one.
  static func < (left: ContentDigest, right: ContentDigest) -> Bool {
    let place = left.words.indices.first { left.words[$0] != right.words[$0] }
    return place.map { left.words[$0] < right.words[$0] } ?? false
  }
}
