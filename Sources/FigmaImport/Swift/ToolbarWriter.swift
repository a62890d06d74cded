/// A drawn bar at the top as title and items of the system's own.
///
/// The way back is the system's; nothing in a bar has a font, a frame, padding or glass.
struct ToolbarWriter {
  private(set) var isModal = false
  /// Whether an item closes the view.
  private(set) var dismisses = false
  private(set) var notes: [String] = []
  private var titles: [SlimNode] = []
  private var leading: [SlimNode] = []
  private var trailing: [SlimNode] = []
  /// The areas behind the words of buttons, by the places of the words.
  private var areas: [(box: Box, fill: Fill)] = []

  init(_ bar: SlimNode, in screen: Box) {
    var items: [SlimNode] = []
    var areas: [(box: Box, fill: Fill)] = []
    func gather(_ node: SlimNode, _ links: [PrototypeLink]) {
      let links = node.leadsTo.isEmpty ? links : node.leadsTo
      switch node.kind {
      case .text, .icon, .image:
        var item = node
        item.leadsTo = links
        items.append(item)
      default:
        let inside = node.texts
        let text = inside.count == 1 ? node.first { $0.content != nil } : nil
        if let text, let fill = node.fill, fill.color.chroma > 0.2, fill.color.percent > 30 {
          areas += [(node.box, fill), (text.box, fill)]
        }
        // A button of the bar keeps its one text or symbol.
        if node.isControl, var item = text {
          item.role = node.role
          item.box = node.box
          item.leadsTo = links
          items.append(item)
        } else {
          node.children.forEach { gather($0, links) }
        }
      }
    }
    gather(bar, [])
    self.areas = areas
    items.sort { ($0.box.midX, $0.box.y) < ($1.box.midX, $1.box.y) }
    let hasBack = items.contains { $0.role == .backButton }
    isModal = !hasBack && items.contains { $0.role == .closeButton || ToolbarWriter.isCancel($0) }
    // The title is the text in the middle, or the largest one.
    let texts = items.filter { $0.kind == .text && $0.role == nil }
    let centred = texts.filter { abs($0.box.midX - screen.midX) < screen.width * 0.2 }
    let isAlone = texts.count == 1 && !ToolbarWriter.isAction(texts[0])
    titles =
      (centred.isEmpty
      ? (isAlone ? texts : texts.filter { $0.font?.style == .headline || $0.font?.style.size ?? 0 >= 20 }) : centred)
      .sorted { $0.box.y < $1.box.y }
    if titles.isEmpty, let first = texts.first(where: { !ToolbarWriter.isAction($0) && $0.box.midX < screen.midX }) {
      titles = [first]
    }
    let rest = items.filter { item in
      !titles.contains { $0.id == item.id && $0.box == item.box } && item.role != .backButton
    }
    leading = rest.filter { $0.box.midX < screen.midX }
    trailing = rest.filter { $0.box.midX >= screen.midX }
    dismisses = isModal
    if items.contains(where: { $0.role == .backButton }) {
      notes.append("the chevron in the bar is the system back button; push the view in a NavigationStack")
    }
  }

  func attached(to code: ViewCode, _ writer: inout ViewWriter) -> ViewCode {
    var code = code
    var items: [ViewCode] = []
    for item in leading {
      items.append(ViewCode("ToolbarItem(placement: \(placement(item, isLeading: true)))", [tapped(item, &writer)]))
    }
    if titles.count > 1 || isModal && !titles.isEmpty {
      let texts = titles.enumerated().map { index, title in
        let text = ViewCode(SwiftWords.text(title.content ?? "")).modified(
          index == 0 ? ".font(.headline)" : ".font(.caption)")
        return index == 0 ? text : text.modified(".foregroundStyle(.secondary)")
      }
      items.append(
        ViewCode("ToolbarItem(placement: .principal)", [texts.count == 1 ? texts[0] : ViewCode("VStack", texts)]))
    } else if let title = titles.first {
      code = code.modified(".navigationTitle(\(SwiftWords.literal(title.content ?? "")))")
    }
    if !titles.isEmpty { code = code.modified(".navigationBarTitleDisplayMode(.inline)") }
    for item in trailing {
      items.append(ViewCode("ToolbarItem(placement: \(placement(item, isLeading: false)))", [tapped(item, &writer)]))
    }
    return items.isEmpty ? code : code.modified(".toolbar", items)
  }

  private func placement(_ item: SlimNode, isLeading: Bool) -> String {
    if isLeading { return ToolbarWriter.isCancel(item) && isModal ? ".cancellationAction" : ".topBarLeading" }
    if isModal, item.kind == .text, !ToolbarWriter.isCancel(item) { return ".confirmationAction" }
    if ToolbarWriter.isConfirmation(item) { return ".confirmationAction" }
    return ".topBarTrailing"
  }

  private func tapped(_ item: SlimNode, _ writer: inout ViewWriter) -> ViewCode {
    view(item, &writer).tapped(writer.tap(on: item.leadsTo))
  }

  private func view(_ item: SlimNode, _ writer: inout ViewWriter) -> ViewCode {
    if item.kind == .text {
      let words = SwiftWords.literal(item.content ?? "")
      if ToolbarWriter.isCancel(item) {
        return ViewCode("Button(\(words), role: .cancel) { dismiss() }".undismissed(dismisses))
      }
      if isModal || ToolbarWriter.isConfirmation(item) {
        let role = writer.iOS < 26 ? "" : ", role: .confirm"
        let button = ViewCode("Button(\(words)\(role)) { dismiss() }".undismissed(dismisses))
        // The system fills a confirmation with the accent colour; the design may have another.
        guard let area = areas.first(where: { $0.box == item.box }), let style = writer.style(area.fill, .area) else {
          return button
        }
        return button.modified(".buttonStyle(.borderedProminent)").modified(".tint(\(style))")
      }
      return ViewCode("Button(\(words)) {}")
    }
    let label = SwiftWords.literal(writer.spokenName(item, item))
    if let symbol = item.icon {
      let action = item.role == .closeButton && dismisses ? "dismiss()" : nil
      let image = ViewCode("Image(systemName: \(writer.symbolName(symbol)))")
      return ViewCode.button(action: action, label: [image]).modified(".accessibilityLabel(\(label))")
    }
    let image = ViewCode("Image(\(SwiftWords.literal(writer.assetName(of: item))))")
    return ViewCode.button(label: [image]).modified(".accessibilityLabel(\(label))")
  }

  private static func isCancel(_ node: SlimNode) -> Bool {
    node.kind == .text && ["cancel", "close", "dismiss"].contains((node.content ?? "").lowercased())
  }

  private static func isConfirmation(_ node: SlimNode) -> Bool {
    node.kind == .text
      && ["done", "save", "submit", "ok", "apply", "confirm"].contains((node.content ?? "").lowercased())
  }

  private static func isAction(_ node: SlimNode) -> Bool {
    isCancel(node) || isConfirmation(node)
      || ["edit", "skip", "next", "add", "share", "clear", "reset"].contains((node.content ?? "").lowercased())
  }
}

extension String {
  fileprivate func undismissed(_ dismisses: Bool) -> String {
    dismisses || !hasSuffix("{ dismiss() }") ? self : String(dropLast("{ dismiss() }".count)) + "{}"
  }
}
