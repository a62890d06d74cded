import SwiftKitSDK

/// A whole number formatted with C, a specifier in a localised text, and a format with the user's locale: what is wrong there shows in few
/// languages, so it is off by default.
struct FormatStringWhole: Check {
  let id = "format-string-whole"
  let rules = ["typography/formatting/format-string-whole"]
  let severity = Severity.info
  let title = "a whole number formatted with a C format string"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = FormatString().literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { FormatString().check(file, report, whole: true) }
}
