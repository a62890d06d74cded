import SwiftKitSDK

/// Matched content is stretched on its way; a shape behind it is not.
///
/// Reported once an identity, at the first content that has it. What a variable holds is not known.
struct MatchedGeometryContent: Check {
  let id = "matched-geometry-content"
  let rules = ["motion/transitions/matched-geometry-content"]
  let severity = Severity.info
  let title = "matched geometry on content instead of a shape"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["matchedGeometryEffect"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    var seen: Set<String> = []
    for call in file.calls(named: "matchedGeometryEffect") where call.isViewModifier && !call.isInPreview {
      guard let chain = call.modified.first(where: { isContent(made($0).root, in: file) }).map(made) else { continue }
      let type = call.enclosingType?.name ?? ""
      guard seen.insert("\(type) \(call.argument("id")?.value.source ?? "")").inserted else { continue }
      report(
        call,
        "\(chain.root.name.code(or: "content")) is stretched during the transition; match the shape behind it, and fade the content"
      )
    }
  }

  /// The view itself, or the one that a member of the type makes.
  private func made(_ view: Chain) -> Chain { view.codeOfMember?.onlyView ?? view }

  private func isContent(_ root: Node, in file: SourceFile) -> Bool {
    guard root.kind == .call, !root.flags.contains(.implicit), let name = root.name, name.first?.isUppercase == true
    else {
      return false
    }
    if Self.plain.contains(name) || name.hasSuffix("Gradient") || name.hasSuffix("Shape") || name.hasSuffix("Image") {
      return false
    }
    if file.nodes(.struct, named: [name]).contains(where: { $0.conforms(to: "Shape", "InsettableShape") }) {
      return false
    }
    if file.project.conforms(name, to: "Shape", "InsettableShape") { return false }
    return file.project.root(of: "body", in: name).map { !Self.plain.contains($0) } ?? true
  }

  private static let plain: Set = [
    "RoundedRectangle", "Rectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "ConcentricRectangle",
    "ContainerRelativeShape", "Path", "Color", "Image", "AsyncImage", "Divider", "Spacer", "EmptyView",
  ]
}
