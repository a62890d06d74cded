import SwiftKitSDK

/// Copies drift apart with the first fix; a view with parameters does not.
///
/// Compared within one type: calls and modifiers with their labels count, texts, numbers and variables do not. Reported at
/// the first repetition of the largest part, where there are four copies or the copies are long; `duplicate-subtree-short` reports
/// the rest. Paragraphs of plain text repeat nothing, and neither do the marks of a chart and lists of pickers. Classes count where
/// they make views. What is known to be no view, and the views of UIKit, are left alone. Where four values or more differ in two or
/// three copies, each would be a parameter: a view without content, such as a text with its looks, is then left to that check, too, and
/// so are views of the project that show nothing of their own in between.
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

  func check(_ file: SourceFile, _ report: Report) { check(file, report, isShort: false) }

  /// Reports what is short, or all else.
  func check(_ file: SourceFile, _ report: Report, isShort: Bool) {
    if file.isOfTests { return }
    for (view, first, copies) in repetitions(in: file) where isWorthwhile(view, first, copies) != isShort {
      report(
        view.chain?.root ?? view,
        "this repeats the view on line \(line(of: first)), so each change is made twice; extract one view with parameters"
      )
    }
  }

  /// Whether one view would be simpler: for four copies, or two of eight views and modifiers; not for controls.
  private func isWorthwhile(_ view: Node, _ first: Node, _ copies: Int) -> Bool {
    if isOfOtherValue(view) { return false }
    return copies > 3
      || view.descendants.lazy.filter({ $0.kind == .call }).prefix(8).count == 8 && !takesManyParameters(view, first)
  }

  /// Whether it is one view without content, or views of the project alone, and four arguments or more differ: each would be a parameter
  /// of the view to extract.
  private func takesManyParameters(_ view: Node, _ first: Node) -> Bool {
    guard isOfParts(view) || !view.descendants.contains(where: { $0.kind == .closure }) else { return false }
    let differing = zip(view.descendants, first.descendants).count { mine, other in
      mine.kind == .argument && mine.source != other.source && !mine.descendants.contains { $0.kind == .argument }
    }
    return differing > 3 || differingOutside(view, first) > 3
  }

  /// How many arguments of the view and its modifiers differ, each as a whole: in `.font(.brand.bold.size(19))` more may than the number.
  private func differingOutside(_ view: Node, _ first: Node) -> Int {
    guard let mine = view.chain?.parts, let others = first.chain?.parts else { return 0 }
    return zip(mine, others).reduce(0) { sum, pair in
      sum + zip(pair.0.arguments, pair.1.arguments).count { $0.value.source != $1.value.source }
    }
  }

  /// Whether it is a view of the project as it is, without modifiers, and so is all of its content: `Block(title) { Cell(day); Cell(week) }`.
  private func isOfParts(_ view: Node) -> Bool {
    guard let parts = view.chain?.parts, parts.count == 1, parts[0].kind == .call, let name = parts[0].name,
      view.file.project.declares(name)
    else { return false }
    return parts[0].closures.allSatisfy { content in
      content.statements.allSatisfy { $0.kind == .chain && isOfParts($0) }
    }
  }

  /// Paragraphs: plain texts, each a literal, in containers.
  private func isProse(_ view: Node) -> Bool {
    view.descendants.lazy.filter { $0.kind == .call && $0.isRoot }.allSatisfy { root in
      if root.isNamed("VStack", "HStack", "ZStack", "LazyVStack", "Group", "Section", "ScrollView") { return true }
      return root.isNamed("Text") && root.chain?.parts.count == 1 && root.arguments.count == 1
        && root.firstUnlabelled?.value.text != nil
    }
  }

  /// A control, or a part of a form, which is alike wherever it stands, for values of another type.
  private func isOfOtherValue(_ view: Node) -> Bool {
    guard let name = view.chain?.rootName else { return false }
    // A list of pickers, each for a value of its own.
    if let rows = view.chain?.root.contentClosure?.laidOutViews, !rows.isEmpty,
      rows.allSatisfy({ $0.rootName?.hasSuffix("Picker") == true })
    {
      return true
    }
    return name.hasSuffix("Picker")
      || ["Section", "Toggle", "Stepper", "Slider", "Menu", "NavigationLink", "Button", "Link"].contains(name)
  }

  /// The first repetition of each view, the one that it repeats, and how many there are of it.
  private func repetitions(in file: SourceFile) -> [(view: Node, first: Node, copies: Int)] {
    var seen: [[UInt8]: (first: Node, place: Int?)] = [:]
    var found: [(view: Node, first: Node, copies: Int)] = []
    var reported: [Node] = []
    let views = file.nodes(.chain).filter { $0.size >= 20 && isView($0) }
    // Only what is of one size can be alike.
    let sizes = Dictionary(grouping: views, by: \.size)
    for view in views where sizes[view.size]?.count != 1 && !view.isInPreview {
      guard view.descendants.lazy.filter({ $0.kind == .call }).prefix(5).count == 5,
        !reported.contains(where: { view.isInside($0) }), !isProse(view), !isOfChart(view), !isOfOtherCode(view),
        !isNoView(view)
      else { continue }
      let key = Array((view.enclosingType?.name ?? "").utf8) + [0] + shape(of: view)
      guard let known = seen[key] else {
        seen[key] = (view, nil)
        continue
      }
      guard !view.isInside(known.first), !view.isExclusive(with: known.first), !isOtherCase(view, known.first),
        !isIndex(view)
      else { continue }
      reported.append(view)
      if let place = known.place {
        found[place].copies += 1
      } else {
        seen[key]?.place = found.count
        found.append((view, known.first, 2))
      }
    }
    return found
  }

  /// Two cases of one `switch`: each is the one view of its kind.
  private func isOtherCase(_ view: Node, _ other: Node) -> Bool {
    guard let mine = view.enclosing(.switchCase), let theirs = other.enclosing(.switchCase) else { return false }
    return mine != theirs && mine.parent == theirs.parent
  }

  private func isOfChart(_ view: Node) -> Bool {
    view.descendants(.call).contains { $0.isRoot && $0.isNamed(Self.marks) }
  }

  /// Whether it stands in a class, outside of a member that gives views: operations and controllers look alike, too.
  private func isOfOtherCode(_ view: Node) -> Bool {
    guard let type = view.enclosingType, let name = type.name,
      type.kind == .class || type.kind == .extension && view.file.project.kinds(of: name) == ["class"]
    else { return false }
    return !view.ancestors.contains { member in
      (member.kind == .function || member.kind == .variable)
        && (member.hasAttribute("ViewBuilder") || member.child(.type)?.source.contains("View") == true)
    }
  }

  /// A value of a type that is no view, such as the configuration of an alert, or a view of UIKit: `UILabel().with(text)`.
  private func isNoView(_ view: Node) -> Bool {
    guard let chain = view.chain, let name = chain.root.name else { return false }
    let isOfUIKit = (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
    return isOfUIKit || !chain.mayBeView
  }

  /// A list of links to other places, which looks alike wherever it stands.
  private func isIndex(_ view: Node) -> Bool {
    view.descendants.allSatisfy { node in
      node.kind != .call || !node.isCapitalized || node.isNamed("Section", "NavigationLink", "Link", "Label", "Text")
    }
      && view.descendants.contains { $0.kind == .call && $0.isNamed("NavigationLink", "Link") }
  }

  private static let marks = [
    "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
  ]
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
