package import SwiftKitABI
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// One Swift file as plugins see it: the flat table of `swiftkit_abi.h`.
///
/// Any bytes have a model. Where the parser could not follow, parts are missing and the file's node says so.
package struct SourceModel: Sendable {
  /// The source, then the symbols that are not a part of it, then the path.
  private let bytes: [UInt8]
  private let sourceCount: Int
  private let pathRange: Range<Int>
  private let symbols: [Range<Int>]
  package let nodes: [swiftkit_node]

  /// Brackets in brackets beyond this are not looked into; the parser's own limit depends on how it was built.
  private static let deepestNesting = 128

  /// Parses `source`, which must be shorter than 4 GB, and builds its model; nothing of the syntax tree is kept.
  package init(parsing source: [UInt8], path: String) {
    let built = source.withUnsafeBufferPointer { source in
      let tree = Parser.parse(source: source, maximumNestingLevel: SourceModel.deepestNesting)
      return withExtendedLifetime(tree) {
        var builder = ModelBuilder(source: source)
        builder.build(LocatedSyntax(raw: tree.raw, offset: 0), isBroken: tree.hasError)
        return builder.finish()
      }
    }
    nodes = built.nodes
    symbols = built.symbols
    sourceCount = source.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + built.furtherBytes.count + path.utf8.count)
    bytes += source
    bytes += built.furtherBytes
    let pathStart = bytes.count
    bytes.append(contentsOf: path.utf8)
    pathRange = pathStart..<bytes.count
    self.bytes = bytes
  }

  /// Runs `body` with the table that crosses the plugin ABI; its pointers are valid until `body` returns.
  ///
  /// - Parameter serial: what tells the file from others of the process; 0 when nothing does.
  package func withCFile<Result>(
    serial: UInt32 = 0, _ body: (UnsafePointer<swiftkit_file>) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes { bytes in
      func text(_ range: Range<Int>) -> swiftkit_text {
        let start = bytes.baseAddress?.advanced(by: range.lowerBound)
        return swiftkit_text(bytes: start?.assumingMemoryBound(to: CChar.self), length: range.count)
      }
      return try symbols.map(text).withUnsafeBufferPointer { symbols in
        try nodes.withUnsafeBufferPointer { nodes in
          var file = swiftkit_file(
            struct_size: UInt32(MemoryLayout<swiftkit_file>.size),
            node_count: UInt32(nodes.count),
            nodes: nodes.baseAddress,
            symbol_count: UInt32(symbols.count),
            reserved: 0,
            symbols: symbols.baseAddress,
            path: text(pathRange),
            source: text(0..<sourceCount),
            serial: serial,
            reserved_2: 0
          )
          return try withUnsafePointer(to: &file, body)
        }
      }
    }
  }

  /// The text of a symbol; empty for SWIFTKIT_NONE.
  func text(ofSymbol symbol: UInt32) -> String {
    guard symbol < symbols.count else { return "" }
    return String(decoding: bytes[symbols[Int(symbol)]], as: UTF8.self)
  }

  /// A part of the source.
  func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<sourceCount)], as: UTF8.self)
  }
}
