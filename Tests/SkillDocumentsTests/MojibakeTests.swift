import RuleModel
import SkillDocuments
import Testing

struct MojibakeTests {
  /// Reads `text` as somebody did who took its UTF-8 for Windows-1252.
  private func damaged(_ text: String) -> String {
    let high: [UInt8: UInt32] = [
      0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020, 0x87: 0x2021, 0x88: 0x2C6,
      0x89: 0x2030, 0x8A: 0x160, 0x8B: 0x2039, 0x8C: 0x152, 0x8E: 0x17D, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C,
      0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014, 0x98: 0x2DC, 0x99: 0x2122, 0x9A: 0x161, 0x9B: 0x203A,
      0x9C: 0x153, 0x9E: 0x17E, 0x9F: 0x178,
    ]
    var result = String.UnicodeScalarView()
    for byte in text.utf8 { result.append(UnicodeScalar(high[byte] ?? UInt32(byte)) ?? "?") }
    return String(result)
  }

  @Test(arguments: [
    "an em dash \u{2014} here", "\u{1F4F1}", "caf\u{E9}", "\u{4E2D}\u{6587}", "a \u{2192} b",
    "\u{C1}\u{CD}\u{CF}\u{D0}\u{DD}",
  ])
  func isRepaired(text: String) {
    for times in 1...3 {
      let wrong = (0..<times).reduce(text) { text, _ in damaged(text) }
      let rules = document("Line one.\n\n\(wrong)\n").rules
      #expect(rules.last?.statement == text, "\(times) times")
      #expect(document(wrong).problems.count == 1)
      #expect(document(wrong).problems.first?.kind == .mojibake)
    }
  }

  @Test(arguments: [
    "\u{C3}", "S\u{C3}O PAULO", "na\u{EF}ve r\u{E9}sum\u{E9}", "44\u{D7}44 \u{2260} \u{2264}",
    "\u{2014} \u{2013} \u{201C}q\u{201D}",
    "Gr\u{F6}\u{DF}e \u{20AC}5", "\u{1F600}\u{1F4F1}", "\u{E2}\u{20AC}",
  ])
  func correctTextIsLeftAlone(text: String) {
    let sample = document(text)
    #expect(sample.problems.isEmpty)
    #expect(sample.rules.allSatisfy { $0.statement == text })
  }

  @Test func otherLinesKeepTheirPlace() {
    let sample = document("- Never a\n- Never b \u{E2}\u{20AC}\u{201D} c\n- Never d\n")
    #expect(sample.rules.map(\.lines.first) == [1, 2, 3])
    #expect(sample.rules[1].statement == "Never b \u{2014} c")
    #expect(sample.problems.map(\.lines.first) == [2])
  }
}
