import RuleModel
import Testing

// Issue "Nothing lost, nothing let in, nothing pretended": foreign words steered the terminal and forged lines.
@Suite struct ForeignTextTests {
  @Test(arguments: [
    ("Sources/Home/HomeView.swift", "Sources/Home/HomeView.swift"),
    ("b\u{1b}]52;c;ZXZpbA==\u{7}.swift", #"b\u{1b}]52;c;ZXZpbA==\u{7}.swift"#),
    ("a\n::error file=x::pwn.swift", #"a\n::error file=x::pwn.swift"#),
    ("a\r\nb\tc", #"a\r\nb\tc"#),
    ("c\u{202e} tfiws.swift", #"c\u{202e} tfiws.swift"#),
    ("\u{2066}\u{2069}\u{200e}\u{61c}", #"\u{2066}\u{2069}\u{200e}\u{61c}"#),
    ("x\u{9b}31m\u{85}\u{7f}\u{0}", #"x\u{9b}31m\u{85}\u{7f}\u{0}"#),
    ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
    ("\u{feff}a\u{200b}\u{ad}\u{e0041}\u{1d173}", #"\u{feff}a\u{200b}\u{ad}\u{e0041}\u{1d173}"#),
    ("Überblick – „so“ … 日本語 👩‍👩‍👧 ✓ नमस्ते نص", "Überblick – „so“ … 日本語 👩‍👩‍👧 ✓ नमस्ते نص"),
    ("", ""),
  ])
  func oneLine(text: String, shown: String) { #expect(ForeignText.line(text) == shown) }

  @Test(arguments: [
    ("a\n\tb\n", "a\n\tb\n"), ("a\r\nb\rc\n\rd", "a\nb\nc\n\nd"), ("a\u{1b}[2J\nb", "a\\u{1b}[2J\nb"),
    ("a\u{2028}b", #"a\u{2028}b"#),
  ])
  func severalLines(text: String, shown: String) { #expect(ForeignText.lines(text) == shown) }

  @Test(arguments: [
    ("\u{1b}[1mbold\u{1b}[0m\u{1b}[2Jx\u{1b}", true, "\u{1b}[1mbold\u{1b}[0m\\u{1b}[2Jx\\u{1b}"),
    ("\u{1b}[8mhidden\u{1b}[31;8m", true, #"\u{1b}[8mhidden\u{1b}[31;8m"#),
    ("\u{1b}[1mbold", false, #"\u{1b}[1mbold"#),
  ])
  func colours(text: String, isColoured: Bool, shown: String) {
    #expect(ForeignText.output(text, isColoured: isColoured) == shown)
  }

  /// The quick look by bytes passes nothing that the slow look by scalars would not.
  @Test func quickLookMissesNothing() {
    for value in UInt32(0)...0xFFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let hidden =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
      if hidden {
        #expect(ForeignText.line("a\(String(Character(scalar)))b").utf8.allSatisfy { (0x20..<0x7F).contains($0) })
      }
    }
  }
}
