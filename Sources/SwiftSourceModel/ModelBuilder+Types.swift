@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  mutating func type(_ node: LocatedSyntax) {
    let range = node.range
    let index = open(.type, range, name: outermostName(of: node), text: typeText(range))
    typeArguments(of: node)
    close(index)
  }

  /// The name that a type is known by: without its outer types, its arguments, `some`, `?` and attributes.
  func outermostName(of node: LocatedSyntax) -> Range<Int>? {
    switch node.kind {
    case .identifierType: node.child(RawIdentifierTypeSyntax(node.raw)?.name)?.range
    case .memberType: node.child(RawMemberTypeSyntax(node.raw)?.name)?.range
    default: wrapped(by: node).flatMap { outermostName(of: $0) }
    }
  }

  /// The text of a type as one line: white space and comments as single spaces.
  private mutating func typeText(_ range: Range<Int>) -> UInt32 {
    let slash = UInt8(ascii: "/")
    let newline = UInt8(ascii: "\n")
    guard source[range].contains(where: { $0 == slash || $0 == newline }) else { return symbols.symbol(range) }
    var text: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = endOfGap(at: offset, limit: range.upperBound)
      if next > offset {
        text.append(UInt8(ascii: " "))
        offset = next
      } else {
        text.append(source[offset])
        offset += 1
      }
    }
    return symbols.symbol(text)
  }

  /// The type that `node` says something more about, such as `some`, `?` or an attribute.
  private func wrapped(by node: LocatedSyntax) -> LocatedSyntax? {
    switch node.kind {
    case .optionalType: node.child(RawOptionalTypeSyntax(node.raw)?.wrappedType)
    case .implicitlyUnwrappedOptionalType: node.child(RawImplicitlyUnwrappedOptionalTypeSyntax(node.raw)?.wrappedType)
    case .someOrAnyType: node.child(RawSomeOrAnyTypeSyntax(node.raw)?.constraint)
    case .attributedType: node.child(RawAttributedTypeSyntax(node.raw)?.baseType)
    case .metatypeType: node.child(RawMetatypeTypeSyntax(node.raw)?.baseType)
    default: nil
    }
  }

  private mutating func typeArguments(of node: LocatedSyntax) {
    switch node.kind {
    case .identifierType, .memberType:
      if let clause = node.child(ofKind: .genericArgumentClause) { visitChildren(of: clause) }
    default:
      if let inner = wrapped(by: node) { typeArguments(of: inner) } else { visitChildren(of: node) }
    }
  }
}
