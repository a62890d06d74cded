import ByteText
import POSIXSupport

/// What the project says about files that are to be written: which exist, which would collide or declare a type twice.
struct ProjectInspection {
  private let layout: ProjectLayout
  private let sources: DeclaredTypes
  private let tests: DeclaredTypes
  private let paths: [String]
  private let namesakes: [String: String]

  /// Sentences for the user that stop nothing.
  var notes: [String] {
    sources.isPartial ? ["the project is large, so not every file was searched for types of the same name"] : []
  }

  /// - Parameter sources: the types that the project declares where new sources go.
  init(
    layout: ProjectLayout, sources: DeclaredTypes, paths: [String]
  ) throws(ScaffoldingError) {
    (self.layout, self.paths) = (layout, paths)
    namesakes = layout.namesakes(of: paths)
    self.sources = sources
    let testFolder = layout.folder(for: .tests, of: "").dropLast()
    let isSeparate = !layout.scope.isEmpty
    tests = isSeparate ? try layout.declaredTypes(below: String(testFolder)) : sources
  }

  /// What to say of a type that the project has in place of the template's, where lists need more of it.
  func identityNotes(on files: [RenderedFile]) -> [String] {
    let lists = files.filter { file in ["List(", "ForEach("].contains { file.text.utf8.contains(bytesOf: $0) } }
    return files.filter(\.file.isOnce).flatMap { file in
      file.declaredTypes.compactMap { name in
        guard lists.contains(where: { $0.text.utf8.contains(bytesOf: "[\(name)]") }),
          let type = sources.declaration(of: name, except: file.path), type.isNotIdentifiable,
          let place = sources.file(declaring: name, except: file.path),
          file.text.utf8.contains(bytesOf: "\(name): Identifiable")
        else { return nil }
        return "'\(name)' in \(place) does not declare Identifiable, which the generated list needs"
      }
    }
  }

  /// Every file with what becomes of it.
  func judged(_ files: [RenderedFile]) throws(ScaffoldingError) -> [PlannedFile] {
    try refuseTwins()
    var folders = ProjectFolders(in: layout.root.folder)
    var result: [PlannedFile] = []
    for file in files {
      try refuseLinks(file.path, &folders)
      let kind = try folders.kind(of: file.path)
      let existing = kind == .file ? try Looking.bytes(of: file.path, in: layout.root.folder) : nil
      result.append(
        PlannedFile(
          path: file.path, role: file.file.role, place: file.file.place, text: file.text,
          action: try action(for: file, inPlaceOf: kind, existing, &folders), existing: existing,
          isShared: file.file.isShared))
    }
    return result
  }

  private func action(
    for file: RenderedFile, inPlaceOf kind: FileStatus.Kind?, _ existing: [UInt8]?, _ folders: inout ProjectFolders
  ) throws(ScaffoldingError) -> PlannedFile.Action {
    let types = file.file.place == .tests ? tests : sources
    let declared = file.declaredTypes.compactMap { type in
      types.file(declaring: type, except: file.path).map { (type: type, file: $0) }
    }
    if file.file.isOnce, let first = declared.first {
      return .skip("'\(first.type)' is declared in \(first.file)")
    }
    if let kind {
      if kind == .folder { return .conflict("a folder with that name already exists") }
      // A shared file may be older than the type that hides a name from it.
      let texts = [file.text] + [file.file.isShared ? file.plain : nil].compactMap { $0 }
      let isSame = existing.map { bytes in texts.contains { bytes.elementsEqual($0.utf8) } } ?? false
      if file.file.isOnce { return .skip(isSame ? "already exists" : "already exists, and was edited") }
      return .conflict(isSame ? "already exists with the same contents" : "already exists with different contents")
    }
    if let twin = try twin(of: file.path, &folders) { return .conflict("differs only in case from '\(twin)'") }
    if let first = declared.first { return .conflict("'\(first.type)' is declared in \(first.file)") }
    if let namesake = namesakes[file.path] {
      return .conflict("\(namesake) has the same name, and no target builds two files of one name")
    }
    return .create
  }

  /// An existing file or folder on the way to `path` whose name differs only in case or in Unicode form.
  ///
  /// The file systems of most Macs take both for one.
  private func twin(of path: String, _ folders: inout ProjectFolders) throws(ScaffoldingError) -> String? {
    var folder = ""
    for part in path.split(separator: "/").map(String.init) {
      let names = try folders.names(in: folder)
      let hasExact = names.contains { $0.utf8.elementsEqual(part.utf8) }
      if !hasExact { return names.first { folded($0) == folded(part) } }
      folder += folder.isEmpty ? part : "/\(part)"
    }
    return nil
  }

  private func refuseTwins() throws(ScaffoldingError) {
    var seen: [String: String] = [:]
    for path in paths {
      guard let other = seen.updateValue(path, forKey: folded(path)) else { continue }
      let twin = other == path ? "" : " and '\(other)', which some file systems treat as the same file"
      let message = "two files are written to '\(path)'\(twin)"
      throw .template(TemplateProblem(file: "template.json", line: 1, column: 1, message: message))
    }
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard let file = seen[folded(String(folder))] else { continue }
        let message = "'\(file)' would be both a file and the folder of '\(path)'"
        throw .template(TemplateProblem(file: "template.json", line: 1, column: 1, message: message))
      }
    }
  }

  // Swift compares strings by canonical equivalence, so NFC and NFD spellings of a name are equal here.
  private func folded(_ name: String) -> String { name.lowercased() }

  /// Refuses a path that a symbolic link would lead out of the project.
  private func refuseLinks(_ path: String, _ folders: inout ProjectFolders) throws(ScaffoldingError) {
    for folder in ProjectFolders.folders(above: path) {
      let name = folder.split(separator: "/").last ?? ""
      switch try folders.kind(of: folder) {
      case nil: return
      case .folder: continue
      case .symbolicLink: throw .outsideRoot(path: path, reason: "'\(name)' is a symbolic link")
      case .file, .other: throw .outsideRoot(path: path, reason: "'\(name)' is not a folder")
      }
    }
  }
}
