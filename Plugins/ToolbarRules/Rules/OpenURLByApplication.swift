import SwiftKitSDK

/// The environment's action is on all systems and can be set by whoever shows the view. What the Mac opens its own way is left alone.
struct OpenURLByApplication: Check {
  let id = "open-url"
  let rules = ["navigation-and-deep-links/links/open-web-links"]
  let severity = Severity.info
  let title = "a URL that a view opens with UIApplication"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|UIApplication| & |open| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "open") where call.isModifier && !call.isInPreview {
      guard let parts = application(of: call), parts.count == 2, parts[0].isNamed("UIApplication"),
        parts[1].isNamed("shared"),
        call.arguments.dropFirst().allSatisfy({
          $0.label == "completionHandler" || $0.isTrailingClosure || $0.label == "options" && $0.value.source == "[:]"
        }),
        let type = call.owner, type.kind == .struct,
        type.isView, !hasReason(call, in: type)
      else { continue }
      report(
        call,
        "`UIApplication` exists on one platform only; use `@Environment(\\.openURL)` or a `Link`, which work on all"
      )
    }
  }

  /// `UIApplication` and `shared`, before the call or in the constant that it names.
  private func application(of call: Node) -> [Node]? {
    guard let parts = call.chain?.parts, parts.last == call else { return nil }
    if parts.count != 2 { return Array(parts.dropLast()) }
    guard let name = parts[0].name, parts[0].kind == .member,
      let constant = call.variable(named: name), constant.flags.contains(.constant)
    else { return nil }
    return constant.child(.initial)?.firstChild?.chain?.parts
  }

  /// The settings and files are the system's own, and who uses openURL or the Mac's way beside it goes past that on purpose.
  private func hasReason(_ call: Node, in type: Node) -> Bool {
    let url = call.firstUnlabelled?.value
    return type.sourceHolds(".openurl") || call.enclosingMember?.sourceHolds("nsworkspace") == true
      || call.enclosingMember?.sourceHolds("settingsurlstring") == true
      || url?.sourceHolds("fileurl") == true || url?.sourceHolds("filepath") == true
  }
}
