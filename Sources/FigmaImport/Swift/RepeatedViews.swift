/// Makes one function of views that stand several times in a type and differ only in words, colours, sizes and bindings.
struct RepeatedViews {
  /// Bodies of the type's properties, as lines.
  private(set) var parts: [[String]]
  /// The functions that were made, as lines.
  private(set) var functions: [[String]] = []
  private var names: UniqueNames
  /// What cannot be made a function of.
  private var refused: Set<String> = []

  /// A view with fewer calls is as short as a call of a function with its words.
  private static let fewestCalls = 5
  private static let mostFunctions = 24

  init(_ parts: [[String]], names: UniqueNames) {
    self.parts = parts
    self.names = names
    while functions.count < Self.mostFunctions, let repeated = largest() { replace(repeated) }
  }

  /// A view among the lines of a part.
  private struct Place {
    let part: Int
    let lines: Range<Int>
    let indent: Int
  }

  // MARK: - Finding

  /// The places of the largest view that is there twice or more.
  private func largest() -> (shape: String, places: [Place])? {
    var byShape: [String: [Place]] = [:]
    for place in parts.indices.flatMap(views) {
      let block = tokens(at: place)
      guard block.lazy.map(\.calls).reduce(0, +) >= Self.fewestCalls else { continue }
      let shape = block.map(\.shape).joined(separator: "\n")
      // A view inside of itself is none of two.
      if let last = byShape[shape]?.last, last.part == place.part, last.lines.overlaps(place.lines) { continue }
      byShape[shape, default: []].append(place)
    }
    return byShape.filter { $0.value.count > 1 && !refused.contains($0.key) }
      .max { one, other in
        let (left, right) = (one.value[0], other.value[0])
        if left.lines.count != right.lines.count { return left.lines.count < right.lines.count }
        return (left.part, left.lines.lowerBound) > (right.part, right.lines.lowerBound)
      }
      .map { ($0.key, $0.value) }
  }

  /// Every view of a part: its first line begins with a type, and its modifiers follow.
  private func views(of part: Int) -> [Place] {
    let lines = parts[part]
    return lines.indices.compactMap { start in
      let indent = lines[start].prefix { $0 == " " }.count
      let head = lines[start].dropFirst(indent).prefix { $0.isLetter }
      guard head.first?.isUppercase == true, !Self.others.contains(String(head)) else { return nil }
      var end = start + 1
      while end < lines.count {
        let depth = lines[end].prefix { $0 == " " }.count
        let next = lines[end].dropFirst(depth).first
        guard depth > indent || depth == indent && (next == "}" || next == ".") else { break }
        end += 1
      }
      let block = lines[start..<end]
      // What belongs to a row cannot leave it.
      guard !block.contains(where: { $0.contains("item") && !$0.contains("ForEach") }) else { return nil }
      return Place(part: part, lines: start..<end, indent: indent)
    }
  }

  /// What stands among views and is none.
  private static let others: Set<String> = ["Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"]

  private func tokens(at place: Place) -> [CodeTokens] {
    parts[place.part][place.lines].map { CodeTokens($0.dropFirst(place.indent)) }
  }

  // MARK: - Replacing

  private mutating func replace(_ repeated: (shape: String, places: [Place])) {
    let blocks = repeated.places.map { tokens(at: $0) }
    let values = blocks.map { $0.flatMap(\.values) }
    guard let first = values.first, let parameters = Parameters(values) else {
      refused.insert(repeated.shape)
      return
    }
    let name = names.unique(Self.name(first, in: values, root: blocks[0][0]))
    var index = 0
    let body = blocks[0].map { line in
      line.written { value in
        defer { index += 1 }
        return parameters.names[index] ?? value.text
      }
    }
    functions.append(
      ["private func \(name)(\(parameters.declaration)) -> some View {"] + body.map { ViewCode.indented($0) } + ["}"])
    // From the end, so that the lines before keep their numbers.
    for (place, values) in zip(repeated.places, values).reversed() {
      let call = String(repeating: " ", count: place.indent) + "\(name)(\(parameters.arguments(values)))"
      parts[place.part].replaceSubrange(place.lines, with: [call])
    }
  }

  /// After the words that all have, else after what it is.
  private static func name(_ first: [CodeTokens.Value], in all: [[CodeTokens.Value]], root: CodeTokens) -> String {
    let kind = String(root.shape.prefix { $0.isLetter })
    let fallback = roots[kind] ?? "part"
    guard let place = first.firstIndex(where: { $0.kind == .text && $0.label == "Text" }),
      all.allSatisfy({ $0[place].text == first[place].text })
    else { return fallback }
    return SwiftWords.memberName(String(first[place].text.dropFirst().dropLast()), fallback: fallback)
  }

  private static let roots = [
    "Text": "styledText", "Button": "actionButton", "Toggle": "switchControl", "HStack": "row", "VStack": "column",
    "ZStack": "layers", "Image": "picture", "Label": "styledLabel",
  ]
}

extension RepeatedViews {
  /// What differs between the places of a view, as parameters of a function.
  private struct Parameters {
    /// The parameter that stands for each value; nil where all places have the same.
    private(set) var names: [String?] = []
    private var types: [String] = []
    private static let most = 8

    /// Nil where something differs that is no value of a type that is known.
    init?(_ places: [[CodeTokens.Value]]) {
      guard let first = places.first else { return nil }
      var unique = UniqueNames()
      for (index, value) in first.enumerated() {
        // Words are said where they are shown, even where all say the same.
        guard value.kind == .text || places.contains(where: { $0[index].text != value.text }) else {
          names.append(nil)
          types.append("")
          continue
        }
        guard let type = value.type else { return nil }
        names.append(unique.unique(value.parameter))
        types.append(type)
      }
      guard names.lazy.compactMap({ $0 }).count <= Self.most else { return nil }
    }

    private var used: [(index: Int, name: String)] {
      names.enumerated().compactMap { index, name in name.map { (index, $0) } }
    }

    /// `_ text: String, color: Color`; words come first without a label.
    var declaration: String {
      used.enumerated().map { number, parameter in
        let label = number == 0 && types[parameter.index] == "String" ? "_ " : ""
        return "\(label)\(parameter.name): \(types[parameter.index])"
      }.joined(separator: ", ")
    }

    func arguments(_ values: [CodeTokens.Value]) -> String {
      used.enumerated().map { number, parameter in
        let label = number == 0 && types[parameter.index] == "String" ? "" : parameter.name + ": "
        return label + values[parameter.index].text
      }.joined(separator: ", ")
    }
  }
}
