import SwiftKitSDK

extension Node {
  /// Whether an app or its delegate in this file holds the one object of this type: `@State private var store = TripStore()` of a
  /// `struct TripApp: App`.
  var isHeldByApp: Bool {
    guard let name else { return false }
    return file.calls(named: name).contains { made in
      guard let initial = made.chain?.node.parent, initial.kind == .initial, let holder = initial.parent?.parent,
        [.struct, .class].contains(holder.kind)
      else { return false }
      return holder.conforms(to: "App", "UIApplicationDelegate", "NSApplicationDelegate")
    }
  }
}
