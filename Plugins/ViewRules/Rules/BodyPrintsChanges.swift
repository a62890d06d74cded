import SwiftKitSDK

/// It is a tool for looking for a fault, runs at every update, and has no place in what ships.
struct BodyPrintsChanges: Check {
  let id = "body-prints-changes"
  let rules = ["performance/body/body-prints-changes"]
  let severity = Severity.info
  let title = "a debug print of a body that ships"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|_printChanges|", "|_logChanges|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "_printChanges", "_logChanges") where !call.isInPreview {
      guard let root = call.chain?.root, root.isNamed("Self") || root.name == call.enclosingType?.name || isOwn(call),
        call.enclosing(.ifConfig) == nil,
        // What runs only when it is asked for may stay.
        call.enclosing(.if) == nil
      else { continue }
      let statement = call.ancestors.first { $0.kind == .variable || $0.kind == .operation }
      report(
        call, "`\(call.name ?? "")` runs on every update in release builds; remove it, or wrap it in `#if DEBUG`",
        edits: statement?.source.hasPrefix("let _") == true ? statement?.lineRemoval ?? [] : [])
    }
  }

  /// The view's own, called in a static function of it.
  private func isOwn(_ call: Node) -> Bool {
    call.isRoot && call.name.map { call.file.nodes(.function, named: [$0]).isEmpty } == true
      && call.enclosingMember?.flags.contains(.static) == true
      && (call.owner?.isView == true || call.enclosingType?.isNamed("View") == true)
  }
}
