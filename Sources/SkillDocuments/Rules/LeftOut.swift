package import RuleModel

/// A piece of a document that is no rule, and why.
package struct LeftOut: Hashable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    case contents = "is an entry of a table of contents"
    case pointer = "only leads to another place"
    case sample = "shows what an answer looks like"
    case document = "is about the document itself"
    case announcement = "only announces the code below it"
    case leadIn = "is given with each of the pieces below it"
    case narrative = "tells a story in the first person"
    case answer = "only leads to the next question"
    case question = "asks a question"
    case blank = "is a blank of a template, to be filled in"
    case field = "says when or by whom the document was written"
  }

  package let lines: LineRange
  package let text: String
  package let reason: Reason
}
