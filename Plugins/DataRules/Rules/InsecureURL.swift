import SwiftKitSDK

/// Anyone on the network can read and change it, and the system blocks it by default.
struct InsecureURL: Check {
  let id = "insecure-url"
  let rules = ["data/requests/insecure-url"]
  let severity = Severity.warning
  let title = "a URL without encryption"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["http://", "scheme & \"http\""]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for value in file.nodes(.string)
    where isPlain(value) && isAddress(value) && !value.isInPreview && !isForTrial(value) {
      report(
        value, "HTTP is unencrypted, and the system blocks it by default; use HTTPS",
        suggestion: value.source.hasPrefix("\"http://")
          ? [Edit(value.range.lowerBound + 5..<value.range.lowerBound + 5, "s")] : [])
    }
    for operation in file.nodes(.operation) where !operation.isInPreview && !isForTrial(operation) {
      guard let assignment = operation.assignment, assignment.target.chain?.parts.last?.isNamed("scheme") == true,
        assignment.value.kind == .string, assignment.value.text == "http"
      else { continue }
      report(assignment.value, "HTTP is unencrypted, and the system blocks it by default; use HTTPS")
    }
  }

  /// Whether it begins with a host of the internet, asked without encryption.
  private func isPlain(_ string: Node) -> Bool {
    guard let text = string.leadingText, text.hasPrefix("http://") else { return false }
    let host = text.dropFirst(7).prefix { !"/:?".contains($0) }
    // Names of schemas and namespaces are asked of nobody.
    return host.contains(".") && !Self.names.contains { text.hasPrefix("http://" + $0) }
      && !Self.local.contains(where: host.hasPrefix) && !host.hasSuffix(".local")
      && !host.hasSuffix(".example")
  }

  /// Whether it is made a URL, or kept under the name of an address.
  private func isAddress(_ string: Node) -> Bool {
    guard let place = string.parent else { return false }
    if place.kind == .argument, place.isNamed("string"), let call = string.callOfArgument {
      return call.isNamed("URL", "URLComponents", "URLRequest") && call.isRoot
    }
    guard place.kind == .initial, let variable = place.parent else { return false }
    // `case staging = "http://…"`, of whose raw value a URL is made.
    if variable.kind == .case { return variable.enclosingType.map(isAskedForItsValue) ?? false }
    return !Set(variable.nameWords).isDisjoint(with: ["url", "host", "endpoint", "server", "address", "api", "backend"])
      || variable.name.map { isAsked($0, in: string.file) } == true
  }

  /// Whether a URL is made of the raw value of this enum: in itself, or of a value of it.
  private func isAskedForItsValue(_ type: Node) -> Bool {
    type.file.calls(named: "URL", "URLComponents").contains { call in
      call.isRoot
        && call.argument("string")?.node.descendants.contains { use in
          guard use.kind == .member, use.isNamed("rawValue"), let parts = use.chain?.parts else { return false }
          if use.isRoot || parts.count == 2 && parts[0].isNamed("self") { return call.owner?.name == type.name }
          return parts.count == 2 && parts[0].name.flatMap(use.typeName(of:)) == type.name
        } == true
    }
  }

  /// Whether a URL is made of what the constant of that name holds: `URL(string: Self.base + path)`.
  private func isAsked(_ name: String, in file: SourceFile) -> Bool {
    file.calls(named: "URL", "URLComponents").contains { call in
      call.isRoot
        && call.argument("string").map { argument in
          argument.node.descendants.contains { $0.kind == .member && $0.isNamed(name) }
        } == true
    }
  }

  /// Whether the name of what it is in says that nobody meets it: a preview, a mock.
  private func isForTrial(_ call: Node) -> Bool {
    call.ancestors.contains { node in
      [.struct, .class, .enum, .extension, .function, .variable].contains(node.kind)
        && (node.nameHolds("preview") || node.nameHolds("mock") || node.nameHolds("sample")
          || node.nameHolds("fixture"))
    }
  }

  private static let names = ["www.w3.org/", "schemas.", "ns.adobe.com/", "www.apple.com/DTDs/", "purl.org/", "xmlns."]
  private static let local = ["127.", "10.", "192.168.", "172.16.", "0.0.", "169.254."]
}
