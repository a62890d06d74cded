/// What a view is, by its root and what is in it.
extension RepeatedViews {
  /// What a view without a name is called.
  static func kind(of lines: [String]) -> String {
    let root = lines[0].prefix { $0.isLetter }
    let parts = lines.dropFirst().map { $0.drop { $0 == " " } }
    let holds = { (word: String) in parts.contains { $0.hasPrefix(word) } }
    switch root {
    case "Text":
      if hasArea(lines) { return "chip" }
      let style = lines.lazy.compactMap { line in line.firstRange(of: ".font(.").map { line[$0.upperBound...] } }.first
      return (style.map { String($0.prefix { $0.isLetter }) } ?? "body") + "Text"
    case "HStack", "VStack":
      let suffix = hasArea(lines) ? "Card" : root == "HStack" ? "Row" : "Column"
      if holds("Toggle") { return "toggle" + suffix }
      if holds("TextField") || holds("SecureField") { return "field" + suffix }
      if holds("Button") || holds("NavigationLink") { return "action" + suffix }
      guard holds("Text") || holds("Label") else { return (holds("Image") ? "picture" : "plain") + suffix }
      if holds("Image") { return (parts.contains { $0.contains("chevron.right") } ? "link" : "icon") + suffix }
      return (root == "HStack" && holds("Spacer") ? "value" : "text") + suffix
    case "Button", "NavigationLink":
      if !holds("Text"), !holds("Label"), holds("Image") { return "iconButton" }
      return "actionButton"
    case "Toggle": return "switchControl"
    case "ZStack": return holds("Image") ? "layeredPicture" : "layers"
    case "Image": return lines[0].contains("systemName") ? "symbol" : "picture"
    case "Label": return "styledLabel"
    default: return "part"
    }
  }

  /// What is said after the words that a view is called by: `row` in `healthDataRow`; empty for words and controls.
  static func role(of lines: [String]) -> String {
    switch lines[0].prefix(while: \.isLetter) {
    case "Button", "NavigationLink": "button"
    case "ScrollView", "VStack", "LazyVGrid", "Group": hasArea(lines) ? "card" : "section"
    case "HStack": hasArea(lines) ? "card" : "row"
    case "ZStack": "card"
    default: ""
    }
  }

  /// The same for lines of a part, where the view's own begin at `indent`.
  static func hasArea(lines: ArraySlice<String>, indent: Int) -> Bool {
    hasArea(lines.map { String($0.dropFirst(indent)) })
  }

  /// Whether a view has a ground of its own.
  private static func hasArea(_ lines: [String]) -> Bool {
    let indent = lines.last?.hasPrefix(" ") == true ? "  " : ""
    return lines.contains { $0.hasPrefix(indent + ".background(") || $0.hasPrefix(indent + ".clipShape(") }
  }
}
