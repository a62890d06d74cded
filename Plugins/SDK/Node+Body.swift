// The members of views, and what they show.

extension Node {
  /// The type whose code this is: the one around it, or the one of this file that the extension around it extends.
  public var owner: Node? {
    guard let type = enclosingType, type.kind == .extension, let name = type.name else { return enclosingType }
    return file.nodes(Kind.types, named: [name]).first ?? type
  }

  /// What this function or computed property runs.
  public var code: Node? { child(.body) ?? children.first { $0.kind == .accessor && $0.isNamed("get") } }

  /// The members of this view that make views: `body`, and the properties and functions whose result is `some View`.
  public var viewMembers: [Node] {
    allParts.flatMap { $0.children.filter(\.makesViews) }
  }

  private var makesViews: Bool {
    (kind == .variable || kind == .function) && child(.type)?.source.hasPrefix("some View") == true && code != nil
  }

  /// Whether this member makes all that its view shows: `body`, or what `body` consists of, as `content` in
  /// `var body: some View { content }`.
  public var isWholeBody: Bool {
    if isNamed("body") { return kind == .variable }
    guard makesViews, let owner else { return false }
    return file.wholeBodies(of: owner.index) { owner.wholeBodies }.contains(index)
  }

  /// The places of the members of this view that its body consists of, at most three steps away.
  private var wholeBodies: Set<Int> {
    let members = Dictionary(grouping: viewMembers) { $0.name ?? "" }
    var found: Set<Int> = []
    var readers = members["body"]?.filter { $0.kind == .variable } ?? []
    for _ in 0..<3 {
      let names = readers.flatMap { reader in
        reader.code?.views.compactMap { $0.parts.first { !$0.isNamed("self") }?.name } ?? []
      }
      readers = Set(names).flatMap { members[$0] ?? [] }.filter { found.insert($0.index).inserted }
    }
    return found
  }

  /// The member whose code this is: of a body or of the `get` of a property.
  public var memberOfCode: Node? {
    guard kind == .body || kind == .accessor && isNamed("get"), let parent,
      parent.kind == .variable || parent.kind == .function
    else { return nil }
    return parent
  }
}
