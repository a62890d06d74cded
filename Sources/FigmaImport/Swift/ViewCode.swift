/// A view expression as lines of code, with its modifiers.
struct ViewCode {
  private(set) var lines: [String]
  private let isBlock: Bool

  /// An expression on one line.
  init(_ line: String) {
    lines = [line]
    isBlock = false
  }

  /// `head { … }` with views inside.
  init(_ head: String, _ content: [ViewCode]) {
    self.init(head, lines: content.flatMap(\.lines))
  }

  init(_ head: String, lines content: [String]) {
    lines = [head + " {"] + content.map { ViewCode.indented($0) } + ["}"]
    isBlock = true
  }

  /// Lines that are whole already, as those of `if … else`.
  init(verbatim lines: [String]) {
    self.lines = lines
    isBlock = true
  }

  /// A button with an action and a label of views.
  static func button(action: String? = nil, label: [ViewCode]) -> ViewCode {
    let content = label.flatMap(\.lines).map { indented($0) }
    return ViewCode(verbatim: ["Button {"] + (action.map { [indented($0)] } ?? []) + ["} label: {"] + content + ["}"])
  }

  /// The same with `modifier`, such as `.padding(16)`, after it.
  func modified(_ modifier: String) -> ViewCode {
    var code = self
    let line = (isBlock ? "" : "  ") + modifier
    // What fills the width already is not made wider.
    let wide = ".frame(maxWidth: .infinity"
    if modifier.hasPrefix(wide), !modifier.contains("Height"),
      lines.last?.drop(while: { $0 == " " }).hasPrefix(wide) == true
    {
      return self
    }
    if lines.last != line || modifier.hasPrefix(".padding(") { code.lines.append(line) }
    return code
  }

  /// The larger side of a fixed frame around the view; nil where it has none.
  var frame: Double? {
    let start = (isBlock ? "" : "  ") + ".frame("
    for line in lines.dropFirst() where line.hasPrefix(start) {
      let sides = CodeTokens(line[...]).values.filter { $0.label == "width" || $0.label == "height" }
      if let side = sides.compactMap({ Double($0.text) }).max() { return side }
    }
    return nil
  }

  /// The same with a modifier that has views inside.
  func modified(_ head: String, _ content: [ViewCode]) -> ViewCode {
    modified(head, lines: content.flatMap(\.lines))
  }

  func modified(_ head: String, lines content: [String]) -> ViewCode {
    var code = self
    let indent = isBlock ? "" : "  "
    code.lines.append(indent + head + " {")
    code.lines += content.map { indent + ViewCode.indented($0) }
    code.lines.append(indent + "}")
    return code
  }

  /// The same with a modifier that spans lines.
  func modified(_ lines: [String]) -> ViewCode { lines.reduce(self) { $0.modified($1) } }

  /// The same with other lines in place of the first ones.
  func replacing(_ count: Int, with head: [String]) -> ViewCode {
    var code = self
    code.lines.replaceSubrange(..<count, with: head)
    return code
  }

  /// How many closures of views are open at the deepest place.
  var depth: Int {
    var deepest = 0
    for line in lines { deepest = max(deepest, line.prefix { $0 == " " }.count / 2) }
    return deepest
  }

  // MARK: - Names of the design

  /// Stands before the name of a layer at the end of the line that its view begins with; no text holds it unescaped.
  static let mark: UInt8 = 2

  /// The same, with what the design calls it; a name that it has already gives way.
  func named(_ name: String) -> ViewCode {
    guard !name.isEmpty else { return self }
    var code = self
    code.lines[0] = ViewCode.plain(lines[0]) + "\u{2}" + name
    return code
  }

  /// A line without the name of a layer.
  static func plain(_ line: String) -> String {
    String(Substring(line.utf8.prefix { $0 != mark }))
  }

  /// The layer's name at the end of a line.
  static func name(of line: String) -> String? {
    guard let index = line.utf8.firstIndex(of: mark) else { return nil }
    return String(line[line.utf8.index(after: index)...])
  }

  static func indented(_ line: String) -> String { line.isEmpty ? line : "  " + line }
}
