import SwiftKitSDK

/// The token is bytes and no text; as UTF-8 it is nil.
struct DeviceTokenAsText: Check {
  let id = "device-token-as-text"
  let rules = ["data/requests/device-token-as-text"]
  let severity = Severity.error
  let title = "a device token decoded as text"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["eviceToken", "ushToken", "pnsToken", "|PKPushCredentials|"].beside("|encoding|", "|decoding|")

  func check(_ file: SourceFile, _ report: Report) {
    checkMembers(file, report)
    for call in file.calls(named: "String", "NSString")
    where call.isRoot && (call.hasArgument("encoding") || call.hasArgument("as")) {
      guard let value = (call.argument("data") ?? call.argument("bytes") ?? call.argument("decoding"))?.value,
        isOfCredentials(value) || value.ownMemberName.map({ isToken($0, value) || isGivenToken($0, call) }) == true
      else { continue }
      report(
        call,
        "a device token is not text; convert it to hex: `deviceToken.map { String(format: \"%02x\", $0) }.joined()`"
      )
    }
  }

  /// `deviceToken.text`, where the file's extension of `Data` decodes itself as text.
  private func checkMembers(_ file: SourceFile, _ report: Report) {
    let members = file.nodes(.extension, named: ["Data"]).flatMap { $0.children(.variable) }.filter { member in
      member.code?.descendants(.call, named: "String", "NSString").contains {
        ($0.argument("data") ?? $0.argument("bytes") ?? $0.argument("decoding"))?.value.source == "self"
      } == true
    }
    for use in file.nodes(.member, named: members.compactMap(\.name)) {
      guard let parts = use.chain?.parts.drop(while: { $0.isNamed("self") }), parts.dropFirst().first == use,
        let token = parts.first, let name = token.name, isToken(name, token) || isGivenToken(name, use)
      else { continue }
      report(
        use,
        "a device token is not text; convert it to hex: `deviceToken.map { String(format: \"%02x\", $0) }.joined()`")
    }
  }

  private func isToken(_ name: String, _ value: Node) -> Bool {
    name == "deviceToken"
      || ["pushToken", "apnsToken", "apnsDeviceToken", "voipToken"].contains(name) && value.typeName(of: name) == "Data"
  }

  /// `credentials.token`, where the credentials are those of PushKit.
  private func isOfCredentials(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, parts.count == 2, parts[1].isNamed("token"), let name = parts[0].name else {
      return false
    }
    return value.typeName(of: name) == "PKPushCredentials"
  }

  /// The parameter of the app delegate's method, whatever it is called.
  private func isGivenToken(_ name: String, _ call: Node) -> Bool {
    call.enclosing(.function)?.children(.parameter).contains {
      $0.isNamed(name) && $0.source.hasPrefix("didRegisterForRemoteNotificationsWithDeviceToken")
    } == true
  }
}
