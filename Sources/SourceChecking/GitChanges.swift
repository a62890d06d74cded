package import POSIXSupport
import RuleModel

/// What differs between a commit and the files on disk, by git's own word: changed and new files, and which lines.
package struct GitChanges: Sendable {
  /// By absolute path; nil for a file that git does not know yet, where every line is new.
  package private(set) var files: [FilePath: LineRanges?] = [:]

  /// Asks git in `folder`.
  ///
  /// - Parameters:
  ///   - base: compared is with the last commit that this one and ours have in common, as a pull request does; with
  ///     our last commit when nil.
  ///   - environment: that of git, as `NAME=value`.
  ///   - paths: the files that somebody asks about; new ones beside them may be missing. All of them when nil.
  package init(
    in folder: FilePath, since base: String?, environment: [String], among paths: [FilePath]? = nil
  ) throws(GitError) {
    let git = try Git(in: folder, environment: environment)
    // What begins with a hyphen would be an option to git.
    if let base, base.hasPrefix("-") { throw GitError(reason: "'\(base)' is not a revision") }
    let (root, head) = try GitChanges.place(git)
    var commit = head ?? Git.emptyTree
    if let base { commit = String(decoding: try git.line(["merge-base", base, "HEAD"]), as: UTF8.self) }
    let difference = try git.bytes([
      "-c", "core.quotePath=false", "diff", "-U0", "-M", "--no-color", "--no-ext-diff", "--no-textconv",
      "--diff-filter=d", "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules", commit, "--",
    ])
    for (name, lines) in GitChanges.lines(in: difference) { files[root.pushing(FilePath(bytes: name))] = lines }
    // Each run of git is felt after an edit: one file that has changed is no new one.
    let others = paths.map { $0.filter { files[$0] == nil } }
    if others?.isEmpty == true { return }
    let places = GitChanges.named(others ?? [], below: root) ?? [":/"]
    let new = try git.bytes(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + places)
    for name in new.split(separator: 0) {
      files[root.pushing(FilePath(bytes: name))] = .some(nil)
    }
  }

  /// The folder of the working tree, and its commit, where there is one.
  private static func place(_ git: Git) throws(GitError) -> (root: FilePath, head: String?) {
    let root = ["rev-parse", "--show-toplevel"]
    guard let both = try? git.line(root + ["HEAD"]), let end = both.lastIndex(of: UInt8(ascii: "\n")) else {
      return (FilePath(bytes: try git.line(root)), nil)
    }
    return (FilePath(bytes: both[..<end]), String(decoding: both[both.index(after: end)...], as: UTF8.self))
  }

  /// The files as git takes their names; nil where they are many, or one cannot be named.
  private static func named(_ paths: [FilePath], below root: FilePath) -> [String]? {
    guard !paths.isEmpty, paths.count <= 50 else { return nil }
    var names: [String] = []
    for path in paths {
      var below = path
      // A name that is no text is none that an argument could be.
      guard below.removePrefix(root), FilePath(below.string) == below else { return nil }
      names.append(":(top,literal)" + below.string)
    }
    return names
  }

  /// The lines that a patch without context adds, by the name of the file.
  static func lines(in patch: [UInt8]) -> [[UInt8]: LineRanges] {
    var files: [[UInt8]: LineRanges] = [:]
    var name: [UInt8]?
    // Lines of a hunk's body, whatever they look like.
    var body = 0
    for bytes in patch.split(separator: UInt8(ascii: "\n")) {
      if body > 0, let first = bytes.first, first != UInt8(ascii: "\\") {
        body -= 1
        continue
      }
      if bytes.starts(with: Array("+++ ".utf8)) {
        name = fileName(bytes.dropFirst(4))
        if let name, files[name] == nil { files[name] = LineRanges([]) }
      } else if bytes.starts(with: Array("@@ ".utf8)), let hunk = Hunk(String(decoding: bytes, as: UTF8.self)) {
        body = hunk.removed.plus(hunk.added)
        if let name, hunk.added > 0 { files[name]?.add(hunk.first...hunk.first.plus(hunk.added - 1)) }
      }
    }
    return files
  }

  /// The name behind `b/`; git quotes names with unusual characters as C does, and ends those with blanks by a tab.
  private static func fileName(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let text = text.last == UInt8(ascii: "\t") ? text.dropLast() : text
    let prefix = Array("b/".utf8)
    if text.starts(with: Array("\"b/".utf8)) { return unquoted(text.dropFirst().dropLast())?.dropFirst(2).map { $0 } }
    return text.starts(with: prefix) ? Array(text.dropFirst(prefix.count)) : nil
  }

  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    let letters: [UInt8: UInt8] = [97: 7, 98: 8, 116: 9, 110: 10, 118: 11, 102: 12, 114: 13, 34: 34, 92: 92]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let next = rest.popFirst() else { return nil }
      if let meant = letters[next] {
        bytes.append(meant)
      } else {
        let digits = String(decoding: [next] + rest.prefix(2), as: UTF8.self)
        guard digits.count == 3, let value = UInt8(digits, radix: 8) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      }
    }
    return bytes
  }

  /// `@@ -3,2 +4 @@`: how many lines go, where the new ones begin and how many these are.
  private struct Hunk {
    let removed: Int
    let first: Int
    let added: Int

    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard words.count >= 4, words[1].hasPrefix("-"), words[2].hasPrefix("+"),
        let old = Hunk.span(words[1].dropFirst()), let new = Hunk.span(words[2].dropFirst())
      else { return nil }
      (removed, first, added) = (old.count, new.start, new.count)
    }

    private static func span(_ text: Substring) -> (start: Int, count: Int)? {
      let parts = text.split(separator: ",")
      guard let start = parts.first.flatMap({ Int($0) }) else { return nil }
      guard parts.count == 2 else { return (start, 1) }
      return Int(parts[1]).map { (start, $0) }
    }
  }
}
