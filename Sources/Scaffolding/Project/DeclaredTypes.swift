import FileMemory
import POSIXSupport

/// Which files of a project declare which types at their top level.
package struct DeclaredTypes: Equatable, Sendable {
  /// The files, by their paths relative to the root.
  private var listing = FileListing()
  /// What each of them says; nil for one that could not be read.
  private var names: [DeclaredNames?] = []
  private var declared = NameTable()
  private var extended = NameTable()
  /// What the files call colours and lengths of a design, in the order of the files.
  private(set) var design: [DesignName] = []
  /// Paths of asset catalogs.
  private(set) var catalogs: [String] = []
  private let root: FilePath
  /// True where the project is so large that not every file was read.
  package private(set) var isPartial = false

  /// Reads the Swift files below `scope`, a folder in `root`; what may not be read declares nothing.
  ///
  /// - Parameters:
  ///   - memory: what files of the project are known to declare; those that have not changed are not read again.
  ///   - folders: what others see of the folders, or have seen.
  init(
    in root: FilePath, scope: String, memory: NameMemory? = nil, limit: Int = 20_000, folders: FolderMemory? = nil
  ) throws(ScaffoldingError) {
    self.root = root
    do throws(FileFault) {
      let sources = try SwiftSources(in: root, scope: scope, limit: limit, memory: folders)
      isPartial = sources.isPartial
      catalogs = sources.catalogs.sorted()
      try take(sources, below: scope, knowing: memory)
    } catch {
      throw .file(error)
    }
  }

  /// The first file other than `path` that declares `type`.
  package func file(declaring type: String, except path: String) -> String? {
    files(naming: type, asExtension: false).first { $0 != path }
  }

  /// Those of `names` that a file which counts declares.
  func types(among names: [String], where counts: (String) -> Bool) -> [String] {
    declared.said(among: names).filter { files(naming: $0, asExtension: false).contains(where: counts) }
  }

  /// The file and the line where `type` is declared, in the first file that counts.
  func place(of type: String, where counts: (String) -> Bool) -> String? {
    guard let file = files(naming: type, asExtension: false).first(where: counts) else { return nil }
    let bytes = try? FileContents.bytes(of: root.pushing(FilePath(file)), limit: DeclaredTypes.largestFile)
    return file + (bytes.flatMap { DeclarationScanner.line(declaring: type, in: $0) }.map { ":\($0)" } ?? "")
  }

  /// What `type` has, which a file other than `path` declares.
  func declaration(of type: String, except path: String) -> DeclaredType? {
    declaration(of: type) { $0 != path }
  }

  /// What `type` has in the files that count.
  func declaration(of type: String, where counts: (String) -> Bool) -> DeclaredType? {
    guard let file = files(naming: type, asExtension: false).first(where: counts) else { return nil }
    let paths = [file] + files(naming: type, asExtension: true).filter { $0 != file && counts($0) }.prefix(20)
    return DeclaredType(
      type,
      in: paths.compactMap {
        try? FileContents.bytes(of: root.pushing(FilePath($0)), limit: DeclaredTypes.largestFile)
      })
  }

  private mutating func take(
    _ sources: SwiftSources, below scope: String, knowing memory: NameMemory?
  ) throws(FileFault) {
    listing = sources.listing
    let known = memory?.names(of: listing, below: scope)
    names = known?.names ?? Array(repeating: nil, count: listing.count)
    for index in names.indices {
      if names[index] == nil {
        let bytes = try DeclaredTypes.readable { () throws(FileFault) in
          try FileContents.bytes(of: root.pushing(FilePath(path(index))), limit: DeclaredTypes.largestFile)
        }
        // What could not be read now may be readable the next time.
        names[index] = bytes.map { DeclaredNames(in: $0) }
      }
      names[index]?.forEachType { name, isExtension in
        if isExtension { extended.add(name, index) } else { declared.add(name, index) }
      }
      for var name in names[index]?.design ?? [] {
        name.path = path(index)
        design.append(name)
      }
    }
    if known?.isAll == false { memory?.keep(names, of: listing, below: scope, start: sources.start) }
  }

  /// The paths of the files that declare or extend `type`, in their order.
  private func files(naming type: String, asExtension: Bool) -> [String] {
    (asExtension ? extended : declared).files(saying: type)
      .filter { names[$0]?.has(type, asExtension: asExtension) ?? false }.map(path)
  }

  private func path(_ index: Int) -> String { String(decoding: listing.name(index), as: UTF8.self) }

  /// What `body` reads; nil where nothing is there, or it is not ours to read, or it is no source file.
  static func readable<Value>(_ body: () throws(FileFault) -> Value) throws(FileFault) -> Value? {
    do throws(FileFault) {
      return try body()
    } catch {
      guard isHarmless(error) else { throw error }
      return nil
    }
  }

  /// Whether nothing is there, or it is not ours to read, or it is no source file.
  static func isHarmless(_ fault: FileFault) -> Bool {
    let harmless: Set<Errno> = [.permissionDenied, .notPermitted, .tooManySymbolicLinkLevels]
    return fault.isMissing || fault.code.map { harmless.contains($0) } ?? true
  }

  private static let largestFile = 4 << 20
}
