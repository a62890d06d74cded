/// How long a service asks to wait, as the header Retry-After says it.
enum RetryAfter {
  /// Whole seconds, rounded up: of a number, or of a date seen from the answer's own date; nil for anything else.
  static func seconds(_ text: String, at answered: String) -> Int? {
    if let number = Double(text), number.isFinite, number >= 0, number < 1e9 {
      let whole = Int(exactly: number.rounded(.down)) ?? 0
      return whole + (number > Double(whole) ? 1 : 0)
    }
    guard let then = time(text), let now = time(answered) else { return nil }
    return max(0, then - now)
  }

  /// The seconds since 1970 of `Wed, 21 Oct 2015 07:28:00 GMT`.
  private static func time(_ text: String) -> Int? {
    let parts = text.split { $0 == " " || $0 == ":" || $0 == "," }
    guard parts.count == 8, parts[7] == "GMT", let day = Int(parts[1]),
      let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), (1970...9999).contains(year), (1...31).contains(day), let hour = Int(parts[4]),
      let minute = Int(parts[5]), let second = Int(parts[6]), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second)
    else { return nil }
    // Years that begin in March end with the day that leap years add.
    let shifted = month < 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
