import POSIXSupport
import ProjectModel
import TestSupport
import Testing

/// Which files of a folder are looked at: how deep, under which names, and what their style and workspaces say.
@Suite struct ProjectFilesTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func model(_ files: [String: String]) throws -> ProjectModel {
    let folder = try folder(files)
    return try ProjectModel(at: folder.path)
  }

  @Test(arguments: [(64, 1, []), (65, 0, ["folders are nested too deep"])])
  func foldersInFolders(depth: Int, files: Int, problems: [String]) throws {
    let model = try model([String(repeating: "d/", count: depth) + "a.swift": ""])
    #expect(model.files.count == files)
    #expect(model.problems.map(\.message) == problems)
    #expect(model.problems.allSatisfy { $0.source.file == String(repeating: "d/", count: depth - 1) + "d" })
  }

  @Test(arguments: [
    ("Package.swift", 0, true), ("Workspace.swift", 0, true), ("a/Workspace.swift", 1, false),
    ("a/project.yml", 0, false),
    ("a/project.yml", 1, true), ("a/b/A.xcworkspace/x", 1, false), ("a/b/A.xcworkspace/x", 2, true),
    (".a/Package.swift", 1, false), ("Pods/Package.swift", 1, false), (".swift-format", 0, false),
    ("a.swift", 0, false),
  ])
  func declared(file: String, levels: Int, expected: Bool) throws {
    let folder = try folder([file: ""])
    #expect(ProjectModel.isDeclared(at: folder.path, levels: levels) == expected)
  }

  @Test func projectsInAFolder() throws {
    let files = [
      "b/c/Package.swift", "a/Package.swift", "d/e/f/Package.swift", ".g/Package.swift", "build/Package.swift",
    ]
    let folder = try folder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    #expect(ProjectModel.projects(in: folder.path) == ["a", "b"])
    #expect(ProjectModel.projects(in: folder.path.appending("none")) == [])
  }

  @Test(arguments: [
    (["Package.swift"], true), (["a/Package.swift", "b/Package.swift"], true), (["a/b/Package.swift"], false),
    (["Package.swift", "a/project.yml"], false), (["a/Package.swift", "A.xcodeproj/x"], false), (["a.swift"], false),
  ])
  func packagesAlone(files: [String], expected: Bool) throws {
    let folder = try folder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    #expect(ProjectModel.isPackage(at: folder.path) == expected)
  }

  @Test(arguments: [("a.swift", false), (".swift-format", false), ("A/Project.swift", true), ("A.xcodeproj/x", true)])
  func whatSaysWhatAProjectIs(file: String, expected: Bool) throws {
    #expect(try model([file: "{}"]).isDeclared == expected)
  }

  /// Files of one folder that follow each other and belong to the same targets are a group.
  @Test func groups() throws {
    let manifest = """
      let package = Package(name: "P", targets: [
        .target(name: "A", path: "A", exclude: ["c.swift"]), .target(name: "B", path: "B"),
      ])
      """
    let names = [
      "A/a.swift", "A/b.swift", "A/c.swift", "A/d.swift", "B/C/e.swift", "B/f.swift", "B/g.swift", "h.swift",
    ]
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") } + [("Package.swift", manifest)])
    let model = try model(files)
    let groups = model.groups.filter { !$0.folder.isEmpty }.map { group -> String in
      let paths = group.files.map { model.files[$0].path }.joined(separator: " ")
      return "\(group.targets) \(paths)"
    }
    #expect(
      groups == [
        "[0] A/a.swift A/b.swift", "[] A/c.swift", "[0] A/d.swift", "[1] B/C/e.swift", "[1] B/f.swift B/g.swift",
      ])
  }

  // MARK: - Style

  @Test(arguments: [
    ("indent_style = space\nindent_size = 4", "4 false -"), ("[*]\nindent_style = tab", "- true -"),
    ("[*.{swift,md}]\nindent_size=3", "3 - -"), ("[*.md]\nindent_size=3\n[*]\nmax_line_length = 90", "- - 90"),
    ("[*]\nindent_size = 2\nindent_size = tab", "2 - -"), ("[*]\nindent_size = 1 = 2", "- - -"),
    ("[*]\nmax_line_length = 1", "- - 1"), ("[*]\nmax_line_length = 10000", "- - 10000"),
    ("[*]\nmax_line_length = 10001", "- - -"), ("[*]\nmax_line_length = off", "- - -"),
  ])
  func editorConfig(text: String, expected: String) throws {
    #expect(try style([".editorconfig": text]) == expected)
    #expect(try style(["Sub/.editorconfig": text]) == "- - -")
  }

  @Test(arguments: [
    (#"{"indentation": {"spaces": 3}}"#, "3 false 90"), (#"{"indentation": {"tabs": 1}}"#, "4 true 90"),
    (#"{"lineLength": 0}"#, "4 - 90"), (#"{"lineLength": 120}"#, "4 - 120"), ("{", "4 - 90"),
  ])
  func swiftFormat(text: String, expected: String) throws {
    let files = [".editorconfig": "[*]\nindent_size = 4\nmax_line_length = 90\n", ".swift-format": text]
    #expect(try style(files) == expected)
    #expect(try model(files).problems.isEmpty == (text != "{"))
  }

  private func style(_ files: [String: String]) throws -> String {
    let style = try model(files).style
    let tabs = style.usesTabs.map { "\($0.value)" } ?? "-"
    return "\(style.indentation.map { "\($0.value)" } ?? "-") \(tabs) \(style.lineLength.map { "\($0.value)" } ?? "-")"
  }

  // MARK: - Workspaces

  @Test(arguments: [
    ("group:One/A.xcodeproj", ["Sub/One/A.xcodeproj"], 0), ("container:../B", ["B"], 0), ("self:", [], 0),
    ("self:A.xcodeproj", [], 0), ("group:", [], 0), ("group:../../C", [], 1), ("absolute:/C", [], 1), ("none", [], 0),
  ])
  func workspaces(location: String, members: [String], problems: Int) throws {
    let text = "<Workspace>\n<FileRef location=\"\(location)\"/>\n</Workspace>\n"
    let model = try model(["Sub/All.xcworkspace/contents.xcworkspacedata": text])
    #expect(model.workspaces.map(\.members) == [members])
    #expect(model.problems.count == problems && model.problems.allSatisfy { $0.source.line == 2 })
  }
}
