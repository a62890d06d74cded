import FigmaImport
import POSIXSupport
import TestSupport
import Testing

/// The designs of the kit's words: their documents, trees and code are committed, and each keeps its promises.
@Suite struct SyntheticTests {
  @Test func documentsTreesAndCode() throws {
    for (name, layer) in try Synthetic.all() {
      let fixture = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures/\(name).json")
      expectRecorded(layer.response(), in: fixture, called: "Fixtures/\(name).json")
      let tree = try layer.tree()
      expectGolden(tree.outline(), "\(name).txt")
      expectGolden(GeneratedScreen(of: tree).code, "\(name).swift.txt")
    }
  }

  /// The same design gives the same bytes, and no design gives what no screen should have.
  @Test func codeIsSteadyAndClean() throws {
    for (name, layer) in try Synthetic.all() {
      let code = try layer.screen().code
      #expect(try layer.screen().code == code, "\(name)")
      for word in [
        ".offset(", ".position(", ".system(size:", "import UIKit", "9:41", ".foregroundColor(", ".cornerRadius(",
        "GeometryReader",
      ] {
        #expect(!code.contains(word), "\(name): \(word)")
      }
      #expect(code.components(separated: "#Preview").count == 2, "\(name)")
    }
  }

  /// Every word that can be seen stands in the tree, and nothing else does.
  @Test func wordsSurvive() throws {
    for (name, layer) in try Synthetic.all() {
      var expected: [String] = []
      func gather(_ layer: Layer, inBar: Bool) {
        let isBar = inBar || layer.name == "Status Bar - iPhone" || layer.name == "Frame 3"
        if layer.type == "TEXT", !isBar, !layer.fields.contains(where: { $0.0 == "visible" }) {
          let words = String(String.UnicodeScalarView(layer.name.unicodeScalars.filter { !SymbolTable.isPrivate($0) }))
          let trimmed = words.split(separator: " ").joined(separator: " ")
          if !trimmed.isEmpty { expected.append(trimmed) }
        }
        for child in layer.children { gather(child, inBar: isBar) }
      }
      gather(layer, inBar: false)
      let found = try layer.tree().root.texts.map { $0.split(separator: " ").joined(separator: " ") }
      #expect(found.sorted() == expected.sorted(), "\(name)")
    }
  }

  // MARK: - What each one is for

  @Test func aPushedScreenHasTheSystemsBackButton() throws {
    let code = try Synthetic.pushed().screen().code
    #expect(code.contains(".navigationTitle(\"Create Post\")"))
    #expect(code.contains("ToolbarItem(placement: .topBarTrailing)"))
    #expect(code.contains("Image(systemName: \"questionmark\")"))
    #expect(!code.contains("chevron"))
    #expect(!code.contains("topBarLeading"))
    #expect(!code.contains("glass"))
  }

