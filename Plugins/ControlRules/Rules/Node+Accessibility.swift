import SwiftKitSDK

extension Node {
  /// Whether this modifier says something to assistive technologies; an identifier is for tests alone.
  var isAccessibility: Bool {
    name?.hasPrefix("accessibility") == true && !isNamed("accessibilityIdentifier")
  }
}
