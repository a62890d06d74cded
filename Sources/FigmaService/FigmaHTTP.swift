import POSIXSupport

/// One request, carried out by curl in a process of its own: neither its size nor its start is paid for by other commands.
struct FigmaHTTP: Sendable {
  let token: String
  /// What an answer may weigh at most, unpacked.
  let longestAnswer: Int
  /// The environment for curl: proxies and certificates are set there.
  let environment: [String]

  struct Answer: Sendable {
    var status: Int
    var body: [UInt8]
    var retryAfter: Int?
    var tier = ""
    var link = ""
  }

  /// - Parameters:
  ///   - withToken: false for what lies at other hosts.
  ///   - limit: what this answer may weigh at most, where that is less than any may.
  func get(_ url: String, withToken: Bool = true, limit: Int = .max) throws(FigmaServiceError) -> Answer {
    let longestAnswer = min(limit, longestAnswer)
    // The token goes through a pipe: other users can read the arguments of a process, and its environment stays as it is.
    guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) else {
      throw .badToken
    }
    // Braces and brackets in an address of another host are no patterns.
    let told = "url = \"\(url)\"\n" + (withToken ? "header = \"X-Figma-Token: \(token)\"\n" : "globoff\n")
    let mark = "#swiftkit#"
    let shown = [
      "%{http_code}", "%header{retry-after}", "%header{x-figma-plan-tier}", "%header{x-figma-upgrade-link}",
      "%header{date}",
    ]
    let run: CapturedRun
    do {
      run = try CapturedRun(
        "curl",
        [
          // Redirects are not followed: a token must not go to another host.
          "--disable", "--silent", "--show-error", "--proto", "=https,http", "--connect-timeout", "10", "--max-time",
          "120",
          "--max-filesize", "\(longestAnswer)", "--compressed", "--config", "-",
          "--write-out", "%{stderr}\n" + ([mark] + shown).joined(separator: "\n"),
        ],
        environment: environment.filter { !$0.hasPrefix("FIGMA_TOKEN=") }, input: Array(told.utf8),
        limit: longestAnswer)
    } catch {
      throw .noClient(reason: error.reason)
    }
    // Old versions of curl only look at the size that an answer announces.
    if run.isCut || run.ending == .exited(63) { throw .endless(limit: longestAnswer) }
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let complaint = lines.prefix { $0 != mark }.filter { !$0.isEmpty }.joined(separator: " ")
    let facts = Array(lines.drop { $0 != mark }.dropFirst())
    guard run.ending == .exited(0), facts.count >= 5, let status = Int(facts[0]), status > 0 else {
      if case .exited(127) = run.ending { throw .noClient(reason: "it is not installed") }
      if case .exited(18) = run.ending { throw .brokenAnswer(reason: "it ended early") }
      throw .unreachable(reason: complaint.isEmpty ? "\(run.ending)" : complaint)
    }
    return Answer(
      status: status, body: run.output, retryAfter: RetryAfter.seconds(facts[1], at: facts[4]), tier: facts[2],
      link: facts[3])
  }
}
