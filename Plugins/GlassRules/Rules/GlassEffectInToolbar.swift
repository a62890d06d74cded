import SwiftKitSDK

/// The system puts toolbar items on glass; more glass inside cannot sample it and shows as a smudge.
struct GlassEffectInToolbar: Check {
  let id = "glass-effect-in-toolbar"
  let rules = ["toolbars-and-navigation/glass/glass-effect-in-toolbar"]
  let severity = Severity.error
  let title = "glassEffect or GlassEffectContainer inside a toolbar"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect", "GlassEffectContainer"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects where glass.toolbar != nil {
      report(
        glass, "toolbar items already have glass; remove `glassEffect`", edits: edits(glass))
    }
    for container in file.calls(named: "GlassEffectContainer") where container.isRoot && !container.isInPreview {
      guard container.toolbar != nil else { continue }
      report(container, "the system gives toolbar items their glass; remove this `GlassEffectContainer`")
    }
  }

  /// Without the effect, where no other modifier speaks of it.
  private func edits(_ glass: Node) -> [Edit] {
    let speakers = ["glassEffectID", "glassEffectUnion", "glassEffectTransition"]
    return glass.chain?.modifiers.contains { $0.isNamed(speakers) } == true ? [] : glass.removal
  }
}
