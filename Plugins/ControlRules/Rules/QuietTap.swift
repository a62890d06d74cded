import SwiftKitSDK

/// A tap that does nothing of its own: it scrolls to the field that it is typed in, or is only counted.
struct QuietTap {
  private let view: Chain
  private let action: Node

  init?(_ tap: Node) {
    guard let view = tap.chain, let action = tap.arguments.first?.value, action.kind == .closure else { return nil }
    (self.view, self.action) = (view, action)
  }

  var isQuiet: Bool { onlyCounts(action, following: 2) || scrollsToField }

  /// `PhoneTextField(text: $phone).onTapGesture { proxy.scrollTo("phone") }`: the tap is the field's own, which takes the focus.
  private var scrollsToField: Bool {
    guard let name = view.rootName, ["TextField", "SecureField", "TextEditor"].contains(where: name.hasSuffix) else {
      return false
    }
    let calls = action.descendants(.call).filter { !$0.flags.contains(.implicit) }
    return calls.contains { $0.isNamed("scrollTo") }
      && calls.allSatisfy { $0.isNamed("scrollTo", "withAnimation", "Task", "async", "asyncAfter", "sleep", "now") }
      && !action.descendants.contains { $0.assignment != nil }
  }

  /// `analytics.send(.tapped)`, also in a function of this file, and nothing else: for whoever taps, nothing happens.
  private func onlyCounts(_ code: Node, following steps: Int) -> Bool {
    let statements = code.statements
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard let parts = statement.bare.chain?.parts, let call = parts.last, call.kind == .call else { return false }
        if parts.contains(where: { !Self.counting.isDisjoint(with: $0.nameWords) }) { return true }
        if call.isNamed("Task"), let closure = call.closures.last { return onlyCounts(closure, following: steps) }
        guard steps > 0, let function = call.calledHere ?? call.functionOfModel else { return false }
        return function.code.map { onlyCounts($0, following: steps - 1) } == true
      }
  }

  private static let counting: Set = ["analytics", "telemetry", "logger", "amplitude", "mixpanel"]
}
