/// A part of a text file that is ours, between two marks, each on a line of its own.
///
/// Taking out what was put in gives back the bytes that were there: what stands before a section and behind it tells how
/// the text ended, and the line ends are those of the text.
struct MarkedSection {
  let opening: String
  let closing: String

  /// Marks of which one is missing, or that stand there twice: nobody knows what is ours.
  struct Unpaired: Error, CustomStringConvertible {
    let opening: String
    let closing: String
    var description: String { "the lines '\(opening)' and '\(closing)' do not match" }
  }

  /// `text` with these lines between the marks, in place of what is there.
  func placed(_ lines: [String], in text: [UInt8]?) throws(Unpaired) -> AgentFileEdit {
    guard let text else { return .changed(fresh(lines)) }
    let end = MarkedSection.lineEnd(of: text)
    let inner = end + lines.flatMap { Array($0.utf8) + end }
    if let place = try place(in: text) {
      let new = Array(text[..<place.inner.lowerBound]) + inner + Array(text[place.inner.upperBound...])
      return new == text ? .unchanged : .changed(new)
    }
    let section = Array(opening.utf8) + inner + Array(closing.utf8)
    if text.isEmpty { return .changed(section) }
    return .changed(
      text.last == UInt8(ascii: "\n") ? text + end + section + end : text + end + end + section)
  }

  /// A file that holds nothing else.
  func fresh(_ lines: [String]) -> [UInt8] {
    Array(([opening] + lines + [closing, ""]).joined(separator: "\n").utf8)
  }

  /// `text` without the section, if that still holds these lines.
  func removed(_ lines: [String], from text: [UInt8]?) throws(Unpaired) -> AgentFileEdit {
    guard let text, let place = try place(in: text) else { return .unchanged }
    if text == fresh(lines) { return .removed }
    let end = MarkedSection.lineEnd(of: text)
    guard Array(text[place.inner]) == end + lines.flatMap({ Array($0.utf8) + end }) else {
      return .kept(reason: "its section was edited")
    }
    var before = text[..<place.whole.lowerBound]
    var after = text[place.whole.upperBound...]
    let hasEnd = after.starts(with: end)
    if hasEnd { after = after.dropFirst(end.count) }
    // One line end was put in where the text had one of its own, two where it had none.
    for _ in 0..<(hasEnd ? 1 : 2) where before.suffix(end.count).elementsEqual(end) {
      let shorter = before.dropLast(end.count)
      if !hasEnd || shorter.last == UInt8(ascii: "\n") { before = shorter }
    }
    return .changed(Array(before) + Array(after))
  }

  /// `text` without the section, whatever is in it.
  func outside(_ text: [UInt8]) throws(Unpaired) -> [UInt8] {
    guard let place = try place(in: text) else { return text }
    return Array(text[..<place.whole.lowerBound]) + Array(text[place.whole.upperBound...])
  }

  /// Where the section is, and what of it lies between the marks; nil where there is none.
  private func place(in text: [UInt8]) throws(Unpaired) -> (whole: Range<Int>, inner: Range<Int>)? {
    var openings: [Range<Int>] = []
    var closings: [Range<Int>] = []
    var start = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var words = line
      while let last = words.last, " \t\r".utf8.contains(last) { words.removeLast() }
      if words.elementsEqual(opening.utf8) { openings.append(start..<start + words.count) }
      if words.elementsEqual(closing.utf8) { closings.append(start..<start + words.count) }
      start += line.count + 1
    }
    if openings.isEmpty, closings.isEmpty { return nil }
    guard openings.count == 1, closings.count == 1, openings[0].upperBound < closings[0].lowerBound else {
      throw Unpaired(opening: opening, closing: closing)
    }
    let whole = openings[0].lowerBound..<closings[0].upperBound
    return (whole, openings[0].upperBound..<closings[0].lowerBound)
  }

  /// The line end that the text uses.
  private static func lineEnd(of text: [UInt8]) -> [UInt8] {
    let feed = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    return feed > 0 && text[feed - 1] == UInt8(ascii: "\r") ? Array("\r\n".utf8) : [UInt8(ascii: "\n")]
  }
}
