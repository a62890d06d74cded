/// What differs between the rows of a repetition: a row's view takes these from its item.
struct RowValues {
  fileprivate var expressions: [String: String] = [:]

  func text(_ node: SlimNode) -> String? { expressions[RowValues.key(node)] }
  func icon(_ node: SlimNode) -> String? { expressions[RowValues.key(node)] }
  func image(_ node: SlimNode) -> String? { expressions[RowValues.key(node)] }

  mutating func set(_ expression: String, for node: SlimNode) { expressions[RowValues.key(node)] = expression }

  static func key(_ node: SlimNode) -> String { "\(node.kind) \(node.id) \(node.box.x) \(node.box.y)" }
}

/// The view of a kind of row and the values that it shows.
struct RowType {
  let row: String
  let item: String
  /// Small views that the row is made of.
  let parts: [String]
  /// Whether several screens show it.
  var isShared = false

  /// The blocks of a file's types that are this row's, without `private`; the values stay in the file.
  func taken(from types: inout [[String]]) -> [[String]] {
    var blocks: [[String]] = []
    for index in types.indices.reversed() {
      let name = types[index][0].dropFirst("private struct ".count).prefix { $0 != ":" }
      guard types[index][0].hasPrefix("private struct "), ([row, item] + parts).contains(String(name)) else { continue }
      var block = types.remove(at: index)
      if name == item, let end = block.firstIndex(of: "") {
        let values = block[(end + 1)...].map { $0.hasPrefix("  static let ") ? "  fileprivate" + $0.dropFirst() : $0 }
        types.insert(["extension \(item) {"] + values, at: index)
        block = block[..<end] + ["}"]
      }
      block[0] = String(block[0].dropFirst("private ".count))
      blocks.insert(block, at: 0)
    }
    return blocks
  }
}

extension ViewWriter {
  /// Three or more alike children as one row, shown for each of a list of values; nil where they are not alike enough.
  ///
  /// - Parameter modifiers: what a list is told of each row; nil in a stack, where the lines between rows are drawn.
  mutating func repeated(_ node: SlimNode, asRows modifiers: [String]? = nil) -> ViewCode? {
    guard let repetition = node.repetition, rowValues == nil, [.vStack, .hStack, .grid].contains(node.kind) else {
      return nil
    }
    let rows = node.children.filter { $0.kind != .divider && $0.kind != .spacer }
    guard let first = rows.first, rows.allSatisfy({ !holdsState($0) && Self.looks(of: $0) == Self.looks(of: rows[0]) }),
      let slots = slots(of: rows)
    else { return nil }
    let isVertical = node.kind == .vStack

    let wanted =
      ["HStack", "VStack", "ZStack", "Frame", "Component", "Grid"].contains(repetition.of) ? "" : repetition.of
    var base = SwiftWords.typeName(SwiftWords.layer(wanted), fallback: "Item")
    if ["Row", "Cell", "Tile", "View"].contains(base) { base = "Item" }
    // `Item - Fuel` is fuel.
    for prefix in ["ListItem", "Item"] where base.hasPrefix(prefix) {
      let rest = base.dropFirst(prefix.count)
      if rest.count > 2, rest.first?.isUppercase == true, rest != "List" { base = String(rest) }
    }
    for suffix in ["Row", "Item", "View", "Tile"] where base.hasSuffix(suffix) && base.count > suffix.count {
      base = String(base.dropLast(suffix.count))
    }
    var values = RowValues()
    for slot in slots { values.expressions[RowValues.key(slot.node)] = "item.\(slot.name)" }
    // The row has properties of its own, and no state.
    let outer = (state, properties, names)
    (rowValues, properties, names) = (values, [], ViewMembers.names)
    var code = view(first)
    if !isVertical, node.isSpread { code = code.modified(".frame(maxWidth: .infinity)") }
    rowValues = nil
    let sections = properties
    let taken = names
    (state, properties, names) = outer

    var list: [String] = []
    for index in rows.indices {
      list.append((["id: \(index)"] + slots.map { "\($0.name): \($0.values[index])" }).joined(separator: ", "))
    }
    // A row that is drawn like another has its view, and a list of its own.
    let key =
      (code.lines + sections.flatMap { [$0.name] + $0.code.lines }).map { ViewCode.plain($0) } + slots.map(\.name)
    let source: String
    if let known = rowTypes[key] {
      let places = ["private struct \(known.item):", "extension \(known.item) {"]
      if let index = types.firstIndex(where: { type in places.contains { type[0].hasPrefix($0) } }) {
        let number = types[index].count { $0.contains("static let samples") } + 1
        let isOwn = types[index][0].hasPrefix("private ")
        let further = samples("samples\(number)", known.item, list, isOwn: isOwn)
        types[index].insert(contentsOf: further, at: types[index].count - 1)
        source = "\(known.item).samples\(number)"
      } else {
        // Another screen of the module has the row; the values are this one's.
        types.append(
          ["extension \(known.item) {"] + samples("samples", known.item, list, isOwn: false).dropFirst() + ["}"])
        source = "\(known.item).samples"
        rowTypes[key]?.isShared = true
      }
    } else {
      let wanted = base + (isVertical ? "Row" : "Tile")
      let row = typeNames.unique(SwiftWords.systemTypes.contains(wanted) ? wanted + "View" : wanted)
      let item = typeNames.unique(base == "Item" ? "Item" : base + "Item")
      let members = ViewMembers(body: code.lines, properties: sections, names: taken, typeNames: &typeNames)
      types.append(members.declaration(of: row, properties: ["let item: \(item)"]))
      types += members.types
      types.append(
        ["private struct \(item): Identifiable {", "  let id: Int"] + slots.map { "  let \($0.name): String" }
          + samples("samples", item, list) + ["}"])
      let parts = members.types.map { String($0[0].dropFirst("private struct ".count).prefix { $0 != ":" }) }
      rowTypes[key] = RowType(row: row, item: item, parts: parts)
      source = "\(item).samples"
    }
    let row = rowTypes[key]?.row ?? base

    var loop = ["ForEach(\(source)) { item in", "  \(row)(item: item)"]
    if let modifiers {
      loop += modifiers.map { "    " + $0 } + ["}"]
      return ViewCode(verbatim: loop)
    }
    if node.children.contains(where: { $0.kind == .divider }) {
      loop += ["  if item.id < \(source).count - 1 {", "    Divider()", "  }"]
    }
    loop.append("}")
    return ViewCode(head(node), lines: loop)
  }

