import TestSupport
import Testing

@testable import HostMessages

struct CountedLinesTests {
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
    text.withUnsafeBytes { bytes in
      let counted = CountedLines(of: bytes).sorted
      #expect(counted.map { Array($0.line) } == expected.map(\.key))
      #expect(counted.map(\.count) == expected.map(\.value))
    }
  }
}
