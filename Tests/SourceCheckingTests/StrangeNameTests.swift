#if os(Linux)
  import POSIXSupport
  import PluginHosting
  import TestSupport
  import Testing

  @testable import SourceChecking

  /// Files whose names are not UTF-8 are checked like any other, and shown with escapes.
  @Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
  struct StrangeNameTests {
    private static let name: [UInt8] = Array("g".utf8) + [0xff, 0x5c, 0xfe] + Array("é.swift".utf8)

    @Test(arguments: [false, true]) func areChecked(isRemembered: Bool) throws {
      var check = try TestCheck(["good.swift": "let trip = 1\n"])
      if isRemembered { check.cache = check.folder.path.appending("cache") }
      try check.add("p")
      let folder = check.project.pushing(FilePath(bytes: [0xfd]))
      try Folder.make(folder)
      for folder in [check.project, folder] {
        try AtomicFile.write(Array("let trip = 1\n".utf8), to: folder.pushing(FilePath(bytes: Self.name)))
      }
      for _ in 0..<2 {
        let outcome = try check.run()
        #expect(
          outcome.lines == [
            #"\xFD/g\xFF\\\xFEé.swift:1:5 p/words a trip"#, #"g\xFF\\\xFEé.swift:1:5 p/words a trip"#,
            "good.swift:1:5 p/words a trip",
          ])
        #expect(outcome.skipped.isEmpty && outcome.files == 3)
      }
    }

    @Test func ignoreListsHold() throws {
      let check = try TestCheck([:])
      let folder = check.project.pushing(FilePath(bytes: [0xfd]))
      try Folder.make(folder.appending(".git"))
      try AtomicFile.write(Array("a.swift\n".utf8), to: folder.appending(".gitignore"))
      for name in ["a.swift", "b.swift"] { try AtomicFile.write([], to: folder.appending(name)) }
      #expect(try SwiftFiles(below: ["."], base: folder).files.map(\.shown) == ["b.swift"])
    }

    @Test(arguments: [("a.swift", "a.swift"), ("é\\", "é\\")]) func others(name: String, shown: String) {
      #expect(ShownName.text(of: Array(name.utf8)) == shown)
    }
  }
#endif
