import SwiftKitSDK

/// A pushed value forgets the screens that were pushed as views before it.
struct LinksMixed: Check {
  let id = "links-mixed"
  let rules = ["toolbars-and-navigation/navigation/links-mixed"]
  let severity = Severity.info
  let title = "links with values and links with views in one stack"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .convention
  let literals = ["|NavigationLink| & |value|"]

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "NavigationStack") where stack.isRoot && !stack.isInPreview {
      let links = file.calls(named: "NavigationLink").filter { link in
        link.isRoot
          && link.places.contains { closures in
            closures.first { $0.call.isNamed("NavigationStack") }?.call == stack
          }
      }
      guard links.contains(where: { $0.hasArgument("value") }),
        let other = links.first(where: { !$0.hasArgument("value") && $0.givesDestination })
      else { continue }
      report(
        other,
        "this stack also pushes values, and its path lacks this screen, which is lost when the path is restored; give this link a value as well"
      )
    }
  }
}
