import POSIXSupport
import TestSupport
import Testing

/// What each module imports, held as a golden: a new arrow between modules shows as one changed line.
@Suite struct ModuleMapTests {
  @Test func importsOfEachModule() throws {
    var lines: [String] = []
    for root in ["Sources", "Plugins"] {
      for file in try FileTree.files(below: PackageFolder.root.appending(root)) where file.extension == "swift" {
        let module = moduleName(of: file)
        lines += try imports(in: file).map { "\(module): \($0)" }
      }
    }
    var byModule: [String: Set<String>] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      byModule[String(parts[0]), default: []].insert(parts[1].trimmingPrefix(while: { $0 == " " }).description)
    }
    let text = byModule.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted().joined(separator: " "))\n" }
    expectGolden(text.joined(), "imports.txt")
  }

  /// Foundation costs the start of `ask` and `new` several milliseconds, so nothing in the program may bring it in.
  @Test func nobodyImportsFoundation() throws {
    for root in ["Sources", "Plugins"] {
      for file in try FileTree.files(below: PackageFolder.root.appending(root)) where file.extension == "swift" {
        // The plugin of the package manager is no part of the program, and starts a process as its kind does.
        if moduleName(of: file) == "Command" { continue }
        let text = try FileContents.text(of: file)
        let essentials = text.contains("canImport(FoundationEssentials)")
        #expect(!(try imports(in: file).contains("Foundation")) || essentials, "\(file.lastComponent?.string ?? "")")
      }
    }
  }

  /// `Sources/X/…` is module X; `Plugins/X/Rules/…` is X and `Plugins/X/Plugin/…` is XPlugin.
  private func moduleName(of file: FilePath) -> String {
    let parts = file.components.dropFirst(PackageFolder.root.components.count).map(\.string)
    guard parts[0] == "Plugins" else { return parts[1] }
    return parts[2] == "Plugin" ? "\(parts[1])Plugin" : parts[1]
  }

  private func imports(in file: FilePath) throws -> [String] {
    try FileContents.text(of: file).split(separator: "\n").compactMap { line in
      let access: Set<Substring> = ["package", "public", "internal", "private"]
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }.drop { access.contains($0) }.map { $0 }
      return words.count >= 2 && words[0] == "import" ? String(words[words.count - 1]) : nil
    }
  }
}
