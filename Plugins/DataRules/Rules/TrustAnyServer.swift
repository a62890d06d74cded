import SwiftKitSDK

/// Anyone between the app and the server can then read and change everything.
struct TrustAnyServer: Check {
  let id = "trust-any-server"
  let rules = ["data/secrets/trust-any-server"]
  let severity = Severity.warning
  let title = "a server that is trusted without a look at its certificate"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|URLCredential| & trust:", "|sec_protocol_options_set_verify_block|"]

  func check(_ file: SourceFile, _ report: Report) {
    let made = file.calls(named: "URLCredential").filter { $0.isRoot && $0.hasArgument("trust") }
    // `serverTrust.map(URLCredential.init(trust:))`
    let named = file.nodes(.member, named: ["URLCredential"]).filter {
      $0.isRoot && $0.chain?.node.callOfArgument != nil && $0.chain?.node.source.hasSuffix("init(trust:)") == true
    }
    for call in made + named where !call.isInPreview {
      guard let method = call.enclosingMember, !file.isOfTests, !isOfUser(method),
        !method.descendants.contains(where: isLook)
      else { continue }
      report(call, "this accepts any certificate; evaluate the trust with `SecTrustEvaluateWithError` first")
    }
    for call in file.calls(named: "sec_protocol_options_set_verify_block") where call.isRoot && !file.isOfTests {
      guard let closure = call.closures.first, let complete = closure.children(.parameter).last?.name,
        closure.statements.count == 1, let answer = closure.statements[0].chain?.root, answer.isNamed(complete),
        answer.firstUnlabelled?.value.number == 1,
        !call.ancestors.contains(where: {
          $0.kind == .ifConfig && $0.text?.contains("DEBUG") == true && $0.enclosing(.body, .closure) != nil
        })
      else { continue }
      report(call, "this accepts any certificate; evaluate the trust with `SecTrustEvaluateWithError` first")
    }
  }

  private static let looks: Set = [
    "evaluate", "pin", "pins", "pinned", "pinner", "pinning", "certificate", "certificates", "validate", "verify",
  ]

  /// Whether the names around say that a user has allowed it: `InsecureSessionDelegate`, `bypassWarning`.
  private func isOfUser(_ method: Node) -> Bool {
    ([method] + [method.enclosingType].compactMap(\.self)).flatMap(\.nameWords).contains {
      ["insecure", "untrusted", "bypass", "unsafe", "allow", "allowed"].contains($0)
    }
  }

  /// Whether a name says that the certificate is looked at: `SecTrustEvaluateWithError`, `pinnedKeys`, `certificate`.
  private func isLook(_ node: Node) -> Bool {
    guard node.kind == .call || node.kind == .member || node.kind == .variable else { return false }
    return node.nameWords.contains { word in
      Self.looks.contains(word)
    } || node.nameHolds("evaluate")
  }
}
