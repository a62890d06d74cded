import POSIXSupport
import PluginHosting
import TestSupport
import Testing

/// Where a library looks for others, by its bytes, whatever these are.
@Suite struct LinkedPathsTests {
  /// A library for macOS with these load commands.
  private func machO(_ commands: [(UInt32, String)]) -> [UInt8] {
    var bytes = words([0xfeed_facf, 0x0100_000c, 0, 6, UInt32(commands.count), 0, 0, 0])
    for (command, text) in commands {
      let start = command == 0x8000_001c ? 12 : 24
      let body = [UInt8](repeating: 0, count: start - 12) + Array(text.utf8) + [0]
      let padding = [UInt8](repeating: 0, count: (8 - (12 + body.count) % 8) % 8)
      bytes += words([command, UInt32(12 + body.count + padding.count), UInt32(start)]) + body + padding
    }
    return bytes
  }

  private func words(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  @Test func librariesForMacOS() {
    let library = machO([
      (0xc, "/usr/lib/libSystem.B.dylib"), (0xc, "@rpath/libSwiftKitSDK.dylib"), (0xc, "libhelper.dylib"),
      (0x8000_0018, "lib/weak.dylib"), (0x8000_001c, "@loader_path"), (0x8000_001c, "."), (0x8000_001c, "/opt/lib"),
    ])
    #expect(LinkedPaths.relative(in: library) == ["libhelper.dylib", "lib/weak.dylib", "."])
    let head: [UInt8] = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 48]
    let fat = head + [UInt8](repeating: 0, count: 48 - head.count) + library
    #expect(LinkedPaths.relative(in: fat) == ["libhelper.dylib", "lib/weak.dylib", "."])
  }

  @Test(.enabled(if: PluginInC.canRun, "needs a C compiler")) func damagedLibraries() throws {
    let folder = try TemporaryFolder()
    let built = try PluginInC("x", source: PluginInC.source(), in: folder, flags: ["-Wl,-rpath,sub"])
    let bytes = try FileContents.bytes(of: built.library)
    var random = SeededRandom(seed: 7)
    for library in [bytes, machO([(0xc, "a/b"), (0x8000_001c, ".")])] {
      #expect(!LinkedPaths.relative(in: library).isEmpty)
      for length in stride(from: 0, to: min(library.count, 4_000), by: 7) {
        _ = LinkedPaths.relative(in: Array(library.prefix(length)))
      }
      for _ in 0..<2_000 {
        var flipped = library
        for _ in 0..<4 {
          flipped[Int.random(in: 0..<min(library.count, 1_024), using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        _ = LinkedPaths.relative(in: flipped)
      }
    }
  }

  @Test func whatIsNoLibrary() {
    #expect(LinkedPaths.relative(in: []) == [])
    #expect(LinkedPaths.relative(in: Array("#!/bin/sh\n".utf8)) == [])
  }
}
