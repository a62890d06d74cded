import POSIXSupport

/// Git run in a folder, so that it reads and runs nothing else.
///
/// A repository's settings name programs: filters of contents, hooks, monitors, what fetches a missing object. A folder
/// that came as an archive, or a folder of a clone that poses as a repository, brings such settings with it. Whatever we
/// ask git, none of these is run.
struct Git {
  /// The name of a tree without files, the same in every repository: before the first commit everything is new.
  static let emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

  private static let harmless = [
    "--no-pager", "--no-optional-locks", "-c", "safe.bareRepository=explicit",
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
  ]

  /// What git may know of the environment: where things are, how to speak, what is set for git itself. Anything else,
  /// the tokens of other programs above all, is none of its business.
  private static let passedOn: Set<Substring> = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "LANGUAGE", "DEVELOPER_DIR", "SDKROOT",
  ]

  /// What is set for git and names programs, or would let it ask or fetch.
  private static let keptBack: Set<Substring> = [
    "GIT_EXTERNAL_DIFF", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_PROXY_COMMAND", "GIT_ASKPASS", "GIT_EDITOR", "GIT_PAGER",
    "GIT_EXEC_PATH", "GIT_ALLOW_PROTOCOL", "GIT_NO_LAZY_FETCH", "GIT_TERMINAL_PROMPT", "GIT_TRACE2_EVENT",
  ]

  private let folder: FilePath
  private let environment: [String]
  private var filters: [String] = []

  /// - Parameter environment: that of this process, as `NAME=value`; git gets a part of it.
  init(in folder: FilePath, environment: [String]) throws(GitError) {
    self.folder = folder
    // An empty list of protocols outdoes whatever a repository's settings allow.
    self.environment =
      environment.filter(Git.isPassedOn)
      + ["GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1"]
    filters = try Git.withoutFilters(named: filterNames())
  }

  static func isPassedOn(_ line: String) -> Bool {
    let name = line.prefix { $0 != "=" }
    if name.hasPrefix("GIT_") { return !keptBack.contains(name) }
    return passedOn.contains(name) || name.hasPrefix("LC_")
  }

  /// The names of all filters that any settings define.
  private func filterNames() throws(GitError) -> Set<String> {
    let run = try self.run(["config", "-z", "--name-only", "--get-regexp", "^filter\\."])
    // 1 says that there is none.
    guard run.ending == .exited(0) || run.ending == .exited(1) else { throw GitError(run, "config") }
    return Set(
      run.output.split(separator: 0).compactMap { key in
        let key = String(decoding: key, as: UTF8.self)
        guard let end = key.lastIndex(of: "."), end > key.startIndex else { return nil }
        let name = key[..<end].dropFirst("filter.".count)
        return name.isEmpty ? nil : String(name)
      })
  }

  /// Options that leave every filter without a program.
  private static func withoutFilters(named names: Set<String>) throws(GitError) -> [String] {
    var options: [String] = []
    for name in names.sorted() {
      // On the command line the first one would end the name of the setting.
      guard !name.contains("=") else {
        throw GitError(reason: "the filter '\(name)' in git's configuration cannot be left out")
      }
      for value in ["clean=", "smudge=", "process=", "required=false"] { options += ["-c", "filter.\(name).\(value)"] }
    }
    return options
  }

  func bytes(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let run = try self.run(arguments)
    guard run.ending == .exited(0) else { throw GitError(run, arguments.first ?? "") }
    return run.output
  }

  /// What git prints, without the end of the line.
  func line(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let bytes = try bytes(arguments)
    return bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
  }

  private func run(_ arguments: [String]) throws(GitError) -> CapturedRun {
    do throws(FileFault) {
      return try CapturedRun(
        "git", ["-C", folder.string] + Git.harmless + filters + arguments, environment: environment)
    } catch {
      throw GitError(reason: "\(error)")
    }
  }
}

/// Git could not say what has changed.
package struct GitError: Error, Hashable, CustomStringConvertible {
  package let reason: String

  init(reason: String) { self.reason = reason }

  init(_ run: CapturedRun, _ command: String) {
    // What 'env' says of a program that is nowhere on the PATH.
    if case .exited(127) = run.ending {
      reason = "cannot run 'git': it is not installed"
      return
    }
    let said = run.errors.split(whereSeparator: \.isNewline).first.map(String.init)
    reason = said ?? "git \(command): \(run.ending)"
  }

  package var description: String {
    "cannot tell what has changed: \(reason); '--changed' and '--since' need a git working tree and a known revision"
  }
}
