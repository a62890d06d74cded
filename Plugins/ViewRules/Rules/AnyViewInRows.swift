import SwiftKitSDK

/// An erased row has no type to compare, so a list makes it anew instead of updating it.
struct AnyViewInRows: Check {
  let id = "any-view-in-rows"
  let rules = ["performance/identity/any-view-in-rows"]
  let severity = Severity.warning
  let title = "AnyView in the rows of a list"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|AnyView|"]

  func check(_ file: SourceFile, _ report: Report) {
    let makers = file.nodes(.function).filter { $0.child(.type)?.isNamed("AnyView") == true }.compactMap(\.name)
    for call in file.nodes(.call, named: ["AnyView"] + makers) where call.isRoot && !call.isInPreview {
      // Branches and stacks may lie between the row and the call; what is handed to another view is its matter.
      let closures = call.enclosingClosures
      guard let place = closures.firstIndex(where: isRow),
        closures[..<place].allSatisfy({ $0.call.isNamed(Self.containers) && $0.call.contentClosure == $0.node })
      else { continue }
      let row = closures[place]
      report(
        call,
        "`AnyView` hides the row's type, so \(row.call.name.code(or: "the list")) rebuilds it; use a view with a switch"
      )
    }
  }

  /// The content of a loop, or of a list over data: what is made for each element.
  private func isRow(_ closure: Node.Closure) -> Bool {
    guard closure.call.isRoot, closure.call.contentClosure == closure.node else { return false }
    return closure.call.isNamed("ForEach")
      || closure.call.isNamed("List", "Table") && closure.call.firstUnlabelled != nil
  }

  private static let containers: Set = ["VStack", "HStack", "ZStack", "Group", "Section", "LazyVStack", "LazyHStack"]
}
