import SwiftKitSDK

/// What can fail will fail for somebody, and then the app cannot be opened.
struct FatalErrorInCatch: Check {
  let id = "fatal-error-in-catch"
  let rules = ["data/errors/fatal-error-in-catch"]
  let severity = Severity.info
  let title = "fatalError in a catch"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|catch| & |fatalError|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "fatalError", "preconditionFailure") where call.isRoot && !call.isInPreview {
      guard let clause = call.enclosing(.statement, .closure, .function), clause.isNamed("catch") else { continue }
      report(call, "`fatalError` crashes the app; show the error, and say what the user can do")
    }
  }
}
