/// Where the members of each type and protocol stand in a table, so that a look at one type reads the lines of that type.
package struct APIMembers: Sendable {
  private let table: APITable
  /// The first byte of each line, by the container in its second column.
  private let places: [String: [Int]]

  /// Looks at the first two columns of every line; for what asks for more than one type.
  package init(of table: APITable) {
    let bytes = table.bytes
    var places: [String: [Int]] = [:]
    var place = table.start
    while place < bytes.count {
      let end = APITable.end(ofLine: place, in: bytes)
      let columns = bytes[place..<end].split(
        separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
      if columns.count == 3 { places[String(decoding: columns[1], as: UTF8.self), default: []].append(place) }
      place = end
    }
    (self.table, self.places) = (table, places)
  }

  /// The facts about the members of some types and protocols, in the order of the table.
  package func facts(of containers: [String]) -> [APIFact] {
    containers.flatMap { places[$0] ?? [] }.sorted().compactMap { place in
      APIFact(line: table.bytes[place..<APITable.end(ofLine: place, in: table.bytes)])
    }
  }
}
