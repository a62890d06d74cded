import SwiftKitSDK

/// People choose their appearance; an app of one appearance says so once, at its root.
///
/// Only where the scheme is written out: a choice is somebody's setting.
struct ColorSchemeHardcode: Check {
  let id = "color-scheme-hardcode"
  let rules = ["color/appearance/color-scheme-hardcode"]
  let severity = Severity.info
  let title = "a colour scheme forced inside the app"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["olorScheme", "|overrideUserInterfaceStyle|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.imports("XCTest") || file.imports("Testing") { return }
    for call in file.calls(named: "preferredColorScheme", "colorScheme", "environment") {
      guard call.isViewModifier, !call.isInPreview, let scheme = scheme(of: call),
        ["dark", "light"].contains(scheme.memberName ?? ""), !isAtRoot(call)
      else { continue }
      report(
        call, "this overrides the appearance the user chose; leave the colour scheme to the system",
        suggestion: call.removal)
    }
    // `overrideUserInterfaceStyle = .dark` of a controller or view; that of a window is the root's.
    for operation in file.nodes(.operation) where !operation.isInPreview {
      guard let assignment = operation.assignment, let parts = assignment.target.chain?.parts,
        parts.last?.isNamed("overrideUserInterfaceStyle") == true,
        ["dark", "light"].contains(assignment.value.memberName ?? ""),
        !parts.dropLast().contains(where: { $0.nameHolds("window") }), !isAtRoot(operation),
        operation.enclosingType?.conforms(to: "UIWindow", "UIWindowSceneDelegate", "UIApplicationDelegate") != true
      else { continue }
      report(operation, "this overrides the appearance the user chose; leave the colour scheme to the system")
    }
  }

  private func scheme(of call: Node) -> Node? {
    let values = call.arguments.map(\.value)
    if !call.isNamed("environment") { return values.count == 1 ? values[0] : nil }
    return call.environmentValue(of: "colorScheme")
  }

  private func isAtRoot(_ call: Node) -> Bool {
    // A view of the project that makes previews.
    if call.enclosingType?.name?.contains("Preview") == true { return true }
    return call.enclosingType?.conforms(to: "App", "Scene") == true || call.isInside(closureOf: "WindowGroup", "Window")
  }
}
