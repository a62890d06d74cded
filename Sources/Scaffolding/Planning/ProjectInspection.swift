import POSIXSupport

/// What the project says about files that are to be written: which exist, which would collide or declare a type twice.
struct ProjectInspection {
  private let layout: ProjectLayout
  private let sources: DeclaredTypes
  /// The types that the project declares where new sources go.
  var declaredTypes: DeclaredTypes { sources }
  private let tests: DeclaredTypes
  private let paths: [String]

  /// Sentences for the user that stop nothing.
  var notes: [String] {
    sources.isPartial ? ["the project is large: not every file was searched for types of the same name"] : []
  }

  init(layout: ProjectLayout, paths: [String]) {
    self.layout = layout
    self.paths = paths
    sources = DeclaredTypes(in: layout.root.folder, scope: layout.scope)
    let testFolder = layout.folder(for: .tests, of: "").dropLast()
    let isSeparate = !layout.scope.isEmpty
    tests = isSeparate ? DeclaredTypes(in: layout.root.folder, scope: String(testFolder)) : sources
  }

  /// Every file with what becomes of it.
  func judged(_ files: [RenderedFile]) throws(ScaffoldingError) -> [PlannedFile] {
    try refuseTwins()
    var result: [PlannedFile] = []
    for file in files {
      try refuseLinks(file.path)
      result.append(
        PlannedFile(
          path: file.path, role: file.file.role, place: file.file.place, text: file.text, action: action(for: file),
          existing: existing(file.path)))
    }
    return result
  }

  /// What a plain file at `path` holds.
  private func existing(_ path: String) -> [UInt8]? {
    let path = layout.root.folder.pushing(FilePath(path))
    guard FileStatus(path, followingLinks: false)?.kind == .file else { return nil }
    return try? FileContents.bytes(of: path)
  }

  private func action(for file: RenderedFile) -> PlannedFile.Action {
    let types = file.file.place == .tests ? tests : sources
    let declared = file.declaredTypes.compactMap { type in
      types.file(declaring: type, except: file.path).map { (type: type, file: $0) }
    }
    if file.file.isOnce, let first = declared.first {
      return .skip("'\(first.type)' is declared in \(first.file)")
    }
    let path = layout.root.folder.pushing(FilePath(file.path))
    if let status = FileStatus(path, followingLinks: false) {
      if status.kind == .folder { return .conflict("a folder of that name exists") }
      let isSame = (try? FileContents.bytes(of: path)) == Array(file.text.utf8)
      if file.file.isOnce { return .skip(isSame ? "exists already" : "exists already, and was changed") }
      return .conflict(isSame ? "exists already, with the same content" : "exists already, with other content")
    }
    if let twin = twin(of: file.path) { return .conflict("differs only in case from '\(twin)'") }
    if let first = declared.first { return .conflict("'\(first.type)' is declared in \(first.file)") }
    return .create
  }

  /// An existing file or folder on the way to `path` whose name differs only in case or in Unicode form.
  ///
  /// The file systems of most Macs take both for one.
  private func twin(of path: String) -> String? {
    var folder = layout.root.folder
    for part in path.split(separator: "/").map(String.init) {
      guard let names = try? Folder.names(in: folder) else { return nil }
      let hasExact = names.contains { $0.utf8.elementsEqual(part.utf8) }
      if !hasExact, let twin = names.first(where: { folded($0) == folded(part) }) { return twin }
      if !hasExact { return nil }
      folder = folder.appending(part)
    }
    return nil
  }

  private func refuseTwins() throws(ScaffoldingError) {
    var seen: [String: String] = [:]
    for path in paths {
      guard let other = seen.updateValue(path, forKey: folded(path)) else { continue }
      let twin = other == path ? "" : " and '\(other)', which some systems take for one"
      let message = "two files are written to '\(path)'\(twin)"
      throw .template(TemplateProblem(file: "template.json", line: 1, column: 1, message: message))
    }
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard let file = seen[folded(String(folder))] else { continue }
        let message = "'\(file)' would be a file, and the folder of '\(path)'"
        throw .template(TemplateProblem(file: "template.json", line: 1, column: 1, message: message))
      }
    }
  }

  // Swift compares strings by canonical equivalence, so NFC and NFD spellings of a name are equal here.
  private func folded(_ name: String) -> String { name.lowercased() }

  /// Refuses a path that a symbolic link would lead out of the project.
  private func refuseLinks(_ path: String) throws(ScaffoldingError) {
    var place = layout.root.folder
    for part in path.split(separator: "/").dropLast() {
      place.append(String(part))
      guard let status = FileStatus(place, followingLinks: false) else { return }
      if status.kind == .symbolicLink { throw .outsideRoot(path: path, "'\(part)' is a symbolic link") }
      if status.kind != .folder { throw .outsideRoot(path: path, "'\(part)' is not a folder") }
    }
  }
}
