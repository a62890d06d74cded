import RuleModel

/// The sections of a document, and what the pieces in each of them speak of.
struct Outline {
  private struct Section {
    let parent: Int?
    var leaning = Leaning()
  }

  /// The first is the document.
  private var sections = [Section(parent: nil)]
  /// Where each rule stands, and what it speaks of.
  private var pieces: [(section: Int, leaning: Leaning)] = []

  /// Whether something outside of its sentences says that the whole document is about the work.
  var isWork = false

  /// Opens a section below `parent`; returns its place.
  mutating func open(below parent: Int?, _ title: Words) -> Int {
    sections.append(Section(parent: parent ?? 0, leaning: Leaning(title, "")))
    return sections.count - 1
  }

  mutating func add(_ leaning: Leaning, in section: Int?) {
    pieces.append((section ?? 0, leaning))
    note(leaning, in: section)
  }

  /// Counts what becomes no rule.
  mutating func note(_ leaning: Leaning, in section: Int?) {
    sections[section ?? 0].leaning = sections[section ?? 0].leaning + leaning
  }

  /// Which rules, by their places, speak to whoever works with the document, by their own words or by those around them.
  func orders() -> [Bool] {
    var sums = sections.map(\.leaning)
    for place in sections.indices.reversed() {
      if let parent = sections[place].parent { sums[parent] = sums[parent] + sums[place] }
    }
    // A few lines show nothing: a team's own list may say "Show the report" and "Save drafts" of its app.
    guard isWork || sums[0].named >= Outline.fewestNamed && sums[0].signs >= Outline.fewestOfDocument else {
      return pieces.map { _ in false }
    }
    let shares = sections.indices.map { share(around: $0, sums) }
    return pieces.map { piece in
      let share = shares[piece.section]
      if piece.leaning.isSettled { return share >= Outline.ofOrders }
      if piece.leaning.balance > 1 { return share >= Outline.ofPlainOrders }
      if isWork { return share >= (piece.leaning.balance < 0 ? Outline.ofOrders : Outline.ofPlainOrders) }
      return switch piece.leaning.balance {
      case 1...: share >= Outline.ofOrders
      case 0: share >= Outline.ofNeighbours
      default: share >= (piece.leaning.isRich ? Outline.ofRich : Outline.ofAll)
      }
    }
  }

  /// How much of a section is about the work, from 0 to 1: of the nearest around that says enough, and of the document in
  /// so far as the section says little.
  private func share(around section: Int, _ sums: [Leaning]) -> Double {
    var place = section
    while let parent = sections[place].parent, sums[place].signs < Outline.fewestSigns {
      place = parent
    }
    return (Double(sums[place].work) + Outline.weightOfDocument * share(sums[0]))
      / (Double(sums[place].signs) + Outline.weightOfDocument)
  }

  private func share(_ sum: Leaning) -> Double { Double(sum.work) / Double(max(1, sum.signs)) }

  private static let fewestSigns = 4
  private static let fewestNamed = 3
  private static let fewestOfDocument = 12
  private static let weightOfDocument = 10.0
  // How much of a section must be about the work for its pieces to be orders: for those that speak of it, for those that
  // speak of nothing known, for all, and for those that speak of several parts of an interface.
  private static let ofPlainOrders = 0.08
  private static let ofOrders = 0.25
  private static let ofNeighbours = 0.36
  private static let ofAll = 0.5
  private static let ofRich = 0.62
}
