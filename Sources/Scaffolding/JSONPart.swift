import JSON

/// A value of a JSON document with its place; what it does not hold, or holds in another form, is a problem.
struct JSONPart {
  let value: JSONValue
  let place: Place

  /// The way to a value, from which its line is worked out when somebody asks.
  struct Place: Hashable, Sendable {
    /// Which one of several documents it is in.
    let document: Int
    var path: [JSONStep] = []
    /// Whether the key of the value is meant.
    var isKey = false

    /// The value of one of its members.
    subscript(_ key: String) -> Place { Place(document: document, path: path + [.key(key)]) }
    subscript(_ index: Int) -> Place { Place(document: document, path: path + [.index(index)]) }
    var key: Place { Place(document: document, path: path, isKey: true) }

    /// ` at 'files[0].place'`; nothing for the whole.
    fileprivate var words: String {
      let words = path.map { step in
        switch step {
        case .key(let key): ".\(key)"
        case .index(let index): "[\(index)]"
        }
      }.joined()
      return words.isEmpty ? "" : " at '\(words.first == "." ? String(words.dropFirst()) : words)'"
    }
  }

  struct Problem: Error {
    let message: String
    let place: Place
  }

  static let noJSON = "it is not valid JSON"

  private var wrongKind: Problem { Problem(message: "the value is of the wrong kind\(place.words)", place: place.key) }

  /// Throws where there is a key that nobody reads: a misspelt `when` would otherwise write a file that was to be left out.
  func allow(_ known: [String]) throws(Problem) {
    guard let members = value.members else { throw wrongKind }
    guard let odd = members.map(\.name).filter({ !known.contains($0) }).min() else { return }
    throw Problem(
      message: Complaint.unknown(odd, among: known, what: "a known key").message, place: place[odd].key)
  }

  /// The member that is needed.
  func member(_ key: String) throws(Problem) -> JSONPart {
    guard value.members != nil else { throw wrongKind }
    guard let member = value[key] else {
      throw Problem(message: "'\(key)' is missing\(place.words)", place: place.key)
    }
    return JSONPart(value: member, place: place[key])
  }

  /// The member, where there is one that is not null.
  subscript(_ key: String) -> JSONPart? {
    guard let member = value[key], member != .null else { return nil }
    return JSONPart(value: member, place: place[key])
  }

  var text: String { get throws(Problem) { try found(value.text) } }
  var truth: Bool { get throws(Problem) { try found(value.truth) } }
  var integer: Int { get throws(Problem) { try found(value.integer) } }
  var number: Double { get throws(Problem) { try found(value.double.flatMap { $0.isFinite ? $0 : nil }) } }
  var texts: [String] { get throws(Problem) { try list { part throws(Problem) in try part.text } } }

  func list<Element>(_ element: (JSONPart) throws(Problem) -> Element) throws(Problem) -> [Element] {
    var elements: [Element] = []
    for (index, value) in try found(value.elements).enumerated() {
      elements.append(try element(JSONPart(value: value, place: place[index])))
    }
    return elements
  }

  func map<Element>(_ element: (JSONPart) throws(Problem) -> Element) throws(Problem) -> [String: Element] {
    var elements: [String: Element] = [:]
    for member in try found(value.members) {
      elements[member.name] = try element(JSONPart(value: member.value, place: place[member.name]))
    }
    return elements
  }

  private func found<Value>(_ value: Value?) throws(Problem) -> Value {
    guard let value else { throw wrongKind }
    return value
  }
}
