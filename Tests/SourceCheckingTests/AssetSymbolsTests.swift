import APIFacts
import HostMessages
import POSIXSupport
import PluginHosting
import SourceScanning
import TestSupport
import Testing

@testable import SourceChecking

/// The names that Xcode gives what asset catalogs hold, and labels that are worth a fact.
@Suite struct AssetSymbolsTests {
  private func facts(_ folder: TemporaryFolder) throws -> Set<String> {
    let bytes = try SwiftFiles(below: ["."], base: folder.path).assets
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.map { $0.dropFirst().split(separator: "\t").joined(separator: ".") })
  }

  @Test(arguments: [
    ("brand", ["brand"]), ("brand-red 2", ["brandRed2"]), ("AccentColor", ["accent", "accentColor"]),
    ("Color", ["color"]),
    ("BGIcon", ["bGIcon", "bgIcon"]), ("BG", ["bG", "bg"]), ("ABc", ["aBc"]), ("A", ["a"]), ("500", ["_500"]),
    ("--", []), ("a\tb\nc", ["aBC"]),
  ])
  func names(name: String, symbols: [String]) {
    #expect(AssetSymbols.symbols(for: name, word: "Color") == symbols)
  }

  @Test func catalogs() throws {
    let folder = try TemporaryFolder()
    let space = "{ \"properties\" : { \"provides-namespace\" : true } }"
    try folder.write("", to: "App/Assets.xcassets/v1.0/brand.colorset/Contents.json")
    try folder.write(space, to: "App/Assets.xcassets/icons/Contents.json")
    try folder.write("", to: "App/Assets.xcassets/icons/logo.imageset/Contents.json")
    try folder.write("", to: "App/Assets.xcassets/AppIcon.appiconset/no.colorset/Contents.json")
    try folder.write("", to: "App/other/no.colorset/Contents.json")
    try folder.write("", to: "elsewhere/no.colorset/Contents.json")
    _ = folder.path.appending("App/Assets.xcassets/link").withPlatformString { symlink("../../elsewhere", $0) }
    #expect(
      try facts(folder) == [
        "Color.brand", "ColorResource.brand", "NSColor.brand", "ShapeStyle.brand", "UIColor.brand",
        "ImageResource.Icons",
        "NSImage.Icons", "UIImage.Icons", "Icons.logo",
      ])
  }

  /// What is nested without an end is read to some depth.
  @Test func deepCatalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.xcassets/" + String(repeating: "a/", count: 10) + "near.colorset/Contents.json")
    try folder.write("", to: "A.xcassets/" + String(repeating: "b/", count: 20) + "far.colorset/Contents.json")
    try folder.write("", to: "A.xcassets/" + String(repeating: "c/", count: 15) + "last.colorset/Contents.json")
    try folder.write("", to: "A.xcassets/" + String(repeating: "d/", count: 16) + "first.colorset/Contents.json")
    let found = try facts(folder)
    #expect(found.contains("Color.near") && found.contains("Color.last"))
    #expect(!found.contains("Color.far") && !found.contains("Color.first"))
  }

  /// Labels that the table has, and those of what it does not know, would only make facts change.
  @Test func labelsThatTellSomething() {
    let call = "a.padding(value: 3).frame(width: 3).ownThing(value: 3)"
    let file = Array(call.utf8).withUnsafeBytes { FactScanner.facts(in: $0) }
    let facts = SourceFacts(joining: [file, file, file])
    func labels(_ settings: [HostConfiguration.Setting]) -> String {
      let pool = HostPool(host: "", plugins: [], settings: settings, environment: [], repair: "")
      return String(decoding: KnownLabels.removed(from: facts, of: pool).bytes, as: UTF8.self)
    }
    let table = PackageFolder.root.appending("Data/api/facts.tsv").string
    #expect(
      labels([HostConfiguration.Setting(name: HostConfiguration.Setting.apiTable, value: table)]) == "Ppadding\tvalue\n"
    )
    #expect(labels([]) == "")
  }
}
