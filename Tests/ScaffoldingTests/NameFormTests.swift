import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct NameFormTests {
  @Test(arguments: [
    ("__Feature__", "TradeHistory"), ("__feature__", "tradeHistory"), ("__Feature_title__", "Trade History"),
    ("__feature_words__", "trade history"), ("__feature_snake__", "trade_history"),
    ("__feature_kebab__", "trade-history"), ("__Feature_plural__", "TradeHistories"),
    ("__feature_plural__", "tradeHistories"),
  ])
  func spellingChoosesTheForm(placeholder: String, expected: String) throws {
    #expect(try render(placeholder, "TradeHistory") == expected)
  }

  @Test(arguments: [
    ("URLHistory2", "urlHistory2", "URL History2", "url_history2"),
    ("ABC", "abc", "ABC", "abc"),
    ("IOStream", "ioStream", "IO Stream", "io_stream"),
    ("X", "x", "X", "x"),
    ("Tab2Go", "tab2Go", "Tab2 Go", "tab2_go"),
  ])
  func acronymsAreOneWord(name: String, lower: String, title: String, snake: String) throws {
    #expect(try render("__feature__|__Feature_title__|__Feature_snake__", name) == "\(lower)|\(title)|\(snake)")
  }

  @Test(arguments: [
    ("Box", "Boxes"), ("City", "Cities"), ("Day", "Days"), ("Match", "Matches"), ("Order", "Orders"),
    ("Bus", "Buses"), ("Dish", "Dishes"), ("Waltz", "Waltzes"),
  ])
  func plurals(name: String, expected: String) throws {
    #expect(try render("__Feature_plural__", name) == expected)
  }

  @Test(arguments: [
    ("Boxes", "Box"), ("Countries", "Country"), ("Days", "Day"), ("Matches", "Match"), ("TradeOrders", "TradeOrder"),
    ("Movies", "Movie"), ("News", "News"), ("Status", "Status"), ("Address", "Address"), ("Order", "Order"),
    ("Gas", "Gas"), ("Bags", "Bag"), ("Ties", "Tie"), ("Caches", "Cache"), ("Axes", "Axe"), ("Dishes", "Dish"),
    ("Cities", "City"), ("Activities", "Activity"), ("Taxes", "Tax"), ("DogTies", "DogTie"), ("Glasses", "Glass"),
    ("Series", "Series"), ("Basis", "Basis"),
  ])
  func singulars(name: String, expected: String) throws {
    #expect(try render("__Feature_singular__", name) == expected)
    #expect(try render("__feature_singular__", name) == expected.prefix(1).lowercased() + expected.dropFirst())
  }

  /// Words in small letters, but for those of capitals alone.
  @Test(arguments: [
    ("URLHistory", "URL history"), ("XRay", "x ray"), ("Tab2Go", "tab2 go"), ("A", "a"), ("MP3", "MP3"),
  ])
  func smallWords(name: String, expected: String) throws {
    #expect(try render("__Feature_words__", name) == expected)
  }

  private func render(_ text: String, _ name: String) throws -> String {
    let variable = TemplateVariable(name: "Feature", kind: .typeName(withoutSuffixes: []), isArgument: true)
    let template = try TemplateText(text, file: "x.swift", variables: [variable])
    return try template.rendered(with: ["Feature": try Answer(name, for: variable)])
  }
}
