import SwiftSyntax

/// The imports at the top of a file.
struct ImportList {
  private let file: ParsedSource
  private let imports: [ImportDeclSyntax]

  init(_ file: ParsedSource) {
    self.file = file
    imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }

  func insertion(of module: String) throws(EditProblem) -> Splice {
    guard !module.isEmpty, module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      throw EditProblem("'\(module)' is not a module name")
    }
    if imports.contains(where: { $0.path.trimmedDescription == module }) { return .none }
    let line = "import \(module)" + file.newline
    // The plain imports at the end of the list are kept in order, if they are.
    if let next = imports.first(where: { $0.attributes.isEmpty && $0.path.trimmedDescription > module }),
      file.isBlank(file.lineStart(next.start)..<next.start)
    {
      return .insert(line, at: file.lineStart(next.start))
    }
    if let last = imports.last {
      let end = file.lineEnd(last.end)
      return .insert(file.bytes[..<end].last == UInt8(ascii: "\n") ? line : file.newline + "import \(module)", at: end)
    }
    return .insert(line + file.newline, at: file.startOfCode)
  }

  func removal(of module: String) -> Splice {
    guard let found = imports.first(where: { $0.path.trimmedDescription == module }) else { return .none }
    let range = file.lineStart(found.start)..<file.lineEnd(found.end)
    guard found.trimmedDescription == "import \(module)", file.isBlank(range.lowerBound..<found.start),
      file.isBlank(found.end..<range.upperBound)
    else { return .changed }
    if range.upperBound == file.bytes.count, file.bytes.last != UInt8(ascii: "\n"), range.lowerBound > 0 {
      return .replace((range.lowerBound - file.newline.utf8.count)..<range.upperBound, [])
    }
    // The empty line that came with the only import goes with it.
    let isOnly = imports.count == 1 && range.lowerBound == file.startOfCode(before: found.start)
    let after = file.lineEnd(min(range.upperBound, file.bytes.count))
    let takesBlank = isOnly && range.upperBound < after && file.isBlank(range.upperBound..<after)
    return .replace(range.lowerBound..<(takesBlank ? after : range.upperBound), [])
  }
}

extension ParsedSource {
  /// Where code begins, behind a heading of comments that an empty line ends.
  fileprivate var startOfCode: Int {
    let first = tree.statements.first.map { $0.start } ?? bytes.count
    return startOfCode(before: first)
  }

  fileprivate func startOfCode(before first: Int) -> Int {
    var place = 0
    var line = 0
    while line < first {
      let next = lineEnd(line)
      if next <= first, isBlank(line..<next), line > 0 { place = next }
      line = next
    }
    return place
  }
}
