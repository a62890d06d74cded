import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct ThreeWayMergeTests {
  @Test(arguments: [
    ("a b c", "a b c", "a b c", "a b c"),
    ("a b c", "a x b c", "a b c", "a x b c"),
    ("a b c", "a b c", "a b c d", "a b c d"),
    ("a b c", "x b c", "a b y", "x b y"),
    ("a b c", "a c", "a b c d", "a c d"),
    ("a b c", "a x c", "a x c", "a x c"),
    ("", "a", "", "a"),
    ("a b c", "", "a b c", ""),
    ("a b a b", "a b x a b", "a b a b y", "a b x a b y"),
  ])
  func mergesWhatDoesNotTouch(base: String, ours: String, theirs: String, expected: String) {
    let merge = merge(base, ours, theirs)
    #expect(merge.conflicts == 0 && words(merge) == expected)
  }

  @Test(arguments: [
    ("a b c", "a x c", "a y c", "a <<<<<<< x ||||||| b ======= y >>>>>>> c"),
    ("", "a", "b", "<<<<<<< a ||||||| ======= b >>>>>>>"),
    ("a b", "a", "a c", "a <<<<<<< ||||||| b ======= c >>>>>>>"),
  ])
  func showsBothWhereBothChanged(base: String, ours: String, theirs: String, expected: String) {
    let merge = merge(base, ours, theirs)
    #expect(merge.conflicts == 1 && words(merge) == expected)
  }

  @Test func aMissingLineFeedJoinsNothing() {
    let merge = ThreeWayMerge(base: Array("a".utf8), ours: Array("b".utf8), theirs: Array("c".utf8))
    let text = String(decoding: merge.bytes, as: UTF8.self)
    #expect(text == "<<<<<<< yours\nb\n||||||| generated before\na\n=======\nc\n>>>>>>> generated now\n")
  }

  @Test func spellingsOfALetterAreNotMixedUp() {
    let composed = Array("\u{E9}\n".utf8), decomposed = Array("e\u{301}\n".utf8)
    #expect(ThreeWayMerge(base: composed, ours: decomposed, theirs: composed).bytes == decomposed)
  }

  /// The laws of a merge, on random texts: one side alone wins, equal sides agree, and no line of either side is lost.
  @Test func laws() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2_000 {
      let base = text(&random, Array("abcd"))
      let ours = edited(base, &random, Array("ABCD")), theirs = edited(base, &random, Array("1234"))
      #expect(ThreeWayMerge(base: base, ours: ours, theirs: base).bytes == ours)
      #expect(ThreeWayMerge(base: base, ours: base, theirs: theirs).bytes == theirs)
      #expect(ThreeWayMerge(base: base, ours: ours, theirs: ours).bytes == ours)
      let merged = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
      for byte in Array("ABCD".utf8) { #expect(count(byte, merged.bytes) >= count(byte, ours)) }
      for byte in Array("1234".utf8) { #expect(count(byte, merged.bytes) >= count(byte, theirs)) }
    }
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) -> ThreeWayMerge {
    ThreeWayMerge(base: lines(base), ours: lines(ours), theirs: lines(theirs))
  }

  private func lines(_ words: String) -> [UInt8] { words.split(separator: " ").flatMap { Array("\($0)\n".utf8) } }

  /// The lines in one row, markers without their labels.
  private func words(_ merge: ThreeWayMerge) -> String {
    String(decoding: merge.bytes, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }.joined(separator: " ")
  }

  private func count(_ byte: UInt8, _ bytes: [UInt8]) -> Int {
    bytes.split(separator: UInt8(ascii: "\n")).count { $0.elementsEqual([byte]) }
  }

  private func text(_ random: inout SeededRandom, _ alphabet: [Character]) -> [UInt8] {
    (0..<Int.random(in: 0..<12, using: &random)).flatMap { _ in
      Array("\(alphabet.randomElement(using: &random) ?? "a")\n".utf8)
    }
  }

  private func edited(_ base: [UInt8], _ random: inout SeededRandom, _ alphabet: [Character]) -> [UInt8] {
    var lines = base.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let place = Int.random(in: 0...lines.count, using: &random)
      if Bool.random(using: &random), place < lines.count {
        lines.remove(at: place)
      } else {
        lines.insert(Array("\(alphabet.randomElement(using: &random) ?? "A")".utf8), at: place)
      }
    }
    return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
