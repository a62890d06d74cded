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
    var facts: [swiftkit_fact] = []
    var (start, tab) = (0, Int?.none)
    for (place, byte) in lines.enumerated() {
      if byte == UInt8(ascii: "\t"), tab == nil { tab = place }
      guard byte == UInt8(ascii: "\n") else { continue }
      if place > start {
        let cut = tab ?? place
        facts.append(
          swiftkit_fact(
            relation: UInt32(lines[start]) &- 0x40, reserved: 0, subject: text(start + 1..<max(start + 1, cut)),
            object: text(min(cut + 1, place)..<place)))
      }
      (start, tab) = (place + 1, nil)
    }
    let memory = UnsafeMutableBufferPointer<swiftkit_fact>.allocate(capacity: facts.count)
    _ = memory.initialize(from: facts)
    let table = UnsafeMutablePointer<swiftkit_facts>.allocate(capacity: 1)
    table.initialize(
      to: swiftkit_facts(
        struct_size: UInt32(MemoryLayout<swiftkit_facts>.size), fact_count: UInt32(clamping: facts.count),
        facts: UnsafePointer(memory.baseAddress)))
    self.table = UnsafePointer(table)
  }
}
