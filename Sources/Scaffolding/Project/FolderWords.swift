import ByteText

/// What folders are called, by what they hold.
enum FolderWords {
  /// What holds the screens of an app, or a kind of them.
  static let collections: Set = ["feature", "module", "page", "scene", "screen", "ui", "view"]
  /// What shows something, and is no feature.
  static let screens: Set = ["page", "scene", "screen"]
  /// What holds view controllers, in small letters and without spaces.
  static let controllers: Set = ["controllers", "viewcontroller", "viewcontrollers"]
  /// What may be called so inside of a collection holds screens; a folder `Views` there holds parts of them.
  static let inner: Set = ["feature", "module", "page", "scene", "screen"]
  /// The folder of all code, beside one of resources.
  static let code: Set = ["classes", "code", "source", "sources", "src"]
  static let systems: Set = [
    "ios", "ipad", "ipados", "iphone", "mac", "macos", "tv", "tvos", "vision", "visionos", "watch", "watchos",
  ]
  static let ofAllSystems: Set = ["common", "multiplatform", "shared", "universal"]
  /// What screens are made of and built on.
  static let supplies: Set = [
    "common", "components", "core", "extensions", "helpers", "models", "modifiers", "resources", "services", "shared",
    "support", "utilities", "utils", "viewmodels",
  ]

  /// Whether `name` is one of the words, or more than one of them.
  static func isOne(_ name: Substring, of words: Set<String>) -> Bool {
    let name = name.lowercased()
    return words.contains(name) || name.utf8.last == UInt8(ascii: "s") && words.contains(String(name.dropLast()))
  }

  /// Whether a folder called `name`, such as `View model`, holds what screens are made of.
  static func isSupply(_ name: Substring) -> Bool {
    let word = joined(name)
    return supplies.contains(word) || supplies.contains(word + "s")
  }

  /// Whether a folder called `name` may be that of a feature: neither one of several nor one of what they are made of.
  static func isFeature(_ name: Substring) -> Bool { !isOne(name, of: collections) && !isSupply(name) }

  /// The name in small letters and without spaces; by bytes, as each folder of a project is asked several times.
  static func joined(_ name: Substring) -> String {
    let name = name.lowercased()
    return name.utf8.contains(Ascii.space)
      ? String(decoding: name.utf8.filter { $0 != Ascii.space }, as: UTF8.self) : name
  }
}
