import JSON

/// The colours of a screen that the system does not have, each with one name.
struct BrandColors {
  private(set) var entries: [(name: String, color: HexColor)] = []
  private var names = UniqueNames(taken: ["accentColor", "primary", "secondary", "clear"])
  private var byColor: [String: String] = [:]
  /// The names without the numbers that tell them apart.
  private var bases: [String: String] = [:]

  /// Takes in every colour of the tree first, so that the strongest one becomes the primary.
  init(of tree: SlimNode) { self.init(of: [tree]) }

  /// The same for several trees, whose colours then have the same names.
  init(of trees: [SlimNode]) {
    var counts: [String: (color: HexColor, weight: Double, style: String?)] = [:]
    func count(_ node: SlimNode) {
      let stops = node.fill?.gradient?.colors.map { Fill(color: $0) } ?? []
      let parts = node.parts.compactMap(\.fill)
      let shadow = node.shadows.map { Fill(color: $0.color) }
      for fill in [node.fill, node.stroke].compactMap({ $0 }) + stops + parts + shadow {
        let use: SystemColor.Use = node.kind == .text || node.kind == .icon ? .label : .area
        if SystemColor.expression(for: fill.color, named: fill.style, use: use) != nil { continue }
        let weight = (fill.color.chroma > 0.25 ? 10.0 : 0.1) * (node.role == .primaryButton ? 10 : 1)
        counts[fill.color.rgb, default: (fill.color, 0, nil)].weight += weight
        if let style = fill.style { counts[fill.color.rgb]?.style = style }
      }
    }
    for tree in trees { tree.forEach(count) }
    let sorted = counts.sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
    for (index, entry) in sorted.enumerated() {
      var solid = entry.value.color
      solid.alpha = 255
      let isStrong = solid.chroma > 0.25
      let name =
        entry.value.style.flatMap { BrandColors.name(ofStyle: $0) }
        ?? (index == 0 && isStrong
          ? "brandPrimary" : isStrong ? "brand" + BrandColors.hue(of: solid) : BrandColors.grey(solid))
      let unique = names.unique(name)
      bases[unique] = name
      byColor[entry.key] = unique
      entries.append((unique, solid))
    }
  }

  /// The expression for a colour that is no system colour.
  func expression(for color: HexColor) -> String? {
    guard let name = byColor[color.rgb] else { return nil }
    if color.alpha == 255 { return "Color.\(name)" }
    return "Color.\(name).opacity(\(JSONWriter.digits(Double(color.percent) / 100)))"
  }

  /// The colours that are used, numbered without gaps, and what each `Color.name` is called then.
  func numbered(_ used: Set<String>) -> (colors: [(name: String, color: HexColor)], renamed: [String: String]) {
    var unique = UniqueNames()
    var renamed: [String: String] = [:]
    let colors = entries.filter { used.contains($0.name) }.map { entry in
      let name = unique.unique(bases[entry.name] ?? entry.name)
      if name != entry.name { renamed["Color." + entry.name] = "Color." + name }
      return (name: name, color: entry.color)
    }
    return (colors, renamed)
  }

  /// The extension of Color that declares `colors`.
  static func extensionLines(_ colors: [(name: String, color: HexColor)], isPart: Bool = false) -> [String] {
    ["extension Color {"]
      + colors.map { (isPart ? "  fileprivate " : "  ") + declaration($0.name, $0.color) } + ["}"]
  }

  /// `static let brandPrimary = Color(red: 190/255, green: 132/255, blue: 93/255)`.
  static func declaration(_ name: String, _ color: HexColor) -> String {
    "static let \(name) = Color(red: \(color.red)/255, green: \(color.green)/255, blue: \(color.blue)/255)"
  }

  /// `Brand/Primary` gives brandPrimary; names of numbers only give nil.
  static func name(ofStyle style: String) -> String? {
    // The value that a name repeats says nothing: `Grey 07 #606976`.
    let style = style.split { !$0.isLetter && !$0.isNumber }.filter { !isValue($0) }.joined(separator: " ")
    var words: [String] = []
    for word in PlainText.words(style) where word != words.last && !shelves.contains(word) { words.append(word) }
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    let name = SwiftWords.memberName(words.suffix(4).joined(separator: " "), fallback: "brand")
    // A name that the system has would be taken for the system's colour.
    if system.contains(name) { return "brand" + name.prefix(1).uppercased() + name.dropFirst() }
    return name == "brand" && words.first != "brand" ? nil : name
  }

  // What palettes are kept under.
  private static let shelves: Set<String> = ["color", "colors", "colour", "colours", "palette", "style", "styles"]

  private static func isValue(_ word: Substring) -> Bool {
    [3, 6, 8].contains(word.count) && word.allSatisfy(\.isHexDigit) && word.contains(where: \.isNumber)
  }

  private static let system: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "black", "gray", "clear", "primary", "secondary", "tertiary", "accentColor", "description", "hashValue", "self",
  ]

  private static func hue(of color: HexColor) -> String {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var hue = 0.0
    if most == red {
      hue = (green - blue) / range
    } else if most == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    let degrees = (hue * 60 + 360).truncatingRemainder(dividingBy: 360)
    let word =
      switch degrees {
      case ..<15, 345...: "Red"
      case ..<45: "Orange"
      case ..<70: "Yellow"
      case ..<165: "Green"
      case ..<200: "Teal"
      case ..<255: "Blue"
      case ..<290: "Purple"
      default: "Pink"
      }
    return color.lightness > 0.8 ? "Light" + word : color.lightness < 0.25 ? "Dark" + word : word
  }

  private static func grey(_ color: HexColor) -> String {
    switch color.lightness {
    case ..<0.2: "brandInk"
    case ..<0.45: "brandDarkGray"
    case ..<0.75: "brandGray"
    case ..<0.93: "brandLightGray"
    default: "brandSurface"
    }
  }
}
