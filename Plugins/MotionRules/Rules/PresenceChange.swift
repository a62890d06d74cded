import SwiftKitSDK

/// A statement that brings something on the screen or takes it away: `isShown = true`, `banner = nil`, `toasts.append(toast)`.
struct PresenceChange {
  /// What is changed, `isShown`.
  let name: String
  let isEntrance: Bool
  private let kind: Kind

  private enum Kind { case flag, value, list }

  init?(_ statement: Node) {
    if let change = statement.assignment, let name = change.target.ownMemberName {
      self.name = name
      switch change.value.kind {
      case .boolean: (kind, isEntrance) = (.flag, change.value.number == 1)
      case .nil: (kind, isEntrance) = (.value, false)
      // What is set to another value shows something only where something else takes it away.
      default: (kind, isEntrance) = (.value, true)
      }
      return
    }
    guard statement.kind == .chain, let parts = statement.chain?.parts.drop(while: { $0.isNamed("self") }),
      parts.count == 2, let list = parts.first, let call = parts.last, list.kind == .member, call.kind == .call,
      !list.flags.contains(.implicit), let name = list.name
    else { return nil }
    (self.name, kind) = (name, .list)
    if call.isNamed("append", "insert") {
      isEntrance = true
    } else if call.isNamed("remove", "removeAll", "removeFirst", "removeLast") {
      isEntrance = false
    } else {
      return nil
    }
  }

  /// Whether both change the same flag, value or list.
  func isOfSame(as other: PresenceChange) -> Bool { name == other.name && kind == other.kind }
}
