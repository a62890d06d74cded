import ByteText
package import RuleModel
package import YAMLSubset

/// The fields between the `---` lines at the head of a document.
///
/// A block text counts without the line ends at its end.
package struct FrontMatter: Hashable, Sendable {
  package let entries: [YAMLNode.Entry]
  /// Both `---` lines included.
  package let lines: LineRange
  private let problems: [YAMLProblem]

  package subscript(_ name: String) -> YAMLNode? { entries.first { $0.name == name }?.value }
  package func line(of name: String) -> Int? { entries.first { $0.name == name }?.place.line }

  /// What is wrong in the lines of the fields with this name.
  package func problems(in name: String) -> [YAMLProblem] {
    problems.filter { problem in entries.last { $0.place.line <= problem.place.line }?.name == name }
  }

  /// The front matter of `source`; nil when its first line is no `---` or no later line closes it.
  static func read(_ source: SourceText) -> (matter: FrontMatter?, problems: [DocumentProblem]) {
    guard !source.lines.isEmpty, isFence(source, 0) else { return (nil, []) }
    guard let end = source.lines.indices.dropFirst().first(where: { isFence(source, $0) || isEnd(source, $0) }) else {
      let message = "the front matter that begins here is never closed with '---'; it was read as text"
      return (nil, [DocumentProblem(kind: .frontMatter, lines: LineRange(1, 1), message: message)])
    }
    let (node, problems) = YAMLReader.read(Array(source.lines[1..<end]), of: source.bytes, from: 2)
    let matter = FrontMatter(entries: node?.entries ?? [], lines: LineRange(1, end + 1), problems: problems)
    var found = problems.map { DocumentProblem($0.place, $0.remark) }
    if let node, node.content != .map(node.entries) {
      found.append(DocumentProblem(node.place, "this line of the front matter is not 'name: value'"))
    }
    return (matter, found)
  }

  private static func isFence(_ source: SourceText, _ line: Int) -> Bool { isMarker(source, line, UInt8(ascii: "-")) }
  private static func isEnd(_ source: SourceText, _ line: Int) -> Bool { isMarker(source, line, UInt8(ascii: ".")) }

  private static func isMarker(_ source: SourceText, _ line: Int, _ sign: UInt8) -> Bool {
    let bytes = source.bytes[source.lines[line]]
    return bytes.count >= 3 && bytes.prefix(3).allSatisfy { $0 == sign } && bytes.dropFirst(3).allSatisfy(Ascii.isSpace)
  }
}

extension DocumentProblem {
  fileprivate init(_ place: SourcePosition, _ message: String) {
    self.init(
      kind: .frontMatter, lines: LineRange(place.line, place.line), column: place.column, message: message)
  }
}

extension YAMLNode {
  /// On one line, lists and maps in YAML's flow style.
  package var flowText: String {
    switch content {
    case .text: scalar ?? ""
    case .list(let items): "[" + items.map(\.flowText).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ") + "}"
    }
  }

  /// The type that YAML gives a text without quotes, as far as it is not text: `a number`, `a boolean`, `null`.
  var otherType: String? {
    switch type {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer, .float: "a number"
    case nil: nil
    }
  }
}
