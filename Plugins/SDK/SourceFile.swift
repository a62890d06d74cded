import SwiftKitABI

/// One Swift file under check.
///
/// It reads the host's memory, which is there only while the check runs. A file or node that outlives the check is
/// harmless: it has become empty.
public struct SourceFile {
  /// What all copies of this value share.
  private let memory: UnsafeMutablePointer<FileRecord>
  private let turn: UInt32

  /// Whether the memory is still that of this file.
  private var isCurrent: Bool { memory.pointee.turn == turn }
  private var lent: FileRecord.Lent { isCurrent ? memory.pointee.lent : FileRecord.Lent() }
  private var nodes: UnsafeBufferPointer<swiftkit_node> { lent.nodes }
  private var symbols: UnsafeBufferPointer<swiftkit_text> { lent.symbols }
  private var source: UnsafeRawBufferPointer { lent.source }

  /// The file as the user will see it named; there may be no file of that name.
  public var path: String { isCurrent ? memory.pointee.path : "" }
  public var settings: Settings { isCurrent ? memory.pointee.settings : Settings() }
  /// What all files of the run declare.
  public var project: Project { isCurrent ? memory.pointee.project : Project() }
  /// The public declarations of Apple's frameworks, as the text that `swiftkit_abi.h` describes under API; empty where the
  /// host has none. It lives as long as the process.
  public var apiTable: UnsafeRawBufferPointer {
    isCurrent ? memory.pointee.apiTable : UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// A file that has to `end`, so that another one can use its memory.
  init(
    _ file: swiftkit_file, settings: Settings, project: Project, apiTable: UnsafeRawBufferPointer? = nil
  ) {
    memory = FileRecord.take()
    turn = memory.pointee.turn
    memory.pointee.lent = FileRecord.Lent(file)
    memory.pointee.serial = file.serial
    memory.pointee.path = String(file.path)
    memory.pointee.settings = settings
    memory.pointee.project = project
    if let apiTable { memory.pointee.apiTable = apiTable }
    memory.pointee.initializer = symbol("init") ?? UInt32(SWIFTKIT_NONE)
  }

  /// Whether both are the same file in the same run, and not merely alike.
  public static func === (left: SourceFile, right: SourceFile) -> Bool {
    left.memory == right.memory && left.turn == right.turn
  }

  /// Reads `file` from now on, when it is this very file in a later call; false when it is another.
  func adopt(_ file: swiftkit_file, project: Project) -> Bool {
    guard isCurrent, memory.pointee.serial != 0, memory.pointee.serial == file.serial else { return false }
    memory.pointee.lent = FileRecord.Lent(file)
    memory.pointee.project = project
    return true
  }

  /// What `find` finds in this file, found once for all checks of the plugin that ask for a value of this type.
  ///
  ///     file.once { OwnNames(in: file) }
  public func once<Found>(_ find: () -> Found) -> Found {
    let key = ObjectIdentifier(Found.self)
    if isCurrent, let known = memory.pointee.found[key] as? Found { return known }
    let found = find()
    if isCurrent { memory.pointee.found[key] = found }
    return found
  }

  /// What `find` finds for the type at a place, once.
  func wholeBodies(of type: Int, _ find: () -> Set<Int>) -> Set<Int> {
    if isCurrent, let known = memory.pointee.wholeBodies[type] { return known }
    let found = find()
    if isCurrent { memory.pointee.wholeBodies[type] = found }
    return found
  }

  /// Where the contents of previews are, by the places of nodes; in order and apart.
  var previews: [Range<Int>] {
    if isCurrent, let known = memory.pointee.previews { return known }
    let previews = nodes(.macro, .struct, .enum).filter(\.isPreview)
    let found = (previews + previewHosts(of: previews)).sorted { $0.index < $1.index }
      .reduce(into: [Range<Int>]()) { found, preview in
        // One in another is covered already.
        if preview.index >= found.last?.upperBound ?? 0 { found.append(preview.index + 1..<preview.subtreeEnd) }
      }
    if isCurrent { memory.pointee.previews = found }
    return found
  }

  /// The views that are named after previews and that only previews of the file show: `struct PlayerPreviewHost: View`.
  private func previewHosts(of previews: [Node]) -> [Node] {
    if previews.isEmpty { return [] }
    return nodes(.struct).filter { type in
      guard type.nameWords.contains("preview"), let name = type.name, case let uses = nodes(.call, named: [name]) else {
        return false
      }
      return !uses.isEmpty && uses.allSatisfy { use in previews.contains { use.isInside($0) } }
    }
  }

  /// Whether the file belongs to tests: by what it imports, or by where it lies and what it is called.
  ///
  /// Folders and files count whose names begin with `Mock`, or end as `FeedTests`, `TestHelpers` or `FeedMock` do.
  public var isOfTests: Bool {
    if isCurrent, let known = memory.pointee.isOfTests { return known }
    let answer = imports("XCTest") || imports("Testing") || isPathOfTests
    if isCurrent { memory.pointee.isOfTests = answer }
    return answer
  }

  /// Gives the host's memory back: the file is empty until it is adopted again.
  func forget() {
    guard isCurrent else { return }
    memory.pointee.lent = FileRecord.Lent()
    memory.pointee.project = Project()
  }

  /// Gives back all memory: the file stays empty.
  func end() {
    if isCurrent { FileRecord.giveBack(memory) }
  }
}

extension FileRecord.Lent {
  fileprivate init(_ file: swiftkit_file) {
    (nodes, symbols, source) = (file.nodeBuffer, file.symbolBuffer, file.source.buffer)
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
    places(of: kinds).map { Node(file: self, index: Int($0)) }
  }

