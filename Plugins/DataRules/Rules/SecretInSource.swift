import SwiftKitSDK

/// Whoever has the app has its texts, and whoever has the repository has its history.
struct SecretInSource: Check {
  let id = "secret-in-source"
  let rules = ["data/secrets/secret-in-source"]
  let severity = Severity.warning
  let title = "a secret in the source"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["assw", "ecret", "oken", "Key", "apikey", "asscode", "assphrase", "api_key"] + beginnings

  /// How the keys of well-known services begin, whatever holds them.
  private static let beginnings = [
    "sk_live_", "sk-live-", "sk-proj-", "ghp_", "github_pat_", "AKIA", "AIza", "xoxb-", "sk-ant-", "glpat-",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for property in file.nodes(.variable) where !property.isInPreview {
      guard let name = property.name, let value = property.writtenValue, value.kind == .string,
        let text = value.text, isKey(text), SecretName.isSecret(name) || Self.beginnings.contains(where: text.hasPrefix)
      else { continue }
      report(
        value,
        "anyone can read `\(name)` in the app or the repository; fetch it from a server, or keep it in the keychain"
      )
    }
    for text in file.nodes(.string) where text.parent?.kind != .initial && !text.isInPreview {
      if let name = secretName(for: text), let key = text.text, isKey(key) {
        report(
          text,
          "anyone can read `\(name)` in the app or the repository; fetch it from a server, or keep it in the keychain")
        continue
      }
      guard let written = text.text,
        case let key = written.hasPrefix("Bearer ") ? String(written.dropFirst(7)) : written,
        Self.beginnings.contains(where: key.hasPrefix) || key != written, isKey(key)
      else { continue }
      report(
        text,
        "anyone can read this key in the app or the repository; fetch it from a server, or keep it in the keychain")
    }
  }

  /// Whether it looks like what a machine made: long, in one piece, letters and digits mixed, and no name of a key.
  private func isKey(_ text: String) -> Bool {
    guard text.utf8.count >= 16, text.contains(where: \.isNumber), text.contains(where: \.isLetter),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_+/=.".contains($0)) })
    else { return false }
    let lower = text.lowercased()
    return !["your", "example", "placeholder", "xxxx", "dummy", "sample", "com.", "test"].contains(
      where: lower.contains)
  }

  /// The name of a secret that this is given for: the label of an argument, or the key in a dictionary.
  private func secretName(for text: Node) -> String? {
    if let argument = text.parent, argument.kind == .argument, let label = argument.name {
      return SecretName.isSecret(label) ? label : nil
    }
    guard let pairs = text.parent, pairs.kind == .dictionary, case let parts = Array(pairs.children),
      let place = parts.firstIndex(of: text), place % 2 == 1, let key = parts[place - 1].text
    else { return nil }
    return SecretName.isSecret(key.replacing("-", with: "_")) ? key : nil
  }
}

extension Node {
  /// The value of a variable, also of a computed one that gives a single value.
  fileprivate var writtenValue: Node? {
    if let value = child(.initial)?.firstChild { return value }
    guard let statements = code?.statements, statements.count == 1 else { return nil }
    let given = statements[0].kind == .return ? statements[0].firstChild : statements[0]
    return given?.outcomes.first { $0.kind == .string }
  }
}
