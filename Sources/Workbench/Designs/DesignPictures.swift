package import FigmaImport
import FigmaService
import JSON
package import POSIXSupport

/// The pictures of generated screens as an asset catalog.
package struct DesignPictures: Sendable {
  package enum Format: String, CaseIterable, Sendable { case svg, png }

  /// The files by their paths in the catalog.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// The names of the pictures that are left out, by the reason.
  package private(set) var missing: [(reason: String, names: [String])] = []

  static let about = "{\n  \"info\" : { \"author\" : \"swiftkit\", \"version\" : 1 }\n}\n"

  /// Fetches the pictures: drawings as vectors, photographs in two sizes.
  ///
  /// - Parameters:
  ///   - version: the version of the file; nil takes the current one.
  ///   - format: one format for all; nil takes what suits each.
  init(
    of assets: [GeneratedScreen.Asset], at link: FigmaLink, version: String?, from service: FigmaService,
    as format: Format?
  ) throws {
    let assets = assets.filter { !$0.layer.isEmpty }
    guard assets.count <= DesignPictures.most else {
      throw FigmaServiceError.tooManyPictures(count: assets.count, limit: DesignPictures.most)
    }
    var size = 0
    let vectors = assets.filter { format.map { $0 == .svg } ?? $0.isDrawing }
    let pixels = assets.filter { format.map { $0 == .png } ?? !$0.isDrawing }
    var found: [String: [(scale: Int?, ending: String, bytes: [UInt8])]] = [:]
    var failed: [(name: String, scale: Int?, reason: FigmaServiceError)] = []
    func fetch(_ assets: [GeneratedScreen.Asset], _ ending: String, scale: Int?) throws {
      guard !assets.isEmpty else { return }
      let addresses = try service.addresses(
        link, nodes: assets.map(\.layer), scale: Double(scale ?? 1), format: ending, version: version)
      for asset in assets {
        switch try Self.bytes(at: addresses[asset.layer] ?? .failure(.noPicture(node: asset.layer)), from: service) {
        case .failure(let reason): failed.append((asset.name, scale, reason))
        case .success(let bytes):
          size += bytes.count
          guard size <= DesignPictures.largest else { throw FigmaServiceError.endless(limit: DesignPictures.largest) }
          found[asset.name, default: []].append((scale, ending, bytes))
        }
      }
    }
    try fetch(vectors, "svg", scale: nil)
    for scale in [2, 3] { try fetch(pixels, "png", scale: scale) }
    if !found.isEmpty { files = [("Contents.json", Array(DesignPictures.about.utf8))] }
    for (name, scale, reason) in failed {
      // Of a picture that came in another size only this one is missing.
      note(found[name] == nil ? name : name + (scale.map { "@\($0)x" } ?? ""), reason.ofImages)
    }
    for asset in assets {
      guard let pictures = found[asset.name] else { continue }
      let folder = asset.name + ".imageset/"
      let names = pictures.map { asset.name + ($0.scale.map { "@\($0)x" } ?? "") + "." + $0.ending }
      files += zip(names, pictures).map { (folder + $0, $1.bytes) }
      files.append((folder + "Contents.json", Array(DesignPictures.contents(names, pictures.map(\.scale)).utf8)))
    }
  }

  private mutating func note(_ name: String, _ reason: String) {
    if let index = missing.firstIndex(where: { $0.reason == reason }) {
      if !missing[index].names.contains(name) { missing[index].names.append(name) }
    } else {
      missing.append((reason, [name]))
    }
  }

  /// The bytes at an address; an image that is not there is no reason to go without the others.
  private static func bytes(
    at address: Result<String, FigmaServiceError>, from service: FigmaService
  ) throws -> Result<[UInt8], FigmaServiceError> {
    do throws(FigmaServiceError) {
      return .success(try service.picture(at: address.get()))
    } catch {
      switch error {
      case .noImage, .brokenAnswer, .noPicture, .noLayer, .tooLarge: return .failure(error)
      default: throw error
      }
    }
  }

  /// The files for a catalog in `folder`, which may be one of Xcode's: what it says of itself stays as it is.
  package func files(for folder: FilePath) -> [(name: String, bytes: [UInt8])] {
    let own = "Contents.json"
    return FileStatus(folder.appending(own)) == nil ? files : files.filter { $0.name != own }
  }

  /// How many pictures are exported at once, and their bytes in all.
  private static let (most, largest) = (1_000, 512 << 20)

  private static func contents(_ names: [String], _ scales: [Int?]) -> String {
    let images = zip(names, scales).map { name, scale in
      "    { \"filename\" : \(JSONWriter.quoted(name)), \"idiom\" : \"universal\""
        + (scale.map { ", \"scale\" : \"\($0)x\"" } ?? "") + " }"
    }
    let isVector = scales.contains(nil)
    return "{\n  \"images\" : [\n" + images.joined(separator: ",\n") + "\n  ],\n"
      + "  \"info\" : { \"author\" : \"swiftkit\", \"version\" : 1 }"
      + (isVector ? ",\n  \"properties\" : { \"preserves-vector-representation\" : true }" : "") + "\n}\n"
  }
}

extension FigmaServiceError {
  /// Why images are left out, as the end of a sentence about them.
  fileprivate var ofImages: String {
    switch self {
    case .noLayer: "the file has no such layers"
    case .noPicture: "Figma could not render them"
    case .tooLarge: "Figma could not render them in time"
    case .noImage(let status): "their addresses responded with status \(status)"
    case .brokenAnswer(let reason): reason
    default: description
    }
  }
}

extension DesignSource {
  /// The pictures that generated screens of a linked design show.
  package func pictures(
    of assets: [GeneratedScreen.Asset], at link: FigmaLink, version: String?, as format: DesignPictures.Format?
  ) throws -> DesignPictures {
    try DesignPictures(of: assets, at: link, version: version, from: try service(), as: format)
  }

  /// A picture of a layer: where it is, and the bytes where they are at hand and not too many to show.
  package func shownPicture(_ request: DesignRequest) throws -> (place: String, bytes: [UInt8]?, type: String) {
    // In base64 it must stay below the five megabytes that models take.
    let most = 3_700_000
    guard let link = try link(request) else {
      guard let file = try picture(request) else {
        return ("not available offline: there is no image next to the design", nil, "")
      }
      let bytes = try? FileContents.bytes(of: file, limit: most)
      let type = bytes.flatMap(PictureKind.init)?.mediaType
      return (file.string, type == nil ? nil : bytes, type ?? "")
    }
    guard let address = try address(request, at: link) else {
      throw FigmaError.badLink(text: request.design, reason: "it does not name a layer")
    }
    // Without the picture its address is still worth something.
    let bytes = try? service().picture(at: address, limit: most)
    let type = bytes.flatMap(PictureKind.init)?.mediaType
    return (address, type == nil ? nil : bytes, type ?? "")
  }
}
