import SwiftKitABI

/// One node of a file: an expression, a declaration, a statement or a part of one.
public struct Node {
  public let file: SourceFile
  private let place: UInt32

  init(file: SourceFile, index: Int) { (self.file, place) = (file, UInt32(truncatingIfNeeded: index)) }

  var index: Int { Int(place) }

  private var entry: swiftkit_node? { file[index] }

  public var kind: Kind { Kind(rawValue: entry?.kind ?? 0) }
  public var flags: Flags {
    let flags = Flags(rawValue: entry?.flags ?? 0)
    return flags.contains(.implicit) && madeType != nil ? flags.subtracting(.implicit) : flags
  }
  /// Its name; of a call of `init` whose type stands next to it, that type: `Color` of `Color.init()` and of
  /// `let tint: Color = .init()`.
  public var name: String? { file.text(ofSymbol: symbol) }
  public var text: String? { entry.flatMap { file.text(ofSymbol: $0.text) } }

  /// The value of a number, or of an operation that is numbers only.
  public var number: Double? {
    guard let number = entry?.number, !number.isNaN else { return nil }
    return number
  }

  /// The bytes of the node in its file.
  public var range: Range<Int> {
    guard let entry else { return 0..<0 }
    return Int(entry.start)..<Int(entry.end)
  }

  /// The bytes of its name, where findings about it belong.
  public var anchor: Range<Int> {
    guard let entry else { return 0..<0 }
    return Int(entry.anchor)..<Int(entry.anchor_end)
  }

  /// How many nodes are inside this one.
  public var size: Int { Swift.max(0, subtreeEnd - index - 1) }

  /// The node as it is written.
  public var source: String { file.source(range) }

  /// Whether it has one of these names; cheaper than asking for the name.
  public func isNamed(_ names: String...) -> Bool { isNamed(names) }

  public func isNamed(_ names: some Sequence<String>) -> Bool {
    let symbol = symbol
    guard symbol != SWIFTKIT_NONE else { return false }
    return names.contains { file.symbol(symbol, equals: $0) }
  }

  /// The same of names that were looked up before.
  func hasName(among symbols: [UInt32]) -> Bool { symbols.contains(symbol) }

  /// Whether its name begins with a capital letter, as names of types do; cheaper than asking for the name.
  public var isCapitalized: Bool {
    guard let first = file.firstByte(ofSymbol: symbol) else { return false }
    return first < 0x80 ? first &- 0x41 < 26 : name?.first?.isUppercase == true
  }

  /// Whether its name holds `word`, which is ASCII in lower case; the case of letters does not matter.
  ///
  /// Many times cheaper than making the name a text and searching that.
  public func nameHolds(_ word: StaticString) -> Bool { file.symbol(symbol, holds: word) }

  /// Whether it is written with `word` in it, which is ASCII in lower case; the case of letters does not matter.
  public func sourceHolds(_ word: StaticString) -> Bool { file.source(range, holds: word) }

  /// The number of its name; SWIFTKIT_NONE without one.
  var symbol: UInt32 { madeType ?? entry?.name ?? SWIFTKIT_NONE }
  /// Whether it is a call that is written `init`.
  var isInitCall: Bool { entry.map { $0.kind == Kind.call.rawValue && file.isInit($0.name) } ?? false }

  var subtreeEnd: Int { Int(entry?.subtree_end ?? 0) }
  var parentIndex: Int? {
    guard let parent = entry?.parent, parent != SWIFTKIT_NONE else { return nil }
    return Int(parent)
  }
}

extension Node: Hashable {
  public static func == (left: Node, right: Node) -> Bool {
    left.file === right.file && left.index == right.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
