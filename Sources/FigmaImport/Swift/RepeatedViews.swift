/// Makes one function of views that stand several times in a type and differ only in words, colours, sizes and bindings.
struct RepeatedViews {
  /// Bodies of the type's properties, as lines.
  private(set) var parts: [[String]]
  /// The functions that were made, as lines.
  private(set) var functions: [[String]] = []
  private var names: UniqueNames
  private var reader = ShapeReader()
  /// The views of each part, largest views of a line last; read again where a part changes.
  private var views: [[View]] = []
  /// What cannot be made a function of.
  private var refused: Set<UInt64> = []

  /// A view with fewer calls is as short as a call of a function with its words.
  private static let fewestCalls = 5
  private static let mostFunctions = 24

  init(_ parts: [[String]], names: UniqueNames) {
    self.parts = parts
    self.names = names
    views = parts.indices.map { views(of: $0) }
    while functions.count < Self.mostFunctions, let places = largest() { replace(places) }
  }

  /// A view among the lines of a part.
  private struct View {
    let part: Int
    let lines: Range<Int>
    let indent: Int
    /// Views that differ in values only have the same.
    let shape: UInt64
  }

  // MARK: - Finding

  /// The places of the largest view that is there twice or more.
  private func largest() -> [View]? {
    var byShape: [UInt64: [View]] = [:]
    for view in views.joined() where !refused.contains(view.shape) {
      // A view inside of itself is none of two.
      if let last = byShape[view.shape]?.last, last.part == view.part, last.lines.overlaps(view.lines) { continue }
      byShape[view.shape, default: []].append(view)
    }
    return byShape.values.filter { $0.count > 1 }
      .max { one, other in
        if one[0].lines.count != other[0].lines.count { return one[0].lines.count < other[0].lines.count }
        return (one[0].part, one[0].lines.lowerBound) > (other[0].part, other[0].lines.lowerBound)
      }
  }

  /// Every view of a part that is worth a function: its first line begins with a type, and its modifiers follow.
  private mutating func views(of part: Int) -> [View] {
    let lines = parts[part].map { reader.read($0) }
    return lines.indices.compactMap { start in
      guard lines[start].isHead else { return nil }
      let indent = lines[start].indent
      // FNV-1a, over lines: their shapes and how deep they lie.
      var shape: UInt64 = 14_695_981_039_346_656_037
      var calls = 0, end = start
      while end < lines.count {
        let line = lines[end]
        guard end == start || line.indent > indent || line.indent == indent && line.continues else { break }
        // What belongs to a row cannot leave it.
        if line.isOfRow { return nil }
        calls += line.calls
        shape = (shape ^ UInt64(line.shape << 8 | (line.indent - indent) & 255)) &* 1_099_511_628_211
        end += 1
      }
      guard calls >= Self.fewestCalls else { return nil }
      return View(part: part, lines: start..<end, indent: indent, shape: shape)
    }
  }

  private func tokens(of view: View) -> [CodeTokens] {
    parts[view.part][view.lines].map { CodeTokens($0.dropFirst(view.indent)) }
  }

  // MARK: - Replacing

  private mutating func replace(_ places: [View]) {
    let blocks = places.map { tokens(of: $0) }
    let values = blocks.map { $0.flatMap(\.values) }
    // Two shapes may have one number, if hardly ever.
    let isOneShape = Set(blocks.map { $0.map(\.shape) }).count == 1
    guard isOneShape, let first = values.first, let parameters = Parameters(values) else {
      refused.insert(places[0].shape)
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
    for (place, values) in zip(places, values).reversed() {
      let call = String(repeating: " ", count: place.indent) + "\(name)(\(parameters.arguments(values)))"
      parts[place.part].replaceSubrange(place.lines, with: [call])
    }
    for part in Set(places.map(\.part)) { views[part] = views(of: part) }
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

    /// Words that come first need no label; names of pictures and what is spoken do.
    private func isBare(_ number: Int, _ name: String) -> Bool { number == 0 && name == "text" }

    /// `_ text: String, color: Color`.
    var declaration: String {
      used.enumerated().map { number, parameter in
        "\(isBare(number, parameter.name) ? "_ " : "")\(parameter.name): \(types[parameter.index])"
      }.joined(separator: ", ")
    }

    func arguments(_ values: [CodeTokens.Value]) -> String {
      used.enumerated().map { number, parameter in
        (isBare(number, parameter.name) ? "" : parameter.name + ": ") + values[parameter.index].text
      }.joined(separator: ", ")
    }
  }
}
