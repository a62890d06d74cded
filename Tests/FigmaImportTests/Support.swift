import FigmaImport
import POSIXSupport
import TestSupport

extension Layer {
  private static let lines = Result {
    try FileContents.bytes(of: PackageFolder.root.appending("Data").appending("sf-symbols.tsv"))
  }
  private static let table = Result { try SymbolTable(lines: try lines.get()) }
  private static let characters = Result {
    var characters: [String: String] = [:]
    for line in String(decoding: try lines.get(), as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2, let code = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(code) {
        characters[String(parts[1])] = String(Character(scalar))
      }
    }
    return characters
  }

  static func symbols() throws -> SymbolTable { try table.get() }

  /// The private character of an SF Symbol.
  static func character(_ symbol: String) throws -> String {
    struct Unknown: Error { let symbol: String }
    guard let character = try characters.get()[symbol] else { throw Unknown(symbol: symbol) }
    return character
  }

  static func symbol(named name: String, _ x: Double, _ y: Double, color: String = "#000000") throws -> Layer {
    symbol(try character(name), x, y, color: color)
  }

  /// The Swift file for the layer.
  func screen() throws -> GeneratedScreen { GeneratedScreen(of: try tree()) }
}

extension SlimTree {
  /// The shape of the tree in few words: `VStack('words' Icon)`.
  var shape: String { root.shape }
}

extension SlimNode {
  var shape: String {
    let own = content.map { "'\($0)'" } ?? icon ?? kind.rawValue
    return children.isEmpty ? own : own + "(" + children.map(\.shape).joined(separator: " ") + ")"
  }
}
