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
}
