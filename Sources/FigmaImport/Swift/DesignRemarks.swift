/// Comments for the checks that question the design and not the code: the generator draws what is drawn.
enum DesignRemarks {
  private static let reason = "as in the design"

  /// The lines of a view's declaration with a comment before each line that such a check would speak of.
  static func added(to lines: [String]) -> [String] {
    var remarked: [String] = []
    // The lines that are still open, each deeper than the one before.
    var heads: [(indent: Int, line: String)] = []
    let cardLine = CardRemark.line(in: lines)
    let isOnOthers = isView(lines) && !fills(lines)
    for (index, line) in lines.enumerated() {
      guard !line.isEmpty else {
        remarked.append(line)
        continue
      }
      let indent = line.prefix { $0 == " " }
      while let last = heads.last, last.indent >= indent.count { heads.removeLast() }
      defer { heads.append((indent.count, line)) }
      let text = line.dropFirst(indent.count)
      let check: String? =
        switch text {
        case _ where index == 0 && hasManyTextStyles(lines): "font-style-count"
        case "Divider()" where stack(of: heads.map(\.line)).map(spaces) == true: "divider-grouping"
        case _ where index == cardLine: "card-metrics"
        case _ where isOnOthers && isFlat(text) && !isShape(root(in: lines, of: index)): "white-black-foreground"
        case ".overlay {" where bordersACard(lines, at: index, indent.count, isCard: isCard(heads.map(\.line))):
          "card-border"
        default: nil
        }
      if let check { remarked.append("\(indent)// swiftkit:disable:next \(check) -- \(reason)") }
      remarked.append(line)
    }
    return remarked
  }

  /// The comment above colours of which more than six are accents: neither surface nor text nor line, shades aside.
  static func onColors(_ names: [String]) -> [String] {
    let accents = names.compactMap { name -> String? in
      let words = PlainText.words(name)
      if words.contains(where: noAccents.contains) { return nil }
      let kept = words.filter { !shades.contains($0) }.map { $0.filter { !$0.isNumber } }.filter { !$0.isEmpty }
      return kept.isEmpty ? nil : kept.joined()
    }
    return Set(accents).count > 6 ? ["// swiftkit:disable:next accent-count -- \(reason)"] : []
  }

  // As the check reads names.
  private static let noAccents: Set<String> = [
    "background", "bg", "surface", "text", "label", "foreground", "separator", "divider", "border", "line", "stroke",
    "shadow", "overlay", "scrim", "white", "black", "gray", "grey", "clear", "fill", "on", "category", "icon", "card",
    "placeholder", "disabled", "neutral", "canvas", "chart",
  ]
  private static let shades: Set<String> = [
    "light", "dark", "soft", "muted", "hover", "pressed", "raised", "subtle", "strong",
  ]

  /// Whether a screen has more than three text styles.
  private static func hasManyTextStyles(_ lines: [String]) -> Bool {
    let isScreen = lines.contains { line in
      let text = line.drop { $0 == " " }
      return ["ScrollView", "NavigationStack", "List", "Form", ".navigationTitle("].contains { text.hasPrefix($0) }
    }
    let name =
      lines.first?.split { !$0.isLetter && !$0.isNumber }.first { $0.hasSuffix("View") || $0.hasSuffix("Screen") } ?? ""
    let isPart = ["Row", "Cell", "Card", "Item", "Header", "Tile", "Badge"].contains { name.hasSuffix($0 + "View") }
    guard isScreen, !name.isEmpty, name != "View", !isPart else { return false }
    let styles = lines.compactMap { line -> Substring? in
      let text = line.drop { $0 == " " }
      return text.hasPrefix(".font(.") ? text.dropFirst(7).prefix { $0.isLetter || $0.isNumber } : nil
    }
    return Set(styles).count > 3
  }

  /// The line at which the stack begins that a view lies in: conditions and rows are none.
  private static func stack(of heads: [String]) -> String? {
    heads.last { head in
      let text = head.drop { $0 == " " }
      return !["if ", "}", "ForEach(", "Group"].contains { text.hasPrefix($0) }
    }
  }

