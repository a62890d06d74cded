/// Tells by a file's text alone which checks may have something to say about it.
///
/// Most files of a project hold nothing that a check looks for; those are neither parsed nor sent to anyone.
package struct SourceScreen: Sendable {
  /// What a comment must hold to be a remark to us.
  private static let remarkSign = "swiftkit:"

  private let search: LiteralSearch
  /// For each check, its alternatives as places of literals.
  private let needs: [[[Int]]]
  private let remark: Int

  /// What a file passes for.
  package struct Passing: Hashable, Sendable {
    /// One a check, in their order.
    package let checks: [Bool]
    /// Whether a comment of it may be a remark to us.
    package let mayHoldRemarks: Bool

    /// Whether there is a reason to parse the file.
    package var isWanted: Bool { mayHoldRemarks || checks.contains(true) }
  }

  /// - Parameter literals: those of each check.
  package init(_ literals: [[String]]) {
    var places: [Literal: Int] = [:]
    var all: [Literal] = []
    func place(_ literal: Literal) -> Int {
      if let known = places[literal] { return known }
      places[literal] = all.count
      all.append(literal)
      return all.count - 1
    }
    remark = place(Literal(bytes: Array(SourceScreen.remarkSign.utf8), isBoundedBefore: false, isBoundedAfter: false))
    needs = literals.map { Requirement($0).alternatives.map { $0.map(place) } }
    search = LiteralSearch(all)
  }

  package func passing(_ source: UnsafeRawBufferPointer) -> Passing {
    let found = search.found(in: source)
    return Passing(
      checks: needs.map { need in need.isEmpty || need.contains { $0.allSatisfy { found[$0] } } },
      mayHoldRemarks: found[remark])
  }

  /// Whether a comment is a remark to us.
  package static func isRemark(_ comment: UnsafeRawBufferPointer) -> Bool { sign.passing(comment).mayHoldRemarks }

  private static let sign = SourceScreen([])
}
