import SwiftKitSDK

/// Small parts have names, previews and cheaper updates, and the type checker stays quick.
///
/// Lines of code count, not blank ones and not those of comments. The body of a reducer or a router, of another library, is no
/// view, and a screen that only developers see may be long. Just over the limit, a body of eight views of the project is split
/// already, and a container of the project around all of it is no level. A `switch` of short cases is read as a list and may be half as
/// long again, and an `if` around all of a body is a guard and no level, unless its `else` shows something.
struct BodyTooLong: Check {
  let id = "body-too-long"
  let rules = ["architecture-and-data-flow/views/body-too-long"]
  let severity = Severity.info
  let title = "a body of more than 120 lines or eight levels"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let options: [CheckOption] = [
    .number(
      "lines", standard: "120", about: "The maximum number of lines of code from the first statement to the last."),
    .number("levels", standard: "8", about: "The maximum depth of nested view closures and branches."),
  ]
  let literals = ["|body| & |some|", "|makeBody| & |some|"]

  func check(_ file: SourceFile, _ report: Report) {
    let mostLines = file.settings.number("lines", of: self) ?? 120
    let mostLevels = file.settings.number("levels", of: self) ?? 8
    // The body of a modifier or style is a function.
    let functions = file.nodes(.function, named: ["body", "makeBody"]).filter { function in
      function.children(.parameter).count == 1
        && function.child(.parameter)?.isNamed("content", "configuration") == true
        && function.enclosingType == function.parent
    }
    for property in file.nodes(.variable, named: ["body"]) + functions
    where !property.isInPreview && !property.isForDevelopers {
      guard let type = property.child(.type)?.source, Self.types.contains(where: { type == "some \($0)" }),
        let body = property.child(.body)
      else { continue }
      let lines = lines(of: body)
      let roomier = isListOfCases(body) ? mostLines * 1.5 : mostLines
      if Double(lines) > roomier * 1.1 || Double(lines) > roomier && !isSplit(body) {
        report(property, "a body of \(lines) lines is hard to read and slow to compile; split it into named parts")
      } else if case let depth = depth(of: body), Double(depth) > mostLevels {
        report(
          property, "a body nested \(depth) levels deep is hard to read and slow to compile; split it into named parts")
      }
    }
  }

  /// Whether eight views of the project or more stand in it.
  private func isSplit(_ body: Node) -> Bool {
    let made = body.descendants(.call).filter { $0.isCapitalized && $0.isRoot }
    return Set(made.compactMap(\.name)).count { body.file.project.conforms($0, to: "View") } > 7
  }

  /// Whether it is one `switch`, in a container or not, of eight cases or more, none of which is long.
  private func isListOfCases(_ body: Node) -> Bool {
    var code = body
    if let content = body.onlyView?.root.contentClosure { code = content }
    guard case let statements = code.statements, statements.count == 1, statements[0].kind == .switch else {
      return false
    }
    let cases = statements[0].children(.switchCase)
    return cases.count > 7 && cases.allSatisfy { lines(in: $0.range, of: body) <= 20 }
  }

  /// From the first statement to the last, without those that hold nothing but a comment or an opening brace, and of an `#if` its
  /// first clause.
  private func lines(of body: Node) -> Int {
    let statements = body.statements
    guard let first = statements.first, let last = statements.last else { return 0 }
    let others = body.descendants(.ifConfig).filter { clause in
      clause.flags.contains(.else) && !clause.ancestors.contains { $0.kind == .ifConfig && $0.flags.contains(.else) }
    }
    return lines(in: first.range.lowerBound..<last.range.upperBound, of: body)
      - others.reduce(0) { $0 + lines(in: $1.range, of: body) }
  }

  private func lines(in range: Range<Int>, of body: Node) -> Int {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var code = Array(body.file.source(range).utf8)
    for comment in body.file.nodes(.comment) where comment.range.overlaps(range) {
      for place in comment.range.clamped(to: range).map({ $0 - range.lowerBound })
      where place < code.count && code[place] != newline { code[place] = space }
    }
    return code.split(separator: newline).count { line in
      let written = line.filter { !" \t\r".utf8.contains($0) }
      return !written.isEmpty && !written.elementsEqual("{".utf8)
    }
  }

  /// How many closures of views, and branches among them, lie in one another.
  private func depth(of body: Node) -> Int {
    let guarded = guardedBranch(of: body)
    func counts(_ node: Node) -> Bool { node != guarded && isLevel(node, of: body) }
    let depth = body.descendants.filter(counts).map { level in
      1 + level.ancestors.prefix { $0 != body }.count(where: counts)
    }.max()
    return (depth ?? 0) - (isWrapped(body) ? 1 : 0)
  }

  /// Whether all of it stands in a container of the project, such as its background: `ThemeView { ScrollView { … } }`.
  private func isWrapped(_ body: Node) -> Bool {
    guard let root = body.onlyView?.root, root.kind == .call, let name = root.name else { return false }
    return root.contentClosure?.views.count == 1 && body.file.project.conforms(name, to: "View")
  }

  /// The one branch that shows something, of an `if` that is all of the body.
  private func guardedBranch(of body: Node) -> Node? {
    guard case let statements = body.statements, statements.count == 1, statements[0].kind == .if else { return nil }
    let ways = statements[0].children.filter {
      $0.kind != .condition && !$0.views.allSatisfy { $0.isRooted(in: "EmptyView") }
    }
    return ways.count == 1 ? ways[0] : nil
  }

  private func isLevel(_ node: Node, of body: Node) -> Bool {
    switch node.kind {
    case .closure: holdsViews(node)
    case .branch, .switchCase: node.enclosing(.closure, .body).map { $0 == body || holdsViews($0) } == true
    default: false
    }
  }

  private func holdsViews(_ closure: Node) -> Bool {
    guard let call = closure.callOfArgument, !closure.isAction else { return false }
    return call.isCapitalized
      ? call.isRoot : call.isModifier && call.isNamed("overlay", "background", "mask", "safeAreaInset")
  }

  private static let types = [
    "View", "SwiftUI.View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands", "WidgetConfiguration",
    "ChartContent",
  ]
}
