/// The brackets around a place in Swift code, and where the generic parameters of its declarations have a meaning.
struct CodeNesting {
  private struct Bracket {
    let sign: UInt8
    let scope: Int?
  }

  /// One declaration, from its keyword to the end of its body.
  private struct Scope {
    let depth: Int
    let isEnum: Bool
    let start: Int
    var end = Int.max
    var names: Set<String> = []
  }

  private var brackets: [Bracket] = []
  private var scopes: [Scope] = []
  /// The declarations whose bodies are still to come, outermost first.
  private var pending: [Int] = []

  var depth: Int { brackets.count }
  var isInParentheses: Bool { brackets.last?.sign == UInt8(ascii: "(") }
  /// Whether the innermost bracket holds the cases of an enum.
  var isInEnum: Bool { brackets.last?.scope.map { scopes[$0].isEnum } ?? false }

  /// A declaration begins; one before it without a body ends.
  mutating func declare(asEnum isEnum: Bool, at start: Int) {
    endPending(from: depth, at: start)
    pending.append(scopes.count)
    scopes.append(Scope(depth: depth, isEnum: isEnum, start: start))
  }

  /// What stands here belongs to none of the declarations before that have no body.
  mutating func endPending(at place: Int) { endPending(from: depth, at: place) }

  /// Within the declaration that began last, `names` are its own.
  mutating func hide(_ names: Set<String>) {
    if let last = pending.last { scopes[last].names.formUnion(names) }
  }

  /// Takes a sign of the code.
  mutating func take(_ sign: UInt8, at place: Int) {
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["): brackets.append(Bracket(sign: sign, scope: nil))
    case UInt8(ascii: "{"):
      let isBody = pending.last.map { scopes[$0].depth == depth } ?? false
      brackets.append(Bracket(sign: sign, scope: isBody ? pending.popLast() : nil))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      endPending(from: depth, at: place)
      if let scope = brackets.popLast()?.scope { scopes[scope].end = place }
    default: break
    }
  }

  /// Whether `name` at `place` is a generic parameter.
  func hides(_ name: String, at place: Int) -> Bool {
    scopes.contains { $0.start <= place && place < $0.end && $0.names.contains(name) }
  }

  private mutating func endPending(from depth: Int, at place: Int) {
    while let last = pending.last, scopes[last].depth >= depth {
      scopes[last].end = place
      pending.removeLast()
    }
  }
}
