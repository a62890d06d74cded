/// The screens of a design as files of one module: a view a file, and one file with the colours of all.
package struct GeneratedDesign: Sendable {
  package let screens: [GeneratedScreen]
  /// The file with the colours that the system does not have; nil where no screen uses one.
  package let colors: String?

  package static let colorsFileName = "Color+Brand.swift"

  /// Writes the views of `trees`; the same trees give the same bytes.
  ///
  /// A colour has one name in all files, and no two files declare a type of the same name.
  package init(of trees: [SlimTree], distances: DesignDistances = .design) {
    var names = UniqueNames()
    let named = trees.map { (tree: $0, name: names.unique(GeneratedScreen.name(of: $0))) }
    let colors = BrandColors(of: trees.map { $0.root.withContrast() })
    var typeNames = UniqueNames(taken: ViewWriter.takenTypes.union(named.map { $0.name + "View" }))
    var screens: [GeneratedScreen] = []
    for (tree, name) in named {
      let module = ScreenWriter.Module(colors: colors, typeNames: typeNames)
      var writer = ScreenWriter(tree: tree, name: name, distances: distances, module: module)
      screens.append(GeneratedScreen(name: name, by: &writer))
      typeNames = writer.writer.typeNames
    }
    self.screens = screens
    let used = Set(screens.flatMap { ScreenWriter.colorNames(in: $0.code) })
    let brand = colors.entries.filter { used.contains($0.name) }
    self.colors =
      brand.isEmpty
      ? nil : (["import SwiftUI", ""] + BrandColors.extensionLines(brand)).joined(separator: "\n") + "\n"
  }
}
