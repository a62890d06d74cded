import FigmaImport
import JSON
import TestSupport
import Testing

/// Where taps lead in the prototype of a design: in trees, in one file, and between the files of a module.
@Suite struct PrototypeTests {
  /// What a tap does, as the API writes it.
  private static func tap(_ action: String, on trigger: String = "ON_CLICK") -> [(String, String)] {
    [("interactions", #"[{"trigger":{"type":"\#(trigger)"},"actions":[{\#(action)}]}]"#)]
  }

  private static func push(_ id: String) -> [(String, String)] {
    tap(#""type":"NODE","destinationId":"\#(id)","navigation":"NAVIGATE""#)
  }

  private static func overlay(_ id: String) -> [(String, String)] {
    tap(#""type":"NODE","destinationId":"\#(id)","navigation":"OVERLAY""#)
  }

  // MARK: - Reading

  private func leads(_ fields: [(String, String)]) throws -> String? {
    let link = Layer.text("Open", 16, 100, 100, 20, fields)
    let tree = try Layer.screen("Home", 390, 844, [], [link, .text("Other", 16, 200)]).tree()
    return JSONValue(tree.json())?.all("to").first?.text
  }

  @Test func treesSayWhereTapsLead() throws {
    #expect(try leads(Self.push("2:7")) == "2:7")
    #expect(try leads(Self.overlay("2:7")) == "overlay 2:7")
    #expect(try leads(Self.tap(#""type":"BACK""#)) == "back")
    #expect(try leads(Self.tap(#""type":"URL","url":"https://a.example""#)) == "url https://a.example")
  }

  /// Time, drags and changes of the same screen lead nowhere.
  @Test func otherInteractionsLeadNowhere() throws {
    #expect(try leads(Self.tap(#""type":"BACK""#, on: "AFTER_TIMEOUT")) == nil)
    #expect(try leads(Self.tap(#""type":"NODE","destinationId":"2:7","navigation":"CHANGE_TO""#)) == nil)
    #expect(try leads(Self.tap(#""type":"NODE","destinationId":null,"navigation":"NAVIGATE""#)) == nil)
  }

  @Test(arguments: [
    "null", "7", "[7]", "[null,[]]", #"[{"trigger":3,"actions":7}]"#, #"[{"actions":[null,{"type":[]}]}]"#,
  ])
  func strangeInteractionsAreNone(json: String) throws {
    #expect(try leads([("interactions", json)]) == nil)
  }

  // MARK: - One file

  /// What leads somewhere can be tapped, also where the file of that screen is not written.
  @Test func whatLeadsSomewhereIsAButton() throws {
    let icon = Layer.frame("Bell", 330, 80, 24, 24, Self.push("2:7"), [.vector("Vector", 2, 2, 20, 20)])
    let code = try Layer.screen("Home", 390, 844, [], [.text("Title", 16, 82), icon, .text("Words", 16, 200)])
      .screen().code
    #expect(code.contains("} label: {\n") && code.contains(".accessibilityLabel(\"Bell\")"), "\(code)")
    // A finger needs 44 points, which the layout does not give it.
    #expect(code.contains(".contentShape(Rectangle().inset(by: -10))"), "\(code)")
    #expect(!code.contains("NavigationLink"), "\(code)")
  }

  /// A picture that is called a button is one; alone in the leading corner it leads back.
  @Test func picturesCalledButtonsAreButtons() throws {
    let way = Layer.frame("Button", 16, 60, 40, 40, [], [.vector("Vector", 10, 10, 20, 20)])
    let code = try Layer.screen("Trip", 390, 844, [], [way, .text("Details", 16, 300), .text("More", 16, 400)])
      .screen().code
    #expect(code.contains("Button {\n") && code.contains(".accessibilityLabel(\"Back\")"), "\(code)")
  }

  /// A ring to choose with is none.
  @Test func ringsToChooseWithAreNoButtons() throws {
    let ring = Layer.frame("Radio Button", 16, 300, 20, 20, [], [.vector("Vector", 0, 0, 20, 20)])
    let code = try Layer.screen("Trip", 390, 844, [], [ring, .text("Card", 44, 300), .text("More", 16, 400)])
      .screen().code
    #expect(!code.contains("Button {"), "\(code)")
  }

  /// What has no name of its own is called after the words beside it.
  @Test func picturesAreCalledAfterTheirWords() throws {
    let row = Layer.frame(
      "Frame 7", 16, 300, 200, 24, Layer.row(8), [.vector("Vector", 0, 0, 24, 24), .text("Total distance", 32, 1, 120)])
    let screen = try Layer.screen("Trip", 390, 844, [], [row, .text("More", 16, 400), .text("Less", 16, 460)]).screen()
    #expect(screen.assets.map(\.name) == ["total-distance-icon"], "\(screen.code)")
  }

  // MARK: - A module

  private func tree(_ id: String, _ name: String, _ children: [Layer]) throws -> SlimTree {
    var tree = try Layer.screen(name, 390, 844, [], children).tree()
    tree.node = id
    return tree
  }

  private func button(_ words: String, _ y: Double, _ fields: [(String, String)]) -> Layer {
    .frame(
      "Button", 16, y, 358, 52, [Layer.fill("#2244cc"), Layer.radius(12)] + fields,
      [.text(words, 150, 15, 60, 22, color: "#ffffff")])
  }

  private func bar(_ targets: [String]) -> Layer {
    let names = ["Home", "Trips", "Profile"]
    return .frame(
      "Tab bar", 0, 760, 390, 84, [Layer.fill("#ffffff")],
      names.indices.map { index in
        .frame(
          "Link", 30 + Double(index) * 120, 10, 60, 50,
          targets[index].isEmpty ? [] : Self.push(targets[index]),
          [.vector("Icon", 18, 0, 24, 24, "#777777"), .text(names[index], 8, 28, 44, 14, size: 11)])
      })
  }

  private func complaints(about design: GeneratedDesign) throws -> String {
    let folder = try TemporaryFolder()
    let files = try design.files.map { try folder.write($0.code, to: $0.name) }
    return try StubSwiftUI.compiled().complaints(about: files)
  }

  @Test func screensLeadToEachOther() throws {
    let design = GeneratedDesign(of: [
      try tree("2:1", "Login", [.text("Welcome", 16, 100), button("Sign in", 600, Self.push("2:2"))]),
      try tree(
        "2:2", "Home",
        [
          .text("Home", 16, 100), .text("Open the help", 16, 300, 140, 20, Self.overlay("2:3")),
          .text("Leave", 16, 400, 60, 20, Self.tap(#""type":"BACK""#)),
        ]),
      try tree("2:3", "Help", [.text("How it works", 16, 100), .text("Call us", 16, 160)]),
    ])
    let code = Dictionary(design.files.map { ($0.name, $0.code) }, uniquingKeysWith: { $1 })
    #expect(code["LoginView.swift"]?.contains("NavigationLink(value: Route.home)") == true, "\(code)")
    let home = code["HomeView.swift"] ?? ""
    #expect(home.contains("isHelpPresented = true"), "\(home)")
    #expect(home.contains(".sheet(isPresented: $isHelpPresented) {"), "\(home)")
    #expect(home.contains("dismiss()") && home.contains("@Environment(\\.dismiss) private var dismiss"), "\(home)")
    let navigation = code["AppNavigation.swift"] ?? ""
    #expect(navigation.contains("case home\n"), "\(navigation)")
    #expect(navigation.contains("LoginView()\n        .navigationDestination(for: Route.self)"), "\(navigation)")
    let found = try complaints(about: design)
    #expect(found == "")
  }

  /// The bar that screens share is written once, with the screens that its tabs lead to.
  @Test func tabsAreSharedByTheScreensThatShowThem() throws {
    let home = try tree("2:2", "Home", [.text("Good morning", 16, 100), bar(["", "2:3", "2:4"])])
    let trips = try tree("2:3", "Trips", [.text("Your trips", 16, 100), bar(["2:2", "", "2:4"])])
    let profile = try tree("2:4", "Profile", [.text("Jane", 16, 100), bar(["2:2", "2:3", ""])])
    let login = try tree("2:1", "Login", [.text("Welcome", 16, 100), button("Sign in", 600, Self.push("2:2"))])
    let design = GeneratedDesign(of: [home, trips, profile, login], startingAt: "2:1")
    for screen in design.screens { #expect(!screen.code.contains("TabView"), "\(screen.code)") }
    let navigation = design.navigation ?? ""
    for view in ["HomeView()", "TripsView()", "ProfileView()"] {
      let tab = "value: ScreenTab.\(view.dropLast(6).lowercased())) {\n        \(view)"
      #expect(navigation.contains(tab), "\(navigation)")
    }
    #expect(navigation.contains("      LoginView()"), "\(navigation)")
    #expect(design.screens[3].code.contains("Route.mainTabs"), "\(design.screens[3].code)")
    #expect(try complaints(about: design) == "")
  }

  @Test func withoutLinksThereIsNoNavigation() throws {
    let design = GeneratedDesign(of: [try tree("2:1", "Home", [.text("Home", 16, 100), .text("Words", 16, 160)])])
    #expect(design.navigation == nil)
  }

  /// A disk that ignores case has one file for both names.
  @Test func namesDifferInMoreThanCase() throws {
    let design = GeneratedDesign(of: [
      try tree("2:1", "FAQ", [.text("One", 16, 100), .text("Two", 16, 160)]),
      try tree("2:2", "Faq", [.text("One", 16, 100), .text("Two", 16, 160)]),
    ])
    #expect(Set(design.files.map { $0.name.lowercased() }).count == design.files.count)
  }

  /// One name stands for one picture in all files.
  @Test func picturesOfSeveralScreensHaveNamesOfTheirOwn() throws {
    func screen(_ id: String, _ name: String) throws -> SlimTree {
      var tree = try Layer.screen(name, 390, 844, [], [.picture("Photo", 0, 60, 390, 200), .text(name, 16, 300)]).tree()
      tree.node = id
      return tree
    }
    let design = GeneratedDesign(of: [try screen("2:1", "One"), try screen("2:2", "Two")])
    #expect(Set(design.screens.flatMap { $0.assets.map(\.name) }).count == 2)
  }
}
