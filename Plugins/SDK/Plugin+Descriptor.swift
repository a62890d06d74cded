import SwiftKitABI

extension Plugin {
  /// The descriptor that lies beside the library, so that swiftkit knows the plugin without running it.
  public var descriptor: String {
    """
    {
      "abi": \(SWIFTKIT_ABI_MAJOR),
      "answers": [\(list(answerer?.kinds.map(\.description) ?? []))],
      "checks": [\(list(checks.map { $0.description }))],
      "id": \(quoted(id)),
      "version": \(quoted(version))
    }

    """
  }

  /// One member a line.
  private func list(_ members: [String]) -> String {
    members.isEmpty ? "" : members.map { "\n    " + $0 }.joined(separator: ",") + "\n  "
  }

  /// The list of checks for the plugin's README, a table in Markdown.
  public var manual: String {
    let rows = checks.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.title) |\n" }
    return "| check | severity | fires where |\n|---|---|---|\n" + rows.joined()
  }
}

extension Check {
  /// The check in the descriptor, on one line.
  fileprivate var description: String {
    let traits = [("basis", basis?.rawValue), ("group", group?.rawValue)].map { name, value in
      value.map { "\"\(name)\": \(quoted($0))" }
    }
    let members = [
      traits[0], "\"enabled\": \(!isOffByDefault)", "\"fixable\": \(isFixable)", traits[1], "\"id\": \(quoted(id))",
      "\"literals\": [\(literals.map(quoted).joined(separator: ", "))]",
      options.isEmpty ? nil : "\"options\": [\(options.map(\.description).joined(separator: ", "))]",
      "\"rules\": [\(rules.map(quoted).joined(separator: ", "))]",
      "\"severity\": \(quoted(severity.rawValue))", suggests ? "\"suggests\": true" : nil,
      "\"title\": \(quoted(title))",
    ]
    return "{\(members.compactMap { $0 }.joined(separator: ", "))}"
  }
}

extension CheckOption {
  /// The option in the descriptor.
  fileprivate var description: String {
    "{\"about\": \(quoted(about)), \"kind\": \(quoted(kind.rawValue)), \"name\": \(quoted(name)), "
      + "\"standard\": \(quoted(standard))}"
  }
}

extension QuestionKind {
  /// The kind in the descriptor, on one line.
  fileprivate var description: String {
    let lists = words.map { "[\($0.map(quoted).joined(separator: ", "))]" }.joined(separator: ", ")
    return "{\"key\": \(quoted(key)), \"title\": \(quoted(title)), \"when\": [\(lists)]}"
  }
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
