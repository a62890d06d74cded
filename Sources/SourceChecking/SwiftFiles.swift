import ByteText
import FileMemory
package import POSIXSupport

/// Finds the Swift files that a check is about.
package struct SwiftFiles: Sendable {
  /// Folders that hold what others made; hidden ones are left out in any case.
  static let builtInExcludes: Set<[UInt8]> = Set(
    ["Carthage", "DerivedData", "Pods", "checkouts", "node_modules"].map { Array($0.utf8) })

  /// Whether a folder of that name holds code that was taken over from others: `Vendor`, `Third-Party`, `3rdparty`, `fastlane`.
  ///
  /// A line of `exclude` such as `!Vendor/` takes it back.
  static func isOfOthers(_ name: some Collection<UInt8>) -> Bool {
    guard (6...12).contains(name.count) else { return false }
    return takenOver.contains(
      name.compactMap { byte in byte == 0x2d || byte == 0x5f || byte == 0x20 ? nil : Ascii.lowercased(byte) })
  }

  private static let takenOver = Set(
    ["vendor", "vendored", "thirdparty", "3rdparty", "fastlane"].map { Array($0.utf8) })

  /// Found, in order of the bytes of their paths.
  private(set) var listing = FileListing()
  /// Not looked into, and why.
  package private(set) var skipped: [SkippedFile] = []
  /// Folders below the starting points that hold settings of their own, in the order in which they were found.
  package private(set) var settingsFolders: [FilePath] = []
  let base: FilePath
  /// Where was looked, as it was given.
  let paths: [String]
  /// Whether Markdown documents are looked for, too.
  private let takesDocuments: Bool
  /// When the search began, by the clock that stamps are made with.
  let start: Int64
  private let memory: FolderMemory?
  private let isStopped: @Sendable () -> Bool
  private let excluded: IgnoreList
  private let included: IgnoreList
  private let excludedPrefix: [UInt8]
  private let leavesOthersOut: Bool
  /// Whether a folder of code from others was met and left out.
  private var leftOthersOut = false
  /// Only several starting points can lead to one file twice.
  private var seen: Set<FilePath>?
  /// Whether something that was named is left out, because the settings say so.
  package private(set) var leftNamedOut = false
  /// Links to files that were met on the way.
  private var links = FileListing()
  private var symbols = AssetSymbols()

  /// Looks below each of `paths`; a file named outright is taken whatever it is called and wherever it lies, unless
  /// `narrowsNamed` wants the settings to hold for it as well.
  ///
  /// - Parameters:
  ///   - base: the folder that paths are relative to.
  ///   - excluded: what the user's settings leave out.
  ///   - included: the only paths that they want looked at; all when it is empty.
  ///   - folder: the folder that these speak of; `base` when nil.
  ///   - documents: whether Markdown documents are looked for, too.
  ///   - leavesOthersOut: whether folders of code from others, such as `Vendor`, are left out where `excluded` does not name them.
  ///   - memory: what others see of the folders, or have seen.
  ///   - isStopped: asked before each folder; with true the search ends with what it has.
  package init(
    below paths: [String], base: FilePath, excluding excluded: IgnoreList = IgnoreList(""),
    including included: IgnoreList = IgnoreList(""), of folder: FilePath? = nil, documents takesDocuments: Bool = false,
    narrowsNamed: Bool = false, withoutOthers leavesOthersOut: Bool = false, seeing memory: FolderMemory? = nil,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(FileFault) {
    (self.memory, start) = (memory, memory?.start ?? ContentStamp.now())
    self.base = base.lexicallyNormalized()
    self.isStopped = isStopped
    self.paths = paths
    self.takesDocuments = takesDocuments
    (self.excluded, self.included, self.leavesOthersOut) = (excluded, included, leavesOthersOut)
    excludedPrefix = (folder ?? base).bytesOfFolder
    seen = paths.count > 1 ? [] : nil
    for given in paths {
      let path = base.pushing(FilePath(given)).lexicallyNormalized()
      guard let status = FileStatus(path), let stamp = ContentStamp(of: path) else {
        guard FileStatus(path, followingLinks: false) == nil else {
          throw FileFault("read", FilePath(given), reason: "it is a broken symbolic link")
        }
        throw FileFault("read", FilePath(given), code: .noSuchFileOrDirectory)
      }
      if narrowsNamed, leavesOutNamed(path.bytes, isFolder: status.kind == .folder) {
        leftNamedOut = true
        continue
      }
      let shown = FilePath(given).lexicallyNormalized()
      if status.kind == .folder {
        open(path, shown: shown == "." || shown.isEmpty ? [] : shown.bytesOfFolder)
      } else {
        add(shown.bytes, stamp)
      }
    }
    addLinked()
    listing.sort()
  }

  /// Adds the files that only links lead to: one that was met itself is checked under its own name.
  private mutating func addLinked() {
    guard links.count > 0 else { return }
    links.sort()
    var known = Set(listing.entries.map(\.stamp))
    for (index, link) in links.entries.enumerated() where known.insert(link.stamp).inserted {
      add(Array(links.name(index)), link.stamp)
    }
    links = FileListing()
  }

  /// The files as values of their own.
  package var files: [CheckedFile] { (0..<listing.count).map(file) }

  package var count: Int { listing.count }

  /// What the asset catalogs that were met give Swift code, as lines of `SourceFacts`.
  package var assets: [UInt8] { symbols.facts }

  /// Whether the settings want everything looked at.
  package var leavesNothingOut: Bool { excluded.isEmpty && included.isEmpty && !leftOthersOut }

  /// Stands for where was looked.
  var place: String { SHA256.hexadecimal(of: ([base.string] + paths).joined(separator: "\u{0}")) }

  func file(_ index: Int) -> CheckedFile {
    CheckedFile(path: path(of: listing.name(index)), shown: listing.shown(index))
  }

  /// The place of the file at `path` in the listing, where it was found below `base`; nil where it was not.
  func index(of path: FilePath) -> Int? {
    var below = path
    return below.removePrefix(base) ? listing.index(of: below.bytes) : nil
  }

  /// The folders that files lie in, as their paths are shown; mostly each once.
  var folders: [Substring] { listing.folders.map { Substring(ShownName.text(of: $0)) } }

  /// The absolute path of a file. Names are without detours already, but for those that lead out of `base`.
  private func path(of shown: some Collection<UInt8>) -> FilePath {
    let path = base.pushing(FilePath(bytes: shown))
    return shown.starts(with: "..".utf8) ? path.lexicallyNormalized() : path
  }

  private mutating func open(_ path: FilePath, shown: [UInt8]) {
    do throws(FileFault) {
      let folder = try WalkedFolder(path, memory: memory)
      walk(folder, path: path.bytesOfFolder, shown: shown, lists: GitIgnoreLists(around: path))
    } catch {
      skip(shown.dropLast(), error.reason)
    }
  }

  /// - Parameters:
  ///   - path: the folder's absolute path, with a slash at its end.
  ///   - shown: what its files are shown under, with a slash at its end unless it is empty.
  private mutating func walk(_ folder: borrowing WalkedFolder, path: [UInt8], shown: [UInt8], lists: GitIgnoreLists) {
    if isStopped() { return }
    let entries: [OpenFolder.Entry]
    do throws(FileFault) {
      entries = try folder.entries { SwiftFiles.isOfInterest($0, $1, documents: takesDocuments) }
    } catch {
      return skip(shown.dropLast(), error.reason)
    }
    var lists = lists
    if entries.contains(where: { $0.name == SwiftFiles.ignoreFile }) {
      lists.enter(FilePath(bytes: path))
    }
    if entries.contains(where: { $0.name == SwiftFiles.settingsFile && $0.kind != .folder }) {
      settingsFolders.append(FilePath(bytes: path).lexicallyNormalized())
    }
    for entry in entries where entry.name != SwiftFiles.ignoreFile && entry.name != SwiftFiles.settingsFile {
      let isFolder = entry.kind == .folder
      let inside = path + entry.name
      if lists.leaveOut(inside, isFolder: isFolder) { continue }
      let verdict = verdict(on: inside, isFolder: isFolder)
      if verdict == nil, isFolder, leavesOthersOut, SwiftFiles.isOfOthers(entry.name) {
        leftOthersOut = true
        continue
      }
      if verdict == true { continue }
      let name = shown + entry.name
      switch entry.kind {
      case .folder:
        do throws(FileFault) {
          if entry.name.ends(with: SwiftFiles.catalogEnding) {
            symbols.read(try folder.open(entry.name))
          } else {
            let next = try WalkedFolder(entry, in: folder)
            walk(next, path: inside + [SwiftFiles.slash], shown: name + [SwiftFiles.slash], lists: lists)
          }
        } catch {
          skip(name[...], error.reason)
        }
      case .file:
        guard includes(inside) else { break }
        if let (stamp, _) = folder.status(of: entry, followingLinks: false) { add(name, stamp) }
      case .symbolicLink:
        switch folder.status(of: entry, followingLinks: true) {
        case (let stamp, .file)?: if includes(inside) { links.add(name, stamp) }
        case (_, .folder)?: break
        case (_, .symbolicLink)?, (_, .other)?: skip(name[...], "it is not a regular file")
        case nil: skip(name[...], "it is a broken symbolic link")
        }
      case .other: skip(name[...], "it is not a regular file")
      }
    }
  }

  private static let slash = UInt8(ascii: "/")
  private static let ignoreFile = Array(".gitignore".utf8)
  private static let settingsFile = Array(CheckSettings.fileName.utf8)
  private static let ending = Array(".swift".utf8)
  private static let catalogEnding = Array(".xcassets".utf8)
  private static let documentEndings = [".md", ".MD", ".markdown"].map { Array($0.utf8) }

  private static func isOfInterest(
    _ name: UnsafeBufferPointer<UInt8>, _ kind: OpenFolder.Kind, documents: Bool
  ) -> Bool {
    if kind == .folder {
      return name.first != UInt8(ascii: ".") && !(name.count > 3 && builtInExcludes.contains(Array(name)))
    }
    if documents, documentEndings.contains(where: { name.suffix($0.count).elementsEqual($0) }) { return true }
    if UnsafeRawBufferPointer(name).ends(with: ending) { return true }
    return name.elementsEqual(ignoreFile) || name.elementsEqual(settingsFile)
  }

  private mutating func skip(_ shown: ArraySlice<UInt8>, _ reason: String) {
    let path = shown.isEmpty ? "." : ShownName.text(of: shown)
    skipped.append(SkippedFile(path: path, reason: reason))
  }

  private mutating func add(_ shown: [UInt8], _ stamp: ContentStamp) {
    if seen != nil {
      let path = path(of: shown)
      if seen?.insert(path).inserted != true { return }
    }
    listing.add(shown, stamp)
  }

  private func includes(_ path: [UInt8]) -> Bool {
    guard !included.isEmpty, path.starts(with: excludedPrefix) else { return true }
    return included.covers(path[excludedPrefix.count...])
  }

  /// Whether something that a call names is left out, by itself or by a folder that it lies in.
  private func leavesOutNamed(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard path.starts(with: excludedPrefix) else { return false }
    let below = path + (isFolder ? [SwiftFiles.slash] : [])
    return excluded.covers(below[excludedPrefix.count...]) || !isFolder && !includes(path)
  }

  /// What the settings say of it: true left out, false kept, nil nothing.
  private func verdict(on path: [UInt8], isFolder: Bool) -> Bool? {
    guard !excluded.isEmpty, path.starts(with: excludedPrefix) else { return nil }
    return excluded.verdict(on: path[excludedPrefix.count...], isFolder: isFolder)
  }
}

extension FilePath {
  /// The path with a slash at its end.
  fileprivate var bytesOfFolder: [UInt8] {
    let bytes = bytes
    return bytes.last == UInt8(ascii: "/") ? bytes : bytes + [UInt8(ascii: "/")]
  }
}
