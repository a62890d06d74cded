import SwiftKitSDK

extension SourceFile {
  /// The `.glassEffect` modifiers of the file, except those in previews.
  var glassEffects: [Node] {
    calls(named: "glassEffect").filter { $0.isViewModifier && !$0.isInPreview }
  }
}

/// The first argument of `glassEffect`: a variant and what is applied to it, `.regular.tint(.red).interactive()`.
struct GlassStyle {
  let chain: Chain
  /// The variant, when it is named here and does not come from a variable.
  let variant: Node?

  init?(of glassEffect: Node) {
    guard let value = glassEffect.firstUnlabelled?.value else { return nil }
    self.init(value)
  }

  /// The styles that a `glassEffect` may get: both of `isOn ? .regular : .clear`.
  static func all(of glassEffect: Node) -> [GlassStyle] {
    guard let value = glassEffect.firstUnlabelled?.value else { return [] }
    return value.outcomes.compactMap { GlassStyle($0) }
  }

  /// The styles that this file writes for it, also behind the name of a constant; none where one of them is not known.
  static func written(for glassEffect: Node) -> [GlassStyle] {
    let values = glassEffect.firstUnlabelled?.value.writtenOutcomes ?? []
    let styles = values.compactMap { GlassStyle($0) }
    return styles.count == values.count && styles.allSatisfy { $0.variant != nil } ? styles : []
  }

  private init?(_ value: Node) {
    guard value.kind == .chain, let chain = value.chain else { return nil }
    self.chain = chain
    if chain.root.flags.contains(.implicit) {
      variant = chain.root
    } else if chain.root.kind == .member, chain.root.isNamed("Glass"), chain.parts.count > 1 {
      variant = chain.parts[1]
    } else {
      variant = nil
    }
  }

  var isIdentity: Bool { variant?.isNamed("identity") ?? false }

  /// The calls of `name` behind the variant.
  func calls(named name: String) -> [Node] {
    chain.parts.filter { $0.kind == .call && $0.isNamed(name) }
  }

  /// Whether it says `interactive()` or `interactive(true)`, or leaves that to a value.
  var isInteractive: Bool {
    calls(named: "interactive").contains { $0.firstUnlabelled?.value.number != 0 }
  }
}
