import ByteText
package import FigmaImport
package import POSIXSupport

/// Figma's REST API, as far as designs are read from it.
///
/// An answer that is at hand is never asked for again unless the caller wants a fresh one; a service that is busy is
/// waited for up to a minute, and never longer.
package struct FigmaService: Sendable {
  let http: FigmaHTTP
  let base: String
  private let cache: FigmaCache?
  private let pause: @Sendable (Int) -> Void
  private let fromCache: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - base: where the API is: by https, or by http on this machine.
  ///   - environment: for the program that fetches.
  ///   - longestAnswer: what an answer may weigh at most, unpacked; Figma itself refuses what is far smaller.
  ///   - pause: waits for so many seconds.
  ///   - fromCache: is told how many seconds ago an answer was fetched that is not asked for again.
  package init(
    token: String?, base: String = "https://api.figma.com", cache: FilePath?, environment: [String],
    longestAnswer: Int = 256 << 20,
    pause: @escaping @Sendable (Int) -> Void = { Pause.seconds($0) },
    fromCache: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(FigmaServiceError) {
    guard let token, !token.isEmpty else { throw .noToken }
    http = FigmaHTTP(token: token, longestAnswer: longestAnswer, environment: environment)
    if let reason = FigmaBase.flaw(of: base) { throw .badBase(text: PlainText.word(base), reason: reason) }
    self.base = String(base.reversed().drop { $0 == "/" }.reversed())
    self.cache = cache.map { FigmaCache(folder: $0) }
    (self.pause, self.fromCache) = (pause, fromCache)
  }

  /// The document of a file, or of one layer of it; what is too large in one piece is fetched in parts.
  package func document(_ link: FigmaLink, node: String?, isFresh: Bool = false, version: String? = nil) throws
    -> FigmaDocument
  {
    guard let node = node ?? link.nodeID else { return try file(link, isFresh, version) }
    do {
      return try fetch(link, "/nodes?ids=\(Self.encoded(node))", isFresh, version)
    } catch FigmaServiceError.tooLarge {
      var parts = try fetch(link, "/nodes?ids=\(Self.encoded(node))&depth=1", isFresh, version)
      for index in parts.roots.indices { try complete(&parts.roots[index], link, isFresh, version, level: 0) }
      return parts
    }
  }

  /// The variables of a file, with their values by mode.
  ///
  /// Versions have none of their own: these are the current ones.
  package func variables(_ link: FigmaLink, isFresh: Bool = false) throws -> [DesignVariable] {
    let question = "/variables/local"
    if !isFresh, let known = cache?.answer(file: link.fileKey, question: question, version: nil),
      let variables = DesignVariable.list(json: known.bytes)
    {
      fromCache(known.age)
      return variables
    }
    let body: [UInt8]
    do throws(FigmaServiceError) {
      body = try patient("/v1/files/\(link.fileKey)\(question)", key: link.fileKey, node: link.fileKey).body
    } catch .denied(let message) {
      throw FigmaServiceError.noVariables(message: message)
    }
    guard let variables = DesignVariable.list(json: body) else {
      throw FigmaServiceError.brokenAnswer(reason: "no list of variables")
    }
    cache?.keep(body, file: link.fileKey, question: question, version: "current")
    return variables
  }

  // MARK: - Parts

  private func file(_ link: FigmaLink, _ isFresh: Bool, _ version: String?) throws -> FigmaDocument {
    do {
      return try fetch(link, "", isFresh, version)
    } catch FigmaServiceError.tooLarge {
      let outline = try fetch(link, "?depth=2", isFresh, version)
      return try document(link, node: try outline.mainScreen().id, isFresh: isFresh, version: version)
    }
  }

  /// Fetches the children of a layer that came without their own children.
  private func complete(
    _ node: inout FigmaNode, _ link: FigmaLink, _ isFresh: Bool, _ version: String?, level: Int
  ) throws {
    guard level < 6 else { throw FigmaServiceError.tooLarge(node: node.id, message: "") }
    let holders: Set = [
      "FRAME", "GROUP", "INSTANCE", "COMPONENT", "COMPONENT_SET", "SECTION", "BOOLEAN_OPERATION", "CANVAS",
    ]
    let open = node.children.indices.filter { holders.contains(node.children[$0].type) }
    if open.count > 1, try completeTogether(open, of: &node, link, isFresh, version) { return }
    for index in open {
      let id = Self.encoded(node.children[index].id)
      do {
        let part = try fetch(link, "/nodes?ids=\(id)", isFresh, version)
        if let root = part.roots.first { node.children[index] = root }
      } catch FigmaServiceError.tooLarge {
        let part = try fetch(link, "/nodes?ids=\(id)&depth=1", isFresh, version)
        guard var root = part.roots.first else { continue }
        try complete(&root, link, isFresh, version, level: level + 1)
        node.children[index] = root
      }
    }
  }

  /// Fetches many children in one request each batch; says whether that was not too large.
  private func completeTogether(
    _ open: [Int], of node: inout FigmaNode, _ link: FigmaLink, _ isFresh: Bool, _ version: String?
  ) throws -> Bool {
    var found: [String: FigmaNode] = [:]
    for batch in Self.batches(of: open.map { node.children[$0].id }) {
      do {
        for root in try fetch(link, "/nodes?ids=\(Self.list(batch))", isFresh, version).roots {
          found[root.id] = root
        }
      } catch FigmaServiceError.tooLarge {
        return false
      }
    }
    for index in open {
      if let root = found[node.children[index].id] { node.children[index] = root }
    }
    return true
  }

  private func fetch(_ link: FigmaLink, _ question: String, _ isFresh: Bool, _ version: String?) throws
    -> FigmaDocument
  {
    // What is kept and cannot be read any more is fetched again.
    if !isFresh, let known = cache?.answer(file: link.fileKey, question: question, version: version),
      let document = try? FigmaDocument(json: known.bytes)
    {
      fromCache(known.age)
      return document
    }
    var path = "/v1/files/\(link.fileKey)\(question)"
    if let version { path += (question.contains("?") ? "&" : "?") + "version=\(Self.encoded(version))" }
    let body = try patient(path, key: link.fileKey, node: link.nodeID ?? link.fileKey).body
    // Only what can be read is kept.
    let document: FigmaDocument
    do {
      document = try FigmaDocument(json: body)
    } catch {
      throw FigmaServiceError.brokenAnswer(reason: error.description)
    }
    let found = version ?? document.version
    cache?.keep(body, file: link.fileKey, question: question, version: found.isEmpty ? "unknown" : found)
    return document
  }

  /// The answer to a request, after pauses that the service asked for, and two more tries where it has troubles of its own.
  func patient(_ path: String, key: String, node: String) throws(FigmaServiceError) -> FigmaHTTP.Answer {
    var waited = 0
    var troubles = 0
    while true {
      let answer = try http.get(base + path)
      switch answer.status {
      case 200: return answer
      case 429:
        if let seconds = answer.retryAfter, seconds >= 0, seconds <= 60, waited + max(seconds, 1) <= 60 {
          waited += max(seconds, 1)
          pause(max(seconds, 1))
          continue
        }
        throw .tooManyRequests(seconds: answer.retryAfter, tier: clean(answer.tier), link: clean(answer.link))
      case 500...599 where troubles < 2 && (answer.retryAfter ?? 0) <= 10:
        troubles += 1
        pause(max(answer.retryAfter ?? troubles, 1))
      case 401: throw .unknownToken(message: message(of: answer) ?? "no reason given")
      case 403: throw .denied(message: message(of: answer) ?? "no reason given")
      case 404: throw .notFound(key: key)
      case 413: throw .tooLarge(node: node, message: message(of: answer) ?? "")
      case 400:
        let message = message(of: answer) ?? ""
        throw Self.isAboutSize(message) ? .tooLarge(node: node, message: message) : .badRequest(message: message)
      default: throw .refused(status: answer.status, message: message(of: answer) ?? "")
      }
    }
  }

  /// What an answer says went wrong; a service that repeats the token is not repeated.
  private func message(of answer: FigmaHTTP.Answer) -> String? { FigmaPictures.message(answer.body).map { clean($0) } }

  private func clean(_ text: String) -> String { PlainText.word(text.replacing(http.token, with: "…")) }

  /// Whether a bad request asked for too much at once, as far as the service says what it was.
  private static func isAboutSize(_ message: String) -> Bool {
    let message = message.lowercased()
    return message.isEmpty
      || ["too large", "timeout", "timed out", "fewer", "smaller"].contains { message.contains($0) }
  }

  /// Layers for one request each: not more than fifty, nor more than servers take in an address.
  static func batches(of nodes: [String]) -> [[String]] {
    var batches: [[String]] = []
    var length = 0
    for node in nodes {
      let more = encoded(node).utf8.count + 1
      if batches.isEmpty || batches[batches.count - 1].count == 50 || length + more > longestList {
        batches.append([])
        length = 0
      }
      batches[batches.count - 1].append(node)
      length += more
    }
    return batches
  }

  // Many servers take eight thousand bytes of an address.
  private static let longestList = 6_000

  /// The layers of a request as its query has them.
  static func list(_ nodes: [String]) -> String { nodes.map { encoded($0) }.joined(separator: ",") }

  /// Letters, digits and what a query may hold stay; the rest is written in percent form.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte -> String in
      switch byte {
      case _ where Ascii.isAlphanumeric(byte), 0x2D, 0x2E, 0x5F, 0x7E: return String(UnicodeScalar(byte))
      default: return "%" + byte.hexadecimal(digits: 2, uppercase: true)
      }
    }.joined()
  }
}
