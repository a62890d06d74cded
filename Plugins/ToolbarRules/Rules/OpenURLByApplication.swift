import SwiftKitSDK

/// The environment's action is on all systems and can be set by whoever shows the view.
struct OpenURLByApplication: Check {
  let id = "open-url"
  let rules = ["navigation-and-deep-links/links/open-web-links"]
  let severity = Severity.info
  let title = "a URL that a view opens with UIApplication"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|UIApplication| & |open| & |View|", "|NSWorkspace| & |open| & |View|"]

  func check(_ file: SourceFile, _ report: Report) {
    // An app for the Mac alone needs no action of all systems.
    if Set(file.settings.systems.keys) == ["macOS"] { return }
    for call in file.calls(named: "open") where call.isModifier && !call.isInPreview {
      guard let parts = application(of: call), parts.count == 2, parts[0].isNamed("UIApplication", "NSWorkspace"),
        parts[1].isNamed("shared"),
        call.arguments.dropFirst().allSatisfy({
          $0.label == "completionHandler" || $0.isTrailingClosure || $0.label == "options" && $0.value.source == "[:]"
        }),
        let type = call.owner, type.kind == .struct,
        type.isView, !hasReason(call, in: type), !isOfMac(call)
      else { continue }
      report(
        call,
        "`\(parts[0].name ?? "")` exists on one platform only; use `@Environment(\\.openURL)` or a `Link`, which work on all"
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

  /// A file or an app that only `NSWorkspace` can open.
  private func isOfMac(_ call: Node) -> Bool {
    guard application(of: call)?.first?.isNamed("NSWorkspace") == true else { return false }
    // A view that only the Mac has.
    if call.owner?.isLeftOut(on: "iOS") == true { return true }
    let name = call.firstUnlabelled?.value.chain?.parts.last?.nameWords ?? []
    return name.contains { ["path", "file", "folder", "app", "directory"].contains($0) }
  }

  /// The settings and files are the system's own, and who uses openURL beside it goes past that on purpose.
  private func hasReason(_ call: Node, in type: Node) -> Bool {
    let url = call.firstUnlabelled?.value
    return type.sourceHolds(".openurl") || call.enclosingMember?.sourceHolds("settingsurlstring") == true
      || url?.sourceHolds("fileurl") == true || url?.sourceHolds("filepath") == true
  }
}
