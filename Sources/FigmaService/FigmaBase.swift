/// The address of the API: it is told to curl in a line of its own, and whoever answers there gets the token.
enum FigmaBase {
  /// What is wrong with `base`; nil when nothing is.
  static func flaw(of base: String) -> String? {
    guard base.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x27 && $0 != 0x5C }) else {
      return "it contains invalid characters"
    }
    let scheme = base.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme), base.dropFirst(scheme.count).hasPrefix("://") else {
      return "it does not begin with https://"
    }
    // Braces and brackets in a path are patterns to curl; a query would end before what is asked for.
    let rest = base.dropFirst(scheme.count + 3)
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty, !host.contains("@"), !rest.contains(where: { "?#{}".contains($0) }),
      !rest.dropFirst(host.count).contains(where: { "[]".contains($0) })
    else { return "only a host and a path are allowed" }
    return scheme == "https" || isThisMachine(host)
      ? nil : "http sends the token in the clear; only https leaves this machine"
  }

  /// Whether `host`, with or without a port, is this machine.
  private static func isThisMachine(_ host: Substring) -> Bool {
    var name = host
    if let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber) {
      name = host[..<colon]
    }
    if name.lowercased() == "localhost" || name == "[::1]" { return true }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}