  @Test func aModalScreenHasItsOwnStack() throws {
    let code = try Synthetic.modal().screen().code
    #expect(code.contains("NavigationStack {\n      ScrollView"))
    #expect(code.contains("Image(systemName: \"xmark\")"))
    #expect(code.contains("ToolbarItem(placement: .principal)"))
    #expect(
      code.contains(
        "ToolbarItem(placement: .confirmationAction) {\n          Button(\"Done\", role: .confirm) { dismiss() }"))
  }

  @Test func toolbarsHaveNoLooksOfTheirOwn() throws {
    for layer in [try Synthetic.pushed(), try Synthetic.modal(), try Synthetic.sheet()] {
      let code = try layer.screen().code
      let bar = code.components(separated: ".toolbar {")[1].components(separated: "\n    }")[0]
      for word in [".frame(", ".padding(", "glass"] { #expect(!bar.contains(word), "\(word) in \(bar)") }
    }
  }

  @Test func glassIsAButtonStyle() throws {
    let code = try Synthetic.glassButtons().screen().code
    #expect(code.contains(".buttonStyle(.glass)"))
    #expect(code.contains(".buttonStyle(.glassProminent)\n"))
    #expect(code.contains(".tint(Color.brandPrimary)"))
    #expect(!code.contains("glassEffect"))
    let tree = try Synthetic.glassButtons().tree()
    #expect(tree.root.first { $0.name == "Button - Liquid Glass - Symbol" }?.first { $0.icon != nil }?.icon == "plus")
  }

  @Test func aCheckboxIsAPlainButton() throws {
    let code = try Synthetic.checkboxes().screen().code
    for word in [
      "choice: .friends, title: \"Friends\", subtitle: \"Only people you follow\", symbol: \"person.2\",",
      ".buttonStyle(.plain)", ".contentShape(Rectangle())", "Group {", ".frame(width: 22, height: 22)",
      ".lineLimit(nil)",
      "private enum Choice: CaseIterable {\n  case everyone, friends, onlyMe", "Choice.everyone",
    ] {
      #expect(code.contains(word), "\(word)")
    }
  }

  @Test func alikeRowsAreOneRow() throws {
    let code = try Synthetic.rows().screen().code
    #expect(code.components(separated: "HStack").count == 2)
    #expect(code.contains("ForEach("))
    #expect(
      code.contains("RowItem(id: 0")
        || code.contains("Item(id: 0, symbol: \"wifi\", title: \"Wi-Fi\", subtitle: \"Home\")"))
  }

  @Test func aSheetHasItsHeight() throws {
    let screen = try Synthetic.sheet().screen()
    #expect(screen.code.contains(".presentationDetents([.height(390)])"))
    #expect(screen.code.contains("NavigationStack {"))
    #expect(!screen.code.contains("presentationCornerRadius"))
    #expect(screen.notes.contains { $0.contains("safe area") })
  }

  @Test func metadataIsAGroupedSection() throws {
    let code = try Synthetic.metadata().screen().code
    #expect(code.contains(".background(.background.secondary)"))
    #expect(code.contains(".clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))"))
    #expect(code.contains("Divider()"))
  }

  @Test func chromeIsToldByPlaceAndWordsAreKept() throws {
    let tree = try Synthetic.statusBar().tree()
    #expect(tree.root.texts == ["Order status", "Ordered", "Shipped"])
    #expect(tree.dropped.chrome == 2)
    let kept = try Synthetic.statusBar().tree { $0.keepsChrome = true }
    #expect(kept.root.texts.contains("9:41"))
  }

  @Test func aTabBarBecomesTabs() throws {
    let code = try Synthetic.tabBar().screen().code
    #expect(
      code.contains("Tab(\"Library\", systemImage: \"music.note.list\", value: ScreenTab.library) {\n        screen"))
    #expect(code.contains("@State private var tab = ScreenTab.library"))
  }

  @Test func inputsAreInputs() throws {
    let code = try Synthetic.form().screen().code
    #expect(code.contains("TextField(\"Email address\", text: $email)"))
    #expect(code.contains("SecureField(\"Password\", text: $password)"))
    #expect(code.contains("Toggle(\"Stay signed in\", isOn: $isStaySignedInOn)"))
    #expect(code.components(separated: ".borderedProminent").count == 2)
  }

  @Test func oneActionAtTheBottomIsAnItemOfTheBar() throws {
    let code = try Synthetic.bottomAction().screen().code
    #expect(code.contains("ToolbarItem(placement: .bottomBar) {\n        Button(\"Share\") {}"))
    #expect(!code.contains("safeAreaInset"))
  }

  @Test func symbolsHaveNames() throws {
    let tree = try Synthetic.symbols().tree()
    #expect(tree.root.first { $0.content == "Favorites" }?.icon == "star")
    #expect(tree.root.first { $0.icon == "magnifyingglass" } != nil)
    #expect(tree.root.first { $0.icon == "?u+10FFFD" } != nil)
    #expect(tree.root.first { $0.name == "icon/arrow-left" }?.icon == "arrow.left")
    #expect(tree.root.first { $0.name == "Blob" }?.icon == nil)
    #expect(tree.warnings.map(\.rule) == ["symbol"])
  }

  @Test func aDialogIsAnAlert() throws {
    let code = try Synthetic.dialog().screen().code
    #expect(code.contains(".alert(\"Delete both?\", isPresented: $isAlertPresented) {"))
    #expect(code.contains("Button(\"Cancel\", role: .cancel) {}"))
    #expect(code.contains("Text(\"This cannot be undone.\")"))
  }

  @Test func noiseIsCounted() throws {
    let tree = try Synthetic.noise().tree()
    #expect(tree.dropped.hidden == 1)
    #expect(tree.dropped.mask == 1)
    #expect(tree.dropped.decor >= 3)
    #expect(tree.dropped.names.contains("Blur"))
    let photo = tree.root.first { $0.kind == .image }
    #expect(photo?.outline == .circle)
    #expect(photo?.box.width == 48)
  }
}

extension String {
  func components(separated separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
