import POSIXSupport
import TestSupport

/// A home folder with secrets, and in it a clone that reaches for them; `Tests/Acceptance/hostile-repository.sh` makes both.
struct HostileRepository {
  /// What the clone brings: links that lead out, or journals and records of its own.
  enum Kind: String { case links, records }

  /// What one command did that it must not do.
  typealias Harm = String

  private let owner: TemporaryFolder
  private let kind: Kind
  private let before: State
  /// Words before the program: what makes it run as somebody else.
  let user: [String]

  /// Where swiftkit keeps what is its own, as paths below the home folder.
  private static let ours: Set<String> = [
    ".cache", ".config/swiftkit", ".local", "Library", "work/clone",
  ]
  private static let script = PackageFolder.root.appending("Tests/Acceptance/hostile-repository.sh")
  private static let program =
    ProcessEnvironment.value("SWIFTKIT_INSTALLED").map { FilePath($0) } ?? PackageFolder.program

  /// Words that end a run which does not end by itself, where there is a program for it.
  private static let bounded = FileStatus("/usr/bin/timeout") == nil ? [] : ["/usr/bin/timeout", "-k", "1", "240"]

  /// Words that make a program run as the user `nobody`; nil where that cannot be done.
  static let asNobody: [String]? = {
    let words = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    // A second `env`, since the first program that it starts may still go where root may.
    guard getuid() == 0,
      let run = try? ProgramRun("/usr/bin/env", words + ["/usr/bin/env", program.string, "--version"])
    else {
      return nil
    }
    return run.exitCode == 0 ? words : nil
  }()

  init(_ kind: Kind, user: [String] = []) throws {
    owner = try TemporaryFolder("swiftkit-hostile-")
    self.kind = kind
    self.user = user
    try HostileRepository.sh(HostileRepository.script.string, "home", owner.path.string)
    try HostileRepository.sh(HostileRepository.script.string, "clone", owner.path.string, kind.rawValue)
    try HostileRepository.sh(
      "/bin/cp", "-a", owner.path.appending("public/home").string, owner.path.appending("kept").string)
    if !user.isEmpty { try HostileRepository.sh("/bin/chown", "-RhP", "65534:65534", owner.path.string) }
    before = State(owner.path.appending("public/home"))
  }

  private var home: FilePath { owner.path.appending("public/home") }
  private var clone: FilePath { home.appending("work/clone") }

  /// Runs the command and says what it did that it must not; then everything is as it was.
  func harm(of command: HostileCommand) throws -> [Harm] {
    let words = user + HostileRepository.bounded + [HostileRepository.program.string] + command.arguments
    let run = try ProgramRun(
      "/usr/bin/env", words, in: home.appending("work").appending(command.folder),
      environment: [
        "HOME": home.string, "FIGMA_TOKEN": "zorbSECRET-token", "GITHUB_TOKEN": "zorbSECRET-github",
        "PATH": ":.:/usr/local/bin:/usr/bin:/bin",
      ], input: Array(command.input.utf8))
    let after = State(home)
    var harm = after.home.changes(since: before.home).map { "changed ~/\($0)" }
    harm += after.git.changes(since: before.git).map { "changed .git/\($0)" }
    if !command.writes { harm += after.clone.changes(since: before.clone).map { "changed the clone: \($0)" } }
    harm += try harmOfWords(run, isForPrograms: command.isForPrograms)
    // Settings of a folder that everybody may write to would turn this check off.
    if command.folder == "plain", !run.output.contains("[navigation-view]") {
      harm.append("took settings from a public folder")
    }
    harm += secrets(below: clone) + secrets(below: home.appending(".cache"))
    harm += openFolders(below: home.appending(".cache/swiftkit"))
    if after != before { try restore() }
    return harm.map { "\(kind.rawValue): swiftkit \(command.arguments.joined(separator: " ").debugDescription): \($0)" }
  }

  /// What a run must leave as it is; the clone may be changed by those that write there.
  private struct State: Hashable {
    let home: FolderPicture
    let clone: FolderPicture
    let git: FolderPicture

    init(_ folder: FilePath) {
      home = FolderPicture(folder, leavingOut: HostileRepository.ours)
      clone = FolderPicture(folder.appending("work/clone"), leavingOut: [".git"])
      git = FolderPicture(folder.appending("work/clone/.git"))
    }
  }

