import TestSupport
import Testing

@testable import HostMessages

struct FactLinesTests {
  private static func text(_ random: inout SeededRandom, lines count: Int) -> ArraySlice<UInt8> {
    let subjects = ["A", "A.B", "B", "View", "Ä", "aVeryLongNameOfAType", "aVeryLongNameOfAnother"]
    return Array(
      (0..<count).map { _ in
        let letter = "ACEFGJLMNOPQ".randomElement(using: &random) ?? "A"
        let subject = subjects.randomElement(using: &random) ?? ""
        let object = Bool.random(using: &random) ? "\t" + (subjects.randomElement(using: &random) ?? "") : ""
        // A type that is inside of another is declared, too.
        return (letter == "O" ? "A\(subject)\n" : "") + "\(letter)\(subject)\(object)\n"
      }.joined().utf8)[...]
  }

  /// What `SourceFacts` makes of lines, said in a few words.
  private static func joined(_ texts: [ArraySlice<UInt8>]) -> String {
    let all = texts.flatMap { $0.split(separator: 10).map { Array($0) } }
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    func subject(_ line: [UInt8]) -> [UInt8] { Array(line.dropFirst().prefix { $0 != 9 }) }
    func places(_ letter: Unicode.Scalar, _ name: [UInt8]) -> Int {
      all.count { $0.first == UInt8(ascii: letter) && subject($0) == name }
    }
    let repeated = Set(all.filter { $0.first == UInt8(ascii: "A") }.map(subject)).filter { places("A", $0) > 1 }
    let kept =
      counts.filter { line, count in
        switch line.first {
        case UInt8(ascii: "O"): places("A", subject(line)) == places("O", subject(line))
        case UInt8(ascii: "L"), UInt8(ascii: "P"): count >= 3
        default: true
        }
      }.keys + repeated.map { [UInt8(ascii: "B")] + $0 }
    return kept.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// Whatever the lines are, each is counted, and they come in the order of their bytes.
  @Test(arguments: 0..<20) func everyLineIsCounted(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let letters: [UInt8] = [0, 9, 65, 66, 255]
    let lines = (0..<3_000).map { _ in
      (0..<Int.random(in: 0..<20, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
    }
    let counts = Dictionary(lines.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    let expected = counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    // The last line may have no end.
    let text = Array(lines.joined(separator: [10])) + (seed % 2 == 0 ? [10] : [])
    let facts = FactLines(of: [text[...]])
    facts.lines.withLines { lines in
      #expect((0..<lines.count).map { Array(lines[$0]) } == expected.map(\.key))
    }
    #expect(facts.counts == expected.map(\.value))
    #expect(FactLines(stored: facts.stored[...]) == facts)
  }

  /// Files that are read, kept, changed, left out and put together by numbers say what their texts say.
  @Test(arguments: 0..<60) func numbersSayWhatTextsSay(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func texts(_ most: Int) -> [ArraySlice<UInt8>] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        Self.text(&random, lines: Int.random(in: 0..<12, using: &random))
      }
    }
    let (old, new, other) = (texts(30), texts(seed % 3 == 0 ? 30 : 3), texts(5))
    let known = try #require(FactLines(stored: FactLines(of: old).stored[...]))
    #expect(known == FactLines(of: old))
    let places = (0..<(old.count + new.count)).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      .shuffled(using: &random)
    let expected = places.map { (old + new)[$0] }
    let picked = known.joined(with: FactLines(of: new)).picking(places)
    #expect(picked == FactLines(of: expected))
    #expect(FactLines(stored: picked.stored[...]) == picked)
    let leftOut = Set(expected.indices.filter { _ in Bool.random(using: &random) })
    let rest = expected.indices.filter { !leftOut.contains($0) }.map { expected[$0] }
    let all = picked.leavingOut(leftOut).joined(with: FactLines(of: other))
    #expect(all == FactLines(of: rest + other))
    #expect(SourceFacts(all) == SourceFacts(joining: rest + other))
    #expect(String(decoding: SourceFacts(all).bytes, as: UTF8.self) == Self.joined(rest + other))
  }

  @Test func linesThatNobodyWantsGo() {
    let texts = ["Ax\nBx\n", "", "Cx\nAx\nAy\n", "Bx\n"].map { Array($0.utf8)[...] }
    var asked: [String] = []
    let kept = FactLines(of: texts).keepingLines { line in
      asked.append(String(decoding: line, as: UTF8.self))
      return line.first == UInt8(ascii: "A")
    }
    #expect(kept == FactLines(of: ["Ax\n", "", "Ax\nAy\n", ""].map { Array($0.utf8)[...] }))
    #expect(asked == ["Ax", "Ay", "Bx", "Cx"])
  }

  private static func stored(_ ends: [UInt32], _ numbers: [UInt32], _ text: String, counts: [Int]? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    for count in counts ?? [ends.count, numbers.count] { withUnsafeBytes(of: Int64(count)) { bytes += $0 } }
    for number in ends + numbers { withUnsafeBytes(of: number) { bytes += $0 } }
    return bytes + Array(text.utf8)
  }

  @Test func whatIsStoredIsRead() {
    let facts = FactLines(of: ["Ab\nA\n", "", "A\n"].map { Array($0.utf8)[...] })
    #expect(facts.stored == Self.stored([2, 2, 3], [1, 0, 0], "A\nAb\n"))
    #expect(FactLines(stored: Self.stored([2, 2, 3], [1, 0, 0], "A\nAb\n")[...]) == facts)
    #expect(FactLines(stored: FactLines().stored[...]) == FactLines())
  }

  /// Whoever writes the file, nothing in it leads out of what was read.
  @Test(arguments: [
    stored([2], [0, 2], "A\nB\n"), stored([2], [0, .max], "A\nB\n"),
    stored([3], [0, 1], "A\nB\n"), stored([1], [0, 1], "A\nB\n"), stored([2, 1], [0, 1], "A\nB\n"),
    stored([.max, 2], [0, 1], "A\nB\n"), stored([], [0, 1], "A\nB\n"),
    stored([2], [0, 1], "B\nA\n"), stored([2], [0, 1], "A\nA\n"), stored([2], [0, 1], "AB\nA\n"),
    stored([2], [0, 1], "\nA\n"), stored([2], [0, 1], "A\n\n"), stored([2], [0, 1], "A\nB"),
    stored([1], [0], "A\nB\n"), stored([2], [0, 0], ""), stored([0], [], "A\n"),
    stored([2], [0, 1], "A\nB\n", counts: [-1, 2]), stored([2], [0, 1], "A\nB\n", counts: [1, -2]),
    stored([2], [0, 1], "A\nB\n", counts: [1 << 61, 1 << 62]), stored([2], [0, 1], "A\nB\n", counts: [1, .max]),
    stored([2], [0, 1], "A\nB\n", counts: [.min, .min]), stored([2], [0, 1], "A\nB\n", counts: [0, 3]), [], [1],
  ]) func whatCannotBeIsNone(bytes: [UInt8]) {
    #expect(FactLines(stored: bytes[...]) == nil)
  }

  @Test func whatIsCutOffIsNone() {
    let bytes = FactLines(of: ["Ab\nA\n", "B\n", "A\n"].map { Array($0.utf8)[...] }).stored
    for count in bytes.indices { #expect(FactLines(stored: bytes.prefix(count)) == nil, "the first \(count)") }
  }
}
