/// What the bytes of an image are, by how they begin.
package enum PictureKind: String, Sendable {
  case png, jpeg, svg

  /// Nil where the bytes are no image of these kinds, such as a page that says that there is none.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if String(decoding: bytes.prefix(1_000), as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The type for clients that show images: those of pixels have one.
  package var mediaType: String? {
    switch self {
    case .png, .jpeg: "image/\(rawValue)"
    case .svg: nil
    }
  }
}
