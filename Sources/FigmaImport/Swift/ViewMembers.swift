/// What a view shows, member by member: what is drawn twice is shared, what is short stands where it is used, and what is
/// long has names for its parts.
struct ViewMembers {
  /// `var body: some View { … }`, as lines.
  private(set) var body: [String] = []
  /// Properties, then functions, each as lines.
  private(set) var subviews: [[String]] = []
  /// Small views that were made, each as lines.
  private(set) var types: [[String]] = []

  /// Names that members of a view must not have: the parameters of a function would hide them.
  static let names = UniqueNames(taken: ["item"])
  /// A check speaks of more than 60 lines.
  private static let mostLines = 56

  init(
    body: [String], properties: [(name: String, code: ViewCode)], names: UniqueNames, typeNames: inout UniqueNames,
    given: [String: String] = [:], signatures: [String: [String: String]] = [:]
  ) {
    let parts =
      [RepeatedViews.Part(name: "body", lines: body, types: given)]
      + properties.map { RepeatedViews.Part(name: $0.name, lines: $0.code.lines, types: given) }
    let repeated = RepeatedViews(parts, names: names, typeNames: typeNames, signatures: signatures)
    typeNames = repeated.typeNames
    var unique = repeated.names
    for part in repeated.parts {
      let cut = part.parameters == nil ? ViewMembers.cut(part.lines, &unique) : [("", part.lines)]
      for (index, piece) in cut.enumerated() {
        let head =
          part.parameters.map { "private func \(part.name)(\($0)) -> some View {" }
          ?? "\(part.name == "body" && index == 0 ? "" : "private ")var \(index == 0 ? part.name : piece.name): some View {"
        let lines = [head] + piece.lines.map { ViewCode.indented(ViewCode.plain($0)) } + ["}"]
        if part.name == "body", index == 0 { self.body = lines } else { subviews.append(lines) }
      }
    }
    for view in repeated.types {
      let members = ViewMembers(
        body: view.body, properties: [], names: ViewMembers.names, typeNames: &typeNames,
        given: view.parameters.types, signatures: repeated.signatures)
      types.append(members.declaration(of: view.name, properties: view.parameters.properties))
      types += members.types
    }
  }

  /// A small view with these members.
  func declaration(of name: String, properties: [String], isPrivate: Bool = true) -> [String] {
    let members = ([body] + subviews).map { $0.map { ViewCode.indented($0) } }
    return ["\(isPrivate ? "private " : "")struct \(name): View {"] + properties.map { "  " + $0 }
      + members.flatMap { [""] + $0 } + ["}"]
  }

  // MARK: - Long parts

  /// A part, and what was taken out of it to be properties of their own, largest first.
  private static func cut(_ lines: [String], _ names: inout UniqueNames) -> [(name: String, lines: [String])] {
    var rest = lines
    var pieces: [(name: String, lines: [String])] = []
    var reader = ShapeReader()
    while rest.reduce(0, { $0 + CodeLayout.wrapped($1).count }) > mostLines {
      let read = rest.map { reader.read($0) }
      let views = read.indices.dropFirst().lazy.filter { read[$0].isHead }.map { $0..<reader.end(of: $0, in: read) }
      // Half of what is there at most, so that neither side is left with nothing.
      let fitting = views.filter { (5...max(mostLines, rest.count / 2)).contains($0.count) }
      guard let view = fitting.max(by: { $0.count < $1.count }) else {
        guard let run = run(in: read, rest) else { break }
        let indent = read[run.lowerBound].indent
        let words =
          rest[run].lazy.flatMap { CodeTokens($0[...]).values }.first { ParameterName.isShown($0) }?.text ?? ""
        let heading = SwiftWords.named(SwiftWords.heading(words), as: "section")
        let wanted = SwiftWords.memberName(heading, fallback: "details")
        let name = names.unique(ParameterName.isOne(wanted) ? wanted + "Part" : wanted)
        pieces.append((name, ["Group {"] + rest[run].map { "  " + $0.dropFirst(indent) } + ["}"]))
        rest.replaceSubrange(run, with: [String(repeating: " ", count: indent) + name])
        continue
      }
      let indent = read[view.lowerBound].indent
      let piece = rest[view].map { String($0.dropFirst(indent)) }
      let plain = piece.map { ViewCode.plain($0) }
      let layer = RepeatedViews.layer(piece[0])
      let words = plain.lazy.flatMap { CodeTokens($0[...]).values }.first {
        ParameterName.isShown($0) && !$0.isReference
      }
      let heading = words.map { SwiftWords.named(SwiftWords.heading($0.text), as: RepeatedViews.role(of: plain)) }
      let shown = layer.isEmpty ? heading ?? "" : layer
      let wanted = SwiftWords.memberName(shown, fallback: RepeatedViews.kind(of: plain))
      let name = names.unique(ParameterName.isOne(wanted) ? wanted + "Part" : wanted)
      pieces += cut(piece, &names).enumerated().map { ($0 == 0 ? name : $1.name, $1.lines) }
      rest.replaceSubrange(view, with: [String(repeating: " ", count: indent) + name])
    }
    return [("", rest)] + pieces
  }

  /// The last of the most views that stand beside each other, where each is short.
  private static func run(in read: [ShapeReader.Line], _ lines: [String]) -> Range<Int>? {
    let starts = Dictionary(grouping: read.indices.dropFirst().filter { !read[$0].continues }) { read[$0].indent }
    let isView = { (line: Int) in read[line].isHead || lines[line].first { $0 != " " }?.isLowercase == true }
    guard let most = starts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }), let last = most.value.last
    else { return nil }
    let outside = { (line: Int) in read[line].indent < most.key }
    let end = read.indices[last...].first(where: outside) ?? read.count
    let begin = (read.indices[..<last].last(where: outside) ?? -1) + 1
    let beside = most.value.filter { $0 > begin }
    guard beside.count >= 5, beside.allSatisfy(isView), let start = beside.first(where: { end - $0 <= mostLines - 8 }),
      end - start >= 5
    else { return nil }
    return start..<end
  }
}
