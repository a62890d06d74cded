import SwiftKitSDK

/// Names of what nobody else may read.
enum SecretName {
  /// `password`, `userPassword`, `accessToken`, `api_key`; not `passwordField`, `tokenCount`, `hasPassword`.
  static func isSecret(_ name: String) -> Bool {
    let words = words(of: name)
    guard let last = words.last, !["has", "is", "needs", "should", "did"].contains(words[0]) else { return false }
    if alone.contains(last) { return true }
    guard words.count > 1 else { return false }
    return pairs.contains(words[words.count - 2] + last)
  }

  private static let alone: Set = ["password", "passwd", "passphrase", "secret", "apikey", "passcode", "pincode"]
  private static let pairs: Set = [
    "apikey", "privatekey", "secretkey", "accesstoken", "authtoken", "refreshtoken", "idtoken", "bearertoken",
    "sessiontoken", "usertoken", "apitoken", "clientsecret", "creditcard", "cardnumber", "authkey", "encryptionkey",
  ]
}
