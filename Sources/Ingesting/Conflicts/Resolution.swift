import RuleIndex
import RuleModel
import YAMLSubset

/// How people settle a disagreement: an entry of a resolutions file.
struct Resolution: Hashable, Sendable {
  let id: String
  let title: String
  let positions: [Position]
  /// What holds; empty while nobody has decided.
  let text: String
  /// Conflicts that were found in the documents and that this entry answers, by their ids.
  let settles: [String]

  struct Position: Hashable, Sendable {
    let claim: String
    let sources: [Place]
    let holding: Holding
  }

  /// Where a position is taken: lines of a document, or a rule by its key.
  enum Place: Hashable, Sendable {
    case lines(document: String, LineRange)
    case rule(String)

    /// `000:38`, `house.md:4-6` or the key of a rule; nil for anything else.
    init?(_ text: String) {
      guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else {
        guard text.contains("/"), !text.contains(" ") else { return nil }
        self = .rule(text)
        return
      }
      let numbers = text[text.utf8.index(after: colon)...]
      let dash = numbers.utf8.firstIndex(of: UInt8(ascii: "-"))
      let document = String(text[..<colon])
      guard !document.isEmpty, let first = Int(dash.map { numbers[..<$0] } ?? numbers),
        let last = dash.map({ Int(numbers[numbers.utf8.index(after: $0)...]) }) ?? first, first >= 1, last >= first
      else { return nil }
      self = .lines(document: document, LineRange(first, last))
    }
  }
}

/// The resolutions of a file, and what the short names of documents in it stand for.
struct ResolutionsFile: Sendable {
  var resolutions: [Resolution] = []
  /// What the short names of the file stand for.
  var documents: [String: Document] = [:]
  private(set) var problems: [IndexedFile.Problem] = []
  /// The rules that positions cite by their keys.
  private(set) var cited: [(key: String, place: SourcePosition)] = []

  /// A document that positions cite by its lines.
  struct Document: Hashable, Sendable {
    let skill: String
    /// The number of its lines when the positions were written; in a document of another length they stand elsewhere.
    let lines: Int?
  }

