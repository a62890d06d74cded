import SwiftKitSDK

/// The token is bytes and no text; as UTF-8 it is nil.
struct DeviceTokenAsText: Check {
  let id = "device-token-as-text"
  let rules = ["data/requests/device-token-as-text"]
  let severity = Severity.error
  let title = "a device token decoded as text"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["eviceToken & |encoding|", "eviceToken & |decoding|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "String", "NSString")
    where call.isRoot && (call.hasArgument("encoding") || call.hasArgument("as")) {
      guard
        let name = (call.argument("data") ?? call.argument("bytes") ?? call.argument("decoding"))?.value.ownMemberName,
        name == "deviceToken" || isGivenToken(name, call)
      else { continue }
      report(
        call,
        "a device token is not text; convert it to hex: `deviceToken.map { String(format: \"%02x\", $0) }.joined()`"
      )
    }
  }
  /// The parameter of the app delegate's method, whatever it is called.
  private func isGivenToken(_ name: String, _ call: Node) -> Bool {
    call.enclosing(.function)?.children(.parameter).contains {
      $0.isNamed(name) && $0.source.hasPrefix("didRegisterForRemoteNotificationsWithDeviceToken")
    } == true
  }
}
