import ByteText
import RuleModel

/// The numbers that a text prescribes.
enum Quantities {
  /// Ranges, sizes, ratios and plain numbers of `bytes`; versions, colours and names with digits are left out.
  static func read(_ bytes: [UInt8]) -> [Quantity] {
    var found: [Quantity] = []
    var position = 0
    while position < bytes.count, found.count < 24 {
      guard Ascii.isDigit(bytes[position]), begins(at: position, bytes) else {
        position += 1
        continue
      }
      guard let first = number(at: position, bytes) else {
        while position < bytes.count, Ascii.isAlphanumeric(bytes[position]) { position += 1 }
        continue
      }
      let isVersion = follows(version: position, bytes)
      position = first.end
      var upper = first.value
      var (unit, end) = unit(at: position, bytes)
      if let next = rangeEnd(at: end, bytes), let second = number(at: next, bytes) {
        position = second.end
        upper = second.value
        let later = self.unit(at: position, bytes)
        if !later.unit.isEmpty { (unit, end) = later } else { end = position }
      } else if end + 1 < bytes.count, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: "1"),
        end + 2 == bytes.count || !Ascii.isDigit(bytes[end + 2])
      {
        (unit, end) = (":1", end + 2)
      } else if let next = sizeEnd(at: end, bytes), let second = number(at: next, bytes), second.value == first.value {
        // 44x44 is one size, said twice.
        (unit, end) = self.unit(at: second.end, bytes)
        end = max(end, second.end)
      }
      position = max(end, first.end)
      if position < bytes.count, Ascii.isLetter(bytes[position]) {
        while position < bytes.count, Ascii.isAlphanumeric(bytes[position]) { position += 1 }
        continue
      }
      if position + 1 < bytes.count, bytes[position] == UInt8(ascii: ":"), Ascii.isDigit(bytes[position + 1]) {
        // 2217:48104 and 9:41 are names and times.
        position += 1
        while position < bytes.count, Ascii.isDigit(bytes[position]) { position += 1 }
        continue
      }
      if isVersion { continue }
      if unit == "ms" {
        found.append(Quantity(lower: min(first.value, upper) / 1000, upper: max(first.value, upper) / 1000, unit: "s"))
      } else {
        found.append(Quantity(lower: min(first.value, upper), upper: max(first.value, upper), unit: unit))
      }
    }
    return found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] }
  }

  private static func begins(at position: Int, _ bytes: [UInt8]) -> Bool {
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    if before == UInt8(ascii: "."), position > 1, Ascii.isDigit(bytes[position - 2]) { return false }
    return !Ascii.isLetter(before) && before != UInt8(ascii: "_") && before != UInt8(ascii: "#")
      && !Ascii.isDigit(before)
  }

  private static func number(at start: Int, _ bytes: [UInt8]) -> (value: Double, end: Int)? {
    var end = start
    while end < bytes.count, Ascii.isDigit(bytes[end]) { end += 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Ascii.isDigit(bytes[end + 1]) {
      end += 1
      while end < bytes.count, Ascii.isDigit(bytes[end]) { end += 1 }
    }
    guard end > start, end - start <= 16 else { return nil }
    return Double(String(decoding: bytes[start..<end], as: UTF8.self)).map { ($0, end) }
  }

  private static func unit(at start: Int, _ bytes: [UInt8]) -> (unit: String, end: Int) {
    var position = start
    if position < bytes.count, bytes[position] == Ascii.space { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "%") { return ("%", position + 1) }
    if position + 1 < bytes.count, bytes[position] == 0xC2, bytes[position + 1] == 0xB0 { return ("°", position + 2) }
    let letters = bytes[position...].prefix(10).prefix(while: Ascii.isLetter)
    // 0.8x is a factor; 44x44 is a size.
    let isFactor = letters.elementsEqual([UInt8(ascii: "x")])
    if isFactor, letters.endIndex < bytes.count, Ascii.isDigit(bytes[letters.endIndex]) { return ("", start) }
    guard !letters.isEmpty, let unit = units[String(decoding: letters, as: UTF8.self)] else { return ("", start) }
    return (unit, letters.endIndex)
  }

  private static let units = [
    "pt": "pt", "pts": "pt", "points": "pt", "point": "pt", "px": "px", "s": "s", "sec": "s", "seconds": "s",
    "second": "s",
    "ms": "ms", "milliseconds": "ms", "percent": "%", "degrees": "°", "fps": "fps", "x": "x",
  ]

  /// Where the second number of a range begins: after `-`, an en dash, `...` or `to`.
  private static func rangeEnd(at start: Int, _ bytes: [UInt8]) -> Int? {
    for separator in ["-", "\u{2013}", "...", "..<", " to ", " - ", " \u{2013} "]
    where bytes[start...].starts(with: separator.utf8) {
      let next = start + separator.utf8.count
      return next < bytes.count && Ascii.isDigit(bytes[next]) ? next : nil
    }
    return nil
  }

  private static func sizeEnd(at start: Int, _ bytes: [UInt8]) -> Int? {
    for separator in ["x", "\u{D7}", " x ", " \u{D7} "] where bytes[start...].starts(with: separator.utf8) {
      let next = start + separator.utf8.count
      return next < bytes.count && Ascii.isDigit(bytes[next]) ? next : nil
    }
    return nil
  }

  /// Whether the number comes after the name of something that has versions.
  private static func follows(version start: Int, _ bytes: [UInt8]) -> Bool {
    guard start > 1, bytes[start - 1] == Ascii.space else { return false }
    let name = bytes[..<(start - 1)].suffix(12).reversed().prefix(while: Ascii.isLetter).reversed()
    let names = ["ios", "ipados", "macos", "watchos", "tvos", "visionos", "swift", "xcode", "instruments", "version"]
    return names.contains(String(decoding: Array(name), as: UTF8.self).lowercased())
  }

  /// The lowest iOS version that `bytes` name, as in `iOS 26` and `iOS 17.4+`.
  static func minimumOS(_ bytes: [UInt8]) -> Double? {
    var lowest: Double?
    var position = 0
    while position + 4 < bytes.count {
      defer { position += 1 }
      guard bytes[position] == UInt8(ascii: "i"), bytes[position...].starts(with: "iOS".utf8) else { continue }
      let next = position + (bytes[position + 3] == Ascii.space ? 4 : 3)
      guard next < bytes.count, Ascii.isDigit(bytes[next]), let version = number(at: next, bytes)?.value else {
        continue
      }
      if (2...99).contains(version) { lowest = min(lowest ?? version, version) }
    }
    return lowest
  }
}
