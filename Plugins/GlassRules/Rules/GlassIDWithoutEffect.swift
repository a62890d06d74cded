import SwiftKitSDK

/// `glassEffectID` names the glass of a view for morphing; a view without glass has nothing to morph.
///
/// Only views of SwiftUI are reported: one of the project may bring its glass along. The effect comes before the name;
/// a glass button style may stand anywhere, around the view too.
struct GlassIDWithoutEffect: Check {
  let id = "glass-id-without-effect"
  let rules = ["liquid-glass/identity/glass-id-without-effect"]
  let severity = Severity.info
  let title = "glassEffectID on a view without glassEffect"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["glassEffectID"]

  func check(_ file: SourceFile, _ report: Report) {
    for name in file.calls(named: "glassEffectID") where name.isModifier && !name.isInPreview {
      guard let chain = name.chain, isPlain(chain) else { continue }
      let after = chain.modifiers(after: name)
      if chain.modifiers.contains(where: { brings($0) && !($0.isNamed("glassEffect") && after.contains($0)) }) {
        continue
      }
      if name.ancestors.contains(where: { $0.chain?.modifiers(named: "buttonStyle").contains(where: brings) == true }) {
        continue
      }
      report(name, "`glassEffectID` on a view without `glassEffect` has no effect; add `.glassEffect()` before it")
    }
  }

  /// Whether it is a view of SwiftUI's, or a member of the type that makes one without glass.
  private func isPlain(_ view: Chain) -> Bool {
    if view.root.kind == .call, view.root.isNamed(Self.plainViews) { return true }
    guard let made = view.codeOfMember?.onlyView else { return false }
    return made.root.kind == .call && made.root.isNamed(Self.plainViews) && !made.node.sourceHolds("glass")
      && !made.modifiers.contains(where: brings)
  }

  /// Whether a modifier brings glass, or may: one that SwiftUI does not have is the project's.
  private func brings(_ modifier: Node) -> Bool {
    if modifier.isNamed("glassEffect", "modifier") { return true }
    if modifier.isNamed("buttonStyle") {
      guard let style = modifier.firstUnlabelled?.value.chain?.root, style.flags.contains(.implicit) else {
        return true
      }
      return !style.isNamed("automatic", "plain", "bordered", "borderless", "borderedProminent", "link")
    }
    return modifier.name?.lowercased().contains("glass") == true && !modifier.isNamed("glassEffectID")
  }

  private static let plainViews = [
    "Text", "Image", "Label", "HStack", "VStack", "ZStack", "Grid", "Group", "Circle", "Capsule", "Ellipse",
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Color", "AsyncImage", "Spacer", "Divider",
    "ProgressView", "Button", "Menu", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "TextField", "SecureField",
    "TextEditor", "Link", "ShareLink", "NavigationLink", "Gauge", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "List", "ScrollView", "Form", "Section", "ForEach", "LabeledContent", "ControlGroup", "EmptyView",
  ]
}
