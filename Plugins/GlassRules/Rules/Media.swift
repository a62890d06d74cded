import SwiftKitSDK

extension Node {
  /// Whether this is a photo, a map or a video, or something of the project's whose name says so. A symbol is no media.
  var isMedia: Bool {
    guard kind == .call || kind == .member || kind == .type, let name else { return false }
    if name == "Image" && kind == .call { return !hasArgument("systemName") }
    guard name != "Image", name.first?.isUppercase == true || kind == .member else { return false }
    return mediaNames.contains { name.contains($0) } && !name.contains("mapping")
  }
}

private let mediaNames = [
  "AsyncImage", "Canvas", "Photo", "photo", "Image", "Map", "Video", "video", "Camera", "camera", "Artwork", "artwork",
  "Poster", "poster", "Picture", "ARView", "RealityView", "MeshGradient",
]
