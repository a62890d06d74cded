import Testing

@testable import Answering

/// What a rule gains that names an API of the question.
struct PinsTests {
  @Test(arguments: [(1, 1.2), (2, 1), (3, 1.5), (4, 1), (5, 1), (0, 1)] as [(Int64, Double)])
  func theLargestGainOfARowCounts(row: Int64, gain: Double) {
    let pins = Pins([(row: 3, gain: 1.0), (row: 1, gain: 1.2), (row: 3, gain: 1.5), (row: 4, gain: 0.5)])
    #expect(pins[row] == gain)
  }
}
