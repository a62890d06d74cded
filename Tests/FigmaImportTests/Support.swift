import FigmaImport
import POSIXSupport
import TestSupport

extension Layer {
  private static let table = Result {
    try SymbolTable(lines: try FileContents.bytes(of: PackageFolder.root.appending("Data").appending("sf-symbols.tsv")))
  }

  static func symbols() throws -> SymbolTable { try table.get() }
}

extension SlimTree {
  /// The shape of the tree in few words: `VStack(Text Icon)`.
  var shape: String { root.shape }
}

extension SlimNode {
  var shape: String {
    let own = content.map { "'\($0)'" } ?? icon ?? kind.rawValue
    return children.isEmpty ? own : own + "(" + children.map(\.shape).joined(separator: " ") + ")"
  }
}
