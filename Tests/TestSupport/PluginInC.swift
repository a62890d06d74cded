package import POSIXSupport
import Synchronization

/// A plugin in C for tests: its source is a text, its library is built with the machine's C compiler.
package struct PluginInC: Sendable {
  package let library: FilePath

  /// Whether there is a C compiler and the host has been built; without them tests of real plugins are skipped.
  package static let canRun: Bool = {
    let compiler = try? ProgramRun("/usr/bin/env", ["cc", "--version"])
    return compiler?.exitCode == 0 && FileStatus(host)?.kind == .file
  }()

  package static var host: FilePath { PackageFolder.products.appending("swiftkit-plugin-host") }

  /// Compiles `source` to `lib<name>.so` (or `.dylib`) in `folder`.
  ///
  /// - Parameter include: where the header of the contract lies; today's by default.
  package init(
    _ name: String, source: String, in folder: TemporaryFolder, flags: [String] = [], include: FilePath? = nil
  ) throws {
    #if canImport(Darwin)
      let (ending, kind) = ("dylib", ["-dynamiclib", "-undefined", "dynamic_lookup"])
    #else
      let (ending, kind) = ("so", ["-shared", "-fPIC"])
    #endif
    library = folder.path.appending("lib\(name).\(ending)")
    let isUsual = flags.isEmpty && include == nil
    if isUsual, let bytes = PluginInC.built.withLock({ $0[source] }) {
      try AtomicFile.write(bytes, to: library, permissions: 0o755)
      return
    }
    let file = try folder.write(source, to: "\(name).c")
    let include = include ?? PackageFolder.root.appending("Plugins/ABI/include")
    let run = try ProgramRun(
      "/usr/bin/env", ["cc"] + kind + ["-I", include.string, "-o", library.string, file.string] + flags)
    guard run.exitCode == 0 else { throw CompilerFailure(description: run.errors) }
    guard isUsual else { return }
    let bytes = try FileContents.bytes(of: library)
    PluginInC.built.withLock { $0[source] = bytes }
  }

  /// Libraries by their source: hundreds of tests ask for the same few.
  private static let built = Mutex<[String: [UInt8]]>([:])

  package struct CompilerFailure: Error, CustomStringConvertible {
    package let description: String
  }

  /// A plugin with two checks: `words` reports every "trip" in a file; `bad` runs `body` on files that hold "bad!".
  ///
  /// In `body`, `host`, `file` and `report(start, end, message)` are at hand.
  package static func source(id: String = "test", body: String = "", answer: String = "") -> String {
    """
    #define _GNU_SOURCE
    #include "swiftkit_abi.h"
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>
    #define T(s) { s, sizeof(s) - 1 }
    static const swiftkit_text trip[] = { T("trip") };
    static const swiftkit_text bad[] = { T("bad!") };
    static const swiftkit_text rules[] = { T("skill/section/rule") };
    static const swiftkit_check checks[] = {
      { sizeof(swiftkit_check), SWIFTKIT_WARNING, T("words"), T("Trips"), trip, 1, rules, 1, 0, 0 },
      { sizeof(swiftkit_check), SWIFTKIT_ERROR, T("bad"), T("Goes wrong"), bad, 1, rules, 0, 0, 0 },
    };
    static const swiftkit_host *current;
    static void report(uint32_t start, uint32_t end, const char *message) {
      swiftkit_finding finding = { sizeof finding, start, end, { message, strlen(message) }, 0, 0 };
      current->report(current->context, &finding);
    }
    static void find(const swiftkit_host *host, const swiftkit_file *file) {
      for (size_t i = 0; i + 4 <= file->source.length; i++)
        if (memcmp(file->source.bytes + i, "trip", 4) == 0) report((uint32_t)i, (uint32_t)i + 4, "a trip");
    }
    static void go_wrong(const swiftkit_host *host, const swiftkit_file *file) { \(body) }
    static void check(const swiftkit_host *host, const swiftkit_file *file, uint32_t index) {
      current = host;
      if (index == 0) find(host, file); else go_wrong(host, file);
    }
    static void reply(double confidence, const char *statement) {
      swiftkit_answer answer = { sizeof answer, confidence, T("key"), { statement, strlen(statement) }, T("let a = 1") };
      current->reply(current->context, &answer);
    }
    static void answer(const swiftkit_host *host, const swiftkit_question *question) { current = host; \(answer) }
    static const swiftkit_plugin plugin = {
      sizeof plugin, SWIFTKIT_ABI_MAJOR, SWIFTKIT_ABI_MINOR, T("\(id)"), T("1.0"), checks, 2, check,
      \(answer.isEmpty ? "0" : "answer")
    };
    const swiftkit_plugin *swiftkit_plugin_entry(uint32_t major, uint32_t minor) { return &plugin; }
    """
  }
}
