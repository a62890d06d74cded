import POSIXSupport
import TestSupport
import Testing

/// A folder `in` to stay in and what lies beside it, with links of every kind.
@Suite struct OpenFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("inside", to: "in/real/file")
    try folder.write("inside", to: "in/top/mid/end/file")
    try folder.write("secret", to: "out/secret")
    let links = [
      ("in/near", "real/file"), ("in/folder", "real"), ("in/real/up", "../real/file"), ("in/chain", "folder/up"),
      ("in/absolute", "\(folder.path)/in/real/file"), ("in/out", "../out/secret"), ("in/outer", "../out"),
      ("in/far", "\(folder.path)/out/secret"), ("in/round", "round"), ("in/dangling", "nothing"),
      ("in/sneaky", "real/../../out/secret"), ("in/real/away", "../../in/real/file"), ("in/etc", "/etc/passwd"),
      ("in/sibling", "\(folder.path)/inner"), ("in/top/mid/link", "end"), ("in/top/mid/end/up", "../../../real/file"),
      ("in/top/mid/end/out", "../../../../out/secret"), ("in/top/mid/outer", "../../../out"),
    ]
    for (name, target) in links { #expect(symlink(target, folder.path.pushing(FilePath(name)).string) == 0) }
    try folder.write("neighbour", to: "inner")
  }

  private func open() throws -> OpenFolder { try OpenFolder(folder.path.appending("in")) }

  private func text(_ path: String, _ links: OpenFolder.Links) throws -> String {
    String(decoding: try open().bytes(of: FilePath(path), links: links), as: UTF8.self)
  }

  // MARK: - Reading

  @Test(
    arguments: [
      "real/file", "near", "folder/file", "folder/up", "chain", "absolute", "./real/./file", "top/mid/end/file",
      "top/mid/link/file", "top/mid/end/up", "top/mid/link/up", "top/mid/../mid/end/file",
    ])
  func readsThroughLinksThatStayInside(path: String) throws {
    #expect(try text(path, .inside) == "inside")
    #expect(try open().status(of: FilePath(path), links: .inside)?.kind == .file)
  }

  @Test(
    arguments: [
      "out", "outer/secret", "far", "sneaky", "real/away", "etc", "sibling", "../out/secret", "round",
      "top/mid/end/out", "top/mid/outer/secret", "top/mid/link/out", "top/mid/../../../out/secret",
    ])
  func nothingOutsideIsRead(path: String) throws {
    let fault = try #require(throws: FileFault.self) { try text(path, .inside) }
    #expect(fault.leadsOut)
    #expect(throws: FileFault.self) { try text(path, .refused) }
  }

  @Test(arguments: ["near", "folder/file", "chain", "absolute", "real/up", "top/mid/end/up", "top/mid/link/file"])
  func linksAreRefusedWhereTheyAreNotWanted(path: String) throws {
    let fault = try #require(throws: FileFault.self) { try text(path, .refused) }
    #expect(fault.leadsOut)
    #expect(fault.description.contains("is a symbolic link"))
  }

  @Test func whatIsNotThereIsMissing() throws {
    for links in [OpenFolder.Links.refused, .inside] {
      for path in ["no", "no/no", "real/file/no", "top/mid/end/no", "top/mid/no/file", "top/mid/end/file/no"] {
        let fault = try #require(throws: FileFault.self) { try text(path, links) }
        #expect(fault.isMissing)
        #expect(try open().status(of: FilePath(path), links: links) == nil)
      }
    }
    #expect(try open().status(of: "dangling", links: .inside) == nil)
    #expect(try open().status(of: "dangling")?.kind == .symbolicLink)
    #expect(try open().status(of: "")?.kind == .folder)
  }

  @Test func listsWithoutTheFolderItself() throws {
    let real = try open().folder("real")
    #expect(try real.entries().map { String(decoding: $0.name, as: UTF8.self) } == ["away", "file", "up"])
    #expect(try real.entries().map(\.kind) == [.symbolicLink, .file, .symbolicLink])
  }

  /// More names than the system gives at once; a second listing begins anew.
  @Test func listsManyNames() throws {
    let names = (1000..<2500).map { "\($0)" + String(repeating: "x", count: 40) }
    for name in names { try folder.write("", to: "in/many/\(name)") }
    let many = try open().folder("many")
    for _ in 0..<2 { #expect(try many.entries().map { String(decoding: $0.name, as: UTF8.self) } == names) }
  }

  /// A build may remove a folder between its opening and its listing.
  @Test func aRemovedFolderIsEmpty() throws {
    try folder.write("", to: "in/gone/file")
    let gone = try open().folder("gone")
    try Folder.removeAll(folder.path.appending("in").appending("gone"))
    #expect(try gone.entries().isEmpty)
  }

  // MARK: - Writing

  @Test func writesOnlyWhereNoLinkLeads() throws {
    let `in` = try open()
    for path in ["outer/new", "folder/new", "out", "../new"] {
      #expect(throws: FileFault.self) { try `in`.create(FilePath(path), [1]) }
    }
    try `in`.create("real/new", Array("new".utf8), permissions: 0o640, exactly: true, syncing: true)
    #expect(try text("real/new", .refused) == "new")
    #expect(try `in`.status(of: "real/new")?.permissions == 0o640)
    #expect(throws: FileFault.self) { try `in`.rename("real/new", over: "outer/secret") }
    #expect(throws: FileFault.self) { try `in`.link("real/new", as: "outer/other") }
    #expect(throws: FileFault.self) { try `in`.remove("outer/secret") }
    #expect(throws: FileFault.self) { try `in`.makeFolder("outer/folder") }
    #expect(throws: FileFault.self) { try `in`.makeFolder("folder") }
    #expect(throws: FileFault.self) { try `in`.removeEmptyFolder("outer/secret") }
    #expect(try folder.read("out/secret") == "secret")
  }

  @Test func aLinkIsReplacedOrRemovedItself() throws {
    let `in` = try open()
    try `in`.create("real/new", Array("new".utf8))
    try `in`.rename("real/new", over: "out")
    #expect(try text("out", .refused) == "new")
    try `in`.remove("far")
    #expect(try `in`.status(of: "far") == nil)
    #expect(try folder.read("out/secret") == "secret")
  }

  @Test func foldersAndNames() throws {
    let `in` = try open()
    try `in`.makeFolders("a/b/c")
    try `in`.create("a/b/c/file", [])
    #expect(try !`in`.removeEmptyFolder("a/b/c"))
    try `in`.link("a/b/c/file", as: "a/second")
    let taken = try #require(throws: FileFault.self) { try `in`.link("a/b/c/file", as: "a/second") }
    #expect(taken.code == .fileExists)
    try `in`.remove("a/b/c/file")
    try `in`.remove("a/b/c/file")
    #expect(try `in`.removeEmptyFolder("a/b/c"))
    try `in`.sync(files: [], folders: ["a", FilePath()])
    #expect(try folder.listing().filter { $0.hasPrefix("in/a/") } == ["in/a/second"])
  }

  /// Many are waited for together; one that is missing, or lies behind a link, is named. A folder may be gone.
  @Test func manyFilesAtOnce() throws {
    let `in` = try open()
    let files = (0..<40).map { FilePath("file\($0)") }
    for file in files { try `in`.create(file, [1]) }
    try `in`.sync(files: files, folders: [FilePath()])
    try `in`.remove("file37")
    let missing = try #require(throws: FileFault.self) { try `in`.sync(files: files, folders: ["gone"]) }
    #expect(missing.isMissing && missing.path.string.hasSuffix("/in/file37"))
    try `in`.sync(files: [], folders: ["gone", "gone/deeper", "real"])
    #expect(throws: FileFault.self) { try `in`.sync(files: [], folders: ["far"]) }
  }

  /// A folder that is swapped for a link while the door to it is open leads nowhere else.
  @Test func aFolderThatIsHeldStaysTheSame() throws {
    let held = try open().folder("real")
    #expect(rename("\(folder.path)/in/real", "\(folder.path)/in/moved") == 0)
    #expect(symlink("../out", "\(folder.path)/in/real") == 0)
    try held.create("mine", [])
    #expect(FileStatus(folder.path.appending("in/moved/mine")) != nil)
    #expect(throws: FileFault.self) { try open().create("real/mine", []) }
  }
}
