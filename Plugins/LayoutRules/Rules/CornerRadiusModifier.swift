import SwiftKitSDK

/// `cornerRadius` is marked for deprecation, by no version yet, and its corners are not continuous. Marks of charts have one of their own.
///
/// Reported where it shows: the view has a border whose corners differ; and where the oldest system is iOS 26. The rest is for
/// `corner-radius-throughout`. It works as before everywhere, so both are off by default.
struct CornerRadiusModifier: Check {
  let id = "corner-radius-modifier"
  let rules = ["layout-and-lists/shapes/corner-radius-modifier"]
  let severity = Severity.info
  let title = "the deprecated cornerRadius modifier"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["cornerRadius"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, throughout: false) }

  /// Reports those without a border, or all others.
  func check(_ file: SourceFile, _ report: Report, throughout: Bool) {
    if isDeclared(in: file) { return }
    let isModern = file.settings.deploymentTarget >= 26
    for radius in file.calls(named: "cornerRadius") where radius.isViewModifier && !radius.isInPreview {
      guard radius.firstUnlabelled != nil,
        radius.arguments.count == 1 || radius.hasArgument("antialiased"), let chain = radius.chain,
        chain.root.name?.hasSuffix("Mark") != true, !isValue(chain), (isModern || isBordered(chain)) != throughout
      else { continue }
      report(
        radius,
        "`cornerRadius` is marked for deprecation; use `clipShape(.rect(cornerRadius:))`, whose corners are continuous",
        edits: edits(radius))
    }
  }

  /// Whether a line is drawn around it, whose corners are continuous: `overlay(RoundedRectangle(cornerRadius: 8).stroke(…))`.
  private func isBordered(_ chain: Chain) -> Bool {
    chain.modifiers(named: "overlay", "background").contains { layer in
      !layer.descendants(.call, named: "stroke", "strokeBorder").isEmpty
    }
  }

  /// Whether the file gives views a `cornerRadius(_:)` of its own, which every such call means then.
  private func isDeclared(in file: SourceFile) -> Bool {
    file.nodes(.function, named: ["cornerRadius"]).contains { function in
      let parameters = function.children.filter { $0.kind == .parameter }
      guard parameters.count == 1, parameters[0].text == "_", let type = function.enclosingType else { return false }
      return type.kind == .extension && (type.name == "View" || type.isView)
    }
  }

  /// `.clipShape(.rect(cornerRadius: …))`, or before iOS 17 the shape by its name.
  private func edits(_ radius: Node) -> [Edit] {
    guard radius.arguments.count == 1, let value = radius.firstUnlabelled?.value.range else { return [] }
    let shape = radius.file.settings.deploymentTarget >= 17 ? ".rect" : "RoundedRectangle"
    return [
      Edit(radius.anchor, "clipShape"), Edit(value.lowerBound..<value.lowerBound, "\(shape)(cornerRadius: "),
      Edit(value.upperBound..<value.upperBound, ")"),
    ]
  }

  /// A number of that name that somebody computes: `cornerRadius: theme.cornerRadius(.small)`.
  private func isValue(_ chain: Chain) -> Bool {
    guard chain.root.kind == .member, chain.root.name?.first?.isLowercase == true else { return false }
    return [.argument, .operation, .initial].contains(chain.node.parent?.kind)
  }
}
