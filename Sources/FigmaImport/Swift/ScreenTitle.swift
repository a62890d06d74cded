/// What a screen is called where its layer says only that it is one.
enum ScreenTitle {
  /// Whether a name is that of a device or one that Figma gave: `iPhone 14 & 15 Pro - 3`, `Frame 9`.
  static func isGeneric(_ name: String) -> Bool {
    PlainText.isGenerated(name)
      || PlainText.words(name).allSatisfy { word in
        devices.contains(word) || word.allSatisfy(\.isNumber)
      }
  }

  private static let devices: Set<String> = [
    "i", "phone", "iphone", "android", "ipad", "pad", "mobile", "screen", "wireframe", "frame", "page", "pro", "max",
    "plus", "mini", "se", "x", "xs", "xr", "large", "small", "compact", "medium", "copy", "device", "artboard",
    "background", "body", "html", "root", "sheet", "modal", "dialog",
  ]

  /// The title in the screen's bar, else its largest words; nil where neither could be a name.
  static func words(of tree: SlimTree) -> String? {
    var titles: [SlimNode] = []
    if let bar = tree.root.first(where: { $0.role == .toolbar }) { bar.forEach { titles.append($0) } }
    if !titles.contains(where: isTitle) {
      titles = []
      tree.root.forEach { titles.append($0) }
    }
    // Of two as large, the first.
    var best: SlimNode?
    for title in titles where isTitle(title) && size(title) > best.map(size) ?? 0 { best = title }
    return best?.content.map { SwiftWords.heading($0) }
  }

  private static func size(_ node: SlimNode) -> Double { node.font?.style.size ?? 17 }

  private static func isTitle(_ node: SlimNode) -> Bool {
    guard node.kind == .text, let content = node.content, content.count <= 32 else { return false }
    return !SwiftWords.heading(content).isEmpty && !content.contains(where: \.isNumber)
  }
}
