@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  mutating func integer(_ node: LocatedSyntax) {
    leaf(.integer, node.range, number: integerValue(node.range))
  }

  mutating func float(_ node: LocatedSyntax) {
    leaf(.float, node.range, number: floatValue(node.range))
  }

  mutating func boolean(_ node: LocatedSyntax) {
    leaf(.boolean, node.range, number: source[node.start] == UInt8(ascii: "t") ? 1 : 0)
  }

  /// A number with a minus before it is a literal of its own; nil when `node` is another operation.
  mutating func negativeLiteral(_ node: LocatedSyntax) -> Bool {
    guard let prefix = RawPrefixOperatorExprSyntax(node.raw), let sign = node.child(prefix.operator)?.range,
      sign.count == 1, source[sign.lowerBound] == UInt8(ascii: "-"), let operand = node.child(prefix.expression)
    else { return false }
    switch operand.kind {
    case .integerLiteralExpr: leaf(.integer, node.range, number: -integerValue(operand.range))
    case .floatLiteralExpr: leaf(.float, node.range, number: -floatValue(operand.range))
    default: return false
    }
    return true
  }

  mutating func string(_ node: LocatedSyntax) {
    guard
      let segments = node.children.first(where: {
        $0.kind == .stringLiteralSegmentList || $0.kind == .simpleStringLiteralSegmentList
      })
    else { return leaf(.string, node.range) }
    let isInterpolated = segments.children.contains { $0.kind == .expressionSegment }
    let content = isInterpolated ? nil : symbols.symbol(segments.offset..<segments.end)
    let index = open(.string, node.range, text: content)
    if isInterpolated { visitChildren(of: segments) }
    close(index)
  }

  private func integerValue(_ range: Range<Int>) -> Double {
    let digits = source[range].filter { $0 != UInt8(ascii: "_") }
    let text = String(decoding: digits, as: UTF8.self)
    let radix: Int? =
      switch text.prefix(2) {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: nil
      }
    guard let radix else { return Double(text) ?? .nan }
    return UInt64(text.dropFirst(2), radix: radix).map { Double($0) } ?? .nan
  }

  private func floatValue(_ range: Range<Int>) -> Double {
    let digits = source[range].filter { $0 != UInt8(ascii: "_") }
    return Double(String(decoding: digits, as: UTF8.self)) ?? .nan
  }
}
