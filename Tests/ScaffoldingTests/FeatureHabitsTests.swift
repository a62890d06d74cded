import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Which folders a new feature has in its own, beside features that have some for views and view models.
@Suite struct FeatureHabitsTests {
  private func project(_ features: [String], with folders: [String], flat: [String] = []) throws -> Project {
    let manifest =
      #"let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [.target(name: "App", path: "App")])"#
    var files = ["Package.swift": manifest + "\n"]
    for feature in features {
      for folder in folders { files["App/\(feature)/\(folder)/\(feature).swift"] = "" }
    }
    for feature in flat { files["App/\(feature)/\(feature)View.swift"] = "" }
    return try Project(files)
  }

  private func places(beside paths: [String]) throws -> [String: Set<String>] {
    let project = try project([], with: [])
    for path in paths { try project.owner.write("", to: "App/\(path).swift") }
    return folders(of: try project.plan("Orders"))
  }

  /// The folders in that of the feature, or of other files of the target, with the names of the files in them.
  private func folders(of plan: Plan) -> [String: Set<String>] {
    plan.files.reduce(into: [:]) { folders, file in
      let parts = file.path.split(separator: "/")
      folders[parts.dropLast().joined(separator: "/"), default: []].insert(parts.last.map(String.init) ?? "")
    }
  }

  private static let kinds = ["Models", "Services", "ViewModels", "Views"]
  private static let features = ["Cart", "Home", "News"]

  @Test func partsWithFolders() throws {
    let plan = try project(Self.features, with: Self.kinds).plan("Orders")
    let found = folders(of: plan)
    #expect(found["App/Orders/Views"] == ["OrdersView.swift", "OrdersPreviews.swift"])
    #expect(found["App/Orders/ViewModels"] == ["OrdersViewModel.swift"])
    #expect(found["App/Orders/Models"] == ["OrdersItem.swift"])
    #expect(found["App/Orders/Services"] == ["OrdersService.swift", "MockOrdersService.swift"])
    #expect(found["App/Orders"] == nil && found["App/Shared"]?.count == 4)
  }

  /// What the features have no folder for goes with the view models, and folders are called as theirs are.
  @Test func partsWithoutFolders() throws {
    let found = folders(of: try project(Self.features, with: ["View", "View model"]).plan("Orders"))
    #expect(found["App/Orders/View"] == ["OrdersView.swift", "OrdersPreviews.swift"])
    #expect(found["App/Orders/View model"]?.count == 4 && found["App/Orders"] == nil)
  }

  /// Only most features make a habit: three at least, and two of three; folders of views alone hold parts of screens.
  @Test(
    arguments: [
      (["Cart", "Home"], Self.kinds, [], false), (Self.features, Self.kinds, ["Login"], true),
      (Self.features, Self.kinds, ["Login", "Start"], false), (Self.features, ["Views", "Models"], [], false),
    ] as [([String], [String], [String], Bool)])
  func mostFeatures(arranged: [String], folders: [String], flat: [String], isHabit: Bool) throws {
    let plan = try project(arranged, with: folders, flat: flat).plan("Orders")
    #expect(plan.files.contains { $0.path == "App/Orders/OrdersView.swift" } != isHabit)
    #expect(plan.files.contains { $0.path == "App/Orders/Views/OrdersView.swift" } == isHabit)
  }

  /// Features may lie in folders of areas, and their parts in a folder of theirs.
  @Test func featuresInAreas() throws {
    let areas = ["Money/Bills", "Money/Cart", "People/Login"].flatMap { path in
      ["View/\(path.count)View", "ViewModel/\(path.count)ViewModel"].map { "Features/\(path)/\($0)" }
    }
    let found = try places(beside: areas + ["Features/People/Profile/View/ProfileView"])
    #expect(found["App/Features/Orders/View"] == ["OrdersView.swift", "OrdersPreviews.swift"])
    #expect(found["App/Features/Orders/ViewModel"]?.contains("OrdersViewModel.swift") == true)
    let inner = Self.features.flatMap { name in
      ["Views/\(name)View", "ViewModels/\(name)ViewModel"].map { "Modules/\(name)/UI/\($0)" }
    }
    #expect(try places(beside: inner)["App/Modules/Orders/UI/Views"]?.contains("OrdersView.swift") == true)
  }

  /// Where most features keep their screens in a folder, or the view models that they have, that holds for these alone; one
  /// beside screens holds parts of them.
  @Test(arguments: [
    ("Views/", "ViewModels/", "App/Modules/Orders/Views", "App/Modules/Orders/ViewModels"),
    ("Views/", "", "App/Modules/Orders/Views", "App/Modules/Orders"),
    ("", "ViewModels/", "App/Modules/Orders", "App/Modules/Orders/ViewModels"),
    ("", "", "App/Modules/Orders", "App/Modules/Orders"),
  ])
  func foldersOfOneKind(views: String, models: String, view: String, model: String) throws {
    let features = Self.features + ["Login", "Start"]
    let screens = features.flatMap { ["Modules/\($0)/\(views)\($0)View", "Modules/\($0)/Views/Row"] }
    let found = try places(beside: screens + Self.features.map { "Modules/\($0)/\(models)\($0)ViewModel" })
    #expect(found[view]?.contains("OrdersView.swift") == true, "\(found)")
    #expect(found[model]?.contains("OrdersViewModel.swift") == true, "\(found)")
  }

