import SwiftKitSDK

/// An erased row has no type to compare, so a list makes it anew instead of updating it.
struct AnyViewInRows: Check {
  let id = "any-view-in-rows"
  let rules = ["performance/identity/any-view-in-rows"]
  let severity = Severity.warning
  let title = "AnyView in the rows of a list"
  let literals = ["|AnyView|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "AnyView") where call.isRoot && !call.isInPreview {
      let row = call.enclosingClosures.first { $0.call.isNamed(Self.lists) && $0.call.isRoot }
      guard let row, row.call.contentClosure == row.node || row.argument.isTrailingClosure,
        call.presentation == nil || call.presentation?.isInside(row.node) != true,
        row.node.enclosingMember == call.enclosingMember
      else { continue }
      report(
        call,
        "AnyView hides the type of the row, so \(row.call.name ?? "the list") rebuilds it; use a view with a switch")
    }
  }

  private static let lists = ["List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"]
}
