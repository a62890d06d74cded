import SwiftKitSDK

/// Two texts with one hash can be made.
struct WeakHash: Check {
  let id = "weak-hash"
  let rules = ["data/secrets/weak-hash"]
  let severity = Severity.info
  let title = "an MD5 or SHA-1 hash"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|Insecure|", "CC_MD5", "CC_SHA1"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    checkGeneric(file, report)
    for node in file.nodes(.call, .member) where node.isRoot && node.isNamed("Insecure", "CC_MD5", "CC_SHA1") {
      guard let parts = node.chain?.parts, node.isNamed("CC_MD5", "CC_SHA1") || parts.count > 1,
        isNearSecret(node)
      else { continue }
      report(node, "MD5 and SHA-1 are broken; use `SHA256.hash(data:)` unless a protocol requires this hash")
    }
  }

  /// `HMAC<Insecure.MD5>`
  private func checkGeneric(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.type) where type.sourceHolds("insecure.") && type.source.hasPrefix("Insecure.") {
      // Who asks for the hash by its name wants no other.
      guard type.parent?.kind == .generic, type.parent?.parent?.isNamed("HMAC") == true,
        let function = type.enclosing(.function, .file),
        !["sha1", "md5", "otp", "oauth"].contains(where: { function.name?.lowercased().contains($0) == true }),
        type.enclosing(.switchCase)?.text?.lowercased().contains("sha1") != true
      else { continue }
      report(type, "MD5 and SHA-1 are broken; use `HMAC<SHA256>` unless a protocol requires this hash")
    }
  }

  /// Whether the code around it speaks of what has to be protected; the key of a cache has not.
  private func isNearSecret(_ node: Node) -> Bool {
    guard let code = node.enclosing(.function, .initializer, .accessor) ?? node.enclosing(.variable, .file) else {
      return false
    }
    let words: [StaticString] = [
      "password", "passcode", "passphrase", "secret", "credential", "signature", "token", "hmac", "verify", "integrity",
      "tamper", "pincode",
    ]
    return words.contains { code.sourceHolds($0) }
      || code.descendants.contains { isPIN($0) || isSalt($0) }
  }

  /// `salt`, `userSalt`; not `proposalTitle`.
  private func isSalt(_ node: Node) -> Bool {
    [.member, .parameter, .variable].contains(node.kind) && node.nameWords.contains("salt")
  }

  /// `pin: String`, which somebody types in; a pin on a map is no text.
  private func isPIN(_ node: Node) -> Bool {
    node.kind == .parameter && node.nameWords.contains("pin")
      && node.child(.type)?.isNamed("String", "Substring", "Data") == true
  }
}
