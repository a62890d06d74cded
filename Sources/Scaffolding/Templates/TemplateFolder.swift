package import POSIXSupport

/// The folder of a template, or of code that becomes one, opened so that what lies in it cannot lead out.
enum TemplateFolder {
  /// A file larger than this is no template.
  static let largestFile = 1 << 20

  /// Opens the folder of a template.
  ///
  /// Those of a project come with it: they are reached from the project's root, so that a link leads to another folder
  /// of the project at most. Who keeps templates elsewhere vouches for the way to them.
  static func open(_ folder: FilePath) throws(FileFault) -> OpenFolder {
    let parts = folder.components.suffix(3)
    guard parts.count == 3, parts.starts(with: [".swiftkit", "templates"]) else { return try OpenFolder(folder) }
    var root = folder
    for _ in parts { root.removeLastComponent() }
    return try OpenFolder(root).folder(FilePath(root: nil, parts), links: .inside)
  }

  /// True where `folder` holds a template; a folder that is not there holds none.
  static func holdsTemplate(_ folder: FilePath) throws(FileFault) -> Bool {
    do throws(FileFault) {
      return try open(folder).status(of: "template.json", links: .inside)?.kind == .file
    } catch {
      if error.isMissing { return false }
      throw error
    }
  }

  /// The bytes of the file at `path` as the text that a template may be made of.
  static func text(_ bytes: [UInt8], at path: FilePath) throws(FileFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFault("read", path, reason: "it is not UTF-8 text")
    }
    if bytes.contains(0) { throw FileFault("read", path, reason: "it contains a NUL character") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw FileFault("read", path, reason: "it begins with a byte-order mark; save it without one")
    }
    return text
  }
}

extension Template {
  /// The folder that it was read from, opened: whoever writes golden files there must not be led out of it.
  package func openFolder() throws(FileFault) -> OpenFolder { try TemplateFolder.open(folder) }
}
