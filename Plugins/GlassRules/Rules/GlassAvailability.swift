import SwiftKitSDK

/// Glass came with iOS 26; a project that runs on older systems asks first.
///
/// Silent from a deployment target of 26 on. Names that the project declares itself are its own.
struct GlassAvailability: Check {
  let id = "glass-availability"
  let rules = ["liquid-glass/fallbacks/glass-availability"]
  let severity = Severity.info
  let title = "an API of iOS 26 without #available, below a deployment target of 26"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = Self.modifiers + Self.types + ["glass", ".confirm", ".close"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget < 26 else { return }
    let own = Set(file.nodes(.function).filter { $0.parent?.kind == .extension }.compactMap(\.name))
    for call in file.nodes(.call, named: Self.modifiers) where call.isViewModifier {
      let name = call.name ?? ""
      if own.contains(name) || file.project.types(extendedBy: name).contains("View") { continue }
      tell(call, report)
    }
    for call in file.nodes(.call, named: Self.types)
    where call.isRoot && !file.project.declares(call.name ?? "") { tell(call, report) }
    for style in file.calls(named: "buttonStyle") where style.isModifier {
      guard let value = style.firstUnlabelled?.value.chain?.root,
        value.flags.contains(.implicit) && value.isNamed("glass", "glassProminent")
          || value.isNamed("GlassButtonStyle", "GlassProminentButtonStyle") && !file.project.declares(value.name ?? ""),
        !["glass", "glassProminent"].contains(where: {
          file.project.hasStatic($0, in: "ButtonStyle") || file.project.hasStatic($0, in: "PrimitiveButtonStyle")
        })
      else { continue }
      tell(value, report)
    }
    for button in file.calls(named: "Button") where button.isRoot {
      guard let role = button.argument("role")?.value.chain?.root, role.flags.contains(.implicit),
        role.isNamed("confirm", "close")
      else { continue }
      tell(role, report)
    }
  }

  /// `.backport.glassEffect()`: a method of what a property gives, which is the project's own.
  private func isOfWrapper(_ use: Node) -> Bool {
    guard let call = use.isModifier ? use : use.enclosing(.call), let parts = call.chain?.parts,
      let place = parts.firstIndex(of: call), place > 1, case let before = parts[place - 1], before.kind == .member
    else { return false }
    return before.isNamed("backport", "compatibility", "compat") || parts[..<(place - 1)].contains { $0.kind == .call }
  }

  private func tell(_ use: Node, _ report: Report) {
    guard !use.isInPreview, !isOfWrapper(use), !use.isAvailable(since: 26), !use.isCompiled(for: "macOS"),
      !use.isCompiled(for: "visionOS"),
      !use.isCompiled(for: "watchOS"), !use.isCompiled(for: "tvOS")
    else { return }
    report(use, "\(use.name.code(or: "this")) needs iOS 26; wrap it in `if #available(iOS 26, *)`")
  }

  private static let modifiers = [
    "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition", "tabBarMinimizeBehavior",
    "tabViewBottomAccessory", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "backgroundExtensionEffect",
    "sharedBackgroundVisibility", "searchToolbarBehavior", "safeAreaBar",
  ]
  private static let types = ["GlassEffectContainer", "ToolbarSpacer", "ConcentricRectangle"]
}
