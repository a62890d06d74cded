import Testing

@testable import Answering

/// The forms that a word of a question is looked for in.
struct InflectionTests {
  @Test(arguments: [
    ("queries", ["queries", "query", "queri", "querie"]), ("flies", ["flies", "fli", "flie"]),
    ("ties", ["ties", "tie"]),
    ("bars", ["bars", "bar"]), ("gas", ["gas"]), ("glass", ["glass"]),
    ("hopping", ["hopping", "hopp", "hoppe", "hop"]),
    ("loading", ["loading", "load", "loade"]), ("moving", ["moving"]), ("tapped", ["tapped", "tapp", "tappe", "tap"]),
    ("timed", ["timed"]), ("list", ["list"]), ("", [""]),
  ])
  func variants(word: String, expected: [String]) { #expect(Inflection.variants(of: word) == expected) }
}
