import SwiftKitSDK

/// The token is bytes and no text; as UTF-8 it is nil.
struct DeviceTokenAsText: Check {
  let id = "device-token-as-text"
  let rules = ["data/requests/device-token-as-text"]
  let severity = Severity.error
  let title = "a device token decoded as text"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals =
    [
      "eviceToken", "ushToken", "pnsToken", "|PKPushCredentials|", "egister & oken: Data", "egister & okenData",
    ].beside("|encoding|", "|decoding|") + ["eviceToken & |description|"]

  func check(_ file: SourceFile, _ report: Report) {
    checkMembers(file, report)
    checkDescriptions(file, report)
    for call in file.calls(named: "String", "NSString")
    where call.isRoot && (call.hasArgument("encoding") || call.hasArgument("as")) {
      guard let value = (call.argument("data") ?? call.argument("bytes") ?? call.argument("decoding"))?.value,
        isOfCredentials(value)
          || [value, value.resolved].contains(where: { isToken($0) || isRegistered($0) })
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

  /// `deviceToken.description.trimmingCharacters(in: brackets)`: what is left of `32 bytes` is no token.
  private func checkDescriptions(_ file: SourceFile, _ report: Report) {
    for use in file.nodes(.member, named: ["description"]) {
      guard let parts = use.chain?.parts, parts.count > 2, parts[1] == use, let name = parts[0].name,
        parts[2].isNamed("trimmingCharacters", "replacingOccurrences"),
        // A text and a UUID have descriptions that are whole.
        isToken(name, use) && use.typeName(of: name) == "Data" || isGivenToken(name, use)
      else { continue }
      report(
        use,
        "the description of a token does not hold its bytes; convert it to hex: `deviceToken.map { String(format: \"%02x\", $0) }.joined()`"
      )
    }
  }

  private func isToken(_ value: Node) -> Bool {
    value.ownMemberName.map { isToken($0, value) || isGivenToken($0, value) } == true
  }

  private func isToken(_ name: String, _ value: Node) -> Bool {
    name == "deviceToken" || isNamedAfterDevice(name) && value.typeName(of: name) == "Data"
      || ["pushToken", "apnsToken", "apnsDeviceToken", "voipToken"].contains(name) && value.typeName(of: name) == "Data"
  }

  /// `deviceTokenData`, `newDeviceToken`
  private func isNamedAfterDevice(_ name: String) -> Bool {
    let parts = words(of: name)
    return zip(parts, parts.dropFirst()).contains { $0 == "device" && $1 == "token" }
  }

  /// The bytes that a function is given which registers the device for push messages: `didRegister(with tokenData: Data)`.
  private func isRegistered(_ value: Node) -> Bool {
    guard let name = value.ownMemberName, let function = value.enclosing(.function), words(of: name).contains("token"),
      let parameter = function.children(.parameter).first(where: { $0.isNamed(name) }),
      parameter.child(.type)?.source == "Data", value.variable(named: name) == nil
    else { return false }
    let around = Set(function.nameWords + (function.enclosingType?.nameWords ?? []))
    return function.nameWords.contains { ["register", "registered", "registration"].contains($0) }
      && !around.isDisjoint(with: ["push", "apns", "device", "notification", "notifications"])
      // Whoever registers people has a token of another kind.
      && Set(function.nameWords).isDisjoint(with: ["user", "account", "login", "session"])
  }

  /// `credentials.token`, where the credentials are those of PushKit.
  private func isOfCredentials(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, parts.count == 2, parts[1].isNamed("token"), let name = parts[0].name else {
      return false
    }
    return value.typeName(of: name) == "PKPushCredentials"
  }

  /// The parameter of the app delegate's method, whatever it is called.
  private func isGivenToken(_ name: String, _ use: Node) -> Bool {
    use.enclosing(.function)?.children(.parameter).contains {
      $0.isNamed(name) && $0.source.hasPrefix("didRegisterForRemoteNotificationsWithDeviceToken")
    } == true
  }
}
