import SwiftKitSDK

extension SourceFile {
  /// The update methods of representables, with the name of the view that each updates.
  var updates: [(function: Node, view: String)] {
    nodes(.function, named: ["updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController"])
      .compactMap {
        function in
        guard let type = function.enclosingType,
          type.kind == .extension
            || type.conforms(
              to: "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
              "NSViewControllerRepresentable"),
          let view = function.child(.parameter)?.name
        else { return nil }
        return (function, view)
      }
  }
}

extension Node {
  /// Whether a condition inside `function` decides if this happens.
  func isConditional(in function: Node) -> Bool {
    if ancestors.prefix(while: { $0 != function }).contains(where: {
      [.branch, .switchCase].contains($0.kind)
        || $0.kind == .closure && $0.callOfArgument?.isNamed("forEach", "map") != true
    }) {
      return true
    }
    return function.child(.body)?.statements.contains { $0.kind == .guard && $0.isBefore(self) } == true
  }
}
