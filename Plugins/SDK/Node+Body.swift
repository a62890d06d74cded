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
  public var isWholeBody: Bool { isWholeBody(steps: 3) }

  private func isWholeBody(steps: Int) -> Bool {
    if isNamed("body") { return kind == .variable }
    guard steps > 0, makesViews, let name, let owner else { return false }
    return owner.viewMembers.contains { reader in
      reader.name != name && reader.isWholeBody(steps: steps - 1)
        && reader.code?.views.contains { $0.parts.first { !$0.isNamed("self") }?.isNamed(name) == true } == true
    }
  }

  /// The member whose code this is: of a body or of the `get` of a property.
  public var memberOfCode: Node? {
    guard kind == .body || kind == .accessor && isNamed("get"), let parent,
      parent.kind == .variable || parent.kind == .function
    else { return nil }
    return parent
  }
}
