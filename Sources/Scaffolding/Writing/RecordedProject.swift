import ByteText
package import POSIXSupport

/// A project of which the user's state folder holds a record of runs.
package struct RecordedProject: Hashable, Sendable {
  /// The record, which is named by a digest of the project's path.
  package let file: FilePath
  /// The project's folder; nil in a record that an earlier swiftkit wrote, which does not say.
  package let folder: FilePath?
  /// Whether a run was begun there and did not come to its end.
  package let isBegun: Bool
  /// Whether a run there can be taken back.
  package let isUndoable: Bool

  /// The records in the state folder at `state`, in order of their names; other files there are passed over.
  package static func all(in state: FilePath) -> [RecordedProject] {
    let folder = state.appending(RunLedger.projects)
    guard let open = try? OpenFolder(folder) else { return [] }
    let names = (try? open.entries { name, kind in kind == .file && name.count == 64 }) ?? []
    return names.compactMap { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      guard name.isHexadecimal(digits: 64), let bytes = try? open.bytes(of: FilePath(name), limit: 1 << 16) else {
        return nil
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let record = RunRecord(text) else { return nil }
      return RecordedProject(
        file: folder.appending(name), folder: RunRecord.folder(in: text), isBegun: record.begun != nil,
        isUndoable: record.done != nil)
    }
  }
}
