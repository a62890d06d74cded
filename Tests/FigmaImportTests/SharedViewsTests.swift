import FigmaImport
import TestSupport
import Testing

/// What several screens of a design show is written once, in a file of its own.
@Suite struct SharedViewsTests {
  private func files(_ screens: [Layer]) throws -> [String: String] {
    let design = GeneratedDesign(of: try screens.map { try $0.tree() })
    let folder = try TemporaryFolder()
    let files = try design.files.map { try folder.write($0.code, to: $0.name) }
    let all = Dictionary(design.files.map { ($0.name, $0.code) }, uniquingKeysWith: { first, _ in first })
    #expect(try StubSwiftUI.compiled().complaints(about: files) == "", "\(all)")
    return all
  }

  private func card(_ title: String, _ detail: String, _ color: String, y: Double) -> Layer {
    .frame(
      "Balance Card", 16, y, 358, 96, [Layer.fill(color), Layer.radius(16)],
      [
        .text(title, 16, 16, 120, 22, weight: 600, color: "#ffffff"),
        .text(detail, 16, 54, 200, 18, size: 13, color: "#ffffff"),
      ])
  }

  private func screen(_ name: String, _ parts: [Layer]) -> Layer {
    .screen(
      name, 390, 844, [Layer.fill("#ffffff")], [.text("\(name) today", 16, 80, 200, 34, size: 28, weight: 700)] + parts)
  }

  /// A card with other words and another colour is one view, which both screens call.
  @Test func cardsOfTwoScreensAreOneView() throws {
    let files = try files([
      screen("Wallet", [card("Savings", "Grows by two per cent", "#224466", y: 140), .text("Nothing else", 16, 300)]),
      screen("Profile", [card("Spending", "Since the first of May", "#cc2200", y: 140), .text("Some more", 16, 300)]),
    ])
    let shared = files["SharedViews.swift"] ?? ""
    #expect(shared.contains("/// On Wallet and Profile.\nstruct BalanceCard: View {"), "\(shared)")
    #expect(shared.contains("let title: String") && shared.contains("let background: Color"), "\(shared)")
    for (name, words) in [("WalletView.swift", "Savings"), ("ProfileView.swift", "Spending")] {
      let code = files[name] ?? ""
      #expect(code.contains("BalanceCard(title: \"\(words)\""), "\(code)")
      #expect(!code.contains("RoundedRectangle") && !code.contains("struct BalanceCard"), "\(code)")
    }
  }

  /// Words that both have stay in the view; a design of one screen has no such file.
  @Test func equalWordsStayInTheView() throws {
    let one = screen("Wallet", [card("Savings", "Grows by two per cent", "#224466", y: 140), .text("A", 16, 300)])
    let two = screen("Profile", [card("Savings", "Grows by two per cent", "#224466", y: 140), .text("B", 16, 300)])
    let both = try files([one, two])
    #expect(both["SharedViews.swift"]?.contains("Text(\"Grows by two per cent\")") == true, "\(both)")
    #expect(both["ProfileView.swift"]?.contains("BalanceCard()") == true, "\(both)")
    #expect(try files([one])["SharedViews.swift"] == nil)
  }

  /// A list on two screens has one row; each screen has its values.
  @Test func rowsOfTwoScreensAreOneType() throws {
    func list(_ words: [String]) -> [Layer] {
      let rows: [Layer] = words.enumerated().map { index, word in
        .frame(
          "Song", 0, Double(index) * 76, 358, 64, [Layer.fill("#f0e8e0"), Layer.radius(12)],
          [.text(word, 16, 10, 120, 22, weight: 600), .text("by \(word)", 16, 36, 120, 18, size: 13)])
      }
      return [
        .frame("Songs", 16, 160, 358, Double(words.count) * 76 - 12, Layer.column(12), rows), .text("End", 16, 700),
      ]
    }
    let files = try files([
      screen("Library", list(["Moon", "Sun", "Rain"])), screen("Search", list(["Wind", "Snow", "Fog", "Hail"])),
    ])
    let shared = files["SharedViews.swift"] ?? ""
    #expect(
      shared.contains("\nstruct SongRow: View {") && shared.contains("\nstruct SongItem: Identifiable {"), "\(shared)")
    #expect(!shared.contains("Moon") && !shared.contains("Wind"))
    for (name, words) in [("LibraryView.swift", "Moon"), ("SearchView.swift", "Hail")] {
      let code = files[name] ?? ""
      #expect(code.contains("ForEach(SongItem.samples)") && code.contains("extension SongItem {"), "\(code)")
      #expect(code.contains("\"\(words)\"") && !code.contains("struct SongRow"), "\(code)")
    }
  }
}
