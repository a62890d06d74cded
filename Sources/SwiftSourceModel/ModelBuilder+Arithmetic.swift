import SwiftKitABI

extension ModelBuilder {
  /// Parentheses around one number are that number; else NaN.
  func numberInParentheses(of tuple: Int) -> Double {
    let argument = tuple + 1
    let value = argument + 1
    guard value < nodes.count, nodes[argument].subtree_end == nodes.count, nodes[argument].name == SWIFTKIT_NONE else {
      return .nan
    }
    return nodes[value].kind == NodeKind.boolean.rawValue ? .nan : nodes[value].number
  }

  /// The value of an operation that is numbers and + - * / only; else NaN. Division is that of real numbers.
  func foldedNumber(of operation: Int) -> Double {
    var sum = 0.0
    var product = Double.nan
    var sign = 1.0
    var pending: UInt8?
    var child = operation + 1
    while child < nodes.count {
      let node = nodes[child]
      if node.kind == NodeKind.operator.rawValue {
        guard node.end - node.start == 1, pending == nil else { return .nan }
        pending = source[Int(node.start)]
      } else {
        guard !node.number.isNaN, node.kind != NodeKind.boolean.rawValue else { return .nan }
        switch pending {
        case nil where product.isNaN: product = node.number
        case UInt8(ascii: "*"): product *= node.number
        case UInt8(ascii: "/"): product /= node.number
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
          if !product.isNaN { sum += sign * product }
          sign = pending == UInt8(ascii: "-") ? -1 : 1
          product = node.number
        default: return .nan
        }
        pending = nil
      }
      child = Int(node.subtree_end)
    }
    return pending == nil ? sum + sign * product : .nan
  }
}
