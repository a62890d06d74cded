import ByteText
import TestSupport
import Testing

struct ByteSearchTests {
  @Test(arguments: [
    ("", "", 0), ("", "a", nil), ("abc", "", 0), ("abc", "abc", 0), ("abc", "c", 2), ("abc", "abcd", nil),
    ("aab", "ab", 1), ("a\u{0}b", "b", 2), ("né", "é", 1), ("0123456789abcdef", "f", 15), ("aaaaaaaaaaaaaab", "ab", 13),
    ("aaaaaaa", "b", nil), ("\u{1}\u{0}", "\u{0}", 1),
  ])
  func found(text: String, word: String, place: Int?) {
    #expect(Array(text.utf8).firstIndex(ofBytes: word) == place)
    #expect(Array(text.utf8).contains(bytesOf: word) == (place != nil))
    #expect(text.utf8.firstIndex(ofBytes: word) == place.map { text.utf8.index(text.utf8.startIndex, offsetBy: $0) })
    // Bytes that do not lie beside each other in memory.
    let scattered = text.utf8.lazy.map { $0 }
    #expect(scattered.contains(bytesOf: word) == (place != nil))
  }

  @Test(arguments: [
    ("View.swift", ".swift", true), (".swift", ".swift", true), ("swift", ".swift", false),
    (".swift.md", ".swift", false), ("Xswift", ".swift", false), (".swifT", ".swift", false), ("", "", true),
  ])
  func endsWith(text: String, ending: String, expected: Bool) {
    #expect(Array(text.utf8).ends(with: Array(ending.utf8)) == expected)
  }

  /// Bytes of all values, so that no bit of one is taken for that of its neighbour.
  @Test func findsWhatLookingEverywhereFinds() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2_000 {
      let values: [UInt8] = [0x60, 0x61, 0x62, 0x00, 0x01, 0x7f]
      func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in values.randomElement(using: &random) ?? 0 } }
      let text = bytes(.random(in: 0...40, using: &random)), word = bytes(.random(in: 1...4, using: &random))
      let place = text.indices.first { text[$0...].starts(with: word) }
      let start = Int.random(in: 0...text.count, using: &random),
        end = Int.random(in: start...text.count, using: &random)
      let found = text.withUnsafeBytes { $0.firstIndex(of: word[0], in: start..<end) }
      #expect(found == text[start..<end].firstIndex(of: word[0]), "\(text) \(word) \(start)..<\(end)")
      #expect(text.firstIndex(ofBytes: String(decoding: word, as: UTF8.self)) == place, "\(text) \(word)")
    }
  }
}
