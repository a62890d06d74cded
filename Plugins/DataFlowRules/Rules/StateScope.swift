import SwiftKitSDK

/// State in the smallest view that uses it redraws the least. It cannot tell need from habit, so it is off by default.
///
/// Reported where one member uses it, or, in a body with the rows of a loop, one view beside these, or one that both reads and
/// changes it beside three larger views.
struct StateScope: Check {
  let id = "state-scope"
  let rules = ["performance/state/state-scope"]
  let severity = Severity.info
  let title = "state that only one part of a view uses"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|State|", "|GestureState|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("State", "GestureState") && !property.isInPreview
    {
      guard let name = property.name, let type = property.parent, type.isView else { continue }
      let names = [name, "$" + name, "_" + name]
      let members = type.allParts.flatMap { part in part.children.filter { $0 != property } }
      let uses = file.nodes(.member, named: names) + file.nodes(.call, named: names)
      let users = members.filter { member in uses.contains { $0.isInside(member) } }
      guard users.count == 1, users[0].child(.type)?.source.hasPrefix("some View") == true else { continue }
      var place = users[0].name
      if users[0].isNamed("body") {
        guard isPlain(property), let body = users[0].code,
          let part = onlyPart(of: body, using: uses.filter { $0.isInside(body) })
        else { continue }
        place = part.root.name
      }
      report(
        property,
        "`\(name)` is only used in \(place.code(or: "one part")), but each change runs the whole body; move both into a separate view"
      )
    }
  }

  /// Whether its value is written there: an object is shared, and belongs where it is made.
  private func isPlain(_ property: Node) -> Bool {
    property.child(.initial)?.firstChild?.kind != .chain
  }

  /// The one view of the body that uses the state, where it lives as long as the body, and rows of a loop stand beside it.
  private func onlyPart(of body: Node, using uses: [Node]) -> Chain? {
    let around = uses.first?.ancestors.prefix { $0 != body } ?? []
    let part = around.lazy.compactMap { $0.kind == .chain ? $0.chain : nil }.first { view in
      view.isStatement && view.root.isCapitalized && isLasting(view.node, in: body)
        && uses.allSatisfy { $0.isInside(view.node) }
    }
    guard let part else { return nil }
    let loops = body.descendants(.call, named: "ForEach", "List").filter {
      $0.isRoot && $0.firstUnlabelled?.value.kind == .chain && $0.firstUnlabelled?.memberName != "allCases"
    }
    if loops.contains(where: { !$0.isInside(part.node) }) { return part }
    return uses.count > 1 && largerViews(beside: part, in: body) > 2 ? part : nil
  }

  /// How many views beside the part are more than a word, a symbol or a button.
  private func largerViews(beside part: Chain, in body: Node) -> Int {
    let blocks = part.node.ancestors.prefix { $0 != body }.filter { $0.kind == .closure } + [body]
    return blocks.flatMap(\.views).count { view in
      view.node != part.node && !part.node.isInside(view.node) && view.root.kind == .call && view.root.isCapitalized
        && !view.root.isNamed(Self.small)
    }
  }

  private static let small = [
    "Text", "Image", "Label", "Button", "Link", "Spacer", "Divider", "Color", "EmptyView", "Circle", "Capsule",
    "Rectangle", "RoundedRectangle", "ProgressView",
  ]

  /// Whether only containers stand around it, which make it once and keep it: no loop, condition, lazy stack or presentation.
  private func isLasting(_ view: Node, in body: Node) -> Bool {
    view.ancestors.prefix { $0 != body }.allSatisfy { node in
      switch node.kind {
      case .closure: node.child(.parameter) == nil
      case .call: node.isRoot && node.isNamed(Self.containers)
      case .argument, .chain, .return: true
      default: false
      }
    }
  }

  private static let containers = [
    "VStack", "HStack", "ZStack", "ScrollView", "Group", "NavigationStack", "Grid", "GridRow",
  ]
}
