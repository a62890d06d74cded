import TestSupport
import Testing

@testable import SwiftSourceModel

/// Each text once, whether it stands in the source or not, and all of them in order.
@Suite struct SymbolTableTests {
  @Test(arguments: 0..<4) func textsAreFoundAgain(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let letters: [UInt8] = [0, 97, 98, 255]
    let words = (0..<600).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
    }
    Array(words.joined()).withUnsafeBufferPointer { source in
      var table = SymbolTable(source: source)
      var known: [[UInt8]: UInt32] = [:]
      var (start, further) = (0, 0)
      for (number, word) in words.enumerated() {
        // Every other one is handed over as a text that does not stand in the source.
        let isOfSource = number % 2 == 0
        if !isOfSource, known[word] == nil { further += word.count }
        let symbol = isOfSource ? table.symbol(start..<start + word.count) : table.symbol(word)
        start += word.count
        #expect(symbol == known[word] ?? UInt32(known.count))
        known[word] = symbol
      }
      #expect(table.furtherBytes.count == further)
      let (ranges, placeOf) = table.sorted()
      let bytes = Array(source) + table.furtherBytes
      #expect(ranges.map { Array(bytes[$0]) } == known.keys.sorted { $0.lexicographicallyPrecedes($1) })
      #expect(known.allSatisfy { word, symbol in Array(bytes[ranges[Int(placeOf[Int(symbol)])]]) == word })
    }
  }
}
