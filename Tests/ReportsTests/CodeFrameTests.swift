import TestSupport
import Testing

@testable import Reports

/// Lines of code with their marks, at all widths that change something.
@Suite struct CodeFrameTests {
  private static let lines: [(code: String, places: [Range<Int>])] = [
    ("", [0..<0, 3..<5]), ("old", [0..<3, 1..<1, 3..<3, 2..<9]), ("    b.old()  ", [6..<9, 0..<1, 12..<13]),
    ("\tlet a = \"a long text that is cut\"; old(a)", [37..<40, 0..<44, 9..<35]),
    ("/* 日本語の長いコメント */ old + 1", [39..<42, 3..<12]), ("let x = 1\r", [8..<9, 9..<10]),
    ("é\u{1b}[31m", [2..<3, 0..<2]),
  ]

  @Test func frames() {
    var text = ""
    for (code, places) in Self.lines {
      for place in places {
        text += "== \(code.unicodeScalars.map { $0.value < 0x20 ? "·" : String($0) }.joined()) \(place)\n"
        for width in [1, 8, 9, 12, 23, 24, 25, 30, 60] {
          let frame = CodeFrame(Array(code.utf8), from: place.lowerBound, to: place.upperBound, within: width)
          text += "\(width):\n\(frame.code)|\n\(frame.mark)|\n"
        }
      }
    }
    expectGolden(text, "frames.txt")
  }

  /// Of a line with very many letters the place is shown, whichever it is.
  @Test(arguments: [0, 1, 1_999, 2_000, 2_001, 5_000, 9_999])
  func longLines(place: Int) {
    let line = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000)
    var marked = line
    marked[place] = UInt8(ascii: "X")
    let frame = CodeFrame(marked, from: place, to: place + 1, within: 40)
    #expect(frame.mark.last == "^" && frame.mark.count { $0 == "^" } == 1)
    #expect(frame.code.count <= 40)
    #expect(Array(frame.code)[frame.mark.count - 1] == "X", "\(frame)")
  }
}
