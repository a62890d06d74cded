import ByteText

/// Public declarations of frameworks, as lines of text in the order of their names; looked up where they lie, never
/// parsed as a whole.
///
/// `Data/api/facts.tsv` is one. A line is a fact (`APIFact`), columns are set apart by tabs, and those at the end that
/// are empty may be missing.
package struct APITable: @unchecked Sendable {
  /// The SDK that the table which comes along is of.
  package static let sdk = "26.2"
  /// The first line of every table.
  package static let sign = "# swiftkit api 1\n"

  /// Mapped, or never freed: they live as long as the process.
  let bytes: UnsafeRawBufferPointer
  /// Where the comments at the head end.
  let start: Int

  /// - Parameter bytes: of a table; they must live as long as the process. Nil where they are none, or where one was cut
  ///   off: a comment at its head, `# size 0000012345`, says how many bytes it has.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.starts(with: APITable.sign.utf8) else { return nil }
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      let end = APITable.end(ofLine: start, in: bytes)
      let comment = String(decoding: bytes[start..<end], as: UTF8.self)
      if comment.hasPrefix("# size "), Int(comment.dropFirst(7).dropLast()) != bytes.count { return nil }
      start = end
    }
    (self.bytes, self.start) = (bytes, start)
  }

  /// Every fact about `name`: of a type also its initialisers.
  package func facts(named name: String) -> [APIFact] {
    var place = place(of: name)
    var found: [APIFact] = []
    while place < bytes.count, order(of: name, at: place) == 0 {
      let end = APITable.end(ofLine: place, in: bytes)
      if let fact = APIFact(line: bytes[place..<end]) { found.append(fact) }
      place = end
    }
    return found
  }

  /// Whether there is any fact about `name`; cheaper than the facts.
  package func knows(_ name: String) -> Bool {
    let place = place(of: name)
    return place < bytes.count && order(of: name, at: place) == 0
  }

  /// All facts, in order; for what is asked once in a run.
  package func all() -> [APIFact] {
    var facts: [APIFact] = []
    var place = start
    while place < bytes.count {
      let end = APITable.end(ofLine: place, in: bytes)
      if let fact = APIFact(line: bytes[place..<end]) { facts.append(fact) }
      place = end
    }
    return facts
  }

  /// The names of the methods of some types and protocols, each once, in order; without reading more of their facts.
  package func methodNames(of containers: [String]) -> [String] {
    let marks = containers.map { Array("\t\($0)\tfunc\t".utf8) }
    var names: [String] = []
    var place = start
    while place < bytes.count {
      let end = APITable.end(ofLine: place, in: bytes)
      if let tab = bytes.firstIndex(of: Ascii.tab, in: place..<end),
        marks.contains(where: { bytes[tab..<end].starts(with: $0) })
      {
        let name = String(decoding: bytes[place..<tab], as: UTF8.self)
        if names.last != name { names.append(name) }
      }
      place = end
    }
    return names
  }

  /// The first line whose name is `name` or comes after it: bisection.
  private func place(of name: String) -> Int {
    var low = start
    var high = bytes.count
    while low < high {
      var middle = (low + high) / 2
      while middle > low, bytes[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
      if order(of: name, at: middle) < 0 { low = APITable.end(ofLine: middle, in: bytes) } else { high = middle }
    }
    return low
  }

  /// Negative where the name of the line at `place` comes before `name`, 0 where it is `name`.
  private func order(of name: String, at place: Int) -> Int {
    var place = place
    for byte in name.utf8 {
      guard place < bytes.count, bytes[place] != UInt8(ascii: "\t"), bytes[place] != UInt8(ascii: "\n") else {
        return -1
      }
      if bytes[place] != byte { return bytes[place] < byte ? -1 : 1 }
      place += 1
    }
    return place < bytes.count && bytes[place] != UInt8(ascii: "\t") && bytes[place] != UInt8(ascii: "\n") ? 1 : 0
  }

  static func end(ofLine place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    bytes.firstIndex(of: Ascii.newline, in: place..<bytes.count).map { $0 + 1 } ?? bytes.count
  }
}
