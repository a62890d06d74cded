import POSIXSupport
import Scaffolding
import Synchronization
import TestSupport
import Testing

/// Somebody exchanges a folder for a link that leads out, over and over, while files are written and removed there.
@Suite struct FolderSwapTests {
  @Test func nothingIsWrittenBehindALink() throws {
    let project = try Project(["Package.swift": "", "Components/a.txt": "a"])
    let outside = try Project(["theirs.txt": "theirs"])
    let (folder, link) = (project.root.appending("Components"), project.root.appending("evil"))
    #expect(symlink(outside.root.string, link.string) == 0)
    let swapper = FolderSwapper(folder, link)
    let thread = try #require(WorkThread { swapper.run() })
    var (made, refused) = (0, 0)
    // A busy machine may let one side run alone for long.
    for number in 0..<5_000 where number < 150 || made == 0 || refused == 0 {
      let change = Change("Components/new\(number).txt", before: nil, after: [1])
      do throws(ScaffoldingError) {
        try project.transaction().commit([change])
        made += 1
      } catch {
        refused += 1
      }
    }
    swapper.stop()
    thread.join()
    #expect(try outside.snapshot(whole: true) == ["theirs.txt": "theirs"])
    #expect(made > 0 && refused > 0 && swapper.swaps > 100)
    // What was told as made is there, and nothing else.
    let place = FileStatus(folder, followingLinks: false)?.kind == .folder ? folder : link
    #expect(try Folder.names(in: place).count == made + 1)
  }
}

/// Renames two names in turn until it is stopped.
private final class FolderSwapper: Sendable {
  private struct State {
    var isStopped = false
    var swaps = 0
  }

  #if !canImport(Darwin)
    private typealias Exchange =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    // The headers show renameat2 only to those who ask for GNU's own.
    private static let exchange = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Exchange.self) }
  #endif

  private let state = Mutex(State())
  private let names: [FilePath]

  init(_ folder: FilePath, _ link: FilePath) { names = [folder, link] }

  var swaps: Int { state.withLock(\.swaps) }
  func stop() { state.withLock { $0.isStopped = true } }

  func run() {
    while state.withLock({ !$0.isStopped }) {
      let result = names[0].withPlatformString { folder in
        names[1].withPlatformString { link in
          #if canImport(Darwin)
            renamex_np(folder, link, UInt32(RENAME_SWAP))
          #else
            FolderSwapper.exchange?(AT_FDCWD, folder, AT_FDCWD, link, 2) ?? -1
          #endif
        }
      }
      guard result == 0 else { return }
      state.withLock { $0.swaps += 1 }
    }
  }
}