  /// Every node of a kind that has one of these names, in source order.
  public func nodes(_ kind: Node.Kind, named names: [String]) -> [Node] { nodes([kind], named: names) }

  /// Every node of one of `kinds` that has one of these names, in source order.
  public func nodes(_ kinds: [Node.Kind], named names: [String]) -> [Node] {
    let wanted = names.compactMap(symbol)
    guard let first = wanted.first else { return [] }
    let nodes = nodes
    return places(of: kinds).compactMap { place in
      guard let name = nameSymbol(at: place, in: nodes), name == first || wanted.count > 1 && wanted.contains(name)
      else { return nil }
      return Node(file: self, index: Int(place))
    }
  }

  /// Every call or modifier with a name that is wanted, in source order; `isWanted` is asked once for each name.
  public func calls(where isWanted: (String) -> Bool) -> [Node] {
    let (nodes, symbols) = (nodes, symbols)
    var verdicts = [Bool?](repeating: nil, count: symbols.count)
    return places(of: [.call]).compactMap { place in
      guard let symbol = nameSymbol(at: place, in: nodes).map(Int.init), symbol < symbols.count else { return nil }
      let verdict = verdicts[symbol] ?? isWanted(String(symbols[symbol]))
      verdicts[symbol] = verdict
      return verdict ? Node(file: self, index: Int(place)) : nil
    }
  }

  /// What `Node.symbol` says, read from `nodes` where the entry says it all: only a call of `init` may be called otherwise.
  private func nameSymbol(at place: UInt32, in nodes: UnsafeBufferPointer<swiftkit_node>) -> UInt32? {
    guard Int(place) < nodes.count else { return nil }
    let name = nodes[Int(place)].name
    return isInit(name) ? Node(file: self, index: Int(place)).symbol : name
  }

  private func places(of kinds: [Node.Kind]) -> ArraySlice<UInt32> {
    if nodes.isEmpty { return [] }
    let places = memory.pointee.places ?? KindIndex(nodes)
    memory.pointee.places = places
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
    guard isCurrent else { return Chain(node) }
    if let latest = memory.pointee.latestChain, latest.node.index == node.index { return latest }
    let chain = Chain(node)
    memory.pointee.latestChain = chain
    return chain
  }

  /// Symbols are in ascending order: bisection.
  private func symbol(_ name: String) -> UInt32? {
    let symbols = symbols
    return swiftkit_text.with(name) { name in
      var low = 0
      var high = symbols.count
      while low < high {
        let middle = (low + high) / 2
        if symbols[middle].precedes(name) { low = middle + 1 } else { high = middle }
      }
      return low < symbols.count && symbols[low].equals(name) ? UInt32(low) : nil
    }
  }
}

// MARK: - Reading the host's memory

extension SourceFile {
  var nodeCount: Int { nodes.count }

  subscript(index: Int) -> swiftkit_node? {
    let nodes = nodes
    return nodes.indices.contains(index) ? nodes[index] : nil
  }

  func text(ofSymbol symbol: UInt32) -> String? {
    symbol < symbols.count ? String(symbols[Int(symbol)]) : nil
  }

  func symbol(_ symbol: UInt32, equals name: String) -> Bool {
    symbol < symbols.count && symbols[Int(symbol)].equals(name)
  }

  /// Whether a symbol is `init`.
  func isInit(_ symbol: UInt32) -> Bool { isCurrent && symbol == memory.pointee.initializer }

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
