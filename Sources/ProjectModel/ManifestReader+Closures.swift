import SourceScanning

/// Lists that a manifest puts together step by step, and the systems that it does so for.
extension ManifestReader {
  /// What a closure gives back that is called where it stands, as `{ var list = [...]; list.append(...); return list }()`.
  ///
  /// What stands in an `if` of it counts as if its condition held, and of a `switch` only the case that is known; of several
  /// that it gives back, the first counts.
  mutating func closure(_ level: Int) -> ManifestValue.Content {
    index += 1
    // They are copied where the closure has some of its own.
    guard take(constants.count) else {
      index = words.count
      return .unknown
    }
    let outside = constants
    defer { constants = outside }
    let outcome = steps(level)
    guard sign == UInt8(ascii: "("), next == UInt8(ascii: ")") else { return .unknown }
    index += 2
    return (outcome.returned ?? outcome.last)?.content ?? .unknown
  }

  /// What steps between braces come to.
  struct Outcome {
    /// What they give back first.
    var returned: ManifestValue?
    /// How often they give something back.
    var returns = 0
    /// The last step that is an expression.
    var last: ManifestValue?
    /// Whether that is the only step.
    var isAlone = false
  }

  /// Reads the steps behind an opening brace, up to the closing one and with it.
  mutating func steps(_ level: Int) -> Outcome {
    var outcome = Outcome()
    var first = index
    var depth = 0
    var cases: [TakenCase] = []
    while index < words.count, depth > 0 || sign != UInt8(ascii: "}") {
      let start = index
      switch sign {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "#"): passOverCondition()
      default:
        if let taken = takenCase() {
          // Its steps stand for the switch.
          if start == first { first = taken.steps.lowerBound }
          index = taken.steps.lowerBound
          cases.append(taken)
        } else if words[index].text == "return" {
          index += 1
          let value = wholeExpression(level + 1)
          outcome.returned = outcome.returned ?? value
          outcome.returns += 1
        } else if !declares(level), !appends(level), words[index].token.kind != .sign || ".[".utf8.contains(sign) {
          outcome.last = expression(level + 1)
          outcome.isAlone = start == first && isAtEnd(cases)
        }
      }
      if index == start { index += 1 }
      leave(&cases)
    }
    index = min(index + 1, words.count)
    return outcome
  }

  /// Takes a constant or variable of the steps; false where none is declared.
  private mutating func declares(_ level: Int) -> Bool {
    let (word, line) = (words[index].text, words[index].line)
    guard ["let", "var"].contains(word), index + 1 < words.count else {
      // What is set later, often in an `if`, may be either.
      guard next == equals, index + 2 < words.count, words[index + 2].token.sign != equals,
        constants[word]?.value.isList == false
      else { return false }
      constants[word] = (ManifestValue(content: .unknown, line: line), 1)
      index += 2
      return true
    }
    let name = words[index + 1].text
    index += 2
    passOverType(from: line)
    guard sign == equals else { return true }
    index += 1
    let before = count
    let value = wholeExpression(level + 1)
    constants[name] = (value, count - before)
    return true
  }

  /// Puts something behind a list of the closure, by `append` or `+=`; false where that is not what is done.
  private mutating func appends(_ level: Int) -> Bool {
    let name = words[index].text
    guard let (list, size) = constants[name], list.isList, index + 2 < words.count else { return false }
    let before = count
    let added: ManifestValue?
    if words[index + 1].token.sign == UInt8(ascii: "."), words[index + 2].text == "append" {
      index += 2
      added = expression(level + 1).arguments.first?.value
    } else if words[index + 1].token.sign == UInt8(ascii: "+"), words[index + 2].token.sign == equals {
      index += 3
      added = expression(level + 1)
    } else {
      return false
    }
    guard let added, list.items.count + max(1, added.items.count) <= ManifestReader.mostItems,
      take(list.items.count)
    else { return true }
    let items = list.items + (added.isList ? added.items : [added])
    constants[name] = (ManifestValue(content: .list(items), line: list.line), size + count - before)
    return true
  }

  // MARK: - Systems

  /// Passes over a line such as `#if os(Linux)`, and over what it leaves out where a Mac reads the manifest.
  mutating func passOverCondition() {
    let (name, condition) = line()
    switch name {
    case "if": if !ManifestReader.holds(condition) { passOverPart(toElse: true) }
    // The part before it was taken.
    case "else", "elseif": passOverPart(toElse: false)
    default: break
    }
  }

  /// The word behind `#` and the words behind that, up to the end of the line.
  private mutating func line() -> (name: String, rest: [String]) {
    let line = words[index].line
    let start = index + 1
    index = start
    while index < words.count, words[index].line == line { index += 1 }
    guard start < index else { return ("", []) }
    return (words[start].text, words[(start + 1)..<index].map(\.text))
  }

  /// Passes over all up to the end of the condition, or to the part of it that holds instead.
  private mutating func passOverPart(toElse: Bool) {
    var depth = 0
    while index < words.count {
      guard sign == UInt8(ascii: "#") else {
        index += 1
        continue
      }
      let (name, condition) = line()
      switch name {
      case "if": depth += 1
      case "endif":
        if depth == 0 { return }
        depth -= 1
      case "else": if depth == 0, toElse { return }
      case "elseif": if depth == 0, toElse, ManifestReader.holds(condition) { return }
      default: break
      }
    }
  }

  /// Whether a condition holds on a Mac, as far as it asks for the system; what else it asks for may.
  private static func holds(_ condition: [String]) -> Bool {
    var rest = condition[...]
    return either(&rest) ?? true
  }

  /// `a || b`; nil where that is not known.
  private static func either(_ rest: inout ArraySlice<String>) -> Bool? {
    var result = both(&rest)
    while rest.first?.first == "|" {
      rest = rest.drop { $0.first == "|" }
      let next = both(&rest)
      result = result == true || next == true ? true : result == nil || next == nil ? nil : false
    }
    return result
  }

  /// `a && b`
  private static func both(_ rest: inout ArraySlice<String>) -> Bool? {
    var result = single(&rest)
    while rest.first?.first == "&" {
      rest = rest.drop { $0.first == "&" }
      let next = single(&rest)
      result = result == false || next == false ? false : result == nil || next == nil ? nil : true
    }
    return result
  }

  /// `os(macOS)`, `!os(Linux)`, `(…)`, or what asks for something else, with what stands in its parentheses.
  private static func single(_ rest: inout ArraySlice<String>) -> Bool? {
    var isNot = false
    while rest.first == "!" {
      rest.removeFirst()
      isNot.toggle()
    }
    guard let word = rest.popFirst() else { return nil }
    var result: Bool?
    if word == "(" {
      result = either(&rest)
      if rest.first == ")" { rest.removeFirst() }
    } else if rest.first == "(" {
      if word == "os" { result = rest.dropFirst().first == "macOS" }
      rest = rest.drop { $0 != ")" }.dropFirst()
    }
    return result.map { $0 != isNot }
  }
}
