import SwiftKitSDK

/// A tap that does nothing of its own: it scrolls to the field that it is typed in, or is only counted.
struct QuietTap {
  private let view: Chain
  private let action: Node

  init?(_ tap: Node) {
    guard let view = tap.chain, let action = tap.arguments.first?.value, action.kind == .closure else { return nil }
    (self.view, self.action) = (view, action)
  }

  var isQuiet: Bool { scrollsToField || action.file.once { Counting(action.file) }.isAll(of: action) }

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
}

/// The functions of a file that count and do nothing else, found once for all taps: for whoever taps, nothing happens.
private struct Counting {
  private var names: Set<String> = []

  init(_ file: SourceFile) {
    let functions = file.nodes(.function)
    // Those that count, and then those that call them.
    for _ in 0..<2 {
      let others = functions.filter { function in function.code.map { isAll(of: $0) } != true }.compactMap(\.name)
      names = Set(functions.compactMap(\.name)).subtracting(others)
    }
  }

  /// Whether code does nothing else: `analytics.send(.tapped)`, also in a function of this file.
  func isAll(of code: Node) -> Bool {
    // Who does more than a few things does not only count.
    let statements = Array(code.statements.prefix(11))
    guard !statements.isEmpty, statements.count < 11 else { return false }
    return statements.allSatisfy { statement in
      guard let parts = statement.bare.chain?.parts, let call = parts.last, call.kind == .call else { return false }
      if call.isNamed("Task"), let closure = call.closures.last { return isAll(of: closure) }
      if counts(call, parts.dropLast()) { return true }
      return call.name.map(names.contains) == true && (call.calledHere ?? call.functionOfModel) != nil
    }
  }

  /// `analytics.send(.tapped)` and `Analytics.shared.logEvent("tapped")`; not `model.showTelemetry()`.
  private func counts(_ call: Node, _ receiver: ArraySlice<Node>) -> Bool {
    call.nameWords.first.map(Self.verbs.contains) == true
      && receiver.contains { !Self.receivers.isDisjoint(with: $0.nameWords) }
  }

  private static let receivers: Set = ["analytics", "telemetry", "logger", "amplitude", "mixpanel"]
  private static let verbs: Set = [
    "capture", "count", "debug", "info", "log", "notice", "record", "report", "send", "track",
  ]
}
