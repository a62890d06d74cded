import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct TypeNameTests {
  @Test(arguments: [
    "Portfolio", "TradeHistory", "URLHistory", "X", "Tab2", "Classroom", "Views", "Settings", "Calendar", "Menu",
    "Link",
  ])
  func acceptsTypeNames(name: String) throws {
    #expect(try TypeName(name, withoutSuffixes: ["View"]).text == name)
  }

  @Test(arguments: [
    ("portfolio", "'portfolio' is not UpperCamelCase; try 'Portfolio'"),
    ("class", "'class' is a Swift keyword; try 'MyClass'"),
    ("Self", "'Self' is a Swift keyword; try 'MySelf'"),
    ("Default", "'Default' is a Swift keyword; try 'MyDefault'"),
    ("3d", "'3d' starts with a digit, which is not allowed in a Swift name; try 'ThreeD'"),
    ("../x", "'../x' is a path, not a name; use '--output' to choose the folder; try 'X'"),
    (
      "..",
      "'..' is a path, not a name; use '--output' to choose the folder; use letters A-Z and digits, as in 'Portfolio'"
    ),
    ("Foo/Bar", "'Foo/Bar' is a path, not a name; use '--output' to choose the folder; try 'Bar'"),
    ("Foo-Bar", "'Foo-Bar' contains '-', which is not allowed in a Swift name; try 'FooBar'"),
    ("port folio", "'port folio' contains ' ', which is not allowed in a Swift name; try 'PortFolio'"),
    ("_Holding", "'_Holding' contains '_', which is not allowed in a Swift name; try 'Holding'"),
    ("Größe", "'Größe' contains 'ö'; names can contain only A-Z and 0-9; try 'Groesse'"),
    ("PortfolioView", "'PortfolioView' ends in 'View', which the template adds itself; try 'Portfolio'"),
    ("", "the name is empty; use letters A-Z and digits, as in 'Portfolio'"),
  ])
  func refusesWithSuggestion(name: String, sentence: String) {
    #expect(throws: NameProblem.self) { try TypeName(name, withoutSuffixes: ["ViewModel", "View"]) }
    #expect(complaint(name) == sentence)
  }

  @Test func aLongNameIsCutAtAWord() {
    let long = String(repeating: "Holding", count: 12)
    #expect(complaint(long)?.hasSuffix("try '\(String(repeating: "Holding", count: 8))'") == true)
  }

  @Test func complaintsAreSafeToPrint() {
    for name in ["a\u{1B}[31m", "a\u{202E}b", "a\u{0}b", String(repeating: "ä", count: 10_000)] {
      let text = complaint(name) ?? ""
      #expect(!text.isEmpty && text.count < 300)
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
    }
  }

  /// Whatever is typed: it is accepted as it stands, or every suggestion made for it is a name that is accepted.
  @Test func suggestionsAreAlwaysAccepted() throws {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("abcXYZ019_-./ äßé日\u{301}\n")
    for _ in 0..<5_000 {
      let name = String(
        (0..<Int.random(in: 0...80, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      do throws(NameProblem) {
        let accepted = try TypeName(name, withoutSuffixes: ["View"])
        #expect(accepted.text == name)
        #expect(name.utf8.allSatisfy { $0 < 0x80 } && name.first?.isUppercase == true)
      } catch {
        guard let suggestion = error.suggestion else { continue }
        #expect(throws: Never.self) { try TypeName(suggestion, withoutSuffixes: ["View"]) }
      }
    }
  }

  @Test(
    .enabled(if: PackageFolder.shared("api/swiftui-api.tsv") != nil, "the API facts lie beside some checkouts only"))
  func knowsEveryTypeOfSwiftUI() throws {
    let facts = try APIFacts()
    let types = facts.rows.filter { $0.container.isEmpty && APIFacts.typeKinds.contains($0.kind) }.map(\.name)
    #expect(types.count > 700)
    #expect(Set(types).filter { KnownTypeNames.origin(of: $0) == nil }.isEmpty)
  }

  private func complaint(_ name: String) -> String? {
    do throws(NameProblem) {
      _ = try TypeName(name, withoutSuffixes: ["ViewModel", "View"])
      return nil
    } catch {
      return error.description
    }
  }
}
