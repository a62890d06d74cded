import SwiftKitSDK

/// Anyone between the app and the server can then read and change everything.
struct TrustAnyServer: Check {
  let id = "trust-any-server"
  let rules = ["data/secrets/trust-any-server"]
  let severity = Severity.warning
  let title = "a server that is trusted without a look at its certificate"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|URLCredential| & trust:"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "URLCredential") where call.isRoot && call.hasArgument("trust") && !call.isInPreview {
      guard let method = call.enclosingMember, !file.isOfTests,
        !["sectrustevaluate", "evaluate", "pin", "certificate"].contains(where: { word in
          method.source.lowercased().contains(word)
        })
      else { continue }
      report(call, "this accepts any certificate; evaluate the trust with `SecTrustEvaluateWithError` first")
    }
  }
}
