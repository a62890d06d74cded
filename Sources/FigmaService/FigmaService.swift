import ByteText
package import FigmaImport
package import POSIXSupport

/// Figma's REST API, as far as designs are read from it.
///
/// An answer that is at hand is never asked for again unless the caller wants a fresh one; a service that is busy is
/// waited for up to a minute, and never longer.
package struct FigmaService: Sendable {
  private let http: FigmaHTTP
  private let base: String
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

  /// The address of a picture of a layer; Figma keeps it for thirty days.
  package func screenshot(_ link: FigmaLink, node: String, scale: Double = 2, format: String = "png") throws -> String {
    guard let url = try addresses(link, nodes: [node], scale: scale, format: format)[node] else {
      throw FigmaServiceError.noPicture(node: node)
    }
    return url
  }

  /// The addresses of pictures of layers; what cannot be drawn has none.
  package func addresses(
    _ link: FigmaLink, nodes: [String], scale: Double, format: String
  ) throws -> [String: String] {
    var found: [String: String] = [:]
    for start in stride(from: 0, to: nodes.count, by: 50) {
      let part = nodes[start..<min(start + 50, nodes.count)]
      let ids = part.map { Self.encoded($0) }.joined(separator: ",")
      let path = "/v1/images/\(link.fileKey)?ids=\(ids)&format=\(format)&scale=\(scale)"
      let answer = try patient(path, key: link.fileKey, node: part.first ?? "")
      guard let pictures = FigmaPictures(json: answer.body) else {
        throw FigmaServiceError.brokenAnswer(reason: "no list of images")
      }
      for node in part { found[node] = pictures.url(for: node) }
    }
    return found
  }

  /// The bytes of a picture at an address that Figma gave; the token does not go there.
  ///
  /// - Parameter limit: what it may weigh at most, in bytes.
  package func picture(at address: String, limit: Int = 32 << 20) throws(FigmaServiceError) -> [UInt8] {
    let place = String(address.prefix { $0 != "?" && $0 != "#" })
    if let reason = FigmaBase.flaw(of: place) { throw .brokenAnswer(reason: "the address of an image: \(reason)") }
    // Only who has the service on this machine has its images there.
    guard place.hasPrefix("https:") || !base.hasPrefix("https:") else {
      throw .brokenAnswer(reason: "the address of an image does not begin with https://")
    }
    guard address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) else {
      throw .brokenAnswer(reason: "the address of an image contains invalid characters")
    }
    let answer = try http.get(address, withToken: false, limit: limit)
    guard answer.status == 200 else { throw .refused(status: answer.status, message: "no image at its address") }
    guard PictureKind(answer.body) != nil else { throw .brokenAnswer(reason: "an image that is not PNG, JPEG or SVG") }
    return answer.body
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

  /// Fetches many children in one request each fifty; says whether that was not too large.
  private func completeTogether(
    _ open: [Int], of node: inout FigmaNode, _ link: FigmaLink, _ isFresh: Bool, _ version: String?
  ) throws -> Bool {
    var found: [String: FigmaNode] = [:]
    for start in stride(from: 0, to: open.count, by: 50) {
      let ids = open[start..<min(start + 50, open.count)].map { Self.encoded(node.children[$0].id) }
      do {
        for root in try fetch(link, "/nodes?ids=\(ids.joined(separator: ","))", isFresh, version).roots {
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
  private func patient(_ path: String, key: String, node: String) throws(FigmaServiceError) -> FigmaHTTP.Answer {
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
      case 400, 413: throw .tooLarge(node: node, message: message(of: answer) ?? "")
      default: throw .refused(status: answer.status, message: message(of: answer) ?? "")
      }
    }
  }

  /// What an answer says went wrong; a service that repeats the token is not repeated.
  private func message(of answer: FigmaHTTP.Answer) -> String? { FigmaPictures.message(answer.body).map { clean($0) } }

  private func clean(_ text: String) -> String { PlainText.word(text.replacing(http.token, with: "…")) }

  /// Letters, digits and what a query may hold stay; the rest is written in percent form.
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte -> String in
      switch byte {
      case _ where Ascii.isAlphanumeric(byte), 0x2D, 0x2E, 0x5F, 0x7E: return String(UnicodeScalar(byte))
      default: return "%" + byte.hexadecimal(digits: 2, uppercase: true)
      }
    }.joined()
  }
}
