import ByteText
import POSIXSupport

extension ProjectFiles {
  /// What the folders of a project hold that is of interest; hidden folders and links are passed over.
  struct Listing {
    private static let most = 200_000
    private static let deepest = 64

    private(set) var swift: [String] = []
    private(set) var declaring: [String] = []
    private(set) var problems = ProblemList()
    private var count = 0

    /// Lists what `root` holds, which lies at `path`; with a memory a second thread looks at folders, too.
    init(of root: borrowing WalkedFolder, at path: FilePath, _ memory: FolderMemory?) {
      guard let memory else {
        list(root, "", 0)
        return
      }
      let ahead = FolderLookAhead(below: path, levels: Listing.deepest, into: memory) { name in
        name.first != UInt8(ascii: ".") && Listing.isEntered(String(decoding: name, as: UTF8.self))
      }
      list(root, "", 0)
      _ = consume ahead
    }

    /// - Parameter path: the folder's path with a slash at its end, empty for the root.
    private mutating func list(_ folder: borrowing WalkedFolder, _ path: String, _ level: Int) {
      var all = 0
      let entries: [OpenFolder.Entry]
      do throws(FileFault) {
        entries = try folder.entries {
          all += 1
          return Listing.isOfInterest($0, $1)
        }
      } catch {
        return note("the folder cannot be listed: \(error.reason)", path)
      }
      let isFull = count > Listing.most
      count += all
      guard count <= Listing.most else {
        if !isFull { note("the project has more than \(Listing.most) entries; the others are ignored", path) }
        return
      }
      for entry in entries where count <= Listing.most {
        guard let name = String(validating: entry.name, as: UTF8.self) else { continue }
        if entry.kind == .file {
          if entry.name.ends(with: Listing.swiftEnding) { swift.append(path + name) }
          if ProjectFiles.isManifest(name) { declaring.append(path + name) }
        } else if ProjectFiles.isDeclaring(name) {
          declaring.append(path + name)
        } else if Listing.isEntered(name) {
          open(entry, in: folder, path + name, level + 1)
        }
      }
    }

    private mutating func open(
      _ entry: OpenFolder.Entry, in folder: borrowing WalkedFolder, _ path: String, _ level: Int
    ) {
      guard level <= Listing.deepest else { return note("folders are nested too deep", path) }
      do throws(FileFault) {
        let inner = try WalkedFolder(entry, in: folder)
        list(inner, path + "/", level)
      } catch {
        note("the folder cannot be listed: \(error.reason)", path)
      }
    }

    private mutating func note(_ message: String, _ path: String) {
      let file = path.hasSuffix("/") ? String(path.dropLast()) : path
      problems.append(ProjectProblem(message, FactSource(file: file, line: 1)))
    }

    private static func isEntered(_ name: String) -> Bool {
      !ProjectFiles.isDeclaring(name) && !ProjectFiles.passedOver.contains(name)
    }

    private static let swiftEnding = Array(".swift".utf8)

    private static func isOfInterest(_ name: UnsafeBufferPointer<UInt8>, _ kind: OpenFolder.Kind) -> Bool {
      switch kind {
      case .folder: name.first != UInt8(ascii: ".")
      case .file:
        UnsafeRawBufferPointer(name).ends(with: swiftEnding)
          || name.count <= ProjectFiles.longestManifest
            && ProjectFiles.isManifest(String(decoding: name, as: UTF8.self))
      case .symbolicLink, .other: false
      }
    }
  }
}
