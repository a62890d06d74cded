package import POSIXSupport

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
  package init(in folder: FilePath, since base: String?, environment: [String]) throws(GitError) {
    let git = Git(folder: folder, environment: environment)
    let root = FilePath(try git.line(["rev-parse", "--show-toplevel"]))
    let commit: String
    if let base {
      // What begins with a hyphen would be an option to git.
      guard !base.hasPrefix("-") else { throw GitError(reason: "'\(base)' is no revision") }
      commit = try git.line(["merge-base", base, "HEAD"])
    } else {
      commit = (try? git.line(["rev-parse", "--verify", "--quiet", "HEAD"])) ?? Git.emptyTree
    }
    let difference = try git.bytes([
      "-c", "core.quotePath=false", "diff", "-U0", "-M", "--no-color", "--no-ext-diff", "--no-textconv",
      "--diff-filter=d", "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules", commit, "--",
    ])
    for (name, lines) in GitChanges.lines(in: difference) { files[root.appending(name)] = lines }
    let new = try git.bytes(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"])
    for name in new.split(separator: 0) {
      files[root.appending(String(decoding: name, as: UTF8.self))] = .some(nil)
    }
  }

  /// The lines that a patch without context adds, by the name of the file.
  static func lines(in patch: [UInt8]) -> [String: LineRanges] {
    var files: [String: LineRanges] = [:]
    var name: String?
    // Lines of a hunk's body, whatever they look like.
    var body = 0
    for bytes in patch.split(separator: UInt8(ascii: "\n")) {
      if body > 0, let first = bytes.first, first != UInt8(ascii: "\\") {
        body -= 1
        continue
      }
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("+++ ") {
        name = fileName(line.dropFirst(4))
        if let name, files[name] == nil { files[name] = LineRanges([]) }
      } else if line.hasPrefix("@@ "), let hunk = Hunk(line) {
        body = hunk.removed + hunk.added
        if let name, hunk.added > 0 { files[name]?.add(hunk.first...(hunk.first + hunk.added - 1)) }
      }
    }
    return files
  }

  /// The name behind `b/`; git quotes names with unusual characters as C does, and ends those with blanks by a tab.
  private static func fileName(_ text: Substring) -> String? {
    let text = text.hasSuffix("\t") ? text.dropLast() : text
    if text.hasPrefix("\"b/") { return unquoted(text.dropFirst(1).dropLast()).map { String($0.dropFirst(2)) } }
    return text.hasPrefix("b/") ? String(text.dropFirst(2)) : nil
  }

  private static func unquoted(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
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
    return String(decoding: bytes, as: UTF8.self)
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

/// Git run in a folder.
private struct Git {
  /// The name of a tree without files, the same in every repository: before the first commit everything is new.
  static let emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

  /// What a repository may say in its own settings and then be run by git; a folder of a clone may even pose as a
  /// repository of its own. Whatever we ask git, nothing of the checked files is to be run.
  private static let harmless = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "--no-optional-locks",
  ]

  let folder: FilePath
  let environment: [String]

  func bytes(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let run: CapturedRun
    do throws(FileFault) {
      run = try CapturedRun("git", ["-C", folder.string] + Git.harmless + arguments, environment: environment)
    } catch {
      throw GitError(reason: "\(error)")
    }
    guard run.ending == .exited(0) else {
      let said = run.errors.split(whereSeparator: \.isNewline).first.map(String.init)
      throw GitError(reason: said ?? "git \(arguments.first ?? ""): \(run.ending)")
    }
    return run.output
  }

  func line(_ arguments: [String]) throws(GitError) -> String {
    let text = String(decoding: try bytes(arguments), as: UTF8.self)
    return text.last == "\n" ? String(text.dropLast()) : text
  }
}

/// Git could not say what has changed.
package struct GitError: Error, Hashable, CustomStringConvertible {
  package let reason: String

  package var description: String {
    "cannot tell what has changed: \(reason); '--changed' and '--since' need a git working tree and a known revision"
  }
}
