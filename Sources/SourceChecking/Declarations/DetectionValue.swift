import HostMessages

/// Reads what an argument may be: `any`, `none`, `< 8`, `1...4`, `.red`, `"bold"`, `closure`.
enum DetectionValue {
  static func read(_ text: String) -> DeclaredCheck.Value? {
    switch text {
    case "any": return .any
    case "none": return DeclaredCheck.Value.none
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "number", "string", "closure", "nil", "array": return .kind(text)
    default: break
    }
    if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") { return .text(String(text.dropFirst().dropLast())) }
    if let range = range(text) { return range }
    let name = text.hasPrefix(".") ? text.dropFirst() : text[...]
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return .name(String(name))
  }

  /// A number, a comparison with one, or a range.
  static func range(_ text: String) -> DeclaredCheck.Value? {
    if let number = Double(text) {
      return .range(from: number, includingFrom: true, to: number, includingTo: true)
    }
    let infinity = Double.infinity
    for (sign, make) in [
      ("<=", { .range(from: -infinity, includingFrom: true, to: $0, includingTo: true) }),
      (">=", { .range(from: $0, includingFrom: true, to: infinity, includingTo: true) }),
      ("<", { .range(from: -infinity, includingFrom: true, to: $0, includingTo: false) }),
      (">", { .range(from: $0, includingFrom: false, to: infinity, includingTo: true) }),
    ] as [(String, (Double) -> DeclaredCheck.Value)] where text.hasPrefix(sign) {
      return Double(String(text.dropFirst(sign.count).drop { $0 == " " })).map(make)
    }
    for (sign, isClosed) in [("...", true), ("..<", false)] {
      let ends = text.split(separator: sign, omittingEmptySubsequences: false)
      guard ends.count == 2, let from = Double(String(ends[0])), let to = Double(String(ends[1])), from <= to else {
        continue
      }
      return .range(from: from, includingFrom: true, to: to, includingTo: isClosed)
    }
    return nil
  }
}
