import SwiftKitABI
import Synchronization

/// What is known of a file under check, until the next one.
///
/// Nodes are copied all the time, and each knows its file: by a plain pointer to this, which takes no counting of references
/// and no guard at each look. So that a node which outlives the check does no harm, the memory is never freed: it serves
/// one file after another, and `turn` tells for which one.
struct FileRecord {
  let turn: UInt32
  var lent = Lent()
  var serial: UInt32 = 0
  /// The symbol `init`, or `SWIFTKIT_NONE` where the file has none.
  var initializer = UInt32(SWIFTKIT_NONE)
  var path = ""
  var settings = Settings()
  var project = Project()
  var apiTable = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Where the nodes of each kind are; made when it is first asked for.
  var places: KindIndex?
  /// The chain that was asked for last: most checks ask for it again at every one of its parts.
  var latestChain: Chain?
  /// The members that a type's body consists of, by the places of the type and the members.
  var wholeBodies: [Int: Set<Int>] = [:]
  /// Where the contents of previews are.
  var previews: [Range<Int>]?
  var isOfTests: Bool?
  /// What checks found out once for others, by its type.
  var found: [ObjectIdentifier: Any] = [:]

  /// The host's memory as far as a file needs it; nothing of it outside of a call.
  struct Lent {
    var nodes = UnsafeBufferPointer<swiftkit_node>(start: nil, count: 0)
    var symbols = UnsafeBufferPointer<swiftkit_text>(start: nil, count: 0)
    var source = UnsafeRawBufferPointer(start: nil, count: 0)
  }
}

extension FileRecord {
  /// Memory for one file, new or used before.
  static func take() -> UnsafeMutablePointer<FileRecord> {
    if let used = spare.withLock({ $0.popLast() }) { return used.memory }
    let memory = UnsafeMutablePointer<FileRecord>.allocate(capacity: 1)
    memory.initialize(to: FileRecord(turn: 0))
    return memory
  }

  /// Makes what was taken ready for another file.
  static func giveBack(_ memory: UnsafeMutablePointer<FileRecord>) {
    memory.pointee = FileRecord(turn: memory.pointee.turn &+ 1)
    let spare = Spare(memory: memory)
    FileRecord.spare.withLock { $0.append(spare) }
  }

  /// Memory that no file uses.
  private struct Spare: @unchecked Sendable {
    let memory: UnsafeMutablePointer<FileRecord>
  }

  /// A plugin has one thread, tests have many.
  private static let spare = Mutex<[Spare]>([])
}
