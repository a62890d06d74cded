import HostMessages
import Testing

@Suite struct CleanTextTests {
  @Test(arguments: [
    ("a plain line", "a plain line"), ("", ""), ("two\nlines\r\nand more", "two lines and more"),
    ("\u{1b}[2J\u{1b}]52;c;AA\u{7}red", "[2J ]52;c;AA red"), ("a\u{202e}b\u{2066}c\u{200f}d", "a b c d"),
    ("a  b", "a b"), (" a", "a"), ("a ", "a"), ("a\u{7f}b", "a b"), ("~ !", "~ !"),
    ("\u{9b}31m\u{85}x\u{2028}y", "31m x y"), ("ü 名前 👩‍👩‍👧", "ü 名前 👩‍👩‍👧"),
  ])
  func oneLine(text: String, expected: String) {
    #expect(text.oneCleanLine == expected)
    #expect(!expected.holdsSteering)
  }

  /// White space may be much and characters rare; only what turns the direction or controls something steers.
  @Test(arguments: [
    ("", false), ("a  b", false), (" a ", false), ("é", false), ("\u{200b}", false), ("\u{200d}", false),
    ("\u{200e}", true), ("\u{200f}", true), ("\u{2010}", false), ("\u{2029}", true), ("\u{202a}", true),
    ("\u{202e}", true), ("\u{2060}", false), ("\u{2066}", true), ("\u{2069}", true), ("\u{206a}", false),
    ("\u{61c}", true), ("a\u{7f}", true), ("a\tb", true),
  ])
  func steering(text: String, isHeld: Bool) { #expect(text.holdsSteering == isHeld) }

  @Test(arguments: [
    ("a", true), ("a-2", true), ("0", true), ("", false), ("-", false), ("-a", false), ("a-", false), ("A", false),
    ("a_b", false), ("a b", false), ("ä", false), (String(repeating: "a", count: 64), true),
    (String(repeating: "a", count: 65), false),
  ])
  func namesOfPlugins(text: String, isOne: Bool) { #expect(text.isPluginName == isOne) }

  @Test func cutting() {
    #expect("abc".cut(toBytes: 3) == "abc" && "abcd".cut(toBytes: 3) == "abc" && "aüü".cut(toBytes: 4) == "aü")
  }

  @Test func code() {
    #expect("a {\n  b\u{1b}c\n}".cleanCode == "a {\n  b c\n}")
    #expect("a\n\n    b\n".cleanCode == "a\n\n    b\n")
  }
}
