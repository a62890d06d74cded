import SwiftKitSDK

/// `Just` is new at each update, so the closure runs at each update and not at each change.
struct JustAsChange: Check {
  let id = "just-as-change"
  let rules = ["architecture-and-data-flow/state/just-as-change"]
  let severity = Severity.warning
  let title = "a publisher of one value that stands for a change"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = ["|onReceive| & |Just|", "|onReceive| & |publisher|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 14 else { return }
    for receive in file.calls(named: "onReceive") where receive.isViewModifier && !receive.isInPreview {
      guard let given = receive.firstUnlabelled?.value, let publisher = (given.freshValue ?? given).chain,
        let value = publisher.isRooted(in: "Just") ? publisher.root.firstUnlabelled?.value : onlyElement(of: publisher)
      else { continue }
      report(
        receive,
        "`\(publisher.rootName ?? "publisher")` sends at each update, changed or not; use `onChange(of: \(value.source))`"
      )
    }
  }

  /// `count` of `[count].publisher`, and of `Optional(count).publisher`.
  private func onlyElement(of publisher: Chain) -> Node? {
    let parts = publisher.parts
    guard parts.count > 1, parts[1].kind == .member, parts[1].isNamed("publisher"),
      parts.dropFirst(2).allSatisfy({ $0.isNamed("first") })
    else { return nil }
    if publisher.isRooted(in: "Optional") { return parts[0].firstUnlabelled?.value }
    let elements = Array(parts[0].children)
    return parts[0].kind == .array && elements.count == 1 && elements[0].kind == .chain ? elements[0] : nil
  }
}
