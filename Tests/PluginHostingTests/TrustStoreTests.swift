import POSIXSupport
import PluginHosting
import TestSupport
import Testing

@Suite struct TrustStoreTests {
  private let folder: TemporaryFolder
  private let library: FilePath

  init() throws {
    folder = try TemporaryFolder()
    library = try folder.write("library", to: "plugins/libx.so")
    try permit(0o755, library)
    try permit(0o755, library.removingLastComponent())
  }

  private func permit(_ mode: mode_t, _ path: FilePath) throws {
    guard path.withPlatformString({ chmod($0, mode) }) == 0 else { throw Errno(rawValue: errno) }
  }

  private var settings: FilePath { folder.path.appending("config/swiftkit") }

  @Test func trustIsKeptByPathAndDigest() throws {
    var store = try TrustStore(in: settings)
    #expect(store.entries.isEmpty)
    let entry = try store.trust(library)
    #expect(entry.digest == SHA256.hexadecimal(of: "library"))
    try store.save()

    let again = try TrustStore(in: settings)
    #expect(again.entries == [entry])
    #expect(again.digest(of: library) == entry.digest)
    #expect(again.digest(of: "/another") == nil)
    let file = settings.appending(TrustStore.fileName)
    #expect(try FileContents.text(of: file) == "\(entry.digest)  \(library)\n")
    #expect(FileStatus(file)?.permissions == 0o600)
  }

  @Test func trustingAgainReplaces() throws {
    var store = try TrustStore(in: settings)
    _ = try store.trust(library)
    try folder.write("changed", to: "plugins/libx.so")
    try permit(0o755, library)
    _ = try store.trust(library)
    #expect(store.entries.map(\.digest) == [SHA256.hexadecimal(of: "changed")])
  }

  @Test func untrusting() throws {
    var store = try TrustStore(in: settings)
    _ = try store.trust(library)
    let removed = [store.remove(library), store.remove(library)]
    #expect(removed == [true, false])
    #expect(store.entries.isEmpty)
  }

  @Test func librariesOthersMayWriteAreRefused() throws {
    var store = try TrustStore(in: settings)
    try permit(0o775, library)
    #expect(throws: TrustError.writableByOthers(library)) { try store.trust(library) }
    try permit(0o757, library)
    #expect(throws: TrustError.writableByOthers(library)) { try store.trust(library) }
    try permit(0o755, library)
    try permit(0o777, library.removingLastComponent())
    #expect(throws: TrustError.writableByOthers(library.removingLastComponent())) { try store.trust(library) }
    // In a sticky folder nobody can replace the file of another.
    try permit(0o1777, library.removingLastComponent())
    _ = try store.trust(library)
  }

  /// Whoever may write to a folder further up may put another one in place of the next.
  @Test func foldersAroundThatAllMayWriteAreRefused() throws {
    var store = try TrustStore(in: settings)
    let deep = try folder.write("library", to: "open/plugins/liby.so")
    try permit(0o755, deep)
    try permit(0o755, deep.removingLastComponent())
    let open = folder.path.appending("open")
    try permit(0o777, open)
    #expect(throws: TrustError.writableByOthers(open)) { try store.trust(deep) }
    try permit(0o1777, open)
    _ = try store.trust(deep)
  }

  @Test func aListThatOthersMayWriteIsNotBelieved() throws {
    var store = try TrustStore(in: settings)
    _ = try store.trust(library)
    try store.save()
    let file = settings.appending(TrustStore.fileName)
    for mode: mode_t in [0o620, 0o602] {
      try permit(mode, file)
      #expect(throws: TrustError.writableByOthers(file)) { try TrustStore(in: settings) }
    }
    try permit(0o600, file)
    try permit(0o777, settings)
    #expect(throws: TrustError.writableByOthers(settings)) { try TrustStore(in: settings) }
    try permit(0o700, settings)
    #expect(try TrustStore(in: settings) == store)
  }

  /// The descriptor that two libraries share goes with the second.
  @Test func descriptorsGoWithTheirLibraries() throws {
    var store = try TrustStore(in: settings)
    let descriptor = try folder.write("{}", to: "plugins/x.json")
    try permit(0o644, descriptor)
    let other = try folder.write("other", to: "plugins/x.so")
    try permit(0o755, other)
    _ = try store.trust(other)
    _ = try store.trust(library, descriptor: descriptor)
    #expect(store.entries.map(\.library) == [library, other] && store.descriptors.map(\.library) == [descriptor])
    #expect(store.digest(of: descriptor) == SHA256.hexadecimal(of: "{}"))
    let first = store.remove(library)
    #expect(first && store.descriptors.count == 1)
    let second = store.remove(other)
    #expect(second && store.descriptors.isEmpty)
  }

  @Test func whatIsNoFileIsRefused() throws {
    var store = try TrustStore(in: settings)
    #expect(throws: TrustError.missing("/nowhere/libx.so")) { try store.trust("/nowhere/libx.so") }
    #expect(throws: TrustError.notAFile(folder.path)) { try store.trust(folder.path) }
    let link = folder.path.appending("link.so")
    _ = link.withPlatformString { new in library.withPlatformString { symlink($0, new) } }
    #expect(throws: TrustError.notAFile(link)) { try store.trust(link) }
  }

  @Test(arguments: [
    "nonsense", "abc  /x.so", String(repeating: "a", count: 64) + "  relative.so",
    String(repeating: "A", count: 64) + "  /x.so", String(repeating: "a", count: 64) + " /x.so",
  ])
  func aDamagedStoreTrustsNothing(line: String) throws {
    let good = String(repeating: "a", count: 64) + "  /good.so"
    let file = try folder.write("\(good)\n\(line)\n", to: "config/swiftkit/\(TrustStore.fileName)")
    #expect(throws: TrustError.malformed(file, line: 2)) { try TrustStore(in: settings) }
  }

  /// Nobody trusts a megabyte of libraries.
  @Test func aStoreWithoutEnd() throws {
    try folder.write([UInt8](repeating: 0x0A, count: 1 << 20), to: "config/swiftkit/\(TrustStore.fileName)")
    #expect(try TrustStore(in: settings).entries == [])
    try folder.write([UInt8](repeating: 0x0A, count: 1 << 20 + 1), to: "config/swiftkit/\(TrustStore.fileName)")
    #expect(throws: TrustError.self) { try TrustStore(in: settings) }
  }
}