  private static func isView(_ lines: [String]) -> Bool {
    lines.first.map { $0.contains("struct ") && $0.hasSuffix(": View {") } ?? false
  }

  /// Whether what lies inside of these lines is called a card.
  private static func isCard(_ heads: [String]) -> Bool {
    heads.contains { head in
      let words = head.split { !$0.isLetter && !$0.isNumber }
      guard let keyword = words.firstIndex(where: { ["struct", "var", "func"].contains($0) }), keyword + 1 < words.count
      else { return false }
      return PlainText.words(String(words[keyword + 1])).contains("card")
    }
  }

  /// Whether a view draws something that its words may lie on.
  private static func fills(_ lines: [String]) -> Bool {
    let fills = [
      ".background", ".fill(", ".overlay", ".glassEffect", ".buttonStyle(", "ZStack", "Gradient", "Background",
      "Material",
      "Photo", "Video", "Camera", "Color.clear",
    ]
    return lines.contains { line in
      let code = CodeTokens(line[...]).written { $0.kind == .text ? "" : $0.text }
      return fills.contains { code.contains($0) }
    }
  }

  /// White or black words, which lie on what another view draws.
  private static func isFlat(_ text: Substring) -> Bool {
    [
      ".foregroundStyle(.white", ".foregroundStyle(.black", ".foregroundStyle(Color.white",
      ".foregroundStyle(Color.black",
    ]
    .contains { text.hasPrefix($0) }
  }

  /// The line at which the view begins that a modifier belongs to.
  private static func root(in lines: [String], of index: Int) -> Substring {
    let indent = lines[index].prefix { $0 == " " }.count
    let start = lines[..<index].lastIndex { line in
      let depth = line.prefix { $0 == " " }.count
      let first = line.dropFirst(depth).first
      return depth < indent || depth == indent && first != "." && first != "}"
    }
    return start.map { lines[$0].drop { $0 == " " } } ?? ""
  }

  private static func isShape(_ root: Substring) -> Bool {
    let shapes = [
      "Image", "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "Path", "ProgressView", "Divider",
    ]
    return shapes.contains { root.hasPrefix($0) }
  }

  /// Whether a stack begins here that has space between its views.
  private static func spaces(_ head: String) -> Bool {
    let text = head.drop { $0 == " " }
    return (text.hasPrefix("VStack") || text.hasPrefix("HStack")) && !text.contains("spacing: 0")
  }

  /// Whether a line is drawn around a surface with round corners.
  private static func bordersACard(_ lines: [String], at index: Int, _ indent: Int, isCard: Bool) -> Bool {
    guard index + 2 < lines.count, lines[index + 2].drop(while: { $0 == " " }).hasPrefix(".stroke("),
      ["RoundedRectangle(", "Rectangle("].contains(where: lines[index + 1].drop { $0 == " " }.hasPrefix)
    else { return false }
    // The view's modifiers lie as deep as this one, what is inside of them deeper.
    let isOfView = { (line: String) in
      let depth = line.prefix { $0 == " " }.count
      let first = line.dropFirst(depth).first
      return depth > indent || depth == indent && (first == "." || first == "}")
    }
    let start = (lines[..<index].lastIndex { !isOfView($0) } ?? -1) + 1
    guard start > 0 else { return false }
    let end = lines[index...].firstIndex { !isOfView($0) } ?? lines.count
    let modifiers = lines[start..<end].filter { $0.hasPrefix(String(repeating: " ", count: indent) + ".") }
    let root = lines[start - 1].drop { $0 == " " }
    let isOther = ["TextField", "TextEditor", "SecureField", "Image", "AsyncImage", "Circle", "Button"]
      .contains { root.hasPrefix($0) }
    let has = { (name: String) in modifiers.contains { $0.drop { $0 == " " }.hasPrefix(name) } }
    if isCard { return !isOther && (has(".background") || has(".clipShape(")) }
    return !isOther && has(".background") && has(".clipShape(")
  }
}
