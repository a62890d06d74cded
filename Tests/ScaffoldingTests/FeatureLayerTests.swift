import Scaffolding
import TestSupport
import Testing

/// Which folder in its own a new feature has for screens, beside features in layers.
@Suite struct FeatureLayerTests {
  private static let features = ["Cart", "Home", "News"]
  private static let parts = ["View", "ViewModel", "Item", "Service"]

  /// The folders of the new view, its view model, its model and its service, beside these files of the target.
  private func places(beside paths: [String]) throws -> [String] {
    let manifest =
      #"let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [.target(name: "App", path: "App")])"#
    var files = ["Package.swift": manifest + "\n"]
    for path in paths { files["App/\(path).swift"] = "" }
    let plan = try Project(files).plan("Orders")
    return Self.parts.compactMap { part in
      let name = "/Orders\(part).swift"
      return plan.files.first { $0.path.hasSuffix(name) }.map { String($0.path.dropLast(name.utf8.count)) }
    }
  }

  /// Checks the folders of the new feature beside three whose files are called so, with `*` for the name of each.
  private func check(_ files: [String], in collection: String, _ expected: [String]) throws {
    let paths = Self.features.flatMap { feature in
      files.map { "\(collection)/*/\($0)".replacing("*", with: feature) }
    }
    let found = try places(beside: paths).map { String($0.dropFirst("App/\(collection)/".utf8.count)) }
    #expect(found == expected.map { $0.isEmpty ? "Orders" : "Orders/\($0)" })
  }

  /// A layer is the folder that most features have their screens in; where these have folders of their own there, the new one
  /// has one, too.
  @Test(arguments: [
    ("Presentation", "Presentation/Orders"), ("Presentation/", "Presentation"), ("UI", "UI/Orders"),
    // Folders of parts are `FeatureFolders`' matter, and what serves screens or a system is none.
    ("Components", ""), ("iOS", ""),
  ])
  func layers(name: String, place: String) throws {
    let screens = name.hasSuffix("/") ? name : "\(name)/*Start/"
    try check(
      ["\(screens)*View", "\(screens)*ViewModel", "Domain/Load*", "Data/*"], in: "Features", [place, place, "", ""])
  }

  /// A folder that is called for screens has them, however many parts of screens lie beside it.
  @Test(arguments: [("Screens", "Screens"), ("Flows", "")])
  func foldersOfScreens(name: String, place: String) throws {
    try check(
      ["\(name)/*Screen", "\(name)/*ViewModel", "Rows/RowView", "Cells/CellView"], in: "Epics", [place, place, "", ""])
  }

  /// A folder of what a screen is made of is no layer, nor is one of a few more screens, or of one area of a feature.
  @Test(arguments: [
    ["*View", "*ViewModel", "Subviews/*HeaderView", "Subviews/*FooterView"],
    ["*View", "*ViewModel", "Rows/*RowView", "Rows/*CellView", "Rows/*LineView"],
    ["*ViewController", "*ViewModel", "Cells/*CellView", "Cells/*TileView"],
    ["*Page", "*ViewModel", "Cells/*CellView"],
    ["*View", "*ViewModel", "Screens/*DetailView"],
    ["*View", "Second*View", "*ViewModel", "Pages/*PageView"],
    ["List/*ListView", "List/*RowView", "List/*ListViewModel", "Detail/*DetailView"],
  ])
  func foldersBesideScreens(files: [String]) throws { try check(files, in: "Features", ["", "", "", ""]) }

  /// View models go to the layer where most others lie there, and what they are built on to the folders for that.
  @Test(arguments: [
    (["Screens/*View", "*ViewModel"], ["Screens", "", "", ""]),
    (["Screens/*View", "*Store"], ["Screens", "", "", ""]),
    (["Screens/*View", "Screens/*ViewModel", "Data/*"], ["Screens", "Screens", "", ""]),
    (
      ["Screens/*View", "Screens/*ViewModel", "Models/*", "Services/*Store"],
      ["Screens", "Screens", "Models", "Services"]
    ),
  ])
  func whatLiesBesideTheLayer(files: [String], places: [String]) throws {
    try check(files, in: "Modules", places)
  }

  /// A folder in the layer that most features have for their screens is where the new one's lie.
  @Test(arguments: [
    (["Presentation/UI/*View", "Presentation/UI/*ViewModel"], "Presentation/UI", "Presentation/UI"),
    (
      ["Presentation/Pages/*View", "Presentation/Widgets/*TileView", "Presentation/*ViewModel"], "Presentation/Pages",
      "Presentation"
    ),
    (["Presentation/*Main/*View", "Presentation/Cells/*CellView"], "Presentation/Orders", ""),
  ])
  func foldersInTheLayer(files: [String], view: String, model: String) throws {
    try check(files, in: "Features", [view, model, "", ""])
  }

  /// What the names of features end in, those in the layer may do without.
  @Test(arguments: [("", "Orders"), ("Feature", "OrdersFeature")])
  func endingsInTheLayer(ending: String, expected: String) throws {
    let paths = Self.features.flatMap { name in
      let folder = "Features/\(name)Feature/Presentation/\(name)\(ending)"
      return ["\(folder)/\(name)View", "\(folder)/\(name)ViewModel"]
    }
    let place = "App/Features/OrdersFeature/Presentation/\(expected)"
    #expect(try Array(places(beside: paths).prefix(2)) == [place, place])
  }

  /// Only most features make a layer: three at least, and two of three.
  @Test(
    arguments: [
      (["Cart", "Home"], [], false), (["Cart", "Home", "News"], ["Login"], true),
      (["Cart", "Home", "News"], ["Login", "Start"], false),
    ] as [([String], [String], Bool)])
  func mostFeatures(layered: [String], flat: [String], isLayer: Bool) throws {
    let paths =
      layered.flatMap { ["Features/\($0)/Presentation/\($0)View", "Features/\($0)/Presentation/\($0)ViewModel"] }
      + flat.map { "Features/\($0)/\($0)View" }
    let place = "App/Features/Orders" + (isLayer ? "/Presentation" : "")
    #expect(try Array(places(beside: paths).prefix(2)) == [place, place])
  }
}
