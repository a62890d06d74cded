import SwiftKitSDK

/// Each fetch of the object loads its picture, too.
struct ModelDataInline: Check {
  let id = "model-data-inline"
  let rules = ["data/writing/large-data-external"]
  let severity = Severity.info
  let title = "image data stored inside the row"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["@Model & |Data|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class) where type.hasAttribute("Model") && !type.isInPreview {
      for property in type.children(.variable) where property.plainType?.isNamed("Data") == true {
        let attribute = property.children(.attribute).first { $0.isNamed("Attribute") }
        guard !property.hasAttribute("Transient"), property.child(.body) == nil,
          attribute.map({ $0.sourceHolds("externalstorage") || $0.sourceHolds("transformable") }) != true,
          !property.flags.contains(.static), property.child(.type)?.source.hasPrefix("[") == false,
          case let words = property.nameWords, words.contains(where: isLarge), Self.small.isDisjoint(with: words)
        else { continue }
        let place = property.range.lowerBound
        report(
          property,
          "\(property.name.code(or: "it")) is loaded with every fetch; mark it `@Attribute(.externalStorage)`",
          suggestion: attribute == nil ? [Edit(place..<place, "@Attribute(.externalStorage) ")] : [])
      }
    }
  }

  private func isLarge(_ word: String) -> Bool {
    Self.large.contains(word) || word.hasSuffix("s") && Self.large.contains(String(word.dropLast()))
  }

  /// What stands for something large and is small itself.
  private static let small: Set = ["id", "hash", "token", "bookmark", "key", "digest", "checksum"]
  private static let large: Set = [
    "image", "photo", "picture", "audio", "video", "thumbnail", "avatar", "cover", "pdf", "media", "recording", "scan",
    "artwork", "poster", "attachment",
  ]
}
