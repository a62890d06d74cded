import POSIXSupport
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginCommandTests {
  private let kit: PortableSwiftKit
  private let library: FilePath

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": ""])
    library = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder).library
    try kit.describe(library, into: "mine.json")
    try kit.write("let trip = 1\n", to: "a.swift")
  }

  private static let own = "a.swift:1:5: warning: a trip [words]\n"
  private static let both = "a.swift:1:5: warning: a trip [mine/words]\na.swift:1:5: warning: a trip [words]\n"

  @Test func aLibraryRunsOnlyWhileItIsTrusted() throws {
    #expect(try kit.run("check").output == Self.own)
    let trust = try kit.run("plugin", "trust", library.string)
    let digest = SHA256.hexadecimal(of: try FileContents.bytes(of: library))
    #expect(trust.output == "trusted mine 1.0, 2 checks\n  \(library)\n  SHA-256 \(digest)\n")
    #expect(try kit.run("check").output == Self.both)
    #expect(try kit.run("plugin", "untrust", library.string).exitCode == 0)
    #expect(try kit.run("check").output == Self.own)
    #expect(try kit.run("plugin", "untrust", library.string).exitCode == 1)
  }

  /// A plugin's name stands for all of its checks, as that of a group does.
  @Test func theNameOfAPluginIsAGroup() throws {
    _ = try kit.run("plugin", "trust", library.string)
    let own = Self.both.split(separator: "\n").filter { $0.contains("[mine/") }.joined(separator: "\n") + "\n"
    #expect(try kit.run("check", "--checks", "mine").output == own)
    try kit.write("disable: [mine]\n", to: ".swiftkit.yml")
    #expect(try kit.run("check").output == Self.own)
    try kit.write("", to: ".swiftkit.yml")
    // Whoever does not trust the plugin has no such findings.
    let written = try kit.run("check", "--write-baseline", "known.json")
    #expect(written.errors.contains("known.json holds 1 finding of 'mine'; everyone who uses the file"), "\(written)")
  }

  @Test func aChangedLibraryIsRefused() throws {
    _ = try kit.run("plugin", "trust", library.string)
    let bytes = try FileContents.bytes(of: library)
    try AtomicFile.write(bytes + [0], to: library, permissions: 0o755)
    let run = try kit.run("check")
    #expect(run.output == Self.own)
    #expect(
      run.errors.contains(
        "the plugin 'mine': it was not loaded: it has changed since it was trusted; 'swiftkit plugin trust' trusts it as it is now\n"
      ))
  }

  @Test func aLibraryThatOthersMayWriteIsRefused() throws {
    _ = try kit.run("plugin", "trust", library.string)
    _ = library.withPlatformString { chmod($0, 0o777) }
    let run = try kit.run("check")
    #expect(run.output == Self.own)
    #expect(run.errors.contains("'\(library)' is writable by others"))
    #expect(try kit.run("plugin", "trust", library.string).exitCode == 2)
  }

  /// Whatever a checked-out project holds, none of its code is loaded: the library would leave a file.
  @Test func aProjectCannotMakeItsLibraryLoad() throws {
    let mark = kit.folder.path.appending("loaded")
    let source = """
      #include <stdio.h>
      static void __attribute__((constructor)) start(void) { fclose(fopen("\(mark)", "w")); }
      """
    let evil = try PluginInC("evil", source: source, in: kit.folder)
    let bytes = try FileContents.bytes(of: evil.library)
    let digest = SHA256.hexadecimal(of: bytes)
    for place in ["", "plugins/", ".swiftkit/", ".swiftkit/plugins/", "lib/swiftkit/plugins/", ".config/swiftkit/"] {
      try kit.folder.write(bytes, to: "project/\(place)libevil.so")
      try kit.write(
        "{\"abi\":1,\"id\":\"evil\",\"version\":\"1\",\"checks\":[],\"answers\":[]}", to: "\(place)evil.json")
      try kit.write("\(digest)  \(kit.project)/libevil.so\n", to: "\(place)trusted-plugins.sha256")
    }
    try kit.write("plugins: [libevil.so]\nplugin: ./libevil.so\n", to: ".swiftkit.yml")
    for arguments in [
      ["check"], ["checks"], ["plugin", "list"], ["plugin", "verify"], ["check", "--plugin", "libevil.so"],
    ] {
      _ = try ProgramRun(
        kit.kit.appending("swiftkit"), arguments, in: kit.project, environment: ["HOME": kit.folder.path.string])
    }
    #expect(FileStatus(mark) == nil)
  }

  @Test func aNamedPluginMustBeTrusted() throws {
    let run = try kit.run("check", "--plugin", library.string)
    #expect(run.exitCode == 2)
    #expect(
      run.errors == """
        swiftkit: the plugin '\(library)' is not used: it is not trusted; 'swiftkit plugin trust \(library)' trusts it

        """)
    _ = try kit.run("plugin", "trust", library.string)
    #expect(try kit.run("check", "--plugin", library.string).output == Self.both)
  }

  @Test func listing() throws {
    _ = try kit.run("plugin", "trust", library.string)
    #expect(
      try kit.run("plugin", "list").output == """
        test  1.0  bundled  2 checks
        mine  1.0  trusted  2 checks

        """)
  }

  @Test func verifying() throws {
    _ = try kit.run("plugin", "trust", library.string)
    let sound = try kit.run("plugin", "verify")
    #expect(sound.output == "test 1.0: matches its descriptor\nmine 1.0: matches its descriptor\n")
    #expect(sound.exitCode == 0)
    let descriptor = try kit.folder.read("mine.json")
    try kit.folder.write(descriptor.replacing("Trips", with: "Journeys"), to: "mine.json")
    _ = try kit.run("plugin", "trust", library.string)
    let unsound = try kit.run("plugin", "verify", library.string)
    #expect(unsound.output == "mine 1.0: the check 'words' differs between its descriptor and the library\n")
    #expect(unsound.exitCode == 1)
  }

  @Test func aLibraryWithoutDescriptor() throws {
    try Folder.removeAll(kit.folder.path.appending("mine.json"))
    let run = try kit.run("plugin", "trust", library.string)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("libmine.json"))
  }

  @Test(arguments: ["[]", "{", "{\"abi\":1}"]) func aDamagedDescriptor(text: String) throws {
    try kit.folder.write(text, to: "mine.json")
    let run = try kit.run("plugin", "trust", library.string)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("is not a plugin descriptor: it does not have the structure of a descriptor"))
  }

  /// A plugin that is sure stands before the documents, and its answer says whose it is.
  @Test func askingPlugins() throws {
    let knowing = try PluginInC(
      "knowing", source: PluginInC.source(id: "knowing", answer: "reply(0.9, \"it is 42\");"), in: kit.folder)
    try kit.describe(knowing.library, into: "knowing.json")
    _ = try kit.run("plugin", "trust", knowing.library.string)
    let run = try kit.run("ask", "what is the answer to everything")
    #expect(run.output.contains("it is 42"))
    #expect(run.output.contains("knowing"))
    #expect(run.exitCode == 0)
    let descriptor = try kit.folder.read("knowing.json")
    try kit.folder.write(
      descriptor.replacing("\"when\" : [", with: "\"when\" : [[\"colour\"]"), to: "knowing.json")
    _ = try kit.run("plugin", "trust", knowing.library.string)
    #expect(try kit.run("ask", "what is the answer to everything").exitCode == 1)
    #expect(try kit.run("ask", "which colour is it").output.contains("it is 42"))
  }

  /// A crashing plugin costs its own answers; the documents answer all the same.
  @Test func askingAPluginThatCrashes() throws {
    let wrong = try PluginInC("wrong", source: PluginInC.source(id: "wrong", answer: "abort();"), in: kit.folder)
    try kit.describe(wrong.library, into: "wrong.json")
    _ = try kit.run("plugin", "trust", wrong.library.string)
    try kit.write("# Toolbars\n\n- Never use a glass effect on a toolbar button.\n", to: "Skills/toolbars/SKILL.md")
    let run = try kit.run("ask", "toolbar button glass effect")
    #expect(run.output.contains("glass effect on a toolbar button"))
    #expect(
      run.errors.contains("the plugin 'wrong': it did not answer: asking it ended the process with SIGABRT (abort)"))
    #expect(run.exitCode == 0)
  }
}
