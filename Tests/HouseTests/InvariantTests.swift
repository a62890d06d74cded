import POSIXSupport
import TestSupport
import Testing

/// Rules of the house that a machine can judge.
@Suite struct InvariantTests {
  @Test func oneFolderCallsSQLite() throws {
    #expect(try files(in: ["Sources", "Plugins"], holding: "sqlite3_open").count == 1)
    let callers = try files(in: ["Sources", "Plugins"], holding: "sqlite3_")
      .filter { !$0.hasPrefix("Sources/RuleIndex/SQLite/") }
    #expect(callers.isEmpty, "sqlite3_* is called in \(callers)")
  }

  /// The compiler takes `@inlinable` on `package` without a word, and inlines nothing.
  @Test func inlinableIsPublic() throws {
    let forms = ["@inlinable package", "@inlinable\n  package"]
    let ignored = try forms.flatMap { try files(in: ["Sources"], holding: $0) }
    #expect(ignored.isEmpty, "nothing is inlined in \(ignored)")
  }

  @Test func oneFileCallsDlopen() throws {
    let callers = try files(in: ["Sources", "Plugins"], holding: "dlopen(")
    #expect(callers.count == 1, "dlopen is called in \(callers)")
  }

  @Test func onlyTheCommandLineReadsTheEnvironment() throws {
    // `ProcessEnvironment.resolved` asks the file system, not the environment.
    let readers = try ["value(", "lines(", "executable("]
      .flatMap { try files(in: ["Sources"], holding: "ProcessEnvironment.\($0)") }
      .filter { !$0.hasPrefix("Sources/SwiftKitCLI/") && !$0.hasPrefix("Sources/POSIXSupport/") }
      .filter { !$0.hasPrefix("Sources/swiftkit-plugin-host/") }
    #expect(readers.isEmpty, "the environment is read in \(readers)")
  }

  @Test func nothingPrintsBehindTheBackOfTheCommandLine() throws {
    let printers = try files(in: ["Sources", "Plugins"], holding: "print(").filter {
      !$0.hasPrefix("Plugins/Template/")
    }
    let callers = try printers.filter { path in
      try FileContents.text(of: PackageFolder.root.pushing(FilePath(path))).split(separator: "\n").contains { line in
        line.trimmingPrefix(while: { $0 == " " }).hasPrefix("print(")
      }
    }
    #expect(callers.isEmpty, "print is called in \(callers)")
  }

  /// What somebody can ask for is asked for in values: only the command line has words of its own for it.
  @Test func onlyTheCommandLineParsesArguments() throws {
    let parsers = try files(in: ["Sources"], holding: "import ArgumentParser").filter {
      !$0.hasPrefix("Sources/SwiftKitCLI/")
    }
    #expect(parsers.isEmpty, "arguments are parsed in \(parsers)")
  }

  /// The command line and the server for agents meet in the program alone, so that neither can have what the other lacks
  /// a way to.
  @Test(arguments: ["import SwiftKitCLI", "import AgentTools"])
  func theTwoClientsDoNotKnowEachOther(line: String) throws {
    let users = try files(in: ["Sources"], holding: line).filter { !$0.hasPrefix("Sources/swiftkit/") }
    #expect(users.isEmpty, "'\(line)' stands in \(users)")
  }

  /// Whoever decides gives a value; whoever asked prints it.
  @Test(arguments: ["Workbench", "Reports", "AgentTools"]) func noFloorBelowPrints(module: String) throws {
    for word in [
      "StandardStream.output", "StandardStream.error", "StandardStream(", "FileDescriptor.standard", "STDOUT_FILENO",
    ] {
      let printers = try files(in: ["Sources/\(module)"], holding: word)
      #expect(printers.isEmpty, "'\(word)' stands in \(printers)")
    }
  }

  @Test func nothingIsForced() throws {
    for word in ["try!", "as! ", "fatalError(", "unimplemented"] {
      let users = try files(in: ["Sources", "Plugins"], holding: word).filter { path in
        try FileContents.text(of: PackageFolder.root.pushing(FilePath(path))).split(separator: "\n").contains { line in
          let code = line.trimmingPrefix(while: { $0 == " " })
          return code.contains(word) && !code.hasPrefix("//") && !code.contains("\"")
        }
      }
      #expect(users.isEmpty, "'\(word)' stands in \(users)")
    }
  }

  @Test func everyModuleHasTests() throws {
    // What CStartUp does shows where /proc is not: Tests/Distribution runs that.
    let exempt: Set = ["CMemory", "CSQLite", "CStartUp", "swiftkit", "swiftkit-plugin-host"]
    for module in try Folder.names(in: PackageFolder.root.appending("Sources")) where !exempt.contains(module) {
      let tests = PackageFolder.root.appending("Tests").appending("\(module)Tests")
      let files = (try? FileTree.files(below: tests).filter { $0.extension == "swift" }) ?? []
      #expect(try files.contains { try FileContents.text(of: $0).contains("@Test") }, "no tests for \(module)")
    }
  }

  private func files(in roots: [String], holding word: String) throws -> [String] {
    try roots.flatMap { try FileTree.files(below: PackageFolder.root.appending($0)) }
      .filter { try $0.extension == "swift" && FileContents.text(of: $0).contains(word) }
      .map { file in
        var relative = file
        _ = relative.removePrefix(PackageFolder.root)
        return relative.string
      }
  }
}