  /// A target may have one folder for all view models, beside that of its screens: files go there as the others lie.
  @Test(arguments: [
    (["Home", "List", "More"], "ViewModel", "App/Views", "App/ViewModels"),
    (["Home/Home", "List/List"], "VM", "App/Views/Orders", "App/ViewModels"),
    (["Home/Home", "List/List"], "Model", "App/Views/Orders", "App/Views/Orders"),
  ])
  func foldersOfKinds(screens: [String], ending: String, view: String, model: String) throws {
    let models = Self.features.map { "ViewModels/\($0)\(ending)" }
    let found = try places(beside: screens.map { "Views/\($0)View" } + models + ["Core/Models/A", "Core/Models/B"])
    #expect(found[view]?.contains("OrdersView.swift") == true, "\(found)")
    #expect(found[model]?.contains("OrdersViewModel.swift") == true, "\(found)")
    #expect(found["App/Core/Models"] == (view == model ? nil : ["OrdersItem.swift"]), "\(found)")
  }

  /// Beside a folder of views, one of view models says so too where hardly a file is called as such.
  @Test(arguments: [
    ("App/ViewModels", ["CartViewModel", "Session", "Store"], "App/ViewModels"),
    ("App/ViewModels", ["CartViewModel", "HomeViewModel"], "App/ViewModels"),
    ("App/ViewModels", ["CartViewModel", "Session"], "App/Views/Orders"),
    ("App/ViewModels", ["Cart", "Session", "Store"], "App/Views/Orders"),
    ("App/Core/ViewModels", ["CartViewModel", "Session", "Store"], "App/Views/Orders"),
  ])
  func folderOfFewViewModels(folder: String, files: [String], expected: String) throws {
    let views = ["Cart/Cart", "Home/Home"].map { "Views/\($0)View" }
    let found = try places(beside: views + files.map { "\(folder.dropFirst(4))/\($0)" })
    #expect(found[expected]?.contains("OrdersViewModel.swift") == true, "\(found)")
    #expect(found["App/Views/Orders"]?.contains("OrdersView.swift") == true, "\(found)")
  }

  /// Where the screens lie side by side in a folder of views and most other files right around it, the new ones do, too.
  @Test(arguments: [
    (["Cart", "Home", "News"], ["App", "Session", "Store"], true),
    (["Cart", "Home", "News"], ["App", "Session", "Store", "Theme/Dark"], true),
    (["Cart", "Home", "News"], ["App", "Session", "Store", "Net/A", "Net/B", "Net/C"], false),
    (["Cart", "Home", "News"], ["App", "Session"], false), (["Cart", "Home"], ["App", "Session", "Store"], false),
    (["Cart", "Home", "News/News"], ["App", "Session", "Store"], false),
    (["Cart", "Home", "News"], ["App", "Session", "Store", "Views/CartViewModel"], false),
  ])
  func viewsWithoutFolders(screens: [String], others: [String], isFlat: Bool) throws {
    let found = try places(beside: screens.map { "Views/\($0)View" } + others)
    #expect(found[isFlat ? "App/Views" : "App/Views/Orders"]?.contains("OrdersView.swift") == true, "\(found)")
    let beside = found[isFlat ? "App" : "App/Views/Orders"]
    #expect(beside?.isSuperset(of: ["OrdersViewModel.swift", "OrdersItem.swift"]) == true, "\(found)")
  }

  /// Folders for models and services beside that of the views are used, too, if they have several files.
  @Test(arguments: [
    (["Models/A", "Models/B"], "App/Models", "App"), (["Services/A", "Services/B"], "App", "App/Services"),
    (["Models/A", "Services/A"], "App", "App"),
  ])
  func foldersBesideViews(files: [String], model: String, service: String) throws {
    let around = ["App", "Session", "Store"]
    let found = try places(beside: Self.features.map { "Views/\($0)View" } + around + files)
    #expect(found["App"]?.contains("OrdersViewModel.swift") == true, "\(found)")
    #expect(found[model]?.contains("OrdersItem.swift") == true, "\(found)")
    #expect(found[service]?.contains("OrdersService.swift") == true, "\(found)")
  }

  /// Who asks for a folder gets the files there.
  @Test func foldersThatAreNamed() throws {
    let plan = try project(Self.features, with: Self.kinds).plan("Orders", output: "App")
    #expect(plan.files.filter { $0.path.hasPrefix("App/Orders/Orders") }.count == 5, "\(plan.files.map(\.path))")
  }

  /// The record of a run knows the folders: an update finds the files, also where the other features have gone.
  @Test func updating() throws {
    let project = try project(Self.features, with: Self.kinds)
    try project.plan("Orders").carryOut(in: project.setting)
    for feature in Self.features { try Folder.removeAll(project.root.appending("App/\(feature)")) }
    let update = try Revision(updating: "Orders", in: project.root, library: project.library)
    #expect(update.changesNothing, "\(update.files.filter { $0.action != .keep }.map(\.path))")
  }

  /// The same for folders of kinds, where others are arranged otherwise by now.
  @Test func updatingKinds() throws {
    let project = try project([], with: [])
    for name in ["A", "B", "C"] {
      try project.owner.write("", to: "App/ViewModels/\(name)ViewModel.swift")
      try project.owner.write("", to: "App/Views/\(name)/\(name)View.swift")
    }
    let plan = try project.plan("Orders")
    #expect(plan.files.contains { $0.path == "App/ViewModels/OrdersViewModel.swift" })
    try plan.carryOut(in: project.setting)
    for name in ["D", "E", "F"] { try project.owner.write("", to: "App/Views/\(name)/\(name)ViewModel.swift") }
    let update = try Revision(updating: "Orders", in: project.root, library: project.library)
    #expect(update.changesNothing, "\(update.files.filter { $0.action != .keep }.map(\.path))")
  }
}
