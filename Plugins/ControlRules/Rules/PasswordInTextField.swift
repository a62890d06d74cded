import SwiftKitSDK

/// A plain field shows it, offers it to autocorrection and remembers it.
struct PasswordInTextField: Check {
  let id = "password-in-text-field"
  let rules = ["data/secrets/password-in-text-field", "focus-and-scrolling/focus/keyboard-type-and-content"]
  let severity = Severity.warning
  let title = "a password in a plain text field"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|TextField| & assword", "|TextField| & asscode", "|TextField| & assphrase"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for field in file.calls(named: "TextField") where field.isRoot && !field.isInPreview {
      guard let value = field.argument("text")?.value, let bound = value.chain?.parts.last?.name?.lowercased(),
        // A field beside it that hides the same is a switch to look at what was typed.
        !file.calls(named: "SecureField").contains(where: { $0.argument("text")?.value.source == value.source }),
        case let isSecret = ["password", "passcode", "passphrase"].contains(where: bound.hasSuffix),
        isSecret || titles(of: field).contains(where: { $0.hasSuffix("password") })
          || field.chain?.modifiers(named: "textContentType").contains(where: {
            $0.firstUnlabelled?.memberName.map { ["password", "newPassword"].contains($0) } == true
          }) == true,
        field.chain?.hasModifier("privacySensitive") != true,
        // A code from a message is read, typed once and worth nothing afterwards.
        field.chain?.modifiers(named: "textContentType").contains(where: {
          $0.firstUnlabelled?.memberName == "oneTimeCode"
        }) != true
      else { continue }
      report(
        field,
        "a `TextField` shows \(bound.hasSuffix("passphrase") ? "what is typed" : "the password"), and the keyboard learns it; use `SecureField`",
        // A title alone may speak of a password that is shared.
        edits: isSecret && field.arguments.map(\.label) == [nil, "text"] ? [Edit(field.anchor, "SecureField")] : [])
    }
  }

  /// What it is called, in lower case: its title, its prompt, or what a view that wraps it is given for these.
  private func titles(of field: Node) -> [String] {
    let label = field.labelClosure?.onlyView ?? field.arguments.first { $0.isTrailingClosure }?.value.onlyView
    let given = [
      field.firstUnlabelled?.value, field.argument("prompt")?.value.chain?.root.firstUnlabelled?.value,
      label?.root.firstUnlabelled?.value,
    ]
    return given.compactMap(\.self).flatMap(\.outcomes).compactMap { $0.text?.lowercased() }
  }
}
