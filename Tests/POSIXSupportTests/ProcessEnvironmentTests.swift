import POSIXSupport
import TestSupport
import Testing

@Suite struct ProcessEnvironmentTests {
  @Test func listsWhatItAlsoFindsByName() throws {
    let lines = ProcessEnvironment.lines()
    #expect(!lines.isEmpty)
    for line in lines {
      let equals = try #require(line.firstIndex(of: "="), "\(line)")
      #expect(ProcessEnvironment.value(String(line[..<equals])) == String(line[line.index(after: equals)...]))
    }
  }

  @Test func anUnsetVariableHasNoValue() {
    #expect(ProcessEnvironment.value("SWIFTKIT_SURELY_NOT_SET") == nil)
  }

  @Test func theExecutableIsTheRunningFile() throws {
    let executable = try #require(ProcessEnvironment.executable())
    #expect(executable.isAbsolute)
    #expect(FileStatus(executable)?.kind == .file)
  }

  @Test func resolvesLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/file")
    #expect(symlink("a", folder.path.appending("link").string) == 0)
    #expect(ProcessEnvironment.resolved(folder.path.appending("link/../link/file")) == folder.path.appending("a/file"))
    #expect(ProcessEnvironment.resolved(folder.path.appending("no")) == nil)
  }
}
