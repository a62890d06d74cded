import SwiftKitSDK

/// A destination inside of a lazy container may not exist when the stack looks for it.
struct DestinationInRow: Check {
  let id = "destination-in-row"
  let rules = ["toolbars-and-navigation/navigation/destination-in-row"]
  let severity = Severity.info
  let title = "a navigation destination inside of a lazy container"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|navigationDestination|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "navigationDestination") where call.isViewModifier && !call.isInPreview {
      guard let row = call.places.lazy.compactMap(row).first else { continue }
      report(
        call,
        "a destination inside \(row.call.name.code(or: "a list")) may not exist yet when the stack needs it; move it outside"
      )
    }
  }

  /// The lazy container around it, on the same screen.
  private func row(_ closures: [Node.Closure]) -> Node.Closure? {
    let around = closures.prefix { closure in
      // Another screen, with a stack of its own or not.
      !closure.call.isNamed(
        "NavigationStack", "NavigationLink", "sheet", "fullScreenCover", "popover", "navigationDestination")
    }
    return zip(around.indices, around).first { place, closure in
      guard closure.call.isRoot else { return false }
      if closure.call.isNamed(Self.lazy) { return true }
      // In a plain stack, all rows are there.
      let outer = around[(place + 1)...].first { !$0.call.isNamed("Group", "Section") }
      return closure.call.isNamed("ForEach") && outer?.call.isNamed("VStack", "HStack", "ZStack", "Grid") != true
    }?.1
  }

  private static let lazy = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"]
}
