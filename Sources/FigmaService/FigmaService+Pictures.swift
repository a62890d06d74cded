package import FigmaImport

extension FigmaService {
  /// The address of a picture of a layer; Figma keeps it for thirty days.
  package func screenshot(_ link: FigmaLink, node: String, scale: Double = 2, version: String? = nil) throws -> String {
    guard let url = try addresses(link, nodes: [node], scale: scale, format: "png", version: version)[node] else {
      throw FigmaServiceError.noPicture(node: node)
    }
    return url
  }

  /// The addresses of pictures of layers; what cannot be drawn, or is not there any more, has none.
  ///
  /// - Parameter version: the version of the file; nil takes the current one.
  package func addresses(
    _ link: FigmaLink, nodes: [String], scale: Double, format: String, version: String? = nil
  ) throws(FigmaServiceError) -> [String: String] {
    var further = "&format=\(format)&scale=\(scale)"
    if let version { further += "&version=\(Self.encoded(version))" }
    var found: [String: String] = [:]
    for batch in Self.batches(of: nodes) {
      found.merge(try addresses(link, batch, further)) { $1 }
    }
    return found
  }

  /// The addresses for one request; where it fails for one of many, the others are asked for without it.
  private func addresses(
    _ link: FigmaLink, _ nodes: [String], _ further: String
  ) throws(FigmaServiceError) -> [String: String] {
    do throws(FigmaServiceError) {
      let path = "/v1/images/\(link.fileKey)?ids=\(Self.list(nodes))\(further)"
      let answer = try patient(path, key: link.fileKey, node: nodes.first ?? "")
      guard let pictures = FigmaPictures(json: answer.body) else {
        throw FigmaServiceError.brokenAnswer(reason: "no list of images")
      }
      let known = nodes.compactMap { node in pictures.url(for: node).map { (node, $0) } }
      return Dictionary(known, uniquingKeysWith: { first, _ in first })
    } catch {
      guard error.isAboutLayers, nodes.count > 1 else { throw error }
      var found: [String: String] = [:]
      var reason: FigmaServiceError?
      for half in [nodes[..<(nodes.count / 2)], nodes[(nodes.count / 2)...]] {
        do throws(FigmaServiceError) {
          found.merge(try addresses(link, Array(half), further)) { $1 }
        } catch {
          guard error.isAboutLayers else { throw error }
          reason = error
        }
      }
      // Where no layer has a picture, the file itself may be what is missing.
      if found.isEmpty, let reason { throw reason }
      return found
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
