import SwiftKitSDK

/// A row moves when its indicator changes, unless both of its states have one frame.
///
/// Looked at are symbols, shapes and progress in the two branches of an `if` that stands right in an HStack, and frames there
/// whose size depends on a choice or a state.
struct IndicatorFrame: Check {
  let id = "conditional-indicator-frame"
  let rules = ["layout-and-lists/rows/conditional-indicator-frame"]
  let severity = Severity.info
  let title = "an indicator whose states have different frames"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["HStack", "|icon|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      guard
        [frame.argument("width"), frame.argument("height")].contains(where: { $0.map { isChoice($0.value) } == true }),
        let chain = frame.chain, let name = chain.node.viewName, ViewNames.shapes.contains(name) || name == "Image",
        // A frame around it gives both states one size.
        !chain.modifiers(after: frame).contains(where: { $0.isNamed("frame") }),
        // Or the member that makes it and nothing else stands there.
        let row = chain.shown.node.enclosingClosures.first(where: { !$0.call.isNamed("ForEach", "Group") }),
        row.call.isNamed("HStack") || row.argument.label == "icon"
      else { continue }
      report(
        frame,
        "the row moves when the choice changes; give both states one `frame`, and tell them apart by colour or scale")
    }
    for choice in file.nodes(.if, .switch) where !choice.isInPreview {
      let branches = choice.children(choice.kind == .if ? .branch : .switchCase)
      guard branches.count == 2 || choice.kind == .switch && (2...5).contains(branches.count),
        let parent = choice.parent,
        // Or the member that is nothing but the choice stands there.
        let row = parent.memberOfCode.flatMap({ parent.statements.count == 1 ? $0.onlyUse?.node.parent : nil })
          ?? choice.parent,
        row.kind == .closure,
        row.parent?.isNamed("icon") == true || row.callOfArgument?.isNamed("HStack") == true,
        case let indicators = branches.compactMap(indicator), indicators.count == branches.count
      else { continue }
      let frames = Set(indicators.map(frame))
      guard frames.count > 1 || frames == [""] && Set(indicators.map(\.viewName)).count > 1 else { continue }
      report(
        choice,
        "the row moves when this appears; give both branches one fixed `frame` by wrapping the condition in a `Group`")
    }
  }

  /// `index == current ? 12 : 8`, `isSelected ? 20 : 8`, `item.unreadCount > 0 ? 12 : 8`, or the name of such a size.
  private func isChoice(_ value: Node) -> Bool {
    let size = value.resolved
    guard size.kind == .ternary, let written = size.firstChild, Set(size.constantNumbers).count > 1 else {
      return false
    }
    let condition = written.negated ?? written
    guard condition.kind == .operation else { return isState(condition) }
    let operators = condition.children(.operator)
    // One of several against the chosen one, and no question about what a value is.
    if operators.contains(where: { $0.isNamed("==", "!=") }),
      condition.children.allSatisfy({ $0.kind == .operator || $0.kind == .chain })
    {
      return true
    }
    guard operators.count == 1, let asked = condition.children.first(where: isState) else { return false }
    // What is more than some number may be a measure of the screen.
    return operators[0].isNamed("==", "!=")
      || operators[0].isNamed(">") && asked.chain?.parts.last?.nameWords.last == "count"
  }

  /// Whether the name of a value says that it changes while the row is shown.
  private func isState(_ value: Node) -> Bool {
    guard value.kind == .chain, let words = value.chain?.parts.last?.nameWords else { return false }
    return !Self.states.isDisjoint(with: words)
  }

  private static let states: Set = [
    "active", "checked", "chosen", "complete", "completed", "connected", "current", "done", "downloaded", "enabled",
    "failed", "favorite", "favourite", "finished", "focused", "highlighted", "live", "muted", "on", "online", "picked",
    "pinned", "playing", "pressed", "read", "recording", "running", "selected", "starred", "unread",
  ]

  private func indicator(in branch: Node) -> Node? {
    let views = branch.views
    guard views.count == 1, let name = views[0].viewName else { return nil }
    return ViewNames.shapes.contains(name) || name == "Image" || name == "ProgressView" ? views[0] : nil
  }

  private func frame(of view: Node) -> String {
    (view.chain?.modifiers(named: "frame") ?? []).map { call in
      call.arguments.filter { $0.label != "alignment" }.map(\.node.source).joined(separator: ",")
    }.joined(separator: ";")
  }
}
