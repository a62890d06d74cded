import JSON

/// One field of a node as the slim tree writes it.
struct NodeField: Equatable {
  /// The fields of a node in the order in which they are written.
  enum Key: String {
    case type, name, id, role, content, font, icon, fill, stroke, cornerRadius, shape, spacing, distribution, align,
      textAlign, padding, size, fillWidth, material, opacity, scroll, lineLimit, props, level, to, `repeat`, more,
      nodes, next

    /// Whether each node says it for itself, even where it is like another one.
    var isOwn: Bool {
      switch self {
      case .type, .id, .content, .icon, .props, .level, .to, .repeat, .more, .nodes, .next: true
      default: false
      }
    }
  }

  let key: Key
  /// The value, as JSON.
  let json: String

  /// A name that is a sentence is cut: it is there to be recognised.
  static func shortened(_ name: String) -> String {
    let most = 40
    return name.count <= most ? name : name.prefix(most - 1).split(separator: " ").joined(separator: " ") + "…"
  }

  /// How long it is between two others: quotes, colon and comma count.
  var bytes: Int { key.rawValue.utf8.count + json.utf8.count + 4 }
}

extension SlimNode {
  /// What is written of it, without the children.
  ///
  /// - Parameters:
  ///   - inColumn: whether it stands in a column, where a text as wide as the column looks like any other.
  ///   - inComponent: whether it is a part of a component, whose own parts nobody looks up.
  func fields(inColumn: Bool = false, inComponent: Bool = false) -> [NodeField] {
    var fields: [NodeField] = []
    func add(_ key: NodeField.Key, _ json: String) { fields.append(NodeField(key: key, json: json)) }
    func text(_ key: NodeField.Key, _ value: String?) {
      if let value { add(key, JSONWriter.quoted(value)) }
    }
    func number(_ key: NodeField.Key, _ value: Double) { add(key, JSONWriter.digits(value)) }

    text(.type, kind.rawValue)
    if saysName { text(.name, NodeField.shortened(name)) }
    if showsID, !(inComponent && kind == .component && hiddenNodes == 0) { text(.id, id) }
    text(.role, role?.rawValue)
    text(.content, content)
    if let font, font.description != "body" { text(.font, font.description) }
    text(.icon, icon)
    if let fill, !(kind == .text || kind == .icon) || fill.color != HexColor(red: 0, green: 0, blue: 0) {
      text(.fill, fill.color.description)
    }
    text(.stroke, stroke?.color.description)
    if (1...99).contains(cornerRadius) { number(.cornerRadius, cornerRadius) }
    text(.shape, outline?.rawValue)
    if let spacing, spacing.rounded() != 0 { number(.spacing, spacing.rounded()) }
    if isSpread { text(.distribution, "spaceBetween") }
    if saysAlign { text(.align, align) }
    if saysTextAlign { text(.textAlign, textAlign) }
    if saysPadding { add(.padding, padding.json) }
    if let size = saidSize {
      add(.size, "[\(JSONWriter.digits(size.width.rounded())),\(JSONWriter.digits(size.height.rounded()))]")
    }
    if saysFillsWidth(inColumn: inColumn) { add(.fillWidth, "true") }
    if hasMaterial { add(.material, "true") }
    if opacity < 1 { number(.opacity, min(opacity, 0.99)) }
    if scrolls { add(.scroll, "true") }
    if lineLimit > 0 { number(.lineLimit, Double(lineLimit)) }
    if !properties.isEmpty { add(.props, propertiesJSON) }
    if let level { add(.level, JSONWriter.digits((level * 100).rounded() / 100)) }
    text(.to, leadsTo.first?.description)
    if let repetition {
      add(.repeat, "{\"count\":\(repetition.count),\"of\":\(JSONWriter.quoted(repetition.of))}")
    }
    if hiddenNodes > 0 {
      text(.more, id)
      number(.nodes, Double(hiddenNodes))
      if nextPart > 0 { number(.next, Double(nextPart)) }
    }
    return fields
  }

  private var propertiesJSON: String {
    var writer = JSONWriter()
    writer.object { list in
      var seen: Set<String> = []
      for property in properties where seen.insert(property.name).inserted {
        list.string(PlainText.name(property.name), PlainText.word(property.value))
      }
    }
    return writer.text
  }

  // MARK: - What goes without saying

  /// Whether its id is shown: for what has to be exported, or asked for, as a part that has a name.
  package var showsID: Bool {
    guard !id.isEmpty else { return false }
    switch kind {
    case .component, .image: return true
    // A rectangle or an ellipse is drawn, not exported.
    case .shape: return LayerSense.pathTypes.contains(source)
    case .icon: return icon == nil
    default: return hiddenNodes > 0 || isContainer && saysName
    }
  }

  /// Whether the name says more than the type, the role and the symbol do.
  private var saysName: Bool {
    if name.isEmpty { return false }
    let known = [kind.rawValue.lowercased()] + PlainText.words(role?.rawValue ?? "") + PlainText.words(icon ?? "")
    return !PlainText.words(name).allSatisfy { known.contains($0) || LayerSense.isPlain($0) }
      && LayerSense.squeezed(name) != role?.rawValue.lowercased()
  }

  /// Controls bring their own insets, and so do the bars of the system.
  private var saysPadding: Bool {
    !padding.isWhole(0) && !isControl && role != .toolbar && role != .tabBar && !isDrawnAroundOne
  }

  /// A drawn icon as large as symbols are beside text needs no size: it grows with the text. An area around one thing
  /// says how large it is; its insets follow.
  private var saidSize: Box? {
    if kind == .icon, let size, (14...28).contains(max(size.width, size.height).rounded()) { return nil }
    return size ?? (isDrawnAroundOne ? box : nil)
  }

  /// Fields and rows are as wide as there is room, and so is a stack that spreads its parts.
  private func saysFillsWidth(inColumn: Bool) -> Bool {
    guard fillsWidth, !isSpread, role != .field, role != .search, role != .row else { return false }
    return !(kind == .text && inColumn && textAlign == nil)
  }

  private var saysAlign: Bool {
    if isControl { return false }
    if kind == .vStack, align == "leading" || align == "trailing", !children.isEmpty {
      return !children.allSatisfy { $0.fillsWidth || $0.kind == .divider }
    }
    return true
  }

  /// Where the words of one line begin is seen only where there is room beside them.
  private var saysTextAlign: Bool {
    guard let content, !fillsWidth else { return true }
    return content.contains("\n") || box.height > (font?.style.size ?? 17) * 1.8
  }
}

extension Insets {
  /// Whether all of its sides are `length` points, near enough.
  func isWhole(_ length: Double) -> Bool { [top, right, bottom, left].allSatisfy { $0.rounded() == length } }

  /// All four sides, in whole points.
  fileprivate var json: String {
    let sides = [("top", top), ("right", right), ("bottom", bottom), ("left", left)]
    return "{" + sides.map { "\"\($0)\":\(JSONWriter.digits($1.rounded()))" }.joined(separator: ",") + "}"
  }
}
