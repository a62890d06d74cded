import SwiftKitSDK

/// It can be read while the device is locked, and the class is deprecated.
struct KeychainAlways: Check {
  let id = "keychain-always"
  let rules = ["data/secrets/keychain-always"]
  let severity = Severity.warning
  let title = "a keychain item that is readable while the device is locked"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["kSecAttrAccessibleAlways"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for member in file.nodes(.member, named: ["kSecAttrAccessibleAlways", "kSecAttrAccessibleAlwaysThisDeviceOnly"]) {
      report(
        member, "this secret can be read while the device is locked; use `kSecAttrAccessibleAfterFirstUnlock`",
        edits: [
          Edit(
            member.anchor,
            member.isNamed("kSecAttrAccessibleAlways")
              ? "kSecAttrAccessibleAfterFirstUnlock" : "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly")
        ])
    }
  }
}
