import POSIXSupport
import RuleModel

/// The colours of an asset catalog for which Xcode makes a name of their own.
///
/// Xcode has rules for names that end in `Color` and for folders with a namespace; those are left out.
enum AssetColors {
  private static let deepest = 8
  private static let most = 2_000

  /// What is called as a part of a design, at `catalog` of the project at `root`.
  static func names(in catalog: String, of root: FilePath) -> [DesignName] {
    guard let folder = try? OpenFolder(root).folder(FilePath(catalog)) else { return [] }
    var (names, rest): ([DesignName], Int) = ([], most)
    read(folder, at: catalog, depth: 0, &rest, into: &names)
    return names
  }

  private static func read(
    _ folder: borrowing OpenFolder, at path: String, depth: Int, _ rest: inout Int, into names: inout [DesignName]
  ) {
    guard depth < deepest,
      let entries = try? folder.entries(where: { $0.first != UInt8(ascii: ".") && $1 == .folder })
    else { return }
    for entry in entries where rest > 0 {
      rest -= 1
      guard let name = String(validating: entry.name, as: UTF8.self) else { continue }
      if name.hasSuffix(".colorset") {
        if let found = color(String(name.dropLast(".colorset".count)), at: "\(path)/\(name)") { names.append(found) }
      } else if !name.contains("."), let inner = try? folder.folder(FilePath(name)), !hasNamespace(inner) {
        read(inner, at: "\(path)/\(name)", depth: depth + 1, &rest, into: &names)
      }
    }
  }

  private static func color(_ name: String, at path: String) -> DesignName? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let whole = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard whole.allSatisfy({ $0.isASCII }), whole.first?.isLetter == true, whole.dropFirst().first?.isLowercase == true,
      !whole.hasSuffix("Color")
    else { return nil }
    let member = whole.prefix(1).lowercased() + whole.dropFirst()
    guard let role = DesignWords.role(ofColor: member, in: []) else { return nil }
    return DesignName(role: role, expression: "Color(.\(member))", line: 0, isPublic: false, path: path)
  }

  private static func hasNamespace(_ folder: borrowing OpenFolder) -> Bool {
    guard let contents = try? folder.bytes(of: "Contents.json", limit: 1 << 16) else { return false }
    return String(decoding: contents, as: UTF8.self).contains("provides-namespace")
  }
}
