import SwiftKitSDK

/// Copies drift apart with the first fix; a view with parameters does not.
///
/// Compared within one type: calls and modifiers with their labels count, texts, numbers and variables do not. Reported at
/// the first repetition of the largest part.
struct DuplicateSubtree: Check {
  let id = "duplicate-subtree"
  let rules = ["architecture-and-data-flow/views/duplicate-subtree"]
  let severity = Severity.info
  let title = "a part of a view that is written twice"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = [
    "|View|", "|ToolbarContent|", "HStack|", "VStack|", "ZStack|", "Grid|", "|List|", "|Form|", "|Section|", "|Group|",
    "ScrollView|", "Image|", "|Text|", "|Label|", "|Button|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    var seen: [[UInt8]: Node] = [:]
    var reported: [Node] = []
    var shapes: Set<[UInt8]> = []
    let views = file.nodes(.chain).filter { $0.size >= 20 && isView($0) }
    // Only what is of one size can be alike.
    let sizes = Dictionary(grouping: views, by: \.size)
    for view in views where sizes[view.size]?.count != 1 && !view.isInPreview {
      guard view.descendants.lazy.filter({ $0.kind == .call }).prefix(5).count == 5,
        !reported.contains(where: { view.isInside($0) })
      else { continue }
      let shape = shape(of: view)
      let key = Array((view.enclosingType?.name ?? "").utf8) + [0] + shape
      if let first = seen[key] {
        guard !view.isInside(first), !view.isExclusive(with: first), !isOtherCase(view, first), !isIndex(view) else {
          continue
        }
        reported.append(view)
        if shapes.insert(key).inserted {
          report(
            view.chain?.root ?? view,
            "this repeats the view on line \(line(of: first)), so each change is made twice; extract one view with parameters"
          )
        }
      } else {
        seen[key] = view
      }
    }
  }

  /// Two cases of one `switch`: each is the one view of its kind.
  private func isOtherCase(_ view: Node, _ other: Node) -> Bool {
    guard let mine = view.enclosing(.switchCase), let theirs = other.enclosing(.switchCase) else { return false }
    return mine != theirs && mine.parent == theirs.parent
  }

  /// A list of links to other places, which looks alike wherever it stands.
  private func isIndex(_ view: Node) -> Bool {
    view.descendants.allSatisfy { node in
      node.kind != .call || !node.isCapitalized || node.isNamed("Section", "NavigationLink", "Link", "Label", "Text")
    }
      && view.descendants.contains { $0.kind == .call && $0.isNamed("NavigationLink", "Link") }
  }

  private static let hues = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  /// What stands among views, and begins with one.
  private func isView(_ chain: Node) -> Bool {
    switch chain.parent?.kind {
    case .closure?, .branch?, .switchCase?, .body?, .return?, .file?, .ifConfig?: break
    default: return false
    }
    guard let root = chain.chain?.root else { return false }
    return root.kind == .call && root.isCapitalized
  }

  private func line(of node: Node) -> Int {
    node.file.source(0..<node.range.lowerBound).utf8.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
  }

  /// The view as bytes, without literals and names of variables.
  private func shape(of view: Node) -> [UInt8] {
    var bytes: [UInt8] = []
    for node in view.descendants {
      let kind = node.kind
      bytes.append(UInt8(truncatingIfNeeded: kind.rawValue))
      switch kind {
      case .call, .argument, .operator: bytes += (node.name ?? "").utf8
      case .member where node.flags.contains(.implicit) && !node.isNamed(Self.hues): bytes += (node.name ?? "").utf8
      default: break
      }
      bytes.append(0)
    }
    return bytes
  }
}
