/// Names that a person would give: what a part is, after the layer that it was or the words that it shows.
extension SwiftWords {
  /// What a layer's name says: numbers, and words for how it was drawn, are left out; empty where nothing is left.
  static func layer(_ name: String) -> String {
    // A variant's name lists its properties, `State=On, Size=Small`.
    guard name.count <= 40, !name.contains("=") else { return "" }
    var words: [String] = []
    for word in PlainText.words(name) where isSpoken(word) && !drawn.contains(word) {
      let word = shortened[word] ?? word
      if !words.contains(word) { words.append(word) }
    }
    // What Apple's kit calls `Button - Liquid Glass - Symbol`.
    if words.contains("liquid"), words.contains("glass") { return "glass " + (words.first ?? "part") }
    return words.contains { $0.count > 1 } ? words.prefix(4).joined(separator: " ") : ""
  }

  /// The first words of a text as a name's; empty where they would say nothing.
  static func heading(_ text: String) -> String {
    let plain = text.replacing("\\n", with: " ").filter { $0 != "'" && $0 != "’" }
    var words = PlainText.words(plain).prefix(6)
      .filter { !$0.contains(where: \.isNumber) && folded($0)?.isEmpty == false }
    let isCut = words.count > 3
    words = Array(words.prefix(3))
    guard words.contains(where: { $0.count > 2 }) else { return "" }
    // `why eat with` ends in the middle.
    while isCut, words.count > 1, let last = words.last, joining.contains(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// The name of a picture; empty where a layer's name says nothing of it.
  static func picture(_ name: String) -> String {
    // Keys of services are of letters and numbers at once.
    let tokens = name.split { !$0.isLetter && !$0.isNumber }
      .filter { $0.count < 8 || !$0.contains(where: \.isNumber) || !$0.contains(where: \.isLetter) }
    let all = tokens.flatMap { PlainText.words(String($0)) }.filter { isSpoken($0) && $0.count > 1 }
    let telling = all.filter { !drawn.contains($0) && !exported.contains($0) }
    return telling.compactMap { folded($0) }.filter { !$0.isEmpty }.prefix(5).joined(separator: "-")
  }

  /// Words, and what they stand on where they do not say it themselves: `health data` as a `section`.
  static func named(_ words: String, as role: String) -> String {
    let last = PlainText.words(words).last ?? ""
    return words.isEmpty || role.isEmpty || roles.contains(last) ? words : words + " " + role
  }

  /// A word, and no number, key or string of one letter.
  private static func isSpoken(_ word: String) -> Bool {
    !word.contains(where: \.isNumber) && !(word.count > 3 && Set(word).count == 1)
  }

  private static let shortened = [
    "btn": "button", "txt": "text", "lbl": "label", "ic": "icon", "nav": "navigation", "desc": "description",
    "grp": "group", "hdr": "header",
  ]

  // What tells how a layer was drawn, or where it came from.
  private static let drawn: Set<String> = [
    "frame", "container", "wrapper", "group", "background", "border", "shadow", "overlay", "blur", "margin", "hug",
    "div", "autolayout", "img", "svg", "vector", "rectangle", "ellipse", "component", "instance", "horizontal",
    "vertical", "copy", "fixed", "hstack", "vstack", "padding", "spacing", "align", "flex", "fill", "stroke", "scale",
    "bg", "layer", "mask", "union", "subtract", "intersect", "bento", "placeholder", "simulated", "mockup", "mock",
    "artboard", "untitled", "style",
  ]

  // What pictures are called as files and by services.
  private static let exported: Set<String> = [
    "png", "jpg", "jpeg", "webp", "screenshot", "unsplash", "pexels", "freepik", "dsc",
  ]

  private static let joining: Set<String> = [
    "a", "an", "the", "of", "to", "in", "on", "at", "for", "with", "and", "or", "is", "are", "your", "you", "from",
    "by",
    "de", "da", "do", "e", "em", "o", "und", "der", "die", "das", "et", "le", "la", "les", "y", "el", "и", "в", "на",
  ]

  private static let roles: Set<String> = [
    "row", "card", "button", "tile", "section", "view", "bar", "header", "footer", "list", "form", "chips", "grid",
    "item", "cell", "column", "field", "picker", "menu", "tab", "tabs", "panel", "sheet", "label", "icon", "picture",
    "image", "area", "block", "badge", "part", "text", "title", "toggle", "switch", "slider", "stepper", "indicator",
    "indicators", "selector", "filters", "info", "details", "summary", "content", "artwork", "illustration",
  ]
}
