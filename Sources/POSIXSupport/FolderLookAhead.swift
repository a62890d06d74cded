import Synchronization

/// A second thread that looks at the folders below a root while the first one walks them.
///
/// It goes from the last folder to the first, so that the two meet in the middle: who comes second to a folder finds it
/// in the memory. It ends when this value goes.
package struct FolderLookAhead: ~Copyable {
  private let isOver = Flag()
  private let thread: WorkThread?

  /// - Parameters:
  ///   - levels: how many levels of folders below `root` are looked at.
  ///   - isEntered: whether the walk enters folders of this name.
  package init(
    below root: FilePath, levels: Int, into memory: FolderMemory,
    entering isEntered: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    let isOver = isOver
    thread =
      Processors.count > 1
      ? WorkThread {
        guard let folder = try? WalkedFolder(root, memory: memory) else { return }
        FolderLookAhead.look(at: folder, levels, isOver, isEntered)
      } : nil
  }

  deinit {
    isOver.isSet.store(true, ordering: .relaxed)
    thread?.join()
  }

  /// What cannot be listed is left to the walk, which says so.
  private static func look(
    at folder: borrowing WalkedFolder, _ levels: Int, _ isOver: Flag, _ isEntered: ([UInt8]) -> Bool
  ) {
    guard !isOver.isSet.load(ordering: .relaxed), let entries = try? folder.entries(), levels > 0 else { return }
    for entry in entries.reversed() where entry.kind == .folder && isEntered(entry.name) {
      guard let inner = try? WalkedFolder(entry, in: folder) else { continue }
      look(at: inner, levels - 1, isOver, isEntered)
    }
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }
}
