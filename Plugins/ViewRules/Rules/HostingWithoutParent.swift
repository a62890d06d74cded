import SwiftKitSDK

/// Without its controller as a child the view gets no appearance, safe area, trait or keyboard changes.
struct HostingWithoutParent: Check {
  let id = "hosting-without-parent"
  let rules = ["performance/representables/hosting-without-parent", "from-uikit/side-by-side/hosting-controller"]
  let severity = Severity.info
  let title = "the view of a hosting controller without its controller"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|UIHostingController|"].beside("|addSubview|", "|addArrangedSubview|", "|insertSubview|")

  func check(_ file: SourceFile, _ report: Report) {
    let controllers = file.calls(named: "UIHostingController")
    let names = controllers.compactMap { $0.enclosing(.variable, .closure)?.name }
    for call in file.calls(named: "addSubview", "addArrangedSubview", "insertSubview")
    where !controllers.isEmpty && !call.isInPreview {
      guard
        let parts = call.firstUnlabelled?.value.resolved.chain?.parts.filter({
          [.member, .call].contains($0.kind) && !$0.isNamed("self")
        }),
        parts.count == 2, let name = parts[0].name,
        parts[0].kind == .member ? names.contains(name) : parts[0].isNamed("UIHostingController"),
        parts[1].isNamed("view"), let type = call.enclosingType
      else { continue }
      if type.conforms(to: "UITableViewCell", "UICollectionViewCell") {
        guard file.settings.deploymentTarget >= 16, !knowsController(type) else { continue }
        report(
          call,
          "without its controller, this view misses appearance and size changes; set `contentConfiguration` to a `UIHostingConfiguration`"
        )
        continue
      }
      // A controller that nobody keeps is no child of any other.
      guard
        parts[0].kind == .call || type.conforms(to: "UIViewController")
          || type.name?.hasSuffix("ViewController") == true
          || type.children(.inherited).contains(where: { $0.name?.hasSuffix("ViewController") == true }),
        !type.allParts.contains(where: { $0.descendants.contains { $0.kind == .call && $0.isNamed("addChild") } })
      else { continue }
      report(
        call,
        parts[0].kind == .member
          ? "without its controller, this view misses appearance and size changes; call `addChild(\(name))` before and `\(name).didMove(toParent:)` after"
          : "without its controller, this view misses appearance and size changes; keep the controller in a constant, and call `addChild` before and `didMove(toParent:)` after"
      )
    }
  }

  /// Whether a cell is given a controller, or does already what is advised.
  private func knowsController(_ type: Node) -> Bool {
    type.allParts.contains { part in
      part.sourceHolds("toparent") || part.sourceHolds("uihostingconfiguration") || part.sourceHolds("uiviewcontroller")
        || part.descendants.contains { $0.kind == .call && $0.isNamed("addChild") }
    }
  }
}
