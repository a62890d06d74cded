extension Node {
  /// Whether conditions of `#if` leave this out on a system, such as `macOS` inside of `#if os(iOS)` or behind its `#else`.
  public func isLeftOut(on system: String) -> Bool {
    ancestors.contains { clause in
      guard clause.kind == .ifConfig else { return false }
      if let text = clause.text, CompilationCondition(text).holds(on: system) == false { return true }
      return clause.clausesBefore.contains { $0.text.map { CompilationCondition($0).holds(on: system) } == true }
    }
  }

  /// Whether conditions of `#if` leave this out on every system, as those for older compilers do.
  public var isLeftOutEverywhere: Bool {
    ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].allSatisfy(isLeftOut(on:))
  }

  /// Whether conditions leave it to the Mac or a television, where people choose no size for the text of all apps.
  public var isWithoutTextSize: Bool {
    ["macOS", "tvOS"].contains { isCompiled(for: $0) } && !isCompiled(for: "iOS")
      || !isLeftOutEverywhere && ["iOS", "watchOS", "visionOS"].allSatisfy(isLeftOut(on:))
  }

  /// The earlier clauses of the same `#if`, the nearest first.
  var clausesBefore: [Node] {
    guard flags.contains(.else), let parent else { return [] }
    var found: [Node] = []
    for clause in parent.children.filter({ $0.kind == .ifConfig && $0.index < index }).reversed() {
      found.append(clause)
      if !clause.flags.contains(.else) { break }
    }
    return found
  }
}

/// The condition of an `#if`, as far as it asks for a system: `os(iOS) && !targetEnvironment(simulator)`.
private struct CompilationCondition {
  private var rest: ArraySlice<Substring>

  init(_ text: String) {
    var words: [Substring] = []
    var text = text[...]
    while let first = text.first {
      let end = text.prefix { first.isLetter && ($0.isLetter || $0.isNumber || $0 == "_") }
      let word = end.isEmpty ? text.prefix(1) : end
      text = text.dropFirst(word.count)
      if first.isWhitespace { continue }
      // A question such as `os(iOS)` is one word.
      if first.isLetter, text.first == "(", let close = text.firstIndex(of: ")") {
        words.append(word)
        words.append(text[..<close].dropFirst())
        text = text[text.index(after: close)...]
      } else {
        words.append(word)
        if first.isLetter { words.append("") }
      }
    }
    rest = words[...]
  }

  /// Nil where that depends on more than the system.
  func holds(on system: String) -> Bool? {
    var reading = self
    return reading.either(system, depth: 0)
  }

  private mutating func either(_ system: String, depth: Int) -> Bool? {
    var value = both(system, depth)
    while rest.first == "|" {
      rest = rest.drop { $0 == "|" }
      let next = both(system, depth)
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  private mutating func both(_ system: String, _ depth: Int) -> Bool? {
    var value = single(system, depth)
    while rest.first == "&" {
      rest = rest.drop { $0 == "&" }
      let next = single(system, depth)
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func single(_ system: String, _ depth: Int) -> Bool? {
    guard depth < 50, let word = rest.popFirst() else { return nil }
    if word == "!" { return single(system, depth + 1).map { !$0 } }
    if word == "(" {
      let value = either(system, depth: depth + 1)
      if rest.first == ")" { rest.removeFirst() }
      return value
    }
    guard word.first?.isLetter == true, let asked = rest.popFirst() else { return nil }
    switch word {
    case "os": return asked == system || asked == "OSX" && system == "macOS"
    case "canImport": return Self.systems[String(asked)].map { $0.contains(system) }
    case "compiler": return Self.isOfToday(asked)
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// Whether a compiler of today is meant: nil for one that is newer than Swift 6.2, which came with the SDK of 26.
  private static func isOfToday(_ asked: Substring) -> Bool? {
    let isBelow = asked.first == "<"
    let numbers = asked.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    guard isBelow || asked.hasPrefix(">="), !numbers.isEmpty, !([6, 2].lexicographicallyPrecedes(numbers)) else {
      return nil
    }
    return !isBelow
  }

  /// Frameworks that some systems have and others have not.
  private static let systems: [String: Set<String>] = [
    "AppKit": ["macOS"], "Cocoa": ["macOS"], "UIKit": ["iOS", "tvOS", "watchOS", "visionOS"],
    "WatchKit": ["watchOS"],
  ]
}
