import SwiftSourceModel
import TestSupport
import Testing

@Suite struct ModelFuzzTests {
  @Test(arguments: ShapeSample.all)
  func invariantsHold(_ sample: ShapeSample) {
    expectInvariants(Array(sample.source.utf8))
  }

  @Test func invariantsHoldUnderMutation() {
    var random = SeededRandom(seed: 7)
    let seeds = ShapeSample.all.map { Array($0.source.utf8) }
    for _ in 0..<1500 {
      guard var source = seeds.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&source, from: seeds, using: &random) }
      expectInvariants(source)
    }
  }

  @Test(
    arguments: [
      [], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0x61], [0], [0xFF, 0xFE], Array("a\0b.c\0".utf8),
      Array("\r\n//x\r\n".utf8),
      Array("/*".utf8), Array("\"\\(".utf8), Array("#if".utf8), Array("a\n#if X\n.b".utf8),
      Array("`a`.`b`(`c`: `d`)".utf8),
    ] as [[UInt8]])
  func oddBytes(_ source: [UInt8]) {
    expectInvariants(source)
  }

  /// Deep and long inputs must neither overflow the stack nor take quadratic time.
  @Test(arguments: [
    ("a", ".b()", 20_000, ""), ("", "(", 5_000, ""), ("", "[", 8, "]"), ("x = ", "a + ", 5_000, "b"),
    ("x = ", "a ? b : ", 3_000, "c"), ("", "{ ", 3_000, "}"), ("let a: ", "A<", 200, "B"),
    ("", "if a {} else ", 400, "{}"),
    ("", "try ", 2_000, "f()"), ("", "#if A\n", 300, ""), ("x", "\n#if A\n.b", 300, ""), ("let a: A", "?", 5_000, ""),
    ("a", "(1)", 5_000, ""), ("", "!", 3_000, "a"), ("f", "{}", 3_000, ""),
  ])
  func deepInput(_ start: String, _ middle: String, _ count: Int, _ end: String) {
    expectInvariants(Array((start + String(repeating: middle, count: count) + end).utf8))
  }

  /// What a person can read is read whole, however the parser was built.
  @Test func nestingThatPeopleWrite() {
    let source = String(repeating: "Group { ", count: 100) + "Text(a)" + String(repeating: " }", count: 100)
    let dump = SourceModelDump(SourceModel(parsing: Array(source.utf8), path: "deep.swift")).description
    #expect(dump.contains("CALL Text"))
    #expect(!dump.contains("broken"))
  }

  private func mutate(_ source: inout [UInt8], from seeds: [[UInt8]], using random: inout SeededRandom) {
    let place = Int.random(in: 0...source.count, using: &random)
    let end = min(source.count, place + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: source.removeSubrange(place..<end)
    case 1: source.insert(contentsOf: source[place..<end], at: 0)
    case 2:
      let tokens = [
        "(", ")", "{", "}", "\"", ".", "#if A\n", "\n#endif\n", "/*", "//", "`", "?", "@", "case ", "\\(", "é",
      ]
      source.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
    case 3: source.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default:
      let other = seeds.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      source.insert(contentsOf: other[start..<min(other.count, start + 30)], at: place)
    }
  }
}
