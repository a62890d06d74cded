import Testing

@testable import SourceScanning

@Suite struct SourceScreenTests {
  /// Whether a check with these literals is run on `text`.
  private func wants(_ literals: [String], _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { SourceScreen([["something else"], literals]).passing($0).checks[1] }
  }

  @Test(arguments: [
    ("toolbar", "x.toolbar { }"), ("|View|", "struct A: View {"), ("|View|", "View"), ("View|", "FeedView()"),
    ("|View", "ViewModel"), ("|!", "a!"), ("a & b", "b, then a"), ("a & b & c", "cba"),
    ("|sheet| & |View|", "View.sheet("),
    ("||", "a || b"), ("|", "a | b"), ("|é", "é"), ("x", "x"), ("x", "zzzx"), ("a &", "a & b"),
    ("static let", "static let a"),
    ("|b|", "a b c"), ("&", "a & b"),
  ])
  func holds(literal: String, text: String) {
    #expect(wants([literal], text))
    #expect(wants(["never here", literal], text))
  }

  @Test(arguments: [
    ("toolbar", "tool bar"), ("|View|", "FeedView ViewModel View_ View1 éView"), ("View|", "Views"),
    ("|View", "FeedView"),
    ("|!", "!a, ) !b, a !"), ("a & b", "a"), ("a & b", "b"), ("|sheet| & |View|", "some View, sheets"), ("x", ""),
    ("|b|", "abc ab bc"), ("static let", "static  let"), ("||", "a | b"),
  ])
  func lacks(literal: String, text: String) {
    #expect(!wants([literal], text))
  }

  @Test func withoutLiteralsEveryFileWillDo() {
    #expect(wants([], ""))
  }

  @Test func remarksAreAReasonToParse() {
    let screen = SourceScreen([["toolbar"]])
    let passing = Array("// swiftkit:disable all".utf8).withUnsafeBytes { screen.passing($0) }
    #expect(passing.mayHoldRemarks && passing.isWanted && passing.checks == [false])
    #expect(!Array("let swiftkit = 1".utf8).withUnsafeBytes { screen.passing($0) }.isWanted)
  }

  /// Every answer of the search is that of looking at each place in turn.
  @Test func findsWhatLookingEverywhereFinds() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let letters = Array("ab_ !".utf8)
      func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in letters.randomElement(using: &random) ?? 0 } }
      let source = bytes(.random(in: 0...40, using: &random))
      let literals = (0..<5).map { _ -> Literal in
        // Long ones are hardly found unless they are of the text, whole or with one letter changed.
        var literal = bytes(.random(in: 0...5, using: &random))
        if Bool.random(using: &random) {
          let (one, other) = (
            Int.random(in: 0...source.count, using: &random), Int.random(in: 0...source.count, using: &random)
          )
          literal = Array(source[min(one, other)..<max(one, other)])
          if let place = literal.indices.randomElement(using: &random), Bool.random(using: &random) {
            literal[place] = 0x61
          }
        }
        return Literal(
          bytes: literal, isBoundedBefore: .random(using: &random), isBoundedAfter: .random(using: &random))
      }
      let found = source.withUnsafeBytes { LiteralSearch(literals).found(in: $0) }
      let wanted = source.withUnsafeBytes { source in
        literals.map { literal in
          literal.bytes.isEmpty || source.indices.contains { literal.stands(in: source, at: $0) }
        }
      }
      #expect(found == wanted, "\(literals) in \(source)")
    }
  }
}

@Suite struct SourceTextTests {
  private func reason(_ bytes: [UInt8]) -> String? { bytes.withUnsafeBytes { $0.reasonNotToRead } }

  @Test(arguments: 0..<40)
  func nothingIsOverlookedAtAnyPlace(place: Int) {
    var bytes = [UInt8](repeating: 0x61, count: 40)
    #expect(reason(bytes) == nil)
    bytes[place] = 0
    #expect(reason(bytes) == "it is binary: it contains a zero byte")
    bytes[place] = 0xff
    #expect(reason(bytes) == "it is not UTF-8 at byte \(place)")
    bytes[place] = 0x80
    #expect(reason(bytes) == "it is not UTF-8 at byte \(place)")
    bytes.replaceSubrange(place...place, with: "é€🙂".utf8)
    #expect(reason(bytes) == nil)
  }

  @Test(arguments: [
    ("[", 20, false), ("[", 21, true), ("[(", 21, true), ("[ \n", 21, true), ("(", 500, false), ("[a, ", 500, false),
    ("[]", 500, false),
  ])
  func bracketsInARow(text: String, count: Int, isTooMuch: Bool) {
    let bytes = Array(String(repeating: text, count: count).utf8)
    #expect((bytes.withUnsafeBytes { $0.reasonNotToParse } != nil) == isTooMuch)
  }

  /// The first and the last characters of each length, and what would be one but for a byte.
  @Test(
    arguments: [
      ([0xc2, 0x80], true), ([0xdf, 0xbf], true), ([0xe0, 0xa0, 0x80], true), ([0xe1, 0x80, 0x80], true),
      ([0xed, 0x9f, 0xbf], true), ([0xef, 0xbf, 0xbf], true), ([0xf0, 0x90, 0x80, 0x80], true),
      ([0xf1, 0x80, 0x80, 0x80], true), ([0xf3, 0xbf, 0xbf, 0xbf], true), ([0xf4, 0x8f, 0xbf, 0xbf], true),
      ([0xc1, 0xbf], false), ([0xe0, 0x9f, 0xbf], false), ([0xed, 0xa0, 0x80], false),
      ([0xf0, 0x8f, 0xbf, 0xbf], false),
      ([0xf4, 0x90, 0x80, 0x80], false), ([0xf5, 0x80, 0x80, 0x80], false), ([0xc3], false), ([0xe2, 0x82], false),
      ([0xf0, 0x9f, 0x99], false), ([0xe2, 0x28, 0xa1], false), ([0xe2, 0x82, 0x28], false),
      ([0xf0, 0x9f, 0x99, 0x28], false), ([0xf0, 0x9f, 0x28, 0x99], false), ([0xff], false),
    ] as [([UInt8], Bool)])
  func characters(bytes: [UInt8], isOne: Bool) {
    #expect(reason([0x61] + bytes) == (isOne ? nil : "it is not UTF-8 at byte 1"))
    #expect(reason(bytes + [0x61]) == (isOne ? nil : "it is not UTF-8 at byte 0"))
  }

  @Test func shortTexts() {
    #expect(reason([]) == nil)
    #expect(reason([1]) == nil)
    #expect(reason([0]) != nil)
    #expect(reason([0x7f, 0xc3]) == "it is not UTF-8 at byte 1")
  }
}