  /// - Parameter isOwn: whether the item is a type of the file.
  private func samples(_ name: String, _ item: String, _ list: [String], isOwn: Bool = true) -> [String] {
    ["", "  \(isOwn ? "" : "fileprivate ")static let \(name) = ["] + list.map { "    \(item)(\($0))," } + ["  ]"]
  }

  private struct Slot {
    let name: String
    let node: SlimNode
    /// One literal a row.
    let values: [String]
  }

  /// What differs between the rows; nil where they differ in more than words, symbols and pictures.
  private mutating func slots(of rows: [SlimNode]) -> [Slot]? {
    let parts = rows.map { leaves(of: $0) }
    guard let first = parts.first, parts.allSatisfy({ $0.count == first.count }) else { return nil }
    var slots: [Slot] = []
    var taken = UniqueNames(taken: ["id", "item"])
    let words = ["title", "subtitle", "detail", "note", "caption"]
    var texts = 0
    for index in first.indices {
      let column = parts.map { $0[index] }
      guard column.allSatisfy({ $0.kind == first[index].kind }) else { return nil }
      switch first[index].kind {
      case .text:
        guard column.allSatisfy({ ($0.icon == nil) == (first[index].icon == nil) }) else { return nil }
        if first[index].icon != nil, Set(column.map { $0.icon }).count > 1 { return nil }
        let name = taken.unique(texts < words.count ? words[texts] : "text")
        texts += 1
        let values = column.map { SwiftWords.literal($0.content ?? "") }
        slots.append(Slot(name: name, node: first[index], values: values))
      case .icon where first[index].icon != nil:
        guard column.allSatisfy({ $0.icon != nil }) else { return nil }
        guard Set(column.map { $0.icon }).count > 1 else { continue }
        let values = column.map { symbolName($0.icon ?? "") }
        slots.append(Slot(name: taken.unique("symbol"), node: first[index], values: values))
      case .icon, .image:
        guard column.allSatisfy({ $0.icon == nil }) else { return nil }
        let isSame = first[index].kind == .icon && Set(column.map { $0.name }).count == 1
        guard !isSame else { continue }
        let values = column.map { SwiftWords.literal(assetName(of: $0)) }
        slots.append(Slot(name: taken.unique("picture"), node: first[index], values: values))
      default: continue
      }
    }
    return slots.isEmpty ? nil : slots
  }

  /// What rows must share to be drawn by one view: colours, fonts and outlines.
  private static func looks(of node: SlimNode) -> [String] {
    var found: [String] = []
    node.forEach { part in
      // A picture's own colours are in the picture.
      let isPicture = part.kind == .image || part.kind == .icon && part.icon == nil
      let fill = isPicture ? nil : part.fill?.color
      found.append(
        "\(fill?.description ?? "") \(part.stroke?.color.description ?? "") \(part.font?.description ?? "") \(part.decoration)"
          + (part.leadsTo.first?.description ?? "")
      )
    }
    return found
  }

  private func holdsState(_ node: SlimNode) -> Bool {
    node.first { part in
      switch part.role {
      case .field, .search, .toggle, .checkbox, .wheel: true
      default: false
      }
    } != nil
  }
}
