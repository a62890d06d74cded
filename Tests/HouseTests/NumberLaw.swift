/// Finds conversions and sums that end the process at a number without room, as far as one line of source tells.
enum NumberLaw {
  /// The conversion that may trap, or nil where the line holds none.
  static func breach(in line: Substring) -> String? {
    let code = code(of: line)
    if let difference = differenceOfTimes(in: String(code)) { return difference }
    for start in code.indices where isConversion(at: start, in: code) {
      guard let open = code[start...].firstIndex(of: "("), let close = end(ofGroupAt: open, in: code) else { continue }
      let argument = code[(open + 1)..<close]
      let rest = code[(close + 1)...]
      let word = String(code[start...close])
      if rest.first == "!" { return word + "!" }
      if rest.starts(with: " * "), rest.dropFirst(3).prefix(while: { $0.isNumber || $0 == "_" }).count > 3 {
        return word + " *"
      }
      // What has a label says itself what it does with a number that has no room.
      if argument.prefix(while: { $0.isLetter }).count > 0, argument.drop(while: { $0.isLetter }).first == ":" {
        continue
      }
      if isFloating(String(argument)) { return word }
    }
    return nil
  }

  /// Times of files are what anybody set: two of them may lie further apart than a number of nanoseconds can say.
  private static func differenceOfTimes(in code: String) -> String? {
    let parts = code.split(separator: " - ", omittingEmptySubsequences: false)
    for (left, right) in zip(parts, parts.dropFirst()) {
      let words = [
        left.reversed().prefix { !" (,[".contains($0) }.reversed(), Array(right.prefix { !" ),]".contains($0) }),
      ]
      let names = words.compactMap { String($0).split(separator: ".").last }
      if let name = names.first(where: { ["modified", "changed", "latest"].contains($0) }) { return "- \(name)" }
    }
    return nil
  }

  private static let types: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static func isConversion(at start: Int, in code: [Character]) -> Bool {
    guard code[start].isUppercase else { return false }
    if start > 0, code[start - 1].isLetter || code[start - 1].isNumber || code[start - 1] == "_" { return false }
    let name = code[start...].prefix { $0.isLetter || $0.isNumber }
    return types.contains(String(name)) && code[start...].dropFirst(name.count).first == "("
  }

  private static func end(ofGroupAt open: Int, in code: [Character]) -> Int? {
    var depth = 0
    for place in open..<code.count {
      if code[place] == "(" { depth += 1 }
      if code[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private static func isFloating(_ argument: String) -> Bool {
    let words = [".rounded(", "Double(", "CGFloat(", "floor(", "ceil(", ".squareRoot("]
    if words.contains(where: argument.contains) { return true }
    // 0.5, and no range such as 0...5.
    let signs = Array(argument)
    return signs.indices.dropFirst().dropLast().contains {
      signs[$0] == "." && signs[$0 - 1].isNumber && signs[$0 + 1].isNumber
    }
  }

  /// The line without remarks and without the words of its texts; what is put into a text stays.
  private static func code(of line: Substring) -> [Character] {
    var code: [Character] = []
    // How many parentheses are open in each interpolation around this place.
    var open: [Int] = []
    var isText = false
    var signs = Array(line)[...]
    while let sign = signs.popFirst() {
      if isText {
        if sign == "\\", signs.popFirst() == "(" { (isText, open) = (false, open + [0]) }
        if sign == "\"" { isText = false }
      } else if sign == "\"" {
        isText = true
      } else if sign == "/", signs.first == "/" {
        break
      } else if sign == ")", open.last == 0 {
        open.removeLast()
        isText = true
      } else {
        if let last = open.indices.last { open[last] += sign == "(" ? 1 : sign == ")" ? -1 : 0 }
        code.append(sign)
      }
    }
    return code
  }
}
