import POSIXSupport
import TestSupport
import Testing

/// Scripts, tasks and what the manuals tell people to type hold with the tools and the shell of a Mac as well: BSD's, and
/// zsh, where Linux has GNU's and bash.
///
/// A script that says "# Runs on Linux only." in its head is left out, and so is a line that ends in "# Linux".
@Suite struct ScriptHabitsTests {
  private static var habits: [(pattern: Regex<Substring>, instead: String)] {
    [
      (#/\bsed (?:-[a-zA-Z]* )*-i(?!\.)/#, "BSD's sed wants a suffix after -i: write to another file and move that"),
      (#/\bsed .*s.*\\t/#, "BSD's sed writes \\t as t: use awk or printf"),
      (#/\breadlink -f/#, "older Macs have no readlink -f: cd there and ask pwd"),
      (#/\bstat -c/#, "BSD's stat takes -f and other letters"),
      (#/\bdate -d/#, "BSD's date has no -d"),
      (#/(?:^|[;&|] *|\()timeout \d/#, "macOS has no timeout"),
      (#/\bnproc\b/#, "macOS has no nproc: getconf _NPROCESSORS_ONLN"),
      (#/\b(?:cp|mv|rm|mkdir|tar) --\w/#, "BSD's tools have no long options"),
      (#/\bgrep (?:-\w+ )*-\w*P/#, "BSD's grep has no -P"),
      (#/\bsort -\w*V/#, "order by version is GNU's"),
      (#/\bfind .*-printf/#, "BSD's find has no -printf"),
      (#/\binstall -\w*D/#, "BSD's install has no -D"),
      (#/\bxargs (?:-\w+ )*-\w*r/#, "BSD's xargs runs nothing for nothing, and older ones know no -r"),
      (#/\bsha256sum\b(?!.*\bshasum\b)/#, "macOS has shasum -a 256"),
      (#/\becho -[en]/#, "echo of another shell prints its options: use printf"),
      (#/=~\//#, "zsh leaves ~ after = as it is: write $HOME"),
      (#/(?:^|[ "'=])\/bin\/(?:false|true)\b/#, "on a Mac these are in /usr/bin"),
      (#/\.build\/(?:debug|release)/#, "where products lie is what swift build --show-bin-path says"),
      (#/\[\[/#, "[[ is bash's"), (#/<<</#, "<<< is bash's"), (#/(?:^|; *)function \w/#, "function is bash's"),
      (#/\bsource \S+\.sh/#, "source is bash's: use ."),
    ]
  }

  @Test func nothingIsOfLinuxOnly() throws {
    let habits = ScriptHabitsTests.habits
    let texts = try scripts() + tasks() + consoles()
    #expect(texts.count > 10)
    for (name, lines) in texts {
      for line in lines where !line.hasSuffix("# Linux") {
        for habit in habits where line.contains(habit.pattern) {
          Issue.record("\(name): '\(line)': \(habit.instead)")
        }
      }
    }
  }

  @Test(arguments: [
    "sed -i s/a/b/ file", "sed -E 's/:.*## /\\t/'", "readlink -f x", "stat -c %s f", "date -d now", "timeout 5 x",
    "make install PREFIX=~/.local", "exec /bin/false", "cp a.json .build/debug/", "[[ -f x ]]", "cp --preserve a b",
    "echo -n a", "sha256sum f", "xargs -0r ls",
  ])
  func habitsAreSeen(line: String) {
    #expect(ScriptHabitsTests.habits.contains { line.contains($0.pattern) })
  }

  /// A Mac's sh is bash 3.2 in its plain mode; Debian's is dash.
  @Test(arguments: [["dash", "-n"], ["bash", "--posix", "-n"]])
  func scriptsAreOfAnyShell(shell: [String]) throws {
    guard try ProgramRun("/usr/bin/env", ["sh", "-c", "command -v \(shell[0])"]).exitCode == 0 else { return }
    let files = try scriptFiles()
    #expect(files.count > 6)
    for file in files {
      let run = try ProgramRun("/usr/bin/env", shell + [file.string])
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(file): \(run.errors)")
    }
  }

  // MARK: - What is read

  private func scriptFiles() throws -> [FilePath] {
    try ["Scripts", "Tests", "Plugins"].flatMap {
      try FileTree.files(below: PackageFolder.root.appending($0)).filter { $0.extension == "sh" }
    }
  }

  private func scripts() throws -> [(String, [String])] {
    try scriptFiles().compactMap { file in
      let text = try FileContents.text(of: file)
      if text.contains("\n# Runs on Linux only.\n") { return nil }
      return (file.lastComponent?.string ?? "", lines(text).filter { !$0.hasPrefix("#") })
    }
  }

  private func tasks() throws -> [(String, [String])] {
    [("Makefile", lines(try FileContents.text(of: PackageFolder.root.appending("Makefile"))))]
  }

  /// The console blocks of the manuals: what comes after a `$` or in a block of a shell.
  private func consoles() throws -> [(String, [String])] {
    let pages =
      try FileTree.files(below: PackageFolder.root.appending("docs"))
      + ["README.md", "SECURITY.md", "CONVENTIONS.md"].map { PackageFolder.root.appending($0) }
    return try pages.filter { $0.extension == "md" }.map { page in
      var isShell = false
      var found: [String] = []
      for line in lines(try FileContents.text(of: page)) {
        if line.hasPrefix("```") {
          isShell = ["```console", "```sh", "```bash", "```shell", "```zsh"].contains(line)
        } else if isShell || line.hasPrefix("$ ") || line.hasPrefix("    $ ") {
          found.append(line)
        }
      }
      return (page.lastComponent?.string ?? "", found)
    }
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
