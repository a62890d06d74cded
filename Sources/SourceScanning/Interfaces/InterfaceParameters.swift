/// The parameters of a call as tables of declarations write them: `of:initial:_:` and `pp?c`.
struct InterfaceParameters {
  private(set) var labels = ""
  private(set) var shapes = ""

  /// - Parameter tokens: what stands between the parentheses.
  init(_ tokens: [(sign: UInt8, text: String)]) {
    var depth = 0
    var start = 0
    var previous: UInt8 = 0
    for (index, token) in tokens.enumerated() {
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      // Not the end of an arrow.
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        add(tokens[start..<index])
        start = index + 1
      default: break
      }
      previous = token.sign
    }
    if start < tokens.count { add(tokens[start...]) }
  }

  private mutating func add(_ tokens: ArraySlice<(sign: UInt8, text: String)>) {
    var rest = tokens
    while rest.first?.sign == UInt8(ascii: "@") {
      rest = InterfaceParameters.withoutAttribute(rest)
    }
    // Of an enum's case, a value without a name.
    let colon = rest.prefix(3).firstIndex { $0.sign == UInt8(ascii: ":") }
    let isNamed = colon.map { rest[rest.startIndex..<$0].allSatisfy { $0.sign == 0 } } == true
    labels += (isNamed ? rest.first?.text ?? "_" : "_") + ":"
    var type = isNamed ? rest[((colon ?? rest.startIndex) + 1)...] : rest
    let isOptional = type.contains { $0.sign == UInt8(ascii: "=") }
    while let first = type.first,
      first.sign == UInt8(ascii: "@") || ["inout", "sending", "isolated"].contains(first.text)
    {
      if first.text == "@", type.dropFirst().first?.text == "autoclosure" { break }
      type = first.sign == UInt8(ascii: "@") ? InterfaceParameters.withoutAttribute(type) : type.dropFirst()
    }
    let isArrow = zip(type, type.dropFirst()).contains { $0.sign == UInt8(ascii: "-") && $1.sign == UInt8(ascii: ">") }
    let isClosure = type.first?.sign == UInt8(ascii: "(") && isArrow
    let isVariadic = type.suffix(3).count == 3 && type.suffix(3).allSatisfy { $0.sign == UInt8(ascii: ".") }
    shapes += (isClosure ? "c" : isVariadic ? "v" : "p") + (isOptional ? "?" : "")
  }

  /// What comes behind `@escaping`, `@ViewBuilder`, `@convention(c)`.
  private static func withoutAttribute(
    _ tokens: ArraySlice<(sign: UInt8, text: String)>
  ) -> ArraySlice<(sign: UInt8, text: String)> {
    var rest = tokens.dropFirst(2)
    while let sign = rest.first?.sign, sign == UInt8(ascii: "."), rest.count > 1 { rest = rest.dropFirst(2) }
    while rest.count > 2, rest.prefix(2).allSatisfy({ $0.sign == UInt8(ascii: ":") }) { rest = rest.dropFirst(3) }
    if tokens.dropFirst().first?.text == "convention", rest.first?.sign == UInt8(ascii: "(") {
      rest = rest.dropFirst(3)
    }
    return rest
  }
}
