import SwiftKitSDK

/// The system puts toolbar items on glass; more glass inside cannot sample it and shows as a smudge.
struct GlassEffectInToolbar: Check {
  let id = "glass-effect-in-toolbar"
  let rules = ["toolbars-and-navigation/glass/glass-effect-in-toolbar"]
  let severity = Severity.error
  let title = "glassEffect or GlassEffectContainer inside a toolbar"
  let literals = ["glassEffect", "GlassEffectContainer"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects where glass.toolbar != nil {
      report(glass, "glassEffect inside a toolbar; the system gives toolbar items their glass")
    }
    for container in file.calls(named: "GlassEffectContainer") where container.isRoot && !container.isInPreview {
      guard container.toolbar != nil else { continue }
      report(container, "GlassEffectContainer inside a toolbar; the system gives toolbar items their glass")
    }
  }
}
