/// A pattern for paths as in `.gitignore`: `*` and `?` stop at a slash, `**` does not, `[a-z]` is one character.
struct GlobPattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case byte(UInt8)
    case anyByte
    case set([ClosedRange<UInt8>], negated: Bool)
    /// Any bytes but a slash.
    case star
    /// Any bytes at all.
    case deepStar
    /// Nothing, where a name begins: after `**/`, which also stands for no folder at all.
    case nameStart
  }

  private let pieces: [Piece]
  /// The pattern where it is nothing but a name, as most are.
  private let literal: [UInt8]?

  init(_ text: some StringProtocol) {
    var pieces: [Piece] = []
    var rest = Array(text.utf8)[...]
    let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
    while let byte = rest.popFirst() {
      switch byte {
      case star where rest.first == star:
        rest = rest.drop { $0 == star }
        let startsName = pieces.isEmpty || pieces.last == .byte(slash)
        pieces.append(.deepStar)
        if startsName, rest.first == slash {
          rest.removeFirst()
          pieces.append(.nameStart)
        }
      case star: pieces.append(.star)
      case UInt8(ascii: "?"): pieces.append(.anyByte)
      case UInt8(ascii: "["): pieces.append(GlobPattern.set(&rest) ?? .byte(byte))
      // As in git, nothing matches a pattern that ends in a lone backslash: no byte is in an empty set.
      case UInt8(ascii: "\\"): pieces.append(rest.popFirst().map(Piece.byte) ?? .set([], negated: false))
      default: pieces.append(.byte(byte))
      }
    }
    self.pieces = pieces
    let bytes = pieces.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    literal = bytes.count == pieces.count ? bytes : nil
  }

  /// The set that begins after a `[`; nil when it does not end, and then the bracket is only a bracket.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    var body = rest
    let negated = body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "^")
    if negated { body.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let byte = body.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = body
        return .set(ranges, negated: negated)
      }
      if body.first == UInt8(ascii: "-"), let upper = body.dropFirst().first, upper != UInt8(ascii: "]"), upper >= byte
      {
        ranges.append(byte...upper)
        body = body.dropFirst(2)
      } else {
        ranges.append(byte...byte)
      }
    }
    return nil
  }

  /// Whether the whole of `text` matches.
  func matches(_ text: some Collection<UInt8>) -> Bool {
    if let literal { return text.elementsEqual(literal) }
    // All places of the pattern that may be reached after each byte: no input makes this slow.
    var reached = settled([0], atNameStart: true)
    for byte in text {
      var next: [Int] = []
      for place in reached where place < pieces.count && step(pieces[place], byte) {
        let place = isStar(place) ? place : place + 1
        if next.last != place { next.append(place) }
      }
      if next.isEmpty { return false }
      reached = settled(next, atNameStart: byte == UInt8(ascii: "/"))
    }
    return reached.last == pieces.count
  }

  private func isStar(_ place: Int) -> Bool { pieces[place] == .star || pieces[place] == .deepStar }

  private func step(_ piece: Piece, _ byte: UInt8) -> Bool {
    let slash = UInt8(ascii: "/")
    return switch piece {
    case .byte(let wanted): byte == wanted
    case .anyByte, .star: byte != slash
    case .set(let ranges, let negated): byte != slash && ranges.contains { $0.contains(byte) } != negated
    case .deepStar: true
    case .nameStart: false
    }
  }

  /// Adds the places that are reached without a byte: stars may stand for nothing. Both lists are ascending.
  private func settled(_ places: [Int], atNameStart: Bool) -> [Int] {
    var all: [Int] = []
    for first in places {
      // What a place before it led to has led on from here, too.
      if let last = all.last, first <= last { continue }
      var place = first
      all.append(place)
      while place < pieces.count, isStar(place) || (pieces[place] == .nameStart && atNameStart) {
        place += 1
        all.append(place)
      }
    }
    return all
  }
}
