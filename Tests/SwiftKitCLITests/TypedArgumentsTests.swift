import Testing

@testable import SwiftKitCLI

/// Words of a call that become values, or are refused.
@Suite struct TypedArgumentsTests {
  @Test(
    arguments: [
      ("1", 1), ("17", 17), ("99", 99), ("17.4", 17.4), ("17.10", 17.1), ("17.4.1", 17.4), ("1.0", 1), ("0", nil),
      ("0.9", nil), ("100", nil), ("17.", nil), (".1", nil), ("17.4.1.0", nil), ("17.100", nil), ("a", nil), ("", nil),
      ("-1", nil), ("1e1", nil),
    ] as [(String, Double?)])
  func versions(text: String, number: Double?) { #expect(PlatformVersion(argument: text)?.number == number) }

  @Test(
    arguments: [
      ("why", "why"), (" a \t b ", "a b"), ("", nil), (" \t", nil), ("a\u{1b}b", nil), ("a\u{200b}b", nil),
      ("a\nb", nil),
      ("a\u{2028}b", nil), ("größer", "größer"),
    ] as [(String, String?)])
  func reasons(text: String, reason: String?) { #expect(SuppressionReason(argument: text)?.text == reason) }

  @Test(arguments: [
    (["check", "--json"], true), (["check"], false), (["--", "--json"], false), (["--format", "json"], true),
    (["--format=json"], true), (["--format", "text"], false), (["json", "--format"], false), (["a", "json"], false),
    (["--format", "--", "json"], false), ([], false),
  ])
  func callsThatAskForJSON(words: [String], expected: Bool) { #expect(CommandContext.asksForJSON(words) == expected) }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1_000, "1.0 KB"), (1_099, "1.0 KB"), (1_100, "1.1 KB"), (999_999, "999.9 KB"),
    (1_000_000, "1.0 MB"), (1_500_000_000, "1.5 GB"), (2_000_000_000_000, "2.0 TB"),
    (1_500_000_000_000_000, "1500.0 TB"),
  ])
  func sizes(bytes: Int, expected: String) { #expect(CacheText.size(bytes) == expected) }

  @Test(arguments: [
    ("::error a", #"\u{3a}:error a"#), (":::", #"\u{3a}::"#), (" ::b", #" \u{3a}:b"#), ("é ::b", #"é \u{3a}:b"#),
    ("a\n::b", "a\n" + #"\u{3a}:b"#), ("a::b", "a::b"), ("a ::b", "a ::b"), (":b:", ":b:"),
    ("##[error]", #"\u{23}#[error]"#), ("a##vso[b]", #"a\u{23}#vso[b]"#), ("## [a]", "## [a]"), ("##", "##"),
    ("#[a]", "#[a]"), ("", ""),
  ])
  func ordersToAServer(text: String, expected: String) { #expect(LogOrders.disarmed(text) == expected) }
}
