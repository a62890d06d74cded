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
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let makers = file.nodes(.function).filter { $0.child(.type)?.isNamed("AnyView") == true }.compactMap(\.name)
    for call in file.nodes(.call, named: ["AnyView"] + makers)
    where (call.isRoot || call.isNamed(makers) && call.isModifier) && !call.isInPreview {
      // A function that gives one is reported where it is called.
      let isMade = call.enclosingMember?.child(.type)?.isNamed("AnyView") == true
      guard let row = (isMade ? [call.enclosingClosures] : call.places).lazy.compactMap(row).first else { continue }
      report(
        call,
        "`AnyView` hides the row's type, so \(row.call.name.code(or: "the list")) rebuilds it; use a view with a switch"
      )
    }
  }

  /// The row that this is shown in: branches and stacks may lie between, and what is handed to another view is its matter.
  private func row(_ closures: [Node.Closure]) -> Node.Closure? {
    guard let place = closures.firstIndex(where: isRow),
      closures[..<place].allSatisfy({ $0.call.isNamed(Self.containers) && $0.isContent })
    else { return nil }
    return closures[place]
  }

  /// The content of a loop, or of a list over data: what is made for each element.
  private func isRow(_ closure: Node.Closure) -> Bool {
    guard closure.call.isRoot, closure.isContent else { return false }
    return closure.call.isNamed("ForEach")
      || closure.call.isNamed("List", "Table") && closure.call.firstUnlabelled != nil
  }

  private static let containers: Set = ["VStack", "HStack", "ZStack", "Group", "Section", "LazyVStack", "LazyHStack"]
}
