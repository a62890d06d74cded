/// What the files of a run declare, gathered before any is checked; `swiftkit_abi.h` says what each relation means.
///
/// The bytes are the value: one fact a line, distinct, ascending; a letter for the relation, the subject, and a tab and
/// the object where there is one. Hosts get them as they are, and the cache of reports knows them by their digest.
package struct SourceFacts: Hashable, Sendable {
  /// What is said of a subject; the letter is the number of `swiftkit_abi.h` plus that of `@`.
  package enum Relation: UInt8, Sendable, CaseIterable {
    case declares = 0x41
    case repeated, inherits, hasAttribute, hasCase, hasStatic, consistsOf, previewed, shownInToolbar, extends, imports
    case applies, folder, hasProperty
  }

  package let bytes: [UInt8]

  /// No facts.
  package init() { bytes = [] }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Puts the facts of files together: their lines, in any order; a type declared twice has two lines that say so.
  package init(joining files: some Sequence<[UInt8]>) {
    let all = files.reduce(into: [UInt8]()) { $0 += $1 }
    bytes = all.withUnsafeBytes { all in
      var joined: [UInt8] = []
      joined.reserveCapacity(all.count)
      var lastLine: UnsafeRawBufferPointer?
      var copies = 0
      var lastType: UnsafeRawBufferPointer?
      var repeated: [UnsafeRawBufferPointer] = []
      func writeRepeated() {
        for type in repeated { joined += [Relation.repeated.rawValue] + type + [newline] }
        repeated = []
      }
      for line in SourceFacts.lines(of: all).sorted(by: SourceFacts.precedes) {
        if line.first == Relation.declares.rawValue {
          let type = SourceFacts.subject(of: line)
          if let lastType, SourceFacts.areEqual(type, lastType) {
            if repeated.last.map({ SourceFacts.areEqual($0, type) }) != true { repeated.append(type) }
          }
          lastType = type
        } else {
          writeRepeated()
        }
        copies = lastLine.map { SourceFacts.areEqual(line, $0) } == true ? copies + 1 : 1
        lastLine = line
        // What one file applies, or two, tells nothing; each file has such a line once.
        guard copies == (line.first == Relation.applies.rawValue ? 3 : 1) else { continue }
        joined += line
        joined.append(newline)
      }
      writeRepeated()
      return joined
    }
  }

  private static func lines(of bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    var lines: [UnsafeRawBufferPointer] = []
    var start = 0
    for index in bytes.indices where bytes[index] == newline {
      if index > start { lines.append(UnsafeRawBufferPointer(rebasing: bytes[start..<index])) }
      start = index + 1
    }
    return lines
  }

  private static func subject(of line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: line.dropFirst().prefix { $0 != tab })
  }

  private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  private static func precedes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
