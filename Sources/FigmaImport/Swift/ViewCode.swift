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
    code.lines.append((isBlock ? "" : "  ") + modifier)
    return code
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

  /// How many closures of views are open at the deepest place.
  var depth: Int {
    var deepest = 0
    for line in lines { deepest = max(deepest, line.prefix { $0 == " " }.count / 2) }
    return deepest
  }

  static func indented(_ line: String) -> String { line.isEmpty ? line : "  " + line }
}
