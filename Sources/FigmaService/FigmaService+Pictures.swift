package import FigmaImport

extension FigmaService {
  /// The address of a picture of a layer; Figma keeps it for thirty days.
  package func screenshot(_ link: FigmaLink, node: String, scale: Double = 2, version: String? = nil) throws -> String {
    guard let found = try addresses(link, nodes: [node], scale: scale, format: "png", version: version)[node] else {
      throw FigmaServiceError.noPicture(node: node)
    }
    return try found.get()
  }

  /// The addresses of pictures of layers, or why there is none: one that is gone or cannot be drawn costs the others nothing.
  ///
  /// - Parameter version: the version of the file; nil takes the current one.
  package func addresses(
    _ link: FigmaLink, nodes: [String], scale: Double, format: String, version: String? = nil
  ) throws(FigmaServiceError) -> [String: Result<String, FigmaServiceError>] {
    var further = "&format=\(format)&scale=\(scale)"
    if let version { further += "&version=\(Self.encoded(version))" }
    var found: [String: Result<String, FigmaServiceError>] = [:]
    var isKnown = false
    for batch in Self.batches(of: nodes) {
      var left = Self.mostParts
      try find(batch[...], link, further, isKnown: &isKnown, left: &left, into: &found)
    }
    return found
  }

  // A single layer among fifty is found with twelve more requests, two with about twenty.
  private static let mostParts = 24

  /// Asks for layers in one request; where that fails for some of them, for each half, with so many requests as are `left`.
  ///
  /// - Parameter isKnown: whether the file is there, so that what is missing are layers.
  private func find(
    _ nodes: ArraySlice<String>, _ link: FigmaLink, _ further: String, isKnown: inout Bool, left: inout Int,
    into found: inout [String: Result<String, FigmaServiceError>]
  ) throws(FigmaServiceError) {
    do throws(FigmaServiceError) {
      let path = "/v1/images/\(link.fileKey)?ids=\(Self.list(Array(nodes)))\(further)"
      let answer = try patient(path, key: link.fileKey, node: nodes.first ?? "")
      guard let pictures = FigmaPictures(json: answer.body) else {
        throw FigmaServiceError.brokenAnswer(reason: "no list of images")
      }
      for node in nodes {
        found[node] = pictures.url(for: node).map { .success($0) } ?? .failure(.noPicture(node: node))
      }
      isKnown = true
    } catch {
      guard error.isAboutLayers else { throw error }
      if case .notFound = error, !isKnown {
        _ = try patient("/v1/files/\(link.fileKey)?depth=1", key: link.fileKey, node: link.fileKey)
        isKnown = true
      }
      guard nodes.count > 1, left >= 2 else {
        for node in nodes {
          if case .notFound = error {
            found[node] = .failure(.noLayer(node: node))
          } else {
            found[node] = .failure(error)
          }
        }
        return
      }
      left -= 2
      let middle = nodes.startIndex + nodes.count / 2
      try find(nodes[..<middle], link, further, isKnown: &isKnown, left: &left, into: &found)
      try find(nodes[middle...], link, further, isKnown: &isKnown, left: &left, into: &found)
    }
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
    guard answer.status == 200 else { throw .noImage(status: answer.status) }
    guard PictureKind(answer.body) != nil else { throw .brokenAnswer(reason: "an image that is not PNG, JPEG or SVG") }
    return answer.body
  }
}

extension FigmaServiceError {
  /// Whether a request fails for what was asked for in it, so that a part of it may do better.
  fileprivate var isAboutLayers: Bool {
    switch self {
    case .notFound, .tooLarge: true
    default: false
    }
  }
}
