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

  /// A library of 32 bits, behind a command of the smallest size.
  @Test func librariesForOlderMachines() {
    let command = machO([(0xc, "a/b.dylib")]).dropFirst(32)
    let library = words([0xfeed_face, 7, 3, 6, 2, 0, 0, 0x2b, 8]) + command
    #expect(LinkedPaths.relative(in: library) == ["a/b.dylib"])
  }

  /// A library for Linux with these entries of its dynamic section.
  private func elf(isWide: Bool, _ entries: [(tag: Int, text: String)]) -> [UInt8] {
    let (size, head, row) = isWide ? (8, 64, 56) : (4, 52, 32)
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let dynamic = head + 3 * row
    let texts = dynamic + (entries.count + 2) * 2 * size
    var text: [UInt8] = [0]
    var pairs: [(tag: Int, value: Int)] = []
    for entry in entries {
      pairs.append((entry.tag, text.count))
      text += Array(entry.text.utf8) + [0]
    }
    pairs += [(5, 0x9000), (0, 0)]
    var bytes = [UInt8](repeating: 0, count: dynamic)
    func put(_ value: Int, _ count: Int, at place: Int) {
      bytes.replaceSubrange(place..<place + count, with: number(value, count))
    }
    bytes.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, isWide ? 2 : 1, 1])
    put(head, size, at: isWide ? 32 : 28)
    put(row, 2, at: isWide ? 54 : 42)
    put(3, 2, at: isWide ? 56 : 44)
    // In memory the texts begin where another part ends, in the file they do not.
    let parts: [(kind: Int, offset: Int, address: Int, size: Int)] = [
      (kind: 1, offset: 0, address: 0x9000 - 64, size: 64), (1, texts, 0x9000, text.count),
      (2, dynamic, 0, pairs.count * 2 * size),
    ]
    for (index, part) in parts.enumerated() {
      let place = head + index * row
      put(part.kind, 4, at: place)
      put(part.offset, size, at: place + (isWide ? 8 : 4))
      put(part.address, size, at: place + (isWide ? 16 : 8))
      put(part.size, size, at: place + (isWide ? 32 : 16))
    }
    for pair in pairs { bytes += number(pair.tag, size) + number(pair.value, size) }
    return bytes + text
  }

  @Test(arguments: [true, false]) func librariesForLinux(isWide: Bool) {
    let library = elf(
      isWide: isWide,
      [
        (1, "libc.so.6"), (1, "sub/libown.so"), (1, "/opt/libabs.so"), (1, "$ORIGIN/libnear.so"),
        (15, "$ORIGIN:$ORIGIN/lib:/opt/lib:near"), (29, "${ORIGIN}/x:$ORIGINAL:"), (14, "name/of-its-own"),
      ])
    #expect(LinkedPaths.relative(in: library) == ["near", "$ORIGINAL", "", "sub/libown.so"])
    // The other byte order is of no machine that we run on.
    var other = library
    other[5] = 2
    #expect(LinkedPaths.relative(in: other) == [])
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
