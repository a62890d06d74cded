/// What a host is busy with, in one machine word.
///
/// The host stores it in memory that swiftkit sees too, before every call into a plugin. When the process is gone or
/// silent, the word still says who had control.
package enum RunningMark: Hashable, Sendable {
  case idle
  case reading(task: UInt32)
  case parsing(task: UInt32)
  case checking(task: UInt32, CheckReference)
  case loading(library: UInt16)
  case answering(task: UInt32, library: UInt16)

  /// Phase in 4 bits, task in 28, library and check in 16 each.
  package var word: UInt64 {
    switch self {
    case .idle: RunningMark.pack(0)
    case .reading(let task): RunningMark.pack(1, task)
    case .parsing(let task): RunningMark.pack(2, task)
    case .checking(let task, let check): RunningMark.pack(3, task, check.library, check.check)
    case .loading(let library): RunningMark.pack(4, 0, library)
    case .answering(let task, let library): RunningMark.pack(5, task, library)
    }
  }

  /// Nil for a word that no host wrote: somebody wrote over it.
  package init?(word: UInt64) {
    let task = UInt32(word >> 32 & 0xfff_ffff)
    let library = UInt16(word >> 16 & 0xffff)
    let check = UInt16(word & 0xffff)
    switch word >> 60 {
    case 0: self = .idle
    case 1: self = .reading(task: task)
    case 2: self = .parsing(task: task)
    case 3: self = .checking(task: task, CheckReference(library: library, check: check))
    case 4: self = .loading(library: library)
    case 5: self = .answering(task: task, library: library)
    default: return nil
    }
  }

  private static func pack(_ phase: UInt64, _ task: UInt32 = 0, _ library: UInt16 = 0, _ check: UInt16 = 0) -> UInt64 {
    phase << 60 | UInt64(task & 0xfff_ffff) << 32 | UInt64(library) << 16 | UInt64(check)
  }
}
