import SwiftKitABI

extension Node {
  /// The symbol of the type that a call of `init` makes, where the code next to it says which: `Color.init()`,
  /// `let tint: Color = .init()`, `var tint: Color { .init() }`.
  var madeType: UInt32? {
    guard isInitCall, let chain = parent, chain.kind == .chain else { return nil }
    if chain.index + 1 != index { return writtenType?.symbol }
    guard let place = chain.parent, let declaration = place.declarationOfValue,
      let type = declaration.child(.type), type.symbol != SWIFTKIT_NONE
    else { return nil }
    return type.symbol
  }

  /// The type before a call of `init` that names it: `Color` of `Color.init()`.
  var writtenType: Node? {
    guard let chain = parent, chain.kind == .chain else { return nil }
    let first = Node(file: file, index: chain.index + 1)
    guard first.kind == .member, first.subtreeEnd == index, first.isCapitalized else { return nil }
    return first
  }

  /// The edit as it is meant where it begins at the name: of `Color.init` the name begins with the type.
  func named(_ edit: Edit) -> Edit {
    guard isInitCall, edit.range.lowerBound == anchor.lowerBound, let type = writtenType else { return edit }
    let start = type.range.lowerBound
    return Edit(start..<(edit.range.isEmpty ? start : edit.range.upperBound), edit.replacement)
  }

  /// Whether it is an `.init` whose type stands elsewhere, so that no other name can take its place.
  var isBareInit: Bool { isInitCall && writtenType == nil && madeType != nil }

  /// The declaration whose value this is the place of: an initial value, or all of a body.
  private var declarationOfValue: Node? {
    switch kind {
    case .initial: parent
    case .return: parent?.declarationOfValue
    case .operation where bare != self: parent?.declarationOfValue
    case .body where statements.count == 1: parent.flatMap { [.variable, .function].contains($0.kind) ? $0 : nil }
    default: nil
    }
  }
}
