package import JSON

/// The arguments of a call, taken out one by one; what nobody took, or is of the wrong kind, is an error.
package struct Arguments {
  /// A sentence for the caller.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
  }

  private let members: [JSONValue.Member]

  package init(_ members: [JSONValue.Member]) { self.members = members }

  /// Throws when there is an argument of another name.
  package func require(known names: Set<String>) throws(Fault) {
    guard let other = members.first(where: { !names.contains($0.name) }) else { return }
    throw Fault("unknown argument \(other.name.quoted); known: \(names.sorted().joined(separator: ", "))")
  }

  /// The argument, unless it is missing or null.
  package subscript(_ name: String) -> JSONValue? {
    let value = members.last { $0.name == name }?.value
    return value == .null ? nil : value
  }

  package func text(_ name: String) throws(Fault) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.text else { throw Fault("'\(name)' is \(value.kind); it must be a string") }
    return text
  }

  /// - Parameter limit: the most bytes; what is to be understood, not stored, is short.
  package func requiredText(_ name: String, limit: Int = .max) throws(Fault) -> String {
    guard let text = try text(name) else { throw Fault("'\(name)' is missing") }
    guard text.utf8.count <= limit else {
      throw Fault("'\(name)' has \(text.utf8.count) bytes; the limit is \(limit)")
    }
    guard text.contains(where: { !$0.isWhitespace }) else { throw Fault("'\(name)' is empty") }
    return text
  }

  package func number(_ name: String) throws(Fault) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = value.double else { throw Fault("'\(name)' is \(value.kind); it must be a number") }
    return number
  }

  package func integer(_ name: String, in range: ClosedRange<Int>) throws(Fault) -> Int? {
    guard let value = self[name] else { return nil }
    guard let number = value.integer else { throw Fault("'\(name)' must be a whole number") }
    guard range.contains(number) else {
      throw Fault("'\(name)' is \(number); it must be between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  package func truth(_ name: String) throws(Fault) -> Bool? {
    guard let value = self[name] else { return nil }
    guard let truth = value.truth else { throw Fault("'\(name)' is \(value.kind); it must be true or false") }
    return truth
  }

  /// A list of strings, or one string for a list of one.
  package func texts(_ name: String) throws(Fault) -> [String] {
    guard let value = self[name] else { return [] }
    if let text = value.text { return [text] }
    let texts = value.elements?.compactMap(\.text)
    guard let texts, texts.count == value.elements?.count else { throw Fault("'\(name)' must be a list of strings") }
    return texts
  }

  /// One of a few words.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(Fault) -> Choice? where Choice.RawValue == String {
    guard let word = try text(name) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Fault("'\(name)' is \(word.quoted); it must be one of \(known)")
    }
    return choice
  }

  /// An object whose values are strings, numbers or booleans, each as text.
  package func settings(_ name: String) throws(Fault) -> [String: String] {
    guard let value = self[name] else { return [:] }
    guard let members = value.members else { throw Fault("'\(name)' is \(value.kind); it must be an object") }
    var settings: [String: String] = [:]
    for member in members {
      switch member.value {
      case .string(let text), .number(let text): settings[member.name] = text
      case .bool(let truth): settings[member.name] = truth ? "true" : "false"
      case .null: continue
      case .array(let values) where values.allSatisfy({ $0.text != nil }):
        settings[member.name] = values.compactMap(\.text).joined(separator: ",")
      case .array, .object, .encoded:
        throw Fault("\("\(name).\(member.name)".quoted) must be a string, a number or a boolean")
      }
    }
    return settings
  }
}
