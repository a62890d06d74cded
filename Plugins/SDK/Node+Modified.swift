// What a modifier is applied to, as far as its own file tells.

extension Node {
  /// The views that this modifier is applied to: the one before it, or, where it stands in a member of `extension View` or in
  /// the body of a view modifier, those of this file to which that is applied.
  public var modified: [Chain] {
    guard let chain else { return [] }
    let uses = modifierUses.compactMap(\.chain)
    return uses.isEmpty ? [chain] : uses
  }

  /// Where this file applies the member of `extension View` or the view modifier that this modifier stands in.
  public var modifierUses: [Node] {
    guard let chain, let member = chain.node.enclosingMember, let type = member.enclosingType else { return [] }
    if type.kind == .extension, type.isNamed("View"), chain.root.isNamed("self") || chain.root == chain.modifiers.first
    {
      guard member.kind == .function, let name = member.name else { return [] }
      return file.calls(named: name).filter { $0.isModifier && !$0.isInside(member) && !$0.isInPreview }
    }
    guard chain.root.isNamed("content"), let owner = type.owner ?? Optional(type), owner.conforms(to: "ViewModifier"),
      let name = type.name
    else { return [] }
    return file.calls(named: "modifier").filter { use in
      use.isModifier && use.firstUnlabelled?.value.chain?.root.isNamed(name) == true
    }
  }
}
