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
    ("Never below 8 pt", "8...inf pt"), ("Never below 8 points, unless in badges", "8...inf pt"),
    ("Avoid animations longer than 0.4 seconds.", "0...0.4 s"), ("At most 2 sec", "0...2 s"),
    ("No more than (0.4 s)", "0...0.4 s"), ("At least 8-12 pt", "12...inf pt"), ("At least 2 lines", "2...inf "),
    ("At most 3 or more", "0...3 "), ("At least 44 by 44 points", "44...inf "), ("At most 2 points-of-sale", "0...2 "),
    ("At most 3", "0...3 "),
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

  @Test(arguments: [
    ("At most 3 font sizes", ["font", "sizes"]), ("At most 8pt padding", ["padding"]),
    ("At most 8 pt padding", ["padding"]),
  ])
  func whatFollowsTheNumberIsKept(statement: String, following: [String]) throws {
    #expect(try Array(#require(Sentence(statement).limit()).following) == following)
  }

  @Test(arguments: [
    ("Avoid padding below 8 points, other than 4.", true), ("Never below 8pt except 4", true),
    ("Never below 8pt, except for 4pt", true), ("Never below 8pt except in badges", false),
    ("Use other than", false), ("Never below 8pt", false),
  ])
  func exceptionsAreSeen(statement: String, exceptsValues: Bool) {
    #expect(Sentence(statement).exceptsValues == exceptsValues)
  }
}
