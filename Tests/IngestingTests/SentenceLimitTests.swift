import RuleModel
import Testing

@testable import Ingesting

/// The limit that a sentence sets for a measure.
struct SentenceLimitTests {
  @Test(arguments: [
    ("Never exceed 0.4s animation duration", "0...0.4 s"), ("At most 3 fonts", "0...3 "),
    ("No more than 300ms", "0...300 ms"), ("Minimum 44pt targets", "44...inf pt"), ("At least 8-12pt", "12...inf pt"),
    ("At least 8\u{2013}12pt", "12...inf pt"), ("Maximum of about 3 sizes", "0...3 "), ("At most 2sec", "0...2 s"),
    ("At most 2seconds", "0...2 s"), ("At most 8points", "0...8 pt"), ("At most 50% tint", "0...50 %"),
    ("Never padding below 8pt", "8...inf pt"), ("Avoid more than 3 fonts", "0...3 "),
    ("Don't go above (12pt)", "0...12 pt"),
  ])
  func isRead(statement: String, expected: String) throws {
    let limit = try #require(Sentence(statement).limit())
    let (lower, upper) = (limit.range.lowerBound.shortText, limit.range.upperBound.shortText)
    #expect("\(lower)...\(upper) \(limit.unit)" == expected)
  }

  @Test(arguments: [
    "", "at", "Padding below 8pt is small", "More than 3 fonts are loud", "Maximum of about the 3 sizes",
    "That is the maximum", "Keep it calm \u{2014} at most 3 fonts", "At most a few", "Never use glass",
  ])
  func isNone(statement: String) { #expect(Sentence(statement).limit().map { $0.unit } == nil) }

  @Test func whatFollowsTheNumberIsKept() throws {
    #expect(try #require(Sentence("At most 3 font sizes").limit()).following == ["font", "sizes"])
  }
}
