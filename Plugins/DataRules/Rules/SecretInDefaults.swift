import SwiftKitSDK

/// The defaults are a plain file, which backups copy.
struct SecretInDefaults: Check {
  let id = "secret-in-defaults"
  let rules = ["data/secrets/secret-in-defaults"]
  let severity = Severity.warning
  let title = "a secret in UserDefaults"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["AppStorage", "|UserDefaults|"].beside(
    "assw", "ecret", "oken", "Key", "asscode", "assphrase", "api", "Card", "card")

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for property in file.nodes(.variable) where property.hasAttribute("AppStorage") && !property.isInPreview {
      let key = property.children(.attribute).first { $0.isNamed("AppStorage") }?.firstUnlabelled?.value.resolved.text
      guard let name = [property.name, key].compactMap(\.self).first(where: SecretName.isSecret),
        property.child(.type)?.isNamed("Bool", "Int") != true,
        property.child(.initial)?.firstChild?.kind != .boolean
      else { continue }
      report(property, "`@AppStorage` stores `\(name)` in a plain file; store it in the keychain")
    }
    for call in file.calls(named: "set", "setValue") where call.hasArgument("forKey") && !call.isInPreview {
      guard let parts = call.chain?.parts, isDefaults(parts, call),
        let given = call.firstUnlabelled?.value.chain?.parts.last(where: { $0.kind == .member })?.name,
        let name = [given, call.argument("forKey").flatMap { key($0.value) }].compactMap(\.self)
          .first(where: SecretName.isSecret),
        call.firstUnlabelled?.value.chain?.parts.last?.kind != .call
      else { continue }
      report(call, "`UserDefaults` stores `\(name)` in a plain file; store it in the keychain")
    }
  }

  /// The text of a key, or the name of the case whose raw value is one: `Keys.apiToken.rawValue`.
  private func key(_ value: Node) -> String? {
    guard let parts = value.chain?.parts, parts.count > 1, parts.last?.isNamed("rawValue") == true,
      parts.allSatisfy({ $0.kind == .member })
    else { return value.resolved.text }
    guard let name = parts.dropLast().last?.name else { return nil }
    let written = value.file.nodes(.case, named: [name]).compactMap { $0.child(.initial)?.firstChild?.text }
    return written.first ?? name
  }

  /// The defaults, or a name of them.
  private func isDefaults(_ parts: [Node], _ call: Node) -> Bool {
    if call.isOwnCall(ofExtended: "UserDefaults") { return true }
    guard let name = parts.first(where: { !$0.isNamed("self") })?.name else { return false }
    if ["UserDefaults", "defaults", "userDefaults"].contains(name) { return true }
    guard let variable = call.variable(named: name) else { return false }
    return variable.child(.type)?.isNamed("UserDefaults") == true
      || variable.child(.initial)?.firstChild?.chain?.root.isNamed("UserDefaults") == true
  }
}
