import SwiftKitSDK

/// Whoever has the app has its texts, and whoever has the repository has its history.
///
/// Values of variables and arguments that are named as secrets are, or that stand beside such a name, headers and addresses of
/// requests, and what begins as the keys of well-known services do. Not what opens the archives of a file format or makes texts hard to
/// read: everybody who has the format has that.
struct SecretInSource: Check {
  let id = "secret-in-source"
  let rules = ["data/secrets/secret-in-source"]
  let severity = Severity.warning
  let title = "a secret in the source"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals =
    [
      "assw", "ecret", "oken", "Key", "apikey", "asscode", "assphrase", "_key", "-key", "_KEY", "TOKEN", "SECRET",
      "PASSWORD", "|Authorization|", "|authorization|",
    ] + schemes + beginnings

  /// What stands before the key in a header.
  private static let schemes = ["Bearer ", "Basic "]

  /// How the keys of well-known services begin, whatever holds them.
  private static let beginnings = [
    "sk_live_", "sk-live-", "sk-proj-", "ghp_", "github_pat_", "AKIA", "AIza", "xoxb-", "sk-ant-", "glpat-",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for property in file.nodes(.variable) {
      guard let name = property.name, let value = property.writtenValue, value.kind == .string,
        let text = value.text,
        isKey(text) && (SecretName.isSecret(name) || Self.beginnings.contains(where: text.hasPrefix))
          || isPassword(text, named: property), !property.isInPreview,
        Self.beginnings.contains(where: text.hasPrefix) || !isOfFormat(property)
      else { continue }
      report(
        value,
        "anyone can read `\(name)` in the app or the repository; fetch it from a server, or keep it in the keychain"
      )
    }
    for call in file.calls(named: "SymmetricKey") where call.isRoot && !call.isInPreview {
      guard let bytes = call.argument("data")?.value.chain, bytes.rootName == "Data", bytes.parts.count == 1,
        let text = bytes.root.firstUnlabelled?.value.chain?.parts, text.count == 2, text[1].isNamed("utf8"),
        text[0].kind == .string, let key = text[0].text, key.utf8.count >= 16, !isPlaceholder(key)
      else { continue }
      report(
        text[0],
        "anyone can read this key in the app or the repository; fetch it from a server, or keep it in the keychain")
    }
    let names = secretNames(in: file)
    for text in file.nodes(.string) {
      guard let written = text.text, written.utf8.count >= Self.shortest, !text.isInPreview else { continue }
      if let name = isRandom(written) ? secretLabel(of: text) ?? names[text] : secretInQuery(written) {
        report(
          text,
          "anyone can read `\(name)` in the app or the repository; fetch it from a server, or keep it in the keychain")
        continue
      }
      // Values of variables have been looked at.
      guard text.parent?.kind != .initial, case let key = withoutScheme(written),
        Self.beginnings.contains(where: key.hasPrefix) && isKey(key) || key != written && isRandom(key)
      else { continue }
      report(
        text,
        "anyone can read this key in the app or the repository; fetch it from a server, or keep it in the keychain")
    }
  }

