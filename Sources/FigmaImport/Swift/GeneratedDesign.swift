/// The screens of a design as files of one module: a view a file, and one file with the colours of all.
package struct GeneratedDesign: Sendable {
  package let screens: [GeneratedScreen]
  /// The file with the colours that the system does not have; nil where no screen uses one.
  package let colors: String?

  /// The file with the routes between the screens and the tabs that they share; nil where the prototype has no links.
  package let navigation: String?

  package static let colorsFileName = "Color+Brand.swift"
  package static let navigationFileName = DesignNavigation.fileName

  /// All files by their names, in the order in which they are told.
  package var files: [(name: String, code: String)] {
    var files = screens.map { ($0.fileName, $0.code) }
    if let navigation { files.insert((GeneratedDesign.navigationFileName, navigation), at: 0) }
    if let colors { files.insert((GeneratedDesign.colorsFileName, colors), at: 0) }
    return files
  }

  /// Writes the views of `trees`; the same trees give the same bytes.
  ///
  /// A colour has one name in all files, no two files declare a type of the same name, and taps lead where the prototype
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
    var screens: [GeneratedScreen] = []
    for (tree, name) in named {
      let module = ScreenWriter.Module(
        colors: colors, typeNames: typeNames, assetNames: assetNames, routes: navigation.routes(from: tree.node),
        tabs: tabs)
      var writer = ScreenWriter(tree: tree, name: name, distances: distances, iOS: iOS, module: module)
      screens.append(GeneratedScreen(name: name, by: &writer))
      (typeNames, assetNames) = (writer.writer.typeNames, writer.writer.assetNamesTaken)
    }
    self.navigation =
      navigation.isEmpty
      ? nil
      : navigation.file { tabs, views in
        let tree = trees.first { tabs.screens.contains($0.node) } ?? trees[0]
        let module = ScreenWriter.Module(colors: colors, typeNames: typeNames, assetNames: assetNames)
        var writer = ScreenWriter(tree: tree, name: "MainTabs", distances: distances, iOS: iOS, module: module)
        return writer.sharedTabs(tabs, views)
      }
    self.screens = screens
    let used = Set(screens.flatMap { ScreenWriter.colorNames(in: $0.code) })
    let brand = colors.entries.filter { used.contains($0.name) }
    self.colors =
      brand.isEmpty
      ? nil : (["import SwiftUI", ""] + BrandColors.extensionLines(brand)).joined(separator: "\n") + "\n"
  }
}
