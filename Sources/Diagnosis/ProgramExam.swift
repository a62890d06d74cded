import ByteText
import POSIXSupport
import RuleModel

extension Diagnosis {
  /// How long another swiftkit may take to say its version.
  private static let patience = Duration.seconds(2)
  /// Nobody has more of them than this, unless on purpose.
  private static let mostOthers = 8

  /// Looks for other swiftkits on the search path, and for the programs that some commands start.
  package mutating func examinePrograms(_ place: Surroundings) {
    examineGit(place)
    if let curl = place.programs(named: "curl").first {
      add(Part(.programs, "curl", at: curl.string, why: "fetches designs for 'figma'"))
    } else {
      remark("'curl' is not on the search path; 'figma' can read designs from files only")
    }
    examineOthers(place)
  }

  private mutating func examineGit(_ place: Surroundings) {
    if let git = place.programs(named: "git").first {
      return add(Part(.programs, "git", at: git.string, why: "finds changes for 'check --changed' and '--since'"))
    }
    let sentence = "'git' is not on the search path; 'check --changed' and '--since' cannot work"
    guard isInRepository(place.workingFolder) else { return remark(sentence) }
    add(Trouble(.gitMissing, sentence, repair: installation(of: "git", place)))
  }

  private func isInRepository(_ folder: FilePath) -> Bool {
    var folder = folder
    repeat {
      if FileStatus(folder.appending(".git")) != nil { return true }
    } while folder.removeLastComponent() && !folder.isEmpty
    return false
  }

  private func installation(of name: String, _ place: Surroundings) -> Repair {
    #if os(macOS)
      return Repair("xcode-select --install")
    #else
      let sudo = geteuid() == 0 ? "" : "sudo "
      let ways = [
        ("apt-get", "install -y"), ("dnf", "install -y"), ("zypper", "install -y"), ("pacman", "-S --noconfirm"),
        ("apk", "add"), ("brew", "install"),
      ]
      for (program, words) in ways where !place.programs(named: program).isEmpty {
        return Repair("\(program == "brew" ? "" : sudo)\(program) \(words) \(name)")
      }
      return Repair("INSTALL \(name)", note: "with your package manager")
    #endif
  }

  // MARK: Other swiftkits

  private mutating func examineOthers(_ place: Surroundings) {
    guard let executable = place.executable else { return }
    var known: Set<FilePath> = [executable]
    for program in place.programs(named: "swiftkit").prefix(Diagnosis.mostOthers) {
      guard let real = ProcessEnvironment.resolved(program), known.insert(real).inserted else { continue }
      let version = version(of: real, place)
      add(
        Part(
          .programs, "swiftkit", at: program.string, counts: false,
          why: "another one on the search path, \(version ?? "which does not say its version")"))
      guard version != place.version else { continue }
      let old = isEarlier(version, than: place.version) ? program : executable
      let name = old == executable ? place.version : version ?? "other"
      add(
        Trouble(
          .otherVersion,
          "there is another swiftkit on the search path: '\(program)' is \(version ?? "of an unknown version"), "
            + "'\(executable)' is \(place.version)",
          repair: Repair(
            "\(place.privilege(in: old.removingLastComponent()))mv \(ShellWord.quoted(old.string)) "
              + ShellWord.quoted("\(old)-\(name)"),
            note: "renames the older one after its version")))
    }
  }

  /// What a swiftkit says of itself; nil where that is no version.
  private func version(of program: FilePath, _ place: Surroundings) -> String? {
    let run = try? CapturedRun(
      program.string, ["--version"], environment: place.environment, limit: 1 << 12, patience: Diagnosis.patience)
    guard let run, run.ending == .exited(0), !run.isCut,
      let line = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isNewline).first,
      line.utf8.count < 40,
      line.utf8.allSatisfy({ (0x2d...0x2e).contains($0) || Ascii.isDigit($0) || Ascii.isLowercase($0) })
    else { return nil }
    return String(line)
  }

  private func isEarlier(_ version: String?, than other: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split { $0 == "." || $0 == "-" }.map { Int($0) ?? -1 } }
    guard let version else { return true }
    return numbers(version).lexicographicallyPrecedes(numbers(other))
  }
}
