import SwiftKitSDK

extension Node {
  /// Whether this link brings the view it leads to, as an argument or a closure, and no value.
  var givesDestination: Bool {
    hasArgument("destination") || arguments.contains { $0.isTrailingClosure && $0.value != labelClosure }
  }
}
