import SwiftKitSDK

/// What can fail will fail for somebody, and then the app cannot be opened.
struct FatalErrorInCatch: Check {
  let id = "fatal-error-in-catch"
  let rules = ["data/errors/fatal-error-in-catch"]
  let severity = Severity.info
  let title = "fatalError in a catch"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|catch| & |fatalError|", "|catch| & |preconditionFailure|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "fatalError", "preconditionFailure") where call.isRoot && isInCatch(call) {
      report(call, "`\(call.name ?? "fatalError")` crashes the app; show the error, and say what the user can do")
    }
    // What gives nothing back, not even to its caller, crashes: `static func now(_ error: any Error) -> Never`.
    for function in file.nodes(.function) where function.child(.type)?.isNamed("Never") == true {
      guard let name = function.name, file.nodes(.function, named: [name]).count == 1,
        let crash = function.child(.body)?.descendants.first(where: {
          $0.kind == .call && $0.isRoot && $0.isNamed("fatalError", "preconditionFailure")
        })
      else { continue }
      for call in file.calls(named: name) where isInCatch(call) && !call.isInside(function) && isOf(function, call) {
        report(
          call,
          "`\(name)` crashes the app by `\(crash.name ?? "fatalError")`; show the error, and say what the user can do")
      }
    }
  }

  /// `die()` of a free function or of the type around it, `Abort.now()` of another one.
  private func isOf(_ function: Node, _ call: Node) -> Bool {
    guard let owner = function.owner else { return call.isRoot }
    guard let parts = call.chain?.parts, parts.count > 1 else { return owner == call.owner }
    return parts.count == 2 && (parts[0].name == owner.name || parts[0].isNamed("self", "Self") && owner == call.owner)
  }

  private func isInCatch(_ call: Node) -> Bool {
    !call.isInPreview && call.enclosing(.statement, .closure, .function)?.isNamed("catch") == true
  }
}
