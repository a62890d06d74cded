package import SwiftKitABI

/// The facts of a run as plugins see them: `swiftkit_facts` of `swiftkit_abi.h`.
///
/// It lives as long as the process: plugins may keep the pointer.
package struct FactTable: @unchecked Sendable {
  package let table: UnsafePointer<swiftkit_facts>

  /// Takes the lines of `SourceFacts.bytes`: a letter for the relation, the subject, and a tab and the object.
  package init(lines: [UInt8]) {
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: lines.count)
    _ = bytes.initialize(from: lines.lazy.map { CChar(bitPattern: $0) })
    func text(_ range: Range<Int>) -> swiftkit_text {
      swiftkit_text(bytes: bytes.baseAddress?.advanced(by: range.lowerBound), length: range.count)
    }
    var facts: [swiftkit_fact] = []
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      if end > start {
        let tab = lines[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? end
        facts.append(
          swiftkit_fact(
            relation: UInt32(lines[start]) &- 0x40, reserved: 0, subject: text(start + 1..<max(start + 1, tab)),
            object: text(min(tab + 1, end)..<end)))
      }
      start = end + 1
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
