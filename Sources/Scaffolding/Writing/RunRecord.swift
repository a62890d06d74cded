import ByteText
import POSIXSupport

/// What this user knows of the runs in one project: the one that was begun, and the one that can be taken back.
///
/// It lies outside the project, in a folder of the user's own. What a project brings, a journal or kept contents, counts
/// only as far as this record names it by its digest.
struct RunRecord: Hashable, Sendable {
  /// A run that was begun.
  struct Begun: Hashable, Sendable {
    /// Of its folder in `.swiftkit/transaction`.
    let name: String
    /// The SHA-256 of its journal; nil as long as it only prepares.
    var journal: String?
    /// It made `.swiftkit`, which goes again where nothing comes of the run.
    var madeHome = false
    /// It keeps nothing for an undo.
    var forgets = false
    /// It takes back the first run of a project, so that nothing of swiftkit is left there.
    var leaves = false
  }

  /// A run that can be taken back.
  struct Done: Hashable, Sendable {
    /// Of its folder in `.swiftkit/undo`.
    let name: String
    /// The SHA-256 of its journal.
    let journal: String
  }

  var begun: Begun?
  var done: Done?

  private static let heading = "swiftkit runs 1"
  private static let place = "project"
  private static let ending = "end"

  init() {}

  /// Reads a record; nil when it is not whole.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", lines.popLast() == RunRecord.ending, lines.first == RunRecord.heading else {
      return nil
    }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 3, parts[1].isHexadecimal(digits: 16) else { continue }
      let digest = parts[2].isHexadecimal(digits: 64) ? parts[2] : nil
      switch (parts[0], digest) {
      case ("begun", _):
        guard digest != nil || parts[2] == "-" else { return nil }
        begun = Begun(
          name: parts[1], journal: digest, madeHome: parts.contains("home"), forgets: parts.contains("forget"),
          leaves: parts.contains("leave"))
      case ("done", let digest?): done = Done(name: parts[1], journal: digest)
      default: continue
      }
    }
  }

  /// The record as a text that says where its project is, so that somebody can tell later whether it is gone.
  ///
  /// Whoever does not know that line passes over it.
  func text(of project: FilePath) -> String {
    var lines = [RunRecord.heading, "\(RunRecord.place) \(RunRecord.spelt(project))"]
    if let begun {
      let words = [(begun.madeHome, "home"), (begun.forgets, "forget"), (begun.leaves, "leave")]
      lines.append(
        (["begun", begun.name, begun.journal ?? "-"] + words.filter(\.0).map(\.1)).joined(separator: " "))
    }
    if let done { lines.append("done \(done.name) \(done.journal)") }
    return (lines + [RunRecord.ending]).joined(separator: "\n") + "\n"
  }

  /// The folder of the project that a record speaks of; nil where it does not say.
  static func folder(in text: String) -> FilePath? {
    let beginning = "\(place) "
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(beginning) }) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(line.utf8.dropFirst(beginning.utf8.count))[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0 else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    let path = FilePath(bytes: bytes)
    return path.isAbsolute ? path : nil
  }

  /// A path as one word: bytes that would end it, or that are no plain letters, as `%` and two digits.
  private static func spelt(_ path: FilePath) -> String {
    path.bytes.map { byte in
      if byte > 0x20, byte < 0x7f, byte != UInt8(ascii: "%") { return String(UnicodeScalar(byte)) }
      return "%" + byte.hexadecimal(digits: 2)
    }.joined()
  }

  /// A name for the folder of a run that nobody can know before.
  static func newName() -> String {
    var random = SystemRandomNumberGenerator()
    return (random.next() as UInt64).hexadecimal(digits: 16)
  }
}
