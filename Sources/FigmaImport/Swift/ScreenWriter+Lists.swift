import RuleModel

/// Screens of rows with lines between them are lists, and those of controls on the system's grouped areas are forms.
extension ScreenWriter {
  private static let rowInsets = ".listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))"

  /// The column of a screen as a list; nil where most of it are no such rows.
  ///
  /// - Parameter top: where the content can begin.
  mutating func list(of stack: SlimNode, in root: Box, below top: Double, ground: Fill?) -> ViewCode? {
    let parts = ListPart.parts(of: stack, in: root)
    let height = parts.reduce(0) { $0 + ($1.isDivided ? $1.bottom - $1.top : 0) }
    guard parts.contains(where: \.isDivided), parts.count(where: { !$0.isDivided }) <= 3,
      let hull = Placement.hull(stack.children), height >= hull.height * 0.5
    else { return nil }
    let outer = writer
    var rows: [ViewCode] = []
    var end = top
    var isLow = false
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1].top : nil
      guard let code = part.isDivided ? self.rows(of: part) : view(of: part, after: end, before: next, stack) else {
        writer = outer
        return nil
      }
      rows += code
      isLow = isLow || !part.isDivided && part.bottom - end < 36
      end = next.map { max(part.bottom, $0) } ?? part.bottom
    }
    if ground != nil { rows = rows.map { $0.modified(".listRowBackground(Color.clear)") } }
    var list = ViewCode("List", rows).modified(".listStyle(.plain)")
    if isLow { list = list.modified(".environment(\\.defaultMinListRowHeight, 0)") }
    if ground != nil { list = list.modified(".scrollContentBackground(.hidden)") }
    let first = (parts[0].top - top).rounded()
    return parts[0].isDivided && first > Placement.near ? writer.padded(list, Insets(top: first)) : list
  }

  /// Rows that are as far apart as in the design, as one loop where they are alike.
  private mutating func rows(of part: ListPart) -> [ViewCode]? {
    var node = SlimNode(.vStack, box: part.rows[0].box)
    node.children = part.rows
    Repetitions.mark(&node)
    if let loop = writer.repeated(node, asRows: [ScreenWriter.rowInsets]) { return [loop] }
    var codes: [ViewCode] = []
    for row in part.rows {
      let code = writer.view(row)
      codes.append((code.lines.count > 6 ? writer.property(row, code) : code).modified(ScreenWriter.rowInsets))
    }
    return codes
  }

  /// A view above, between or below rows; nil where it is too near to them to be a row of its own.
  private mutating func view(
    of part: ListPart, after end: Double, before next: Double?, _ stack: SlimNode
  ) -> [ViewCode]? {
    var node = part.rows[0]
    let above = part.top - end
    guard above >= -1, node.kind != .zStack else { return nil }
    node.place.margins.top = max(0, above.rounded())
    node.place.margins.bottom = max(0, ((next ?? part.bottom) - part.bottom).rounded())
    if stack.align == nil, node.place.width == .hug, node.place.stands == nil { node.place.stands = "center" }
    let code = writer.view(node)
    let row = code.lines.count > 6 ? writer.property(node, code) : code
    return [row.modified(ScreenWriter.rowInsets).modified(".listRowSeparator(.hidden)")]
  }

  // MARK: - Forms

  /// Controls on the system's grouped areas as a form; nil where the screen has anything else.
  mutating func form(of content: [SlimNode], in root: Box, ground: Fill?) -> ViewCode? {
    guard writer.style(ground, .area) == "Color(uiColor: .systemGroupedBackground)" else { return nil }
    var sections: [(header: SlimNode?, rows: [SlimNode], footer: SlimNode?)] = []
    var words: SlimNode?
    var end: Double?
    for node in content {
      if node.kind == .text {
        // Words explain the area above that they are nearer to, or are the title of the one below.
        if let last = words {
          guard !sections.isEmpty, sections[sections.count - 1].footer == nil else { return nil }
          sections[sections.count - 1].footer = last
        }
        words = node
      } else if let rows = groupedRows(of: node, in: root) {
        if let last = words, let end, last.shown.y - end < node.shown.y - last.shown.maxY {
          sections[sections.count - 1].footer = last
          words = nil
        }
        sections.append((words, rows, nil))
        words = nil
        end = node.shown.maxY
      } else {
        return nil
      }
    }
    if let words, !sections.isEmpty { sections[sections.count - 1].footer = words }
    let controls = sections.flatMap(\.rows).count { row in
      row.first { [.toggle, .field, .picker, .stepper, .slider].contains($0.role) } != nil
    }
    guard controls > 0, sections.contains(where: { $0.rows.count > 1 }) else { return nil }
    let code = sections.map { section -> ViewCode in
      let title = section.header.map { SwiftWords.literal($0.content ?? "") }
      var rows: [ViewCode] = []
      for row in section.rows { rows.append(writer.view(row.asFormRow)) }
      let lines = rows.flatMap(\.lines).map { ViewCode.indented($0) }
      guard let footer = section.footer else { return ViewCode("Section\(title.map { "(\($0))" } ?? "")", rows) }
      let note = ["} footer: {", "  " + SwiftWords.text(footer.content ?? ""), "}"]
      guard let header = section.header else { return ViewCode(verbatim: ["Section {"] + lines + note) }
      let head = ["} header: {", "  " + SwiftWords.text(header.content ?? "")]
      return ViewCode(verbatim: ["Section {"] + lines + head + note)
    }
    return ViewCode("Form", code)
  }

  /// The rows between the lines of a white area with round corners; nil where it is something else.
  private func groupedRows(of node: SlimNode, in root: Box) -> [SlimNode]? {
    guard node.isContainer, node.cornerRadius >= 8, node.stroke == nil, node.box.width >= root.width * 0.85,
      node.role == nil || node.role == .section || node.role == .card,
      writer.style(node.fill, .area) == "Color(uiColor: .secondarySystemGroupedBackground)"
    else { return nil }
    var inner = node
    while inner.children.count == 1, inner.children[0].isPlain { inner = inner.children[0] }
    let rows = inner.kind == .vStack ? inner.children.filter { $0.kind != .divider && $0.kind != .spacer } : [inner]
    let lines = inner.children.count { $0.kind == .divider }
    let isDivided = rows.count == 1 || inner.kind == .vStack && lines >= rows.count - 1
    guard !rows.isEmpty, isDivided, rows.allSatisfy({ (28...72).contains($0.shown.height) }) else { return nil }
    return rows.count == 1 && rows[0].box == node.box ? [rows[0].withoutArea] : rows
  }
}

extension SlimNode {
  fileprivate var withoutArea: SlimNode {
    var node = self
    (node.fill, node.cornerRadius, node.outline, node.shadows) = (nil, 0, nil, [])
    return node
  }

  /// The same without distances to its sides, which a form gives.
  fileprivate var asFormRow: SlimNode {
    var node = self
    (node.padding, node.place.margins, node.place.least) = (Insets(), Insets(), nil)
    if children.count == 1, isPlain || node.kind == .frame { node.children[0] = children[0].asFormRow }
    return node
  }
}
