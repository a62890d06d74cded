import SwiftKitABI

/// One Swift file under check.
///
/// It reads the host's memory, which is there only while the check runs. A file or node that outlives the check is
/// harmless: it has become empty.
public struct SourceFile {
  /// What all copies of this value share.
  ///
  /// A class of ours would be registered by name in every process of a Mac, and its host and each of its plugins bring this
  /// SDK along: for each the system would complain of two classes of one name. Classes made from generic ones have no such
  /// name. Nor does Swift guard each look at the header, which is read for every node.
  private let shared: ManagedBuffer<Content, Void>
  private var nodes: UnsafeBufferPointer<swiftkit_node> { shared.header.lent.nodes }
  private var symbols: UnsafeBufferPointer<swiftkit_text> { shared.header.lent.symbols }
  private var source: UnsafeRawBufferPointer { shared.header.lent.source }

  private struct Content {
    var lent: Lent
    /// Where the nodes of each kind are; made when it is first asked for.
    var places: KindIndex?
    let serial: UInt32
    /// The symbol `init`, or `SWIFTKIT_NONE` where the file has none.
    var initializer = UInt32(SWIFTKIT_NONE)
    /// The chain that was asked for last: most checks ask for it again at every one of its parts.
    var latestChain: Chain?
    /// The members that a type's body consists of, by the places of the type and the members.
    var wholeBodies: [Int: Set<Int>] = [:]
    let path: String
    let settings: Settings
    var project: Project
    let apiTable: UnsafeRawBufferPointer
  }

  /// The file as the user will see it named; there may be no file of that name.
  public var path: String { shared.header.path }
  public var settings: Settings { shared.header.settings }
  /// What all files of the run declare.
  public var project: Project { shared.header.project }
  /// The public declarations of Apple's frameworks, as the text that `swiftkit_abi.h` describes under API; empty where the
  /// host has none. It lives as long as the process.
  public var apiTable: UnsafeRawBufferPointer { shared.header.apiTable }

  init(
    _ file: swiftkit_file, settings: Settings, project: Project, apiTable: UnsafeRawBufferPointer? = nil
  ) {
    let content = Content(
      lent: Lent(file), serial: file.serial, path: String(file.path), settings: settings, project: project,
      apiTable: apiTable ?? UnsafeRawBufferPointer(start: nil, count: 0))
    shared = .create(minimumCapacity: 0) { _ in content }
    shared.header.initializer = symbol("init") ?? UInt32(SWIFTKIT_NONE)
  }

  /// Whether both are the same file in the same run, and not merely alike.
  public static func === (left: SourceFile, right: SourceFile) -> Bool { left.shared === right.shared }

  /// Reads `file` from now on, when it is this very file in a later call; false when it is another.
  func adopt(_ file: swiftkit_file, project: Project) -> Bool {
    guard shared.header.serial != 0, shared.header.serial == file.serial else { return false }
    shared.header.lent = Lent(file)
    shared.header.project = project
    shared.header.latestChain = nil
    return true
  }

  /// What `find` finds for the type at a place, once.
  func wholeBodies(of type: Int, _ find: () -> Set<Int>) -> Set<Int> {
    if let known = shared.header.wholeBodies[type] { return known }
    let found = find()
    shared.header.wholeBodies[type] = found
    return found
  }

  /// Gives the host's memory back: the file is empty until it is adopted again.
  func forget() {
    shared.header.lent = Lent()
    shared.header.project = Project()
    shared.header.latestChain = nil
  }
}

/// The host's memory as far as a file needs it.
private struct Lent {
  var nodes = UnsafeBufferPointer<swiftkit_node>(start: nil, count: 0)
  var symbols = UnsafeBufferPointer<swiftkit_text>(start: nil, count: 0)
  var source = UnsafeRawBufferPointer(start: nil, count: 0)

  init() {}

  init(_ file: swiftkit_file) { (nodes, symbols, source) = (file.nodeBuffer, file.symbolBuffer, file.source.buffer) }
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
    places(of: kinds).map { Node(file: self, index: Int($0)) }
  }

  /// Every node of a kind that has one of these names, in source order.
  public func nodes(_ kind: Node.Kind, named names: [String]) -> [Node] { nodes([kind], named: names) }

  /// Every node of one of `kinds` that has one of these names, in source order.
  public func nodes(_ kinds: [Node.Kind], named names: [String]) -> [Node] {
    let wanted = names.compactMap(symbol)
    guard let first = wanted.first else { return [] }
    var found: [Node] = []
    for place in places(of: kinds) {
      guard Int(place) < nodes.count else { break }
      let node = Node(file: self, index: Int(place))
      let name = node.isInitCall ? node.symbol : nodes[Int(place)].name
      if name == first || wanted.count > 1 && wanted.contains(name) { found.append(node) }
    }
    return found
  }

  private func places(of kinds: [Node.Kind]) -> ArraySlice<UInt32> {
    if nodes.isEmpty { return [] }
    let places = shared.header.places ?? KindIndex(nodes)
    shared.header.places = places
    return kinds.count == 1 ? places[kinds[0]] : kinds.flatMap { places[$0] }.sorted()[...]
  }

  /// Whether the file imports the module `name`, or a part of it.
  public func imports(_ name: String) -> Bool {
    !nodes(.import, named: [name]).isEmpty
  }

  /// Whether any node has this name or text.
  func holds(symbol name: String) -> Bool { symbol(name) != nil }

  /// The numbers of those of the names that the file knows.
  func symbols(_ names: [String]) -> [UInt32] { names.compactMap(symbol) }

  /// The chain at a node that is one.
  func chain(at node: Node) -> Chain? {
    if let latest = shared.header.latestChain, latest.node.index == node.index { return latest }
    let chain = Chain(node)
    shared.header.latestChain = chain
    return chain
  }

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

  /// Whether a symbol is `init`.
  func isInit(_ symbol: UInt32) -> Bool { symbol == shared.header.initializer }

  func firstByte(ofSymbol symbol: UInt32) -> UInt8? {
    symbol < symbols.count ? symbols[Int(symbol)].buffer.first : nil
  }

  /// Whether a symbol holds `word`, which is ASCII in lower case; the case of its letters does not matter.
  func symbol(_ symbol: UInt32, holds word: StaticString) -> Bool {
    symbol < symbols.count && symbols[Int(symbol)].buffer.holds(word)
  }

  /// The same of a range of bytes.
  func source(_ range: Range<Int>, holds word: StaticString) -> Bool {
    UnsafeRawBufferPointer(rebasing: source[range.clamped(to: 0..<source.count)]).holds(word)
  }

  /// The text of a range of bytes, as far as it lies in the file.
  public func source(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: source[range.clamped(to: 0..<source.count)]), as: UTF8.self)
  }
}
