import APIFacts
package import POSIXSupport
import SourceScanning

/// Reads interfaces of modules (`.swiftinterface`) into a table of declarations beside the one that came with swiftkit.
package struct APIImportRequest {
  /// Files, or folders that hold such files.
  package var paths: [String]
  /// Whether the table goes beside the project, and not to the user's own files.
  package var isForProject = false

  package init(_ paths: [String]) { self.paths = paths }

  package struct Result: Sendable {
    /// The table that was written; nil where nothing could be read.
    package let table: FilePath?
    /// How many modules were read.
    package let modules: Int
    /// How many declarations the interfaces have.
    package let count: Int
    /// What is wrong with files that were left out, with their places.
    package let problems: [String]
  }

  /// A file with more bytes is no interface.
  static let sizeLimit = 16 << 20

  package func run(in workplace: Workplace) throws -> Result {
    var problems: [String] = []
    var table: APITableText?
    var count = 0
    for path in try files(in: workplace) {
      let shown = workplace.shown(path.string)
      do throws(FileFault) {
        let bytes = try FileContents.bytes(of: path, limit: APIImportRequest.sizeLimit)
        let read = bytes.withUnsafeBytes { InterfaceReader.read($0) }
        problems += read.problems.map { "\(shown):\($0.line):\($0.column): \($0.reason)" }
        guard let header = read.header, read.problems.isEmpty else { continue }
        let module = APITables.Module(name: header.module, system: header.system, version: header.version)
        let text = APITableText(reading: Array(read.lines.joined(separator: "\n").utf8), modules: [module])
        count += text.count
        if table?.join(text) == nil { table = text }
      } catch {
        problems.append("\(error)")
      }
    }
    guard var table else { return Result(table: nil, modules: 0, count: count, problems: problems) }
    let modules = Set(table.modules.map(\.name)).count
    guard let place = isForProject ? APITables.projectPlace(in: workplace) : APITables.userPlace(in: workplace) else {
      throw FileFault("write", FilePath(APITables.projectFile), reason: "there is no folder for it")
    }
    if FileStatus(place, followingLinks: false)?.kind == .file {
      let old = try FileContents.bytes(of: place, limit: APITables.sizeLimit)
      if old.starts(with: APITable.sign.utf8) {
        var joined = APITableText(reading: old, modules: APITables.modules(in: old))
        joined.join(table)
        table = joined
      }
    }
    if !isForProject { try Folder.make(place.removingLastComponent(), permissions: 0o700) }
    try AtomicFile.write(table.bytes, to: place)
    return Result(table: place, modules: modules, count: count, problems: problems)
  }

  /// The interfaces that are named, and those in folders that are: of a module one for each system.
  private func files(in workplace: Workplace) throws(FileFault) -> [FilePath] {
    var files: [FilePath] = []
    for path in paths {
      let path = workplace.resolve(path)
      guard FileStatus(path)?.kind == .folder else {
        files.append(path)
        continue
      }
      let found = try FileTree.files(below: path).filter { file in
        let name = file.lastComponent?.string ?? ""
        return name.hasSuffix(".swiftinterface") && !name.hasSuffix(".private.swiftinterface")
          && !name.hasSuffix(".package.swiftinterface")
      }
      // A module has an interface for each architecture, and all say the same.
      var known: Set<String> = []
      files += found.filter { file in
        let words = (file.lastComponent?.string ?? "").split(separator: "-").dropFirst().joined(separator: "-")
        return known.insert("\(file.removingLastComponent()) \(words)").inserted
      }
    }
    return files
  }
}
