/// The imports at the top of a Swift file that is being written.
enum ImportLines {
  /// `text` with an import of each of `modules`, sorted among the imports that are there.
  static func adding(_ modules: Set<String>, to text: String) -> String {
    modules.sorted().reduce(text) { adding($1, to: $0) }
  }

  private static func adding(_ module: String, to text: String) -> String {
    var lines = LineSequence(text).map { $0 }
    let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
    let names = imports.map { LineSequence.body(of: lines[$0]).dropFirst("import ".count) }
    guard let first = imports.first, !names.contains(Substring(module)) else { return text }
    // Only those that stand together; what follows behind an empty line has its own order.
    let block = imports.prefix { lines[first...$0].allSatisfy { $0.hasPrefix("import ") } }
    let place = zip(block, names).first { $0.1 > module }?.0 ?? first + block.count
    let known = lines[first].drop { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }
    let ending = known.isEmpty ? "\n" : known
    // A file may end in the line of an import, without a line ending.
    if place == lines.count, lines[place - 1].last?.isNewline != true { lines[place - 1] += ending }
    lines.insert("import \(module)\(ending)", at: place)
    return lines.joined()
  }
}