  private func withoutScheme(_ text: String) -> String {
    // A user and a password in base 64 have capital letters, the name of a basic plan has few.
    if text.hasPrefix("Basic "), text.filter(\.isUppercase).count < 4 { return text }
    return Self.schemes.first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) } ?? text
  }

  private static let shortest = 16

  /// Whether it looks like what a machine made: long, in one piece, letters and digits mixed, and no name of a key.
  private func isKey(_ text: String) -> Bool {
    guard text.utf8.count >= Self.shortest, text.contains(where: \.isNumber), text.contains(where: \.isLetter),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_+/=.".contains($0)) })
    else { return false }
    return !isPlaceholder(text)
  }

  private func isPlaceholder(_ text: String) -> Bool {
    let lower = text.lowercased()
    return ["your", "example", "placeholder", "xxxx", "dummy", "sample", "com.", "test"]
      .contains(where: lower.contains(bytesOf:))
  }

  /// Whether it is what somebody thought up as a password: letters of both cases, a digit and another sign, without a space.
  private func isPassword(_ text: String, named property: Node) -> Bool {
    let words = property.nameWords
    guard let last = words.last, ["password", "passcode", "passphrase"].contains(last),
      Set(words).isDisjoint(with: ["for", "hint", "forgot", "reset", "prompt", "wrong", "invalid", "change"]),
      (8...64).contains(text.utf8.count), text.allSatisfy({ $0.isASCII && !$0.isWhitespace }),
      !text.contains(where: { "./\\[]{}".contains($0) }), !text.hasPrefix("^"), !isPlaceholder(text),
      !text.lowercased().contains("pass")
    else { return false }
    return text.contains(where: \.isUppercase) && text.contains(where: \.isLowercase)
      && text.contains(where: \.isNumber)
      && text.contains { !$0.isLetter && !$0.isNumber }
  }

  /// Whether it is a key and no identifier with a number behind it.
  private func isRandom(_ text: String) -> Bool { isKey(text) && text.filter(\.isNumber).count > 2 }

  /// The label of the argument, or the key of the table, that this is the value of, where that is the name of a secret.
  private func secretLabel(of text: Node) -> String? {
    // `headers["X-API-Key"] = "…"`
    if let assignment = text.parent?.assignment, assignment.value == text,
      let place = assignment.target.chain?.parts.last, place.kind == .subscript,
      let key = place.arguments.first?.value.text
    {
      return isSecretHeader(key) ? key : nil
    }
    guard let argument = text.parent, argument.kind == .argument else { return nil }
    // `request.setValue("…", forHTTPHeaderField: "X-API-Key")`
    if argument.name == nil, let header = argument.parent?.argument("forHTTPHeaderField")?.value.text {
      return isSecretHeader(header.lowercased()) ? header : nil
    }
    guard let label = argument.name, label != "password" || argument.parent.map(isOfFormat) != true else { return nil }
    if label == "value", let name = nameBeside(argument) { return name }
    return SecretName.isSecret(label) ? label : nil
  }

  /// `Zip.unzipFile(place, password: "…")`, `let archivePassword = "…"`, `let obfuscationSecret = "…"`
  private func isOfFormat(_ holder: Node) -> Bool {
    let words = holder.nameWords
    // Not `obfuscatedApiKey`: that is a secret of a server, however it is written.
    if words.count == 2, ["xor", "obfuscation"].contains(words[0]), holder.kind == .variable { return true }
    return (words.last == "password" || holder.kind == .call)
      && words.contains { ["zip", "unzip", "archive", "unarchive"].contains($0) }
  }

  /// `URLQueryItem(name: "api_key", value: "…")`
  private func nameBeside(_ argument: Node) -> String? {
    guard let call = argument.parent, let name = (call.argument("name") ?? call.argument("key"))?.value.text else {
      return nil
    }
    return isSecretHeader(name) || isSecretHeader(name.lowercased()) ? name : nil
  }

  /// The name of the secret in the query of an address: `https://api.trains.eu/stops?api_key=…`.
  private func secretInQuery(_ address: String) -> String? {
    guard address.contains(bytesOf: "?"),
      let query = address.split(separator: "?", maxSplits: 1).dropFirst().first
    else { return nil }
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, isSecretHeader(parts[0]), isRandom(parts[1]) { return parts[0] }
    }
    return nil
  }

  /// `Authorization`, `api_key`, `auth-token`
  private func isSecretHeader(_ name: String) -> Bool {
    ["Authorization", "authorization"].contains(name) || SecretName.isSecret(name.replacing("-", with: "_"))
  }

  /// By value, the keys in dictionaries that are names of secrets.
  private func secretNames(in file: SourceFile) -> [Node: String] {
    var names: [Node: String] = [:]
    for pairs in file.nodes(.dictionary) {
      let parts = Array(pairs.children)
      for place in stride(from: 1, to: parts.count, by: 2) {
        if let key = parts[place - 1].text, isSecretHeader(key) {
          names[parts[place]] = key
        }
      }
    }
    return names
  }
}

extension Node {
  /// The value of a variable, also of a computed one that gives a single value.
  fileprivate var writtenValue: Node? {
    if let value = child(.initial)?.firstChild { return value }
    guard let statements = code?.statements, statements.count == 1 else { return nil }
    let given = statements[0].kind == .return ? statements[0].firstChild : statements[0]
    let texts = given?.outcomes.filter { $0.kind == .string && $0.text?.isEmpty == false } ?? []
    return texts.max { ($0.text ?? "").utf8.count < ($1.text ?? "").utf8.count }
  }
}
