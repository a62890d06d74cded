import ByteText
package import SwiftKitABI

/// The facts of a run as plugins see them: `swiftkit_facts` of `swiftkit_abi.h`.
///
/// It lives as long as the process: plugins may keep the pointer.
package struct FactTable: @unchecked Sendable {
  package let table: UnsafePointer<swiftkit_facts>

  /// Takes the lines of `SourceFacts.bytes`: a letter for the relation, the subject, and a tab and the object.
  package init(lines: [UInt8]) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: lines.count, alignment: 1)
    bytes.copyBytes(from: lines)
    func text(_ range: Range<Int>) -> swiftkit_text {
      let start = bytes.baseAddress?.advanced(by: range.lowerBound)
      return swiftkit_text(bytes: start?.assumingMemoryBound(to: CChar.self), length: range.count)
    }
    let all = UnsafeRawBufferPointer(bytes)
    let lineCount = all.reduce(into: 0) { if $1 == Ascii.newline { $0 += 1 } }
    let facts = UnsafeMutableBufferPointer<swiftkit_fact>.allocate(capacity: lineCount)
    var count = 0
    var start = 0
    while let end = all.firstIndex(of: Ascii.newline, in: start..<all.count) {
      if end > start {
        let cut = all.firstIndex(of: Ascii.tab, in: start + 1..<end) ?? end
        facts.initializeElement(
          at: count,
          to: swiftkit_fact(
            relation: UInt32(all[start]) &- 0x40, reserved: 0, subject: text(start + 1..<cut),
            object: text(min(cut + 1, end)..<end)))
        count += 1
      }
      start = end + 1
    }
    let table = UnsafeMutablePointer<swiftkit_facts>.allocate(capacity: 1)
    table.initialize(
      to: swiftkit_facts(
        struct_size: UInt32(MemoryLayout<swiftkit_facts>.size), fact_count: UInt32(clamping: count),
        facts: UnsafePointer(facts.baseAddress)))
    self.table = UnsafePointer(table)
  }
}
