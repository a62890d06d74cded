import FigmaService
package import FigmaImport
import JSON
import POSIXSupport

/// The pictures of generated screens as an asset catalog.
package struct DesignPictures: Sendable {
  package enum Format: String, CaseIterable, Sendable { case svg, png }

  /// The files by their paths in the catalog.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// What Figma could not draw, by the names of the pictures.
  package private(set) var missing: [String] = []

  static let about = "{\n  \"info\" : { \"author\" : \"swiftkit\", \"version\" : 1 }\n}\n"

  /// Fetches the pictures: drawings as vectors, photographs in two sizes.
  ///
  /// - Parameter format: one format for all; nil takes what suits each.
  init(of assets: [GeneratedScreen.Asset], at link: FigmaLink, from service: FigmaService, as format: Format?) throws {
    let assets = assets.filter { !$0.layer.isEmpty }
    let vectors = assets.filter { format.map { $0 == .svg } ?? $0.isDrawing }
    let pixels = assets.filter { format.map { $0 == .png } ?? !$0.isDrawing }
    var found: [String: [(scale: Int?, ending: String, bytes: [UInt8])]] = [:]
    func fetch(_ assets: [GeneratedScreen.Asset], _ ending: String, scale: Int?) throws {
      guard !assets.isEmpty else { return }
      let addresses = try service.addresses(
        link, nodes: assets.map(\.layer), scale: Double(scale ?? 1), format: ending)
      for asset in assets {
        guard let address = addresses[asset.layer] else { continue }
        found[asset.name, default: []].append((scale, ending, try service.picture(at: address)))
      }
    }
    try fetch(vectors, "svg", scale: nil)
    for scale in [2, 3] { try fetch(pixels, "png", scale: scale) }
    files = [("Contents.json", Array(DesignPictures.about.utf8))]
    for asset in assets {
      guard let pictures = found[asset.name] else {
        missing.append(asset.name)
        continue
      }
      let folder = asset.name + ".imageset/"
      let names = pictures.map { asset.name + ($0.scale.map { "@\($0)x" } ?? "") + "." + $0.ending }
      files += zip(names, pictures).map { (folder + $0, $1.bytes) }
      files.append((folder + "Contents.json", Array(DesignPictures.contents(names, pictures.map(\.scale)).utf8)))
    }
  }

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

extension DesignSource {
  /// The pictures that generated screens of a linked design show.
  package func pictures(
    of assets: [GeneratedScreen.Asset], at link: FigmaLink, as format: DesignPictures.Format?
  ) throws -> DesignPictures {
    try DesignPictures(of: assets, at: link, from: try service(), as: format)
  }

  /// A picture of a layer: where it is, and the bytes where they are at hand and not too many to show.
  package func shownPicture(_ request: DesignRequest) throws -> (place: String, bytes: [UInt8]?, type: String) {
    let most = 4 << 20
    guard let link = try link(request) else {
      guard let file = try picture(request) else {
        return ("not available offline: there is no image next to the design", nil, "")
      }
      let isPixels = file.extension != "svg" && (FileStatus(file)?.size ?? 0) <= most
      return (
        file.string, isPixels ? try FileContents.bytes(of: file) : nil,
        file.extension == "png" ? "image/png" : "image/jpeg"
      )
    }
    guard let address = try address(request, at: link) else {
      throw FigmaError.badLink(text: request.design, reason: "it does not name a layer")
    }
    // Without the picture its address is still worth something.
    let bytes = (try? service().picture(at: address)).flatMap { $0.count <= most ? $0 : nil }
    return (address, bytes, "image/png")
  }
}
