package import POSIXSupport

/// Files of a project that a template is to be made of.
///
/// They are read from the project's root, and a link only where it leads to another file of the project: a template is
/// shared, and must not hold what a link in somebody's project points at elsewhere. Hidden files are left out.
package struct TemplateSources: Sendable {
  package struct File: Hashable, Sendable {
    /// Below the folder of `place`.
    package let path: String
    package let text: String
    package let place: TemplateFile.Place
  }

  /// Sorted by path.
  package let files: [File]

  /// Reads `paths`, folders or files.
  ///
  /// The first one is the feature's folder, or a file in it, and what lies there keeps its folders below it. Files whose
  /// names end in `Tests.swift`, and what a folder of them holds, are tests. All else stays where the project has it.
  /// - Parameter root: the project; what lies elsewhere is read from the folder that was named.
  package init(_ paths: [FilePath], in root: FilePath) throws(ScaffoldingError) {
    var reading = Reading()
    do throws(FileFault) {
      for path in paths {
        var relative = path
        if relative.removePrefix(root) {
          try reading.add(relative, in: try OpenFolder(root))
          let home = reading.home ?? Reading.home(relative, in: root)
          reading.home = home
          reading.place(relative, outside: home)
        } else if FileStatus(path)?.kind == .folder {
          try reading.add("", in: try OpenFolder(path))
        } else {
          try reading.add(FilePath(path.lastComponent?.string ?? ""), in: try OpenFolder(path.removingLastComponent()))
        }
        reading.settled = reading.files.count
      }
    } catch {
      throw .file(error)
    }
    files = reading.files.sorted { $0.path < $1.path }
  }

  private struct Reading {
    var files: [File] = []
    /// The folder of the feature, relative to the project.
    var home: FilePath?
    /// How many files have their place.
    var settled = 0

    static func home(_ path: FilePath, in root: FilePath) -> FilePath {
      FileStatus(root.pushing(path))?.kind == .folder ? path : path.removingLastComponent()
    }

    /// Gives the files of `path`, which were added last, their place.
    mutating func place(_ path: FilePath, outside home: FilePath) {
      let added = files[settled...]
      let isFolder = added.count != 1 || added.first?.path != path.lastComponent?.string
      let folder = isFolder ? path : path.removingLastComponent()
      var below = folder
      let isFeature = below.removePrefix(home)
      let isTests = !isFeature && isFolder && added.contains { $0.place == .tests }
      files[settled...] =
        added.map { file in
          if file.place == .tests || isTests { return File(path: file.path, text: file.text, place: .tests) }
          let inner = (isFeature ? below : folder).pushing(FilePath(file.path)).string
          return File(path: inner, text: file.text, place: isFeature ? .feature : .root)
        }[...]
    }

    /// Adds what lies at `relative`: all files below a folder, or one file.
    mutating func add(_ relative: FilePath, in door: borrowing OpenFolder) throws(FileFault) {
      guard let status = try door.status(of: relative, links: .inside) else {
        throw FileFault("read", door.path.pushing(relative), code: .noSuchFileOrDirectory)
      }
      if status.kind == .folder {
        try add(below: relative, called: FilePath(), in: door)
      } else {
        try add(relative, called: relative.lastComponent?.string ?? "", in: door)
      }
    }

    private mutating func add(
      below folder: FilePath, called shown: FilePath, in door: borrowing OpenFolder
    ) throws(FileFault) {
      let open = try door.folder(folder, links: .inside)
      for entry in try open.entries(where: { name, _ in name.first != UInt8(ascii: ".") }) {
        guard let name = String(validating: entry.name, as: UTF8.self) else {
          let place = open.path.appending(String(decoding: entry.name, as: UTF8.self))
          throw FileFault("read", place, reason: "its name is not UTF-8 text")
        }
        let path = folder.appending(name)
        switch entry.kind {
        case .folder: try add(below: path, called: shown.appending(name), in: door)
        case .file: try add(path, called: shown.appending(name).string, in: door)
        case .symbolicLink:
          // A link to a folder could make the walk endless.
          if try door.status(of: path, links: .inside)?.kind == .file {
            try add(path, called: shown.appending(name).string, in: door)
          }
        case .other: continue
        }
      }
    }

    private mutating func add(_ path: FilePath, called shown: String, in door: borrowing OpenFolder) throws(FileFault) {
      let bytes = try door.bytes(of: path, links: .inside, limit: TemplateFolder.largestFile)
      files.append(
        File(
          path: shown, text: try TemplateFolder.text(bytes, at: door.path.pushing(path)),
          place: shown.hasSuffix("Tests.swift") ? .tests : .feature))
    }
  }
}
