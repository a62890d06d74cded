/// The system's field for a search, which stands below a bar and belongs to it.
extension ScreenParts {
  /// Takes the field out of the content where it looks and lies like the system's.
  mutating func takeSearch(in screen: Box, isSystemArea: (Fill?) -> Bool) {
    guard let toolbar, let field = content.first, field.role == .search || field.role == .field, field.stroke == nil,
      isSystemArea(field.fill), (30...52).contains(field.box.height), field.box.width >= screen.width - 56,
      (-2...20).contains(field.box.y - toolbar.box.maxY), content.count > 1
    else { return }
    var parts: [SlimNode] = []
    field.forEach { if $0.children.isEmpty, $0.kind != .spacer { parts.append($0) } }
    let words = parts.filter { $0.content != nil }
    guard words.count == 1, let prompt = words[0].content,
      parts.contains(where: { $0.kind == .icon && $0.box.midX < words[0].box.x }),
      !FieldPurpose.isValue(prompt, ink: words[0].fill?.color, label: "")
    else { return }
    search = content.removeFirst()
    searchPrompt = prompt
  }
}
