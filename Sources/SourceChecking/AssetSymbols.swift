import HostMessages
import POSIXSupport

/// The names that Xcode gives Swift code for what asset catalogs hold: `Color.brandRed` for `brand-red.colorset`.
///
/// Only names of folders are read, and of each whether it gives what it holds a namespace. No link is followed.
struct AssetSymbols {
  /// Static members of the types that Xcode gives them, as lines of `SourceFacts`.
  private(set) var facts: [UInt8] = []
  /// How many more folders are looked at; a catalog of an app has a few hundred.
  private var rest = 20_000

  private static let deepest = 16
  /// What the names may take, in bytes; further ones are not known, so nothing is said of them that a check needs.
  private static let most = 1 << 22

  /// Reads the catalog that `folder` is, or a folder in it whose contents are in `namespace`.
  mutating func read(_ folder: borrowing OpenFolder, in namespace: [String] = [], depth: Int = 0) {
    guard depth < AssetSymbols.deepest,
      let entries = try? folder.entries(where: { $0.first != UInt8(ascii: ".") && $1 == .folder })
    else { return }
    for entry in entries {
      guard rest > 0, facts.count < AssetSymbols.most else { return }
      rest -= 1
      let name = String(decoding: entry.name, as: UTF8.self)
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let (stem, kind) = (parts.dropLast().joined(separator: "."), parts.last ?? "")
      if kind == "colorset" {
        note(stem, in: namespace, AssetSymbols.colorTypes, word: "Color")
      } else if kind == "imageset" || kind == "symbolset" {
        note(stem, in: namespace, AssetSymbols.imageTypes, word: "Image")
      } else if !kind.hasSuffix("set") || parts.count == 1 {
        guard let inner = try? OpenFolder(entry.name, in: folder, at: folder.path.appending(name)) else { continue }
        let isNamespace = AssetSymbols.providesNamespace(inner)
        read(inner, in: namespace + (isNamespace ? [AssetSymbols.typeName(name)] : []), depth: depth + 1)
      }
    }
  }

  /// What the types have is the name itself, or the outermost namespace that leads to it.
  private mutating func note(_ name: String, in namespace: [String], _ types: [String], word: String) {
    for symbol in AssetSymbols.symbols(for: name, word: word) {
      var owners = types
      for member in namespace + [symbol] {
        for owner in owners {
          facts.append(SourceFacts.Relation.hasStatic.rawValue)
          facts += "\(owner)\t\(member)\n".utf8
        }
        owners = [member]
      }
    }
  }

  private static let colorTypes = ["Color", "ColorResource", "NSColor", "ShapeStyle", "UIColor"]
  private static let imageTypes = ["ImageResource", "NSImage", "UIImage"]

  private static func providesNamespace(_ folder: borrowing OpenFolder) -> Bool {
    guard let contents = try? folder.bytes(of: "Contents.json", limit: 1 << 16) else { return false }
    let words = String(decoding: contents.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    return words.contains("\"provides-namespace\":true")
  }

  // MARK: - Names

  /// The names in Swift that `name` may have. Xcode drops the word of the kind at the end (`accent` for `AccentColor`) unless that
  /// leaves a name that is taken, so both are meant.
  static func symbols(for name: String, word: String) -> [String] {
    let joined = joined(name)
    guard !joined.isEmpty else { return [] }
    let isLonger = joined.hasSuffix(word) && joined != word
    let names = (isLonger ? [joined, String(joined.dropLast(word.count))] : [joined]).flatMap(loweredBeginnings)
    return Set(names).sorted()
  }

  private static func typeName(_ name: String) -> String {
    let name = joined(name)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words of the name as one: `brandRed` for `brand-red`, `_500` for `500`.
  private static func joined(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first?.first?.isNumber == true ? "_" : "") + joined.joined()
  }

  /// `bgIcon` and `bGIcon` for `BGIcon`.
  private static func loweredBeginnings(_ name: String) -> [String] {
    let capitals = name.prefix { $0.isUppercase }
    let isFollowed = capitals.count > 1 && name.dropFirst(capitals.count).first?.isLowercase == true
    return [1, capitals.count - (isFollowed ? 1 : 0)].map { name.prefix($0).lowercased() + name.dropFirst($0) }
  }
}
