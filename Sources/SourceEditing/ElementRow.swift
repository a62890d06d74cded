import HostMessages
import SwiftParser
import SwiftSyntax

/// The elements of an array literal.
struct ElementRow {
  private let file: ParsedSource
  private let edit: CodeEdit
  private let array: ArrayExprSyntax
  private let wanted: String

  init(_ file: ParsedSource, for edit: CodeEdit) throws(EditProblem) {
    self.file = file
    self.edit = edit
    let tree = Parser.parse(source: "[\(edit.text)]")
    guard !tree.hasError, let parsed = FirstNode<ArrayExprSyntax>.below(Syntax(tree)), parsed.elements.count == 1,
      let element = parsed.elements.first
    else { throw EditProblem("'\(edit.text)' is not one element of an array") }
    wanted = element.expression.tokenText
    array = try ElementRow.array(in: try SourcePlaces(file).member(named: edit.place), edit)
  }

  private static func array(in member: Syntax, _ edit: CodeEdit) throws(EditProblem) -> ArrayExprSyntax {
    guard let label = edit.argument else {
      if let array = FirstNode<ArrayExprSyntax>.below(member) { return array }
      throw EditProblem("'\(edit.place)' is not an array literal")
    }
    let argument = FirstNode<LabeledExprSyntax>.below(member) { argument in
      guard argument.label?.text == label, argument.expression.is(ArrayExprSyntax.self) else { return false }
      guard let name = edit.call else { return true }
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.calledExpression.trimmedDescription == name
    }
    guard let array = argument?.expression.as(ArrayExprSyntax.self) else {
      throw EditProblem("'\(edit.place)' has no argument '\(label)' with an array literal")
    }
    return array
  }

  func insertion() throws(EditProblem) -> Splice {
    if array.elements.contains(where: { $0.expression.tokenText == wanted }) { return .none }
    guard let last = array.elements.last else { return .insert(edit.text, at: array.leftSquare.end) }
    let isBelow = array.rightSquare.start >= file.lineEnd(last.end)
    guard isBelow, file.isBlank(file.lineStart(last.start)..<last.start) else {
      return .insert((last.trailingComma == nil ? ", " : " ") + edit.text, at: last.end)
    }
    let text = file.lines(edit.text, indentation: file.indentation(at: last.start))
    if let comma = last.trailingComma {
      return .insert(text + "," + file.newline, at: file.lineEnd(comma.end))
    }
    // A comment behind the last element stays behind it.
    let rest = file.text(last.end..<file.lineEnd(last.end))
    return .replace(last.end..<file.lineEnd(last.end), Array(("," + rest + text + file.newline).utf8))
  }

  func removal() throws(EditProblem) -> Splice {
    let elements = Array(array.elements)
    guard let index = elements.firstIndex(where: { $0.expression.tokenText == wanted }) else { return .none }
    let element = elements[index]
    let (start, end) = (file.lineStart(element.start), file.lineEnd(element.end))
    guard file.isBlank(start..<element.start), file.isBlank(element.end..<end) else {
      // Inside a line the element goes with the comma before it; the first, with the one behind it.
      if index > 0 { return .replace(elements[index - 1].expression.end..<element.expression.end, []) }
      return .replace(element.start..<(elements.count > 1 ? elements[1].start : element.end), [])
    }
    if element.trailingComma == nil, index > 0, let comma = elements[index - 1].trailingComma {
      let between = file.text(comma.end..<start)
      return .replace(comma.start..<end, Array(between.utf8))
    }
    return .replace(start..<end, [])
  }
}
