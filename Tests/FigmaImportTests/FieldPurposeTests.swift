import Testing

@testable import FigmaImport

/// What the words in and above a field are.
@Suite struct FieldPurposeTests {
  @Test(
    arguments: [
      ("Email?", "", "", nil), ("Mail search", "", "", "searchText"), ("", "name@a.b", "", "email"),
      ("name@a.b", "", "", nil), ("", "na me@a.b", "", nil), ("", "a@b", "", nil), ("", "@a.b", "", nil),
      ("", "+7 928 555", "", "phone"), ("", "+7 928 55", "", nil), ("", "7 928 555", "", nil),
      ("", "+7 928 555x", "", nil),
      ("", "••••", "", "password"), ("", "•••a", "", nil), ("New password", "", "", "newPassword"),
      ("Re-enter password", "", "", "repeatedPassword"), ("", "", "Phone field", "phone"),
    ] as [(String, String, String, String?)])
  func aPurposeGivesAName(label: String, prompt: String, layer: String, name: String?) {
    #expect(FieldPurpose(label: label, prompt: prompt, layer: layer)?.name == name)
  }

  @Test(arguments: [
    ("a@b.c", true), ("a@b", false), ("•••", false), ("••••", true), ("Enter a code", true), ("Enter", false),
    ("Type a b c d e", true), ("Type a b c d e f", false), ("Your code", false), ("+1 (2) 3-4", true),
    ("+1 2 3 x", false),
    ("1234", false), ("DD/MM/YYYY", true), ("MM.DD.YY", true), ("DD/MM", false), ("DD/MM/YYYYY", false),
    ("DD/MM/YX", false), ("DD/DD/YY", false),
  ])
  func whatIsEntered(words: String, isEntry: Bool) { #expect(FieldPurpose.isEntry(words) == isEntry) }

  @Test(arguments: [
    ("Email", true), ("Your email here now", true), ("Your email here now too", false), ("Email?", false),
    ("Greeting", false),
  ])
  func aFewWordsAreALabel(words: String, isLabel: Bool) { #expect(FieldPurpose.isLabel(words) == isLabel) }

  /// A value is as strong as other words, and more than a form to fill in.
  @Test(
    arguments: [
      ("Ann", "#111111", "Name", true), ("Ann", "#111111", "", false), ("Name", "#111111", "Name", false),
      ("12", "#111111", "", true), ("00", "#111111", "Code", false), ("Ann…", "#111111", "Name", false),
      ("Ann...", "#111111", "Name", false), ("***", "#111111", "Name", false), ("Ann", nil, "Name", false),
      ("Ann", "#4c4c4c", "Name", true), ("Ann", "#4d4d4d", "Name", false), ("Ann", "#d8d8d8", "Name", false),
      ("Ann", "#d9d9d9", "Name", true), ("Ann", "#111111e5", "Name", true), ("Ann", "#111111e4", "Name", false),
      ("a@b.c", "#111111", "", true),
    ] as [(String, String?, String, Bool)])
  func aValueIsStrongerThanAPrompt(words: String, ink: String?, label: String, isValue: Bool) {
    #expect(FieldPurpose.isValue(words, ink: ink.flatMap { HexColor($0) }, label: label) == isValue)
  }

  @Test(arguments: [
    ("Add to cart", true), ("Add one to my list", false), ("Don't know", false), ("Forgot your password", true),
    ("", false),
    ("Words", false),
  ])
  func wordsOfButtons(text: String, areActions: Bool) { #expect(ActionWords.are(text) == areActions) }
}
