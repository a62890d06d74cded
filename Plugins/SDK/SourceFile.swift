import SwiftKitABI

/// One Swift file under check.
///
/// It reads the host's memory, which is there only while the check runs. A file or node that outlives the check is
/// harmless: it has become empty.
public final class SourceFile {
  private var nodes: UnsafeBufferPointer<swiftkit_node>
  private var symbols: UnsafeBufferPointer<swiftkit_text>
  private var source: UnsafeRawBufferPointer

  /// The file as the user will see it named; there may be no file of that name.
  public let path: String
  public let settings: Settings
  /// What all files of the run declare.
  public private(set) var project: Project

  init(_ file: swiftkit_file, settings: Settings, project: Project) {
    nodes = UnsafeBufferPointer(start: file.nodes, count: file.nodes == nil ? 0 : Int(file.node_count))
    symbols = UnsafeBufferPointer(start: file.symbols, count: file.symbols == nil ? 0 : Int(file.symbol_count))
    source = file.source.buffer
    path = String(file.path)
    self.settings = settings
    self.project = project
  }

  /// Runs `body` over the file; afterwards the file is empty.
  static func reading<Result>(
    _ file: swiftkit_file, settings: Settings, project: Project, _ body: (SourceFile) throws -> Result
  ) rethrows -> Result {
    let source = SourceFile(file, settings: settings, project: project)
    defer { source.forget() }
    return try body(source)
  }

  private func forget() {
    nodes = UnsafeBufferPointer(start: nil, count: 0)
    symbols = UnsafeBufferPointer(start: nil, count: 0)
    source = UnsafeRawBufferPointer(start: nil, count: 0)
    project = Project()
  }
}

// MARK: - Finding nodes

extension SourceFile {
  /// The file itself, around everything in it.
  public var root: Node { Node(file: self, index: 0) }

  /// Every call or modifier of one of these names, in source order.
  public func calls(named names: String...) -> [Node] {
    nodes(.call, named: names)
  }

  /// Every node of one of `kinds`, in source order.
  public func nodes(_ kinds: Node.Kind...) -> [Node] {
    let kinds = Set(kinds.map(\.rawValue))
    return nodes.indices.lazy.filter { kinds.contains(self.nodes[$0].kind) }.map { Node(file: self, index: $0) }
  }

  /// Every node of a kind that has one of these names, in source order.
  public func nodes(_ kind: Node.Kind, named names: [String]) -> [Node] {
    let wanted = names.compactMap(symbol)
    guard !wanted.isEmpty else { return [] }
    return nodes.indices.lazy
      .filter { self.nodes[$0].kind == kind.rawValue && wanted.contains(self.nodes[$0].name) }
      .map { Node(file: self, index: $0) }
  }

  /// Whether the file imports the module `name`, or a part of it.
  public func imports(_ name: String) -> Bool {
    !nodes(.import, named: [name]).isEmpty
  }

  /// Whether any node has this name or text.
  func holds(symbol name: String) -> Bool { symbol(name) != nil }

  /// Symbols are in ascending order: bisection.
  private func symbol(_ name: String) -> UInt32? {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].precedes(name) { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count && symbols[low].equals(name) ? UInt32(low) : nil
  }
}

// MARK: - Reading the host's memory

extension SourceFile {
  var nodeCount: Int { nodes.count }

  subscript(index: Int) -> swiftkit_node? {
    nodes.indices.contains(index) ? nodes[index] : nil
  }

  func text(ofSymbol symbol: UInt32) -> String? {
    symbol < symbols.count ? String(symbols[Int(symbol)]) : nil
  }

  func symbol(_ symbol: UInt32, equals name: String) -> Bool {
    symbol < symbols.count && symbols[Int(symbol)].equals(name)
  }

  /// The text of a range of bytes, as far as it lies in the file.
  public func source(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: source[range.clamped(to: 0..<source.count)]), as: UTF8.self)
  }
}
