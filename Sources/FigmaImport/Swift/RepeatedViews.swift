import ByteText

/// Makes one function, or one small view, of what stands several times in a type and differs only in words, colours, sizes
/// and bindings.
struct RepeatedViews {
  private(set) var parts: [Part]
  /// The small views that were made: name, stored properties as lines, body.
  private(set) var types: [SmallView] = []

  private(set) var names: UniqueNames
  private(set) var typeNames: UniqueNames
  private var reader = ShapeReader()
  /// The views of each part; read again where a part changes.
  private var views: [[View]] = []
  /// What cannot be shared.
  private var refused: Set<UInt64> = []
  /// What differs in views; these are shared last, as others may make one of the views that differ.
  private var postponed: Set<UInt64> = []
  private var takesViews = false
  /// The types of what is handed to functions and small views, by their names and labels.
  private(set) var signatures: [String: [String: String]]
  /// What a view that several files show must not speak of, as only one of them knows it; nil within one file.
  private let known: Set<String>?

  /// A view with fewer calls is as short as a call of a function with its words.
  private static let fewestCalls = 5
  private static let mostShared = 64
  private static let mostTries = 256
  private static let (mostSharedInFiles, mostTriesInFiles) = (256, 4_096)
  /// More than this many parameters are the properties of a view.
  private static let mostParameters = 6
  /// A call of a view with more is no easier to read than the view.
  private static let mostInFiles = 8