  /// Reads a file; an entry that is wrong is left out, or loses what is wrong with it, and is reported.
  init(_ bytes: [UInt8]) {
    let (document, problems) = YAMLReader.read(bytes)
    self.problems = problems.map { IndexedFile.Problem($0.place, $0.remark) }
    guard let document else { return }
    var entries = document
    if case .map(let fields) = document.content {
      for field in fields where !["documents", "conflicts"].contains(field.name) {
        complain(field.place, "unknown field '\(field.name)'; a resolutions file has 'documents' and 'conflicts'")
      }
      for entry in document["documents"]?.entries ?? [] {
        if let skill = entry.value.text ?? entry.value["skill"]?.text {
          documents[entry.name] = Document(skill: skill, lines: entry.value["lines"]?.text.flatMap { Int($0) })
        } else {
          complain(entry.place, "'\(entry.name)' is not the id of a skill")
        }
      }
      guard let conflicts = document["conflicts"] else { return }
      entries = conflicts
    }
    guard case .list(let items) = entries.content else {
      complain(entries.place, "conflicts must be a list; begin each with '- id: '")
      return
    }
    var seen: Set<String> = []
    for item in items {
      guard let resolution = resolution(item) else { continue }
      guard seen.insert(resolution.id).inserted else {
        complain(item.place, "'\(resolution.id)' appears twice; the first one is used")
        continue
      }
      resolutions.append(resolution)
    }
    self.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func complain(_ place: SourcePosition, _ message: String) {
    problems.append(IndexedFile.Problem(place, message))
  }

  private mutating func complain(of fields: YAMLNode, knowing known: [String]) {
    for field in fields.entries where !known.contains(field.name) {
      let near = Spelling.nearest(to: field.name, in: known.sorted()).map { "; did you mean '\($0)'?" } ?? ""
      complain(field.place, "unknown field '\(field.name)' here\(near)")
    }
  }

  private static let fields = ["id", "title", "positions", "resolution", "winners", "checks", "settles"]
  private static let positionFields = ["summary", "sources", "holds", "from", "before", "contexts"]

  private mutating func resolution(_ item: YAMLNode) -> Resolution? {
    guard let id = item["id"]?.text else {
      complain(item.place, "this entry has no 'id'; it is ignored")
      return nil
    }
    complain(of: item, knowing: Self.fields)
    let listed = item["positions"]?.items ?? []
    let winners = self.winners(item["winners"], count: listed.count)
    var positions: [Resolution.Position] = []
    for (number, entry) in listed.enumerated() {
      if let position = position(entry, winners?.compactMap { $0.value.contains(number) ? $0.key : nil }.sorted()) {
        positions.append(position)
      }
    }
    let settles = item["settles"]?.items.compactMap(\.text) ?? []
    guard !positions.isEmpty || !settles.isEmpty else {
      complain(item.place, "'\(id)' has neither 'positions' nor 'settles'; it is ignored")
      return nil
    }
    return Resolution(
      id: id, title: item["title"]?.text ?? id, positions: positions, text: item["resolution"]?.text ?? "",
      settles: settles)
  }

  /// The numbers of the positions that hold, by profile.
  private mutating func winners(_ field: YAMLNode?, count: Int) -> [String: [Int]]? {
    guard let field else { return nil }
    var winners: [String: [Int]] = [:]
    for entry in field.entries {
      if !Holding.knownProfiles.contains(entry.name) {
        let known = Holding.knownProfiles.joined(separator: " or ")
        complain(entry.place, "there is no profile '\(entry.name)'; use \(known)")
        continue
      }
      winners[entry.name] = entry.value.items.compactMap { item in
        let letter = item.text?.utf8.first.map { Int($0) - Int(UInt8(ascii: "a")) } ?? -1
        if item.text?.utf8.count == 1, (0..<count).contains(letter) { return letter }
        complain(item.place, "there is no position '\(item.text ?? "")'; positions are lettered a, b, c ... in order")
        return nil
      }
    }
    return winners
  }

  private mutating func position(_ entry: YAMLNode, _ winning: [String]?) -> Resolution.Position? {
    complain(of: entry, knowing: Self.positionFields)
    guard let claim = entry["summary"]?.text else {
      complain(entry.place, "this position has no 'summary'; it is ignored")
      return nil
    }
    var sources: [Resolution.Place] = []
    for source in entry["sources"]?.items ?? [] {
      guard let text = source.text, let place = Resolution.Place(text) else {
        complain(source.place, "'\(source.text ?? "")' is neither 'document:lines' nor a rule key; it is ignored")
        continue
      }
      if case .rule(let key) = place { cited.append((key, source.place)) }
      sources.append(place)
    }
    let listed = entry["holds"]?.items.compactMap(\.text) ?? (winning == nil ? Holding.knownProfiles : [])
    let profiles = winning ?? listed
    if let holds = entry["holds"], let winning, winning != listed, Set(winning) != Set(listed) {
      complain(holds.place, "'holds' and 'winners' disagree about this position; 'winners' is used")
    }
    let holding = Holding(
      profiles: profiles, firstOS: version(entry["from"]), endOS: version(entry["before"]),
      contexts: entry["contexts"]?.items.compactMap(\.text) ?? [])
    return Resolution.Position(claim: claim, sources: sources, holding: holding)
  }

  private mutating func version(_ field: YAMLNode?) -> Double? {
    guard let field else { return nil }
    guard let version = field.text.flatMap({ Double(finite: $0) }), version > 0 else {
      complain(field.place, "'\(field.text ?? "")' is not an iOS version, such as 26")
      return nil
    }
    return version
  }
}

extension IndexedFile.Problem {
  fileprivate init(_ place: SourcePosition, _ message: String) {
    self.init(line: place.line, column: place.column, message: message)
  }
}
