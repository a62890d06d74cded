/// The screens of a design as files of one module: a view a file, and one file with the colours of all.
package struct GeneratedDesign: Sendable {
  package let screens: [GeneratedScreen]
  /// The file with the colours that the system does not have; nil where no screen uses one.
  package let colors: String?

  /// The file with the routes between the screens and the tabs that they share; nil where the prototype has no links.
  package let navigation: String?

  /// The pictures of the tabs that the screens share.
  package let sharedAssets: [GeneratedScreen.Asset]
  /// All pictures that have to be exported.
  package var assets: [GeneratedScreen.Asset] { screens.flatMap(\.assets) + sharedAssets }

  package static let colorsFileName = "Color+Brand.swift"
  package static let navigationFileName = DesignNavigation.fileName

  /// The file with the views that several screens show; nil where they share none.
  package let views: String?

  package static let viewsFileName = SharedViews.fileName

  /// All files by their names, in the order in which they are told.
  package var files: [(name: String, code: String)] {
    var files = screens.map { ($0.fileName, $0.code) }
    if let views { files.insert((GeneratedDesign.viewsFileName, views), at: 0) }
    if let navigation { files.insert((GeneratedDesign.navigationFileName, navigation), at: 0) }
    if let colors { files.insert((GeneratedDesign.colorsFileName, colors), at: 0) }
    return files
  }

  /// Writes the views of `trees`; the same trees give the same bytes.
  ///
  /// A colour has one name in all files, no two files declare a type of the same name, what several screens draw is one
  /// view, and taps lead where the prototype
  /// has them lead, as far as that is among `trees`.
  /// - Parameters:
  ///   - start: the layer of the screen that the prototype begins with; nil takes the first.
  ///   - distances: whose distances the code has.
  ///   - iOS: the lowest version of the system that the code is for.
  package init(
    of trees: [SlimTree], startingAt start: String? = nil, distances: DesignDistances = .design,
    iOS: Int = GeneratedScreen.newestSystem
  ) {
    // Names that differ in case alone would be one file on many disks.
    var names = UniqueNames(taken: ["root", "maintabs"], ignoringCase: true)
    let named = trees.map { (tree: $0, name: names.unique(GeneratedScreen.name(of: $0))) }
    let navigation = DesignNavigation(among: named, startingAt: start)
    let tabs = navigation.isEmpty ? nil : navigation.tabs
    let colors = BrandColors(of: trees.map { $0.root.withContrast() })
    var typeNames = UniqueNames(
      taken: ViewWriter.takenTypes.union(DesignNavigation.types).union(named.map { $0.name + "View" }))
    var assetNames = UniqueNames()
    var rowTypes: [[String]: RowType] = [:]
    var writers: [ScreenWriter] = []
    for (tree, name) in named {
      let module = ScreenWriter.Module(
        colors: colors, typeNames: typeNames, assetNames: assetNames, rowTypes: rowTypes,
        routes: navigation.routes(from: tree.node), tabs: tabs)
      var writer = ScreenWriter(tree: tree, name: name, distances: distances, iOS: iOS, module: module)
      writer.draft()
      (typeNames, assetNames) = (writer.writer.typeNames, writer.writer.assetNamesTaken)
      rowTypes = writer.writer.rowTypes
      writers.append(writer)
    }
    let views = SharedViews(of: &writers, typeNames: &typeNames)
    var screens: [GeneratedScreen] = []
    for index in writers.indices {
      writers[index].writer.typeNames = typeNames
      screens.append(GeneratedScreen(by: &writers[index], signatures: views.signatures))
      typeNames = writers[index].writer.typeNames
    }
    var shared: [GeneratedScreen.Asset] = []
    self.navigation =
      navigation.isEmpty
      ? nil
      : navigation.file { tabs, views in
        let tree = trees.first { tabs.screens.contains($0.node) } ?? trees[0]
        let module = ScreenWriter.Module(colors: colors, typeNames: typeNames, assetNames: assetNames)
        var writer = ScreenWriter(tree: tree, name: "MainTabs", distances: distances, iOS: iOS, module: module)
        let lines = writer.sharedTabs(tabs, views)
        shared = writer.assets
        return lines
      }
    self.screens = screens
    self.views = views.code
    sharedAssets = shared
    let code = screens.map(\.code) + [views.code, self.navigation].compactMap { $0 }
    let used = Set(code.flatMap { ScreenWriter.colorNames(in: $0) })
    let brand = colors.entries.filter { used.contains($0.name) }
    self.colors =
      brand.isEmpty
      ? nil : (["import SwiftUI", ""] + BrandColors.extensionLines(brand)).joined(separator: "\n") + "\n"
  }
}