  init(
    _ parts: [Part], names: UniqueNames, typeNames: UniqueNames, signatures: [String: [String: String]] = [:],
    between known: Set<String>? = nil
  ) {
    self.parts = parts
    self.names = names
    self.typeNames = typeNames
    self.signatures = signatures
    self.known = known
    views = parts.indices.map { views(of: $0) }
    var (shared, tries) = (0, 0)
    if known == nil { inlineShort() }
    let mostTries = known == nil ? Self.mostTries : Self.mostTriesInFiles
    while shared < (known == nil ? Self.mostShared : Self.mostSharedInFiles), tries < mostTries {
      var isDone = false
      for places in largest() where tries < mostTries {
        tries += 1
        isDone = replace(places)
        if isDone { break }
      }
      if isDone {
        if known == nil { inlineShort() }
        shared += 1
      } else if postponed.isEmpty || known != nil {
        break
      } else {
        refused.subtract(postponed)
        postponed = []
        takesViews = true
      }
    }
    for index in types.indices {
      if let part = self.parts.first(where: { $0.name == types[index].name }) { types[index].body = part.lines }
    }
    self.parts.removeAll { $0.isGone }
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

  /// The places of each view that is there twice or more, in several files where those share; the largest first.
  private func largest() -> [[View]] {
    var byShape: [UInt64: [View]] = [:]
    for view in views.joined() where !refused.contains(view.shape) {
      // A view inside of itself is none of two.
      if let last = byShape[view.shape]?.last, last.part == view.part, last.lines.overlaps(view.lines) { continue }
      byShape[view.shape, default: []].append(view)
    }
    return byShape.values.filter { $0.count > 1 && (known == nil || files(of: $0).count > 1) }
      .sorted { one, other in
        if one[0].lines.count != other[0].lines.count { return one[0].lines.count > other[0].lines.count }
        return (one[0].part, one[0].lines.lowerBound) < (other[0].part, other[0].lines.lowerBound)
      }
  }

  private func files(of places: [View]) -> [Int] { Set(places.map { parts[$0.part].file }).sorted() }

  /// Every view of a part that is worth a function: its first line begins with a type, and its modifiers follow.
  private mutating func views(of part: Int) -> [View] {
    let lines = parts[part].lines.map { reader.read($0) }
    return lines.indices.compactMap { start in
      guard lines[start].isHead else { return nil }
      var end = reader.end(of: start, in: lines)
      // What one file leaves around an area is no part of the view that others have as well.
      if known != nil, Self.hasArea(lines: parts[part].lines[start..<end], indent: lines[start].indent) {
        while end - start > 2, isMargin(parts[part].lines[end - 1], indent: lines[start].indent) { end -= 1 }
      }
      // Over lines: their shapes and how deep they lie.
      var shape = FNV1a()
      var calls = 0
      for line in lines[start..<end] {
        calls += line.calls
        shape.combine(UInt64(line.shape << 8 | (line.indent - lines[start].indent) & 255))
      }
      guard calls >= Self.fewestCalls else { return nil }
      return View(part: part, lines: start..<end, indent: lines[start].indent, shape: shape.value)
    }
  }

  /// Whether a line is a distance around the view whose first line lies at `indent`.
  private func isMargin(_ line: String, indent: Int) -> Bool {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count == indent && line.dropFirst(indent).hasPrefix(".padding(")
  }

  private func tokens(of view: View) -> [CodeTokens] {
    parts[view.part].lines[view.lines].map { CodeTokens(Substring(ViewCode.plain($0)).dropFirst(view.indent)) }
  }

  // MARK: - Replacing

  /// Puts calls of one function or small view in the places; says whether that could be done.
  private mutating func replace(_ places: [View]) -> Bool {
    let found = places.map { tokens(of: $0) }
    let blocks = known == nil ? evened(found) : found
    let values = blocks.map { $0.flatMap(\.values) }
    // Two shapes may have one number, if hardly ever.
    let isOneShape = Set(blocks.map { $0.map(\.shape) }).count == 1
    let lines = blocks[0].map(\.shape)
    let typed = zip(places, values).map { place, values in values.map { ($0, type(of: $0, in: parts[place.part])) } }
    let inside = Set(values[0].filter { $0.kind == .view }.map(\.text))
    guard isOneShape, let parameters = SharedParameters(typed, besides: inside, keepsWords: known != nil)
    else {
      refused.insert(places[0].shape)
      return false
    }
    if !takesViews, parameters.takesViews {
      refused.insert(places[0].shape)
      postponed.insert(places[0].shape)
      return false
    }
    let wanted = name(of: places, values, lines)
    let isAlone = standsAlone(lines, values[0], parameters)
    if known != nil, !isAlone || parameters.count > Self.mostInFiles {
      refused.insert(places[0].shape)
      return false
    }
    let isView = known != nil || parameters.count > Self.mostParameters && isAlone
    var index = 0
    let body = blocks[0].map { line in
      line.written { value in
        defer { index += 1 }
        guard let name = parameters.names[index] else { return value.text }
        return isView && value.kind == .binding ? "$" + name : name
      }
    }
    let name: String
    if isView {
      let type = wanted.prefix(1).uppercased() + wanted.dropFirst()
      name = typeNames.unique(SwiftWords.systemTypes.contains(type) ? type + "View" : type)
      types.append(SmallView(name: name, parameters: parameters, body: body, files: files(of: places)))
    } else {
      name = names.unique(ParameterName.isOne(wanted) ? wanted + "Part" : wanted)
    }
    signatures[name] = parameters.types
    // From the end, so that the lines before keep their numbers.
    for (place, values) in zip(places, values).reversed() {
      var next = place.lines.upperBound
      while parts[place.part].lines.indices.contains(next),
        isMargin(parts[place.part].lines[next], indent: place.indent)
      {
        parts[place.part].lines[next] = "  " + parts[place.part].lines[next]
        next += 1
      }
      let call = "\(name)(\(parameters.arguments(values, isLabelled: isView)))"
      parts[place.part].lines.replaceSubrange(place.lines, with: [String(repeating: " ", count: place.indent) + call])
    }
    for part in Set(places.map(\.part)) { views[part] = views(of: part) }
    if isView, known == nil { return true }
    // What several files show is in none of them.
    var function = Part(name: name, lines: body, file: isView ? -1 - types.count : 0)
    function.parameters = parameters.declaration
    function.types = parameters.types
    parts.append(function)
    views.append(views(of: parts.count - 1))
    return true
  }

  /// Distances that differ by a step or two are one: the most frequent, else the first.
  private func evened(_ blocks: [[CodeTokens]]) -> [[CodeTokens]] {
    var blocks = blocks
    for line in blocks[0].indices {
      let count = blocks[0][line].values.count
      guard blocks.allSatisfy({ $0.indices.contains(line) && $0[line].values.count == count }) else { continue }
      for index in 0..<count {
        let column = blocks.map { $0[line].values[index] }
        guard column.allSatisfy({ $0.label == "spacing" || $0.callee == "padding" && !$0.isReference }) else {
          continue
        }
        let numbers = column.compactMap { Double($0.text) }
        guard numbers.count == column.count, let least = numbers.min(), let most = numbers.max(), most > least,
          most - least <= 8
        else { continue }
        let counts = Dictionary(column.map { ($0.text, 1) }, uniquingKeysWith: +)
        let usual = column.max { counts[$0.text] ?? 0 < counts[$1.text] ?? 0 }?.text ?? column[0].text
        let kept = counts[column[0].text] == counts[usual] ? column[0].text : usual
        for block in blocks.indices { blocks[block][line].set(index, kept) }
      }
    }
    return blocks
  }

  private func type(of value: CodeTokens.Value, in part: Part) -> String? {
    if value.isReference { return value.text.hasPrefix("item.") ? "String" : part.types[value.text] }
    if let signature = signatures[value.callee] {
      return signature[value.label == value.callee ? "text" : value.label]
    }
    return ParameterName.type(of: value)
  }

  private func isName(_ line: some StringProtocol) -> Bool {
    line.first?.isLowercase == true && line.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether a view can be one of its own: it says nothing of the view that it is taken from.
  private func standsAlone(_ lines: [String], _ values: [CodeTokens.Value], _ parameters: SharedParameters) -> Bool {
    let text = lines.map { $0.drop { $0 == " " } }
    if let known, lines.contains(where: { !CodeTokens.names(in: $0).isDisjoint(with: known) }) { return false }
    return !text.contains { $0.first?.isLowercase == true || $0.contains("item") || $0.contains("dismiss") }
      && !zip(values, parameters.names).contains {
        $0.kind == .view || $0.kind == .binding && $1 == nil || $0.kind == .rows && known != nil
      }
  }

  // MARK: - Short properties

  /// A property that is left with one line stands where it is used.
  private mutating func inlineShort() {
    var short: [String: Int] = [:]
    for (index, part) in parts.enumerated().dropFirst()
    where !part.isGone && part.parameters == nil && part.lines.count == 1 {
      short[part.name] = index
    }
    guard !short.isEmpty else { return }
    var uses: [String: [(part: Int, line: Int)]] = [:]
    for (number, part) in parts.enumerated() where !part.isGone {
      for (line, text) in part.lines.enumerated() where text.utf8.last != UInt8(ascii: ")") {
        let word = ViewCode.plain(text).drop { $0 == " " }
        if isName(word), short[String(word)] != nil { uses[String(word), default: []].append((number, line)) }
      }
    }
    var changed: Set<Int> = []
    for (name, index) in short.sorted(by: { $0.value < $1.value }) {
      // One that is used in another such property waits for its turn.
      guard let places = uses[name], places.count == 1, short[parts[places[0].part].name] == nil else { continue }
      let (part, line) = places[0]
      parts[part].lines[line] = parts[part].lines[line].prefix { $0 == " " } + parts[index].lines[0]
      parts[index].isGone = true
      views[index] = []
      changed.insert(part)
    }
    for part in changed { views[part] = views(of: part) }
    if !changed.isEmpty { inlineShort() }
  }

  // MARK: - Names

  /// After the layer, else after the words that all have, else after what it is.
  private func name(of places: [View], _ all: [[CodeTokens.Value]], _ lines: [String]) -> String {
    let fallback = Self.kind(of: lines)
    let layers = Set(places.map { Self.layer(parts[$0.part].lines[$0.lines.lowerBound]) })
    if layers.count == 1, let layer = layers.first, !layer.isEmpty {
      return SwiftWords.memberName(SwiftWords.named(layer, as: Self.role(of: lines)), fallback: fallback)
    }
    guard let first = all.first,
      let place = first.firstIndex(where: { $0.callee == "Text" && !$0.isReference }),
      all.allSatisfy({ $0[place].text == first[place].text })
    else { return fallback }
    let words = SwiftWords.heading(String(first[place].text.dropFirst().dropLast()))
    return SwiftWords.memberName(SwiftWords.named(words, as: Self.role(of: lines)), fallback: fallback)
  }

  /// What the layer's name says at the line where its view begins.
  static func layer(_ line: String) -> String { SwiftWords.layer(ViewCode.name(of: line) ?? "") }
}
