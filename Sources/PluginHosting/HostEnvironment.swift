/// The part of the environment that a host gets: what programs need to run at all, and nothing that could be a secret.
///
/// A host runs the code of others. Tokens and keys reach no program that has no use for them, so this is a list of what
/// may pass; names that begin with `SWIFTKIT_` are the way to tell a plugin something on purpose.
package enum HostEnvironment {
  private static let names: Set<Substring> = [
    "HOME", "LANG", "LANGUAGE", "LLVM_PROFILE_FILE", "LOGNAME", "PATH", "TMPDIR", "TZ", "USER",
  ]
  /// The system's loader, languages, and checks that compilers build in.
  private static let beginnings = [
    "LC_", "LD_", "DYLD_", "ASAN_", "LSAN_", "TSAN_", "UBSAN_", "SWIFTKIT_",
  ]

  /// What passes of `lines`, each a `NAME=value`.
  package static func lines(of lines: [String]) -> [String] {
    lines.filter { line in
      let name = line.prefix { $0 != "=" }
      return names.contains(name) || beginnings.contains { name.hasPrefix($0) }
    }
  }
}
