import Testing

@testable import RuleIndex

/// Words of texts, and the words that names are made of.
struct NamePartsTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("tab bar", ["tab", "bar"]), ("a-b_c", ["a", "b", "c"]), ("½ a", ["½", "a"]),
      ("नमस्ते 𝐀b", ["नमस्ते", "𝐀b"]), ("é—ü", ["é", "ü"]), ("🎈a🎈", ["a"]),
    ] as [(String, [String])])
  func wordsOfATextAreFound(text: String, words: [String]) {
    #expect(NameParts.words(in: text).map { String($0) } == words)
  }

  /// Names stand one behind the other; what is one word has no parts.
  @Test(arguments: [
    (["glassEffectID"], "glass effect id"), (["URLSession", "Bars", "UIKit"], "url session ui kit"),
    (["i2", "a"], "i 2"), (["plain"], ""), ([], ""),
  ])
  func partsOfNamesAreJoined(names: [String], expected: String) {
    var parts: [UInt8] = []
    for name in names { Array(name.utf8).withUnsafeBufferPointer { NameParts.append(partsOf: $0, to: &parts) } }
    #expect(String(decoding: parts, as: UTF8.self) == expected)
  }
}