  private func restore() throws {
    // Caches stay: making the index anew for each command would take minutes.
    try HostileRepository.sh(
      "/bin/sh", "-c",
      """
      rm -rf "$0/.config/swiftkit" "$0/.local" "$1/cache"; [ ! -d "$0/.cache" ] || mv "$0/.cache" "$1/cache"; rm -rf "$0"
      cp -a "$1/kept" "$0"; [ ! -d "$1/cache" ] || mv "$1/cache" "$0/.cache"
      """, home.string, owner.path.string)
  }

  // MARK: - What is harm

  private func harmOfWords(_ run: ProgramRun, isForPrograms: Bool) throws -> [Harm] {
    var harm: [Harm] = []
    if let code = run.exitCode, [0, 1, 2, 64].contains(code) {
    } else {
      harm.append("ended with \(run.ending); 124 says that it did not end in a minute")
    }
    for (name, text) in [("output", run.output), ("errors", run.errors)] {
      if let place = text.unicodeScalars.first(where: { HostileRepository.steers($0, isForPrograms: isForPrograms) }) {
        harm.append(
          "\(name) with U+\(String(place.value, radix: 16)): \(HostileRepository.line(with: place, in: text))")
      }
      if text.contains("zorbSECRET") { harm.append("\(name) with a secret") }
      if text.split(separator: "\n").contains(where: { $0.hasPrefix("::error file=x::") }) {
        harm.append("\(name) with a forged line")
      }
      if HostileRepository.leavesItsFence(text) {
        harm.append("\(name) with an example that leaves its fence")
      }
    }
    return harm
  }

  /// Whether the example with three backticks in it stands in a fence of three; as a member of JSON it needs none.
  private static func leavesItsFence(_ text: String) -> Bool {
    text.split(separator: #"\nlet zorb = 1\n```\n"#, omittingEmptySubsequences: false).dropLast().contains { before in
      let fence = before.split(separator: #"\n"#, omittingEmptySubsequences: false).last ?? ""
      return fence.hasPrefix("```") && !fence.hasPrefix("````")
    }
  }

  /// Whether a terminal acts on it in place of showing it, or shows something else than is there.
  private static func steers(_ scalar: Unicode.Scalar, isForPrograms: Bool) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20: true
    // A text in JSON or XML is given as it is; a program shows it in its own way.
    case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: !isForPrograms
    default: false
    }
  }

  private static func line(with scalar: Unicode.Scalar, in text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first { $0.unicodeScalars.contains(scalar) } ?? ""
    return String(line.prefix(120)).debugDescription
  }

  /// The files below `folder` that hold a secret; links are not followed.
  private func secrets(below folder: FilePath) -> [Harm] {
    let files = (try? FileTree.files(below: folder, entering: { name, _ in name != ".git" })) ?? []
    return files.filter { file in
      guard FileStatus(file, followingLinks: false)?.kind == .file, let bytes = try? FileContents.bytes(of: file) else {
        return false
      }
      return HostileRepository.holdsSecret(bytes)
    }.map { "a secret lies in \($0.lastComponent?.string ?? "")" }
  }

  /// The same as `hold`, with the search of the C library, which is quick in a build for debugging too.
  private static func holdsSecret(_ bytes: [UInt8]) -> Bool {
    let word = "zorbSECRET"
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var rest = bytes.count
      while rest >= word.utf8.count {
        guard let hit = memchr(start + (bytes.count - rest), Int32(UInt8(ascii: "z")), rest) else { return false }
        rest = bytes.count - (UnsafeRawPointer(hit) - start)
        if rest >= word.utf8.count, memcmp(hit, word, word.utf8.count) == 0 { return true }
        rest -= 1
      }
      return false
    }
  }

  /// What others could read or change among our own files.
  private func openFolders(below folder: FilePath) -> [Harm] {
    FolderPicture(folder).entries.compactMap { name, state in
      let permissions = state.split(separator: " ").dropFirst().first.flatMap { UInt16($0) } ?? 0
      return permissions & 0o077 == 0
        ? nil : "others can read the cache: '\(name)' has \(String(permissions, radix: 8))"
    }
  }

  private static func sh(_ words: String...) throws {
    let run = try ProgramRun(
      "/usr/bin/env", words, environment: ["SWIFTKIT_CC": PluginInC.canRun ? "cc" : ""])
    guard run.exitCode == 0 else { throw ScriptFailure(description: run.errors) }
  }

  private struct ScriptFailure: Error, CustomStringConvertible {
    let description: String
  }
}
