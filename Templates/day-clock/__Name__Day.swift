import Foundation

/// A day of the calendar, the same in every time zone: what is ticked off on the 3rd stays on the 3rd after a flight.
__access__ struct __Name__Day: Hashable, Comparable, Codable, Sendable {
  __access__ let year: Int
  __access__ let month: Int
  __access__ let day: Int

  __access__ static func < (left: __Name__Day, right: __Name__Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// Days are counted in one calendar on every device, so that they can be stored and compared.
extension __Name__Day {
  /// The day that `date` falls on in this time zone.
  __access__ init(of date: Date, in timeZone: TimeZone) {
    let calendar = __Name__Day.calendar(in: timeZone)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// The day so many days later, or earlier.
  __access__ func adding(days: Int) -> __Name__Day {
    // Noon in a zone without summer time: no day is left out or counted twice there.
    let calendar = __Name__Day.calendar(in: .gmt)
    let noon = date(hour: 12, in: .gmt)
    return __Name__Day(of: calendar.date(byAdding: .day, value: days, to: noon) ?? noon, in: .gmt)
  }

  /// How many days lie between the two; negative where `other` is the earlier one.
  __access__ func days(until other: __Name__Day) -> Int {
    let (from, to) = (date(hour: 12, in: .gmt), other.date(hour: 12, in: .gmt))
    return __Name__Day.calendar(in: .gmt).dateComponents([.day], from: from, to: to).day ?? 0
  }

  /// The first moment of the day: where the clocks go forward at midnight it is not 0:00.
  __access__ func start(in timeZone: TimeZone) -> Date {
    __Name__Day.calendar(in: timeZone).startOfDay(for: date(hour: 12, in: timeZone))
  }

  /// All of the day, which has 23 or 25 hours where the clocks change.
  __access__ func interval(in timeZone: TimeZone) -> DateInterval {
    DateInterval(start: start(in: timeZone), end: adding(days: 1).start(in: timeZone))
  }

  /// The moment when a clock on the wall shows this time; the next one there is where it is left out.
  __access__ func date(hour: Int, minute: Int = 0, in timeZone: TimeZone) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return __Name__Day.calendar(in: timeZone).date(from: parts) ?? .distantPast
  }

  private static func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
