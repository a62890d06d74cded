import SwiftKitSDK

/// Which of two fields with one focus value gets the keyboard is anybody's guess.
struct FocusValueTwice: Check {
  let id = "focus-value-twice"
  let rules = ["architecture-and-data-flow/state/focus-value-twice"]
  let severity = Severity.warning
  let title = "one focus value for two fields"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|focused|"]

  func check(_ file: SourceFile, _ report: Report) {
    let calls = file.calls(named: "focused", "accessibilityFocused").filter(\.isViewModifier)
    var earlier: [[String]: [Node]] = [:]
    for call in calls {
      let value = call.argument("equals")?.value
      guard value.map(isConstant) ?? isPlain(call) else { continue }
      let focus = [call.name ?? "", call.firstUnlabelled?.value.source ?? "", value?.source ?? ""]
      let isTaken = (earlier[focus] ?? []).contains { other in
        other.enclosingMember == call.enclosingMember && !other.isAlternative(to: call)
          && other.presentation == call.presentation && other.chain?.node != call.chain?.node
      }
      earlier[focus, default: []].append(call)
      guard isTaken else { continue }
      report(
        call,
        value == nil
          ? "another field has the same focus flag; use an enum with a value for each field"
          : "another field also uses the focus value `\(value?.source ?? "")`; give each field a separate value")
    }
  }

  private func isConstant(_ value: Node) -> Bool {
    (value.memberName != nil || value.kind == .string)
      && value.chain.map { $0.root.flags.contains(.implicit) || $0.root.isCapitalized } ?? true
  }

  /// A flag for one field, on a field.
  private func isPlain(_ call: Node) -> Bool {
    call.arguments.count == 1 && call.chain?.isRooted(in: "TextField", "SecureField", "TextEditor") == true
      && call.enclosingClosures.allSatisfy { !$0.call.isNamed("ForEach", "List") || $0.call.firstUnlabelled == nil }
  }
}
