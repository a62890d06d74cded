/// Source with marks such as 1️⃣ where findings are expected.
struct MarkedSource {
  let source: [UInt8]
  /// Byte offsets of the marks in `source`, in order.
  let marks: [Int]

  init(_ text: String) {
    var source: [UInt8] = []
    var marks: [Int] = []
    for character in text {
      if Self.isMark(character) { marks.append(source.count) } else { source += Array(character.utf8) }
    }
    self.source = source
    self.marks = marks
  }

  init(source: [UInt8], marks: [Int]) {
    self.source = source
    self.marks = marks
  }

  /// The text without its marks.
  var text: String { String(decoding: source, as: UTF8.self) }

  private static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.contains("\u{20E3}")
  }
}
