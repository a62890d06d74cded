import POSIXSupport
import TestSupport
import Testing

/// What trust covers, who may say so, and what is never called trusted.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginTrustTests {
  private let kit: PortableSwiftKit
  private let library: FilePath

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": ""])
    library = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder).library
    try kit.describe(library, into: "mine.json")
    try kit.write("let trip = 1\n", to: "a.swift")
  }

  /// A library that is only described runs too, and is as strange as any.
  @Test func whatIsDescribedSeesNoSecrets() throws {
    let source =
      "#include <stdlib.h>\n" + PluginInC.source(id: "nosy")
      + "\n__attribute__((constructor)) static void look(void) { if (getenv(\"FIGMA_TOKEN\")) abort(); }\n"
    let nosy = try PluginInC("nosy", source: source, in: kit.folder).library
    let run = try kit.run(["plugin", "describe", nosy.string], environment: ["FIGMA_TOKEN": "figd_x"])
    #expect(run.exitCode == 0 && run.output.contains(#""nosy""#), "\(run.output)\(run.errors)")
  }

  private static let own = "a.swift:1:5: warning: a trip [words]\n"
  private var store: FilePath { kit.folder.path.appending("config/swiftkit/trusted-plugins.sha256") }

  private func permit(_ mode: mode_t, _ path: FilePath) throws {
    guard path.withPlatformString({ chmod($0, mode) }) == 0 else { throw Errno(rawValue: errno) }
  }

  @Test(arguments: [
    ("Trips", "Journeys"), ("\"id\" : \"mine\"", "\"id\" : \"test\""), ("\"trip\"", "\"never\""),
    ("\"version\" : \"1.0\"", "\"version\" : \"1.0\\u001b]52;c;AA\\u0007\""),
  ])
  func aDescriptorThatHasChangedSince(old: String, new: String) throws {
    _ = try kit.run("plugin", "trust", library.string)
    let descriptor = try kit.folder.read("mine.json")
    try #require(descriptor.contains(old))
    try kit.folder.write(descriptor.replacing(old, with: new), to: "mine.json")
    let run = try kit.run("check")
    #expect(run.output == Self.own)
    #expect(run.errors.contains("mine.json' has changed since it was trusted; 'swiftkit plugin trust"))
    let list = try kit.run("plugin", "list")
    #expect(!list.output.contains("trusted  ") && list.output.contains("is not used: its descriptor"))
    #expect(!(run.errors + list.output).contains("\u{1b}"))
  }

  /// Of two names that a descriptor may have, one that appears later does not take the place of the trusted one.
  @Test func aSecondDescriptor() throws {
    try kit.folder.write(try kit.folder.read("mine.json"), to: "libmine.json")
    try Folder.removeAll(kit.folder.path.appending("mine.json"))
    #expect(try kit.run("plugin", "trust", library.string).exitCode == 0)
    try kit.folder.write("{\"abi\":1,\"id\":\"mine\",\"version\":\"9\",\"checks\":[],\"answers\":[]}", to: "mine.json")
    #expect(try kit.run("check").output.contains("[mine/words]"))
  }

  @Test(arguments: [
    ("\"id\" : \"mine\"", "\"id\" : \"ev\\u001b[2Jil\"", "its id is not in kebab-case"),
    ("\"id\" : \"words\"", "\"id\" : \"wor\\u202eds\"", "the id of its check 0 is not in kebab-case"),
    ("\"id\" : \"bad\"", "\"id\" : \"words\"", "it has two checks 'words'"),
    ("Trips", "Tr\\u202eips", "the title or a rule of 'words' contains control characters"),
    ("\"version\" : \"1.0\"", "\"version\" : \"1\\u009b31m\"", "its version contains control characters"),
    ("\"abi\" : 1", "\"abi\" : 2", "it was built for plugin ABI 2; this swiftkit supports 1"),
    ("\"id\" : \"mine\"", "\"id\" : \"test\"", "the plugin id 'test' is already taken"),
  ])
  func aDescriptorThatIsNotTrusted(old: String, new: String, reason: String) throws {
    let descriptor = try kit.folder.read("mine.json")
    try #require(descriptor.contains(old))
    try kit.folder.write(descriptor.replacing(old, with: new), to: "mine.json")
    let run = try kit.run("plugin", "trust", library.string)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(FileStatus(store) == nil)
    #expect(try kit.run("check").output == Self.own)
  }

  @Test func aDescriptorOrFolderThatOthersMayWrite() throws {
    let descriptor = kit.folder.path.appending("mine.json")
    try permit(0o666, descriptor)
    let run = try kit.run("plugin", "trust", library.string)
    #expect(run.exitCode == 2 && run.errors.contains("'\(descriptor)' is writable by others"))
    try permit(0o644, descriptor)
    try kit.folder.write(try FileContents.bytes(of: library), to: "deep/er/libmine.so")
    try kit.folder.write(try kit.folder.read("mine.json"), to: "deep/er/mine.json")
    for name in ["deep/er/libmine.so", "deep/er"] { try permit(0o755, kit.folder.path.pushing(FilePath(name))) }
    try permit(0o777, kit.folder.path.appending("deep"))
    let deep = try kit.run("plugin", "trust", kit.folder.path.appending("deep/er/libmine.so").string)
    #expect(deep.exitCode == 2 && deep.errors.contains("'\(kit.folder.path)/deep' is writable by others"))
  }

  /// A list that others can write is theirs; what came with swiftkit is used all the same.
  @Test func aStoreThatOthersMayWriteIsNotBelieved() throws {
    _ = try kit.run("plugin", "trust", library.string)
    try permit(0o666, store)
    let run = try kit.run("check")
    #expect(run.output == Self.own)
    #expect(run.errors.contains("no third-party plugin is trusted: '\(store)' is writable by others"))
    #expect(try kit.run("plugin", "untrust", library.string).exitCode == 2)
    try permit(0o600, store)
    try permit(0o777, store.removingLastComponent())
    #expect(try kit.run("check").output == Self.own)
    try permit(0o700, store.removingLastComponent())
    #expect(try kit.run("check").output.contains("[mine/words]"))
  }

  @Test func aStoreThatCannotBeRead() throws {
    try Folder.make(store)
    let run = try kit.run("check")
    #expect(run.output == Self.own)
    #expect(run.errors.contains("no third-party plugin is trusted: cannot read '\(store)': it is a folder"))
    #expect(try kit.run("plugin", "trust", library.string).exitCode == 2)
  }

  @Test func aChangedLibraryIsNotCalledTrusted() throws {
    _ = try kit.run("plugin", "trust", library.string)
    try AtomicFile.write(try FileContents.bytes(of: library) + [0], to: library, permissions: 0o755)
    let list = try kit.run("plugin", "list")
    #expect(list.output.contains("mine  1.0  not used: it has changed since it was trusted; 'swiftkit plugin trust"))
    #expect(try kit.run("plugin", "list", "--json").output.contains("not used: it has changed"))
  }

  @Test(arguments: [
    ("-Wl,-rpath,.", "."), ("-Wl,-rpath,/usr/lib:sub", "sub"), ("-Wl,-rpath,/usr/lib:", ""),
    ("-Wl,--disable-new-dtags,-rpath,../x", "../x"),
  ])
  func aLibraryThatLooksInTheWorkingFolder(flag: String, shown: String) throws {
    #if os(Linux)
      let built = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder, flags: [flag])
      let run = try kit.run("plugin", "trust", built.library.string)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("looks for other libraries in '\(shown)', which depends on where swiftkit runs"))
    #endif
  }

  @Test(arguments: ["-Wl,-rpath,/usr/lib:/opt", "-Wl,-rpath,$ORIGIN/x", "-Wl,-rpath,$ORIGIN"])
  func aLibraryThatLooksInFixedFolders(flag: String) throws {
    let built = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder, flags: [flag])
    #expect(try kit.run("plugin", "trust", built.library.string).exitCode == 0)
  }

  /// Whoever is told that a library is trusted, or is trusted no more, can rely on it.
  @Test func manyAtOnce() throws {
    let swiftkit = kit.kit.appending("swiftkit")
    let script = """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
        mkdir -p d$i; cp "$1" d$i/libmine.so; sed "s/\\"mine\\"/\\"mine-$i\\"/" "$2" > d$i/mine.json
      done
      for i in 1 2 3 4; do "$0" plugin trust d$i/libmine.so > /dev/null || exit 3; done
      for i in 5 6 7 8 9 10 11 12; do "$0" plugin trust d$i/libmine.so > /dev/null & done
      for i in 1 2 3 4; do "$0" plugin untrust d$i/libmine.so > /dev/null & done
      wait
      """
    let run = try ProgramRun(
      "/bin/sh",
      ["-c", script, swiftkit.string, library.string, kit.folder.path.appending("mine.json").string], in: kit.project,
      environment: ["XDG_CONFIG_HOME": kit.folder.path.appending("config").string])
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = try FileContents.text(of: store).split(separator: "\n")
    let trusted = lines.filter { $0.hasSuffix(".so") }.compactMap { $0.split(separator: "/").dropLast().last }
    #expect(Set(trusted) == Set((5...12).map { "d\($0)" }))
    #expect(lines.count == 16)
  }
}
