import SwiftKitSDK

/// The screen is made with the row; a value is made into a screen when it is opened.
struct LinkWithDestination: Check {
  let id = "link-with-destination"
  let rules = ["navigation-and-deep-links/stacks/value-based-links"]
  let severity = Severity.info
  let title = "a row that builds its destination"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .convention
  let literals = ["|NavigationLink|"].beside("|ForEach|", "|List|", "|Form|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for link in file.calls(named: "NavigationLink") where link.isRoot && !link.isInPreview {
      guard !link.hasArgument("value"), link.givesDestination,
        case let places = link.places,
        places.joined().contains(where: { closure in
          closure.isContent
            && (closure.call.isNamed("ForEach") || closure.call.isNamed("List") && closure.call.firstUnlabelled != nil)
        })
          // The row of a list that is shown in several places is as good as a loop.
          || places.count(where: { $0.contains { $0.isContent && $0.call.isNamed("List", "Form") } }) > 1
      else { continue }
      report(
        link,
        "each row builds its destination up front; use `NavigationLink(value:)` and one `navigationDestination(for:)`"
      )
    }
  }
}
