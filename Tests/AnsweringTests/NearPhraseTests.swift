import Testing

@testable import Answering

/// What tells that a text is about something: words near each other, in one order and in any form.
@Suite struct NearPhraseTests {
  @Test(arguments: [
    ("pull to refresh", "Pulling the list down to refresh it.", false),
    ("pull to refresh", "A pull to refresh it.", true),
    ("pull to refresh", "Refresh after a pull to the end.", false),
    ("pull refresh", "They pull to refresh.", true), ("pull refresh", "They pulled down to refresh.", false),
    ("second tap", "Second from the tap.", false),
    ("pull refresh", "They pulled down to the very end to refresh.", false),
    ("next|last page", "the last pages", true), ("next|last page", "the first page", false),
    ("=books a", "who books a table", true), ("=books a", "who booked a table", false),
    ("next cursor", "let nextCursor: String?", true), ("swiftdata", "Kept with SwiftData.", true),
    ("swift data", "Kept with SwiftData.", true), ("ipads", "Rows on an iPad.", true),
    ("ipad", "A pad of paper.", false),
    ("ios 16", "From iOS 16 on.", true),
    ("sign in", "It works with no sign in.", false), ("login", "No account or login, please.", false),
    ("uicollectionview", "No UICollectionView here.", false), ("uicollectionview", "Our UICollectionView.", true),
    ("login", "An account or login.", true), ("no network", "There is no network.", true), ("", "any", false),
  ])
  func stands(phrase: String, text: String, isSaid: Bool) {
    #expect(NearPhrase(phrase).stands(in: PlainWord.words(of: text)) == isSaid)
  }
}
