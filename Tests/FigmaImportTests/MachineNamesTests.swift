import Testing

@testable import FigmaImport

/// Parts and pictures have names that a person would give: what they are, after the words that they show.
@Suite struct MachineNamesTests {
  @Test(arguments: [
    ("Steak 3", "steak"), ("Group 1000005", ""), ("Rectangle 12", ""), ("oooooooooooooo-1", ""), ("IMG_8951 2", ""),
    ("cbb3c433e4ef4", ""), ("Começar viagem", "comecar-viagem"), ("Mask group", ""),
    ("apple-health-app-large 1", "apple-health-app-large"),
    ("Screenshot 2024-05-01", ""),
  ])
  func pictures(layer: String, name: String) { #expect(SwiftWords.picture(layer) == name) }

  @Test(arguments: [
    ("Why eat with friends", "why eat"), ("Log in", "log in"), ("Personal\\nGrowth", "personal growth"),
    ("Health data", "health data"), ("12:30", ""), ("The Ocean Moon", "the ocean moon"),
  ])
  func headings(text: String, words: String) { #expect(SwiftWords.heading(text) == words) }

  @Test(arguments: [
    ("Frame 12", ""), ("Group 3", ""), ("Button/Button/Dark", "button dark"), ("Tab Grp", "tab group"),
    ("Quick Stats Grid (Bento)", "quick stats grid"),
  ])
  func layers(name: String, words: String) { #expect(SwiftWords.layer(name) == words) }

  @Test(arguments: [
    ("health data", "section", "health data section"), ("balance card", "section", "balance card"), ("", "row", ""),
    ("save", "button", "save button"), ("caption", "", "caption"),
  ])
  func roles(words: String, role: String, name: String) { #expect(SwiftWords.named(words, as: role) == name) }

  /// The same drawing in each row of a list is one picture; beside each other one may be turned around.
  @Test(arguments: [([340.0, 340, 340], ["wobble"]), ([20, 180, 340], ["wobble", "wobble2", "wobble3"])])
  func picturesOfOneDrawing(places: [Double], names: [String]) throws {
    let rows = places.enumerated().map { index, x in
      let y = places[0] == places[1] ? Double(index) * 80 : 0
      return Layer.vector("Wobble", x, 200 + y, 20, 12)
    }
    let code = try Layer.screen("Savings", 390, 844, [], [.text("Savings", 16, 64)] + rows).screen().code
    let found = code.matches(of: /"(wobble\d*)"/).map { String($0.output.1) }
    #expect(Set(found) == Set(names), "\(code)")
  }

  /// Layers that nobody named give no name to code: what they hold, and the screen, do.
  @Test func codeOfUnnamedLayers() throws {
    func card(_ number: Int, _ title: String, _ y: Double, _ fields: [(String, String)] = []) -> Layer {
      .frame(
        "Frame \(number)", 16, y, 358, 150, [Layer.fill("#224466"), Layer.radius(16)] + fields,
        [
          .picture("image \(number)", 16, 16, 48, 48), .text(title, 80, 30, 200, 22, color: "#ffffff"),
          .text("More of it", 16, 90, 200, 22, color: "#ffffff"), .vector("Vector", 300, 90, 20, 20),
        ])
    }
    let code = try Layer.screen(
      "Savings", 390, 844, [Layer.fill("#ffffff")],
      [
        .text("Savings", 16, 64, 120, 34, size: 28, weight: 700), .picture("Rectangle 34", 16, 110, 358, 60),
        .frame(
          "Group 427318", 0, 180, 390, 560, [],
          [card(12, "Health data", 20), card(13, "Loans", 200, Layer.stroke("#cc2200", 3))]),
      ]
    ).screen().code
    let named = code.matches(of: /(?:var|func|struct|enum) (\w+)|Image\((?:decorative: )?"([^"]+)"/)
      .map { String($0.output.1 ?? $0.output.2 ?? "") }
    #expect(named.count > 4, "\(code)")
    let machine = /(?i)frame|group|rectangle|vector|\d{2,}|^image\d*$|^(picture|icon|details|summary|tile)\d*$/
    for name in named { #expect(name.firstMatch(of: machine) == nil, "\(name): \(code)") }
  }
}
