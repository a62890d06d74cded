import SwiftKitSDK

/// A body runs on every change; decoding, formatters and files belong where their result is kept.
///
/// What a control does when it is used and what an alert asks are no part of the body, and neither are previews. Of files, what
/// only asks where they are costs nothing to speak of. Sorting and filtering is for `list-work-in-body`.
struct HeavyWorkInBody: Check {
  let id = "heavy-work-in-body"
  let rules = ["performance/body/heavy-work-in-body"]
  let severity = Severity.info
  let title = "decoding, formatters or files in a view's body"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = [
    "Formatter|", "|JSONDecoder|", "|JSONEncoder|", "|PropertyListDecoder|", "|data|", "|contentsOf|",
    "|contentsOfFile|",
    "|FileManager|",
  ].beside("|View|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for work in BodyWork.all(in: file) where !work.isOfList { report(work.node, work.message) }
  }
}
