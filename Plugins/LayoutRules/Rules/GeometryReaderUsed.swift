import SwiftKitSDK

/// A GeometryReader takes all the space it is offered and puts its content to the top left.
///
/// Harmless in a background or overlay, and the way to go for drawing.
struct GeometryReaderUsed: Check {
  let id = "geometry-reader"
  let rules = ["layout-and-lists/frames/geometry-reader"]
  let severity = Severity.info
  let title = "a GeometryReader as a container"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["GeometryReader"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for reader in file.calls(named: "GeometryReader") where reader.isRoot && !reader.isInPreview {
      guard !reader.isInside(modifier: "background", "overlay", "chartBackground", "chartOverlay"), !draws(reader),
        isReplaceable(reader)
      else { continue }
      let better =
        file.settings.deploymentTarget >= 17
        ? "`containerRelativeFrame`, `onGeometryChange` or `visualEffect`" : "`onGeometryChange`"
      report(reader, "`GeometryReader` takes all the space it is offered; try \(better)")
    }
  }

  /// Whether the size is used for what the successors do: a frame, an effect, or to be kept.
  private func isReplaceable(_ reader: Node) -> Bool {
    guard let content = reader.contentClosure else { return true }
    var names = content.children(.parameter).compactMap(\.name) + ["$0"]
    // `let minY = proxy.frame(in: .global).minY`
    let constants = content.children(.variable).filter { variable in
      variable.child(.initial)?.descendants.contains { $0.isNamed(names) && $0.isRoot } == true
    }
    names += constants.compactMap(\.name)
    let uses = content.descendants.filter { $0.isNamed(names) && $0.isRoot && $0.kind == .member }
    return uses.isEmpty
      || uses.contains { use in
        use.ancestors.prefix { $0 != content }.contains {
          $0.kind == .call
            && $0.isNamed("frame", "offset", "scaleEffect", "opacity", "onAppear", "onChange", "preference", "task")
            || $0.kind == .call && isContent($0)
        }
      }
  }

  /// Whether it calls a closure that the view was given: `content(proxy.size.width)`.
  private func isContent(_ call: Node) -> Bool {
    guard call.isRoot, !call.isCapitalized, !call.flags.contains(.implicit), let name = call.name else { return false }
    return call.variable(named: name)?.child(.type)?.source.contains("->") == true
  }

  private func draws(_ reader: Node) -> Bool {
    reader.descendants.contains { $0.kind == .call && $0.isNamed("Canvas", "Path") }
  }
}
