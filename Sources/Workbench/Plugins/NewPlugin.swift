package import POSIXSupport

/// A language that `plugin new` writes.
package enum PluginLanguage: String, CaseIterable, Sendable { case swift, c }

/// A plugin that is to be written: what it is called and which files it has.
package struct NewPlugin {
  struct File {
    let path: FilePath
    let bytes: [UInt8]
    var isProgram = false
  }

  let name: String
  let language: PluginLanguage
  /// What is to build it, such as `Swift 6.3.1`; nil where nobody knows.
  let compiler: String?

  init(
    name: String, language: PluginLanguage, compiler: String?, taken: [String]
  ) throws(NewPluginError) {
    guard Self.isKebabCase(name) else { throw .badName(name, suggestion: Self.kebabCase(name)) }
    guard !taken.contains(name), !["skill", "swiftkit", "template"].contains(name) else { throw .taken(name) }
    self.name = name
    self.language = language
    self.compiler = compiler
  }

  /// `TeamRules` for `team-rules`.
  var module: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The folder that holds the built library, as a shell in the plugin's folder asks for it; nil for that folder itself.
  ///
  /// Where SwiftPM puts products differs between its build systems, and it tells.
  var productFolder: String? { language == .swift ? "$(swift build --show-bin-path)" : nil }

  /// The library, as a shell in the plugin's folder finds it.
  package var library: String {
    let name = "lib\(module).\(Self.ending)"
    return productFolder.map { "\"\($0)/\(name)\"" } ?? name
  }

  package var buildCommand: String {
    switch language {
    case .swift: "swift build && cp \(module).json \"$(swift build --show-bin-path)\""
    case .c: "make"
    }
  }

  private static var ending: String {
    #if canImport(Darwin)
      "dylib"
    #else
      "so"
    #endif
  }

  private static func isKebabCase(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last, name.utf8.count <= 64, !name.contains("--") else {
      return false
    }
    let isLetter = { (byte: UInt8) in (0x61...0x7a).contains(byte) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return isLetter(first) && (isLetter(last) || isDigit(last))
      && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// The nearest thing to `name` that would do; nil when nothing is left of it.
  private static func kebabCase(_ name: String) -> String? {
    var kebab = ""
    for character in name {
      if character.isUppercase, let last = kebab.last, last != "-" { kebab += "-" }
      if character.isASCII, character.isLetter || character.isNumber {
        kebab += character.lowercased()
      } else if let last = kebab.last, last != "-" {
        kebab += "-"
      }
    }
    while kebab.last == "-" { kebab.removeLast() }
    kebab = String(kebab.drop { !$0.isLetter }.prefix(64))
    return isKebabCase(kebab) ? kebab : nil
  }
}

/// Why no plugin is written.
package enum NewPluginError: Error, CustomStringConvertible {
  case badName(String, suggestion: String?)
  case taken(String)
  case exists(FilePath)
  case noSources(FilePath)

  package var description: String {
    switch self {
    case .badName(let name, let suggestion):
      "'\(name)' is not a plugin id; use kebab-case, beginning with a letter"
        + (suggestion.map { "; try '\($0)'" } ?? ", such as team-rules")
    case .taken(let name): "the plugin id '\(name)' is already taken; choose another"
    case .exists(let path): "'\(path)' already exists; choose another name, or another folder with --output"
    case .noSources(let path): "the plugin SDK is missing from '\(path)'; reinstall swiftkit"
    }
  }
}
