/// SF Symbols by the private characters that stand for them in text, and the names that icons of other sets go by.
package struct SymbolTable: Sendable {
  private let names: [UInt32: String]
  private let known: Set<String>

  /// No symbol is known.
  package init() {
    names = [:]
    known = []
  }

  /// Reads lines of a code point in hexadecimal, a tab and a name.
  package init(lines bytes: [UInt8]) throws(FigmaError) {
    var names: [UInt32: String] = [:]
    names.reserveCapacity(6000)
    for (index, line) in bytes.split(separator: 0x0A).enumerated() where line.first != UInt8(ascii: "#") {
      let parts = line.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2, let code = UInt32(String(decoding: parts[0], as: UTF8.self), radix: 16) else {
        throw .badSymbolTable(line: index + 1)
      }
      names[code] = String(decoding: parts[1], as: UTF8.self)
    }
    self.names = names
    known = Set(names.values)
  }

  package var isEmpty: Bool { names.isEmpty }

  package func name(of scalar: Unicode.Scalar) -> String? { names[scalar.value] }

  package func contains(_ name: String) -> Bool { known.contains(name) }

  /// Whether the character has no meaning outside a font of symbols.
  package static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
