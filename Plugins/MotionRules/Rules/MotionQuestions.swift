import SwiftKitSDK

/// Answers "which animation values": what follows from a number of the question, such as an exit from its entrance.
struct MotionQuestions: Answerer {
  let kinds = [
    QuestionKind(
      key: "animation-values", title: "Which durations, delays, angles and springs follow from a number",
      words: [
        [
          "animat", "spring", "duration", "stagger", "exit", "entrance", "opening", "closing", "appear", "rotat",
          "angle",
          "transition", "bounce", "damping", "swip",
        ],
        (0...9).map(String.init),
      ])
  ]

  func answers(to question: String, settings: Settings) -> [Answer] {
    let asked = Question(question)
    guard
      let reply = spring(asked) ?? exit(asked) ?? stagger(asked) ?? rotation(asked) ?? swipe(asked) ?? length(asked)
    else { return [] }
    return [Answer(key: "animation-values", statement: reply.statement, code: reply.code, confidence: 0.9)]
  }

  private typealias Reply = (statement: String, code: String)

  /// `response 0.4 damping 0.6` as duration and bounce, and the other way round.
  private func spring(_ asked: Question) -> Reply? {
    if let response = number(after: "response", in: asked), let damping = dampingFraction(in: asked), damping > 0 {
      let bounce = round(1 - damping)
      return (
        "A spring of response \(response) and damping \(damping) is .spring(duration: \(response), bounce: \(bounce)) since "
          + "iOS 17: the duration is the response, the bounce is 1 less the damping.\(warning(response))",
        ".spring(duration: \(response), bounce: \(bounce))"
      )
    }
    if let bounce = number(after: "bounce", in: asked), let duration = number(after: "duration", in: asked),
      (-1..<1).contains(bounce)
    {
      let damping = round(1 - bounce)
      return (
        "A spring of duration \(duration) and bounce \(bounce) is .spring(response: \(duration), dampingFraction: \(damping)) "
          + "below iOS 17.\(warning(duration))",
        ".spring(response: \(duration), dampingFraction: \(damping))"
      )
    }
    return nil
  }

  /// 0.6 to 0.8 of the entrance.
  private func exit(_ asked: Question) -> Reply? {
    guard asked.contains(beginning: "exit", "leav", "clos", "dismiss", "disappear"), let entrance = seconds(asked),
      asked.contains(beginning: "entr", "enter", "appear", "open", "animat", "duration", "transition")
    else { return nil }
    let (low, high) = (round(entrance * 0.6), round(entrance * 0.8))
    let middle = round(entrance * 0.7)
    return (
      "After an entrance of \(entrance) s the exit takes \(low) to \(high) s: 0.6 to 0.8 of it, as what leaves needs less "
        + "attention.\(warning(entrance))",
      "withAnimation(.easeIn(duration: \(middle))) { isShown = false }"
    )
  }

  /// 0.03 to 0.08 seconds for each of the first six.
  private func stagger(_ asked: Question) -> Reply? {
    guard asked.contains(beginning: "stagger", "cascad") || asked.contains(phrase: "one after another"),
      let count = asked.numbers.first(where: { !Self.units.contains($0.unit) })?.value, (2...1000).contains(count)
    else { return nil }
    let delayed = min(count, 6)
    let step = 0.05
    return (
      "\(count.shortText) items come \(step) s apart (0.03 to 0.08)"
        + (count > 6 ? ", the first six one by one and the rest with the sixth" : "")
        + ": the last begins after \(round(step * (delayed - 1))) s.",
      ".animation(.snappy.delay(Double(min(index, 5)) * \(step)), value: isShown)"
    )
  }

  /// A fifteenth to a twenty-fifth of the way, at most 12 degrees.
  private func rotation(_ asked: Question) -> Reply? {
    guard asked.contains(beginning: "rotat", "tilt", "angle"), asked.contains(beginning: "drag", "swip", "card"),
      let way = points(asked)
    else { return nil }
    let angle = min(12, round(way / 20))
    return (
      "A card dragged by \(way.shortText) points turns by \(angle.shortText) degrees: the way divided by 20 (15 to 25), at "
        + "most 12.",
      ".rotationEffect(.degrees(min(12, max(-12, offset.width / 20))))"
    )
  }

  /// Whether a swipe of that length commits.
  private func swipe(_ asked: Question) -> Reply? {
    guard asked.contains(beginning: "swip"), asked.contains(beginning: "threshold", "commit"), let way = points(asked)
    else { return nil }
    let isVertical = asked.contains("up", "down", "vertical", "vertically", "height")
    let range = isVertical ? 120.0...160.0 : 80.0...120.0
    let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
    let verdict =
      range.contains(way) ? "is in the range" : way < range.lowerBound ? "is too easily met" : "asks for too much"
    return (
      "A threshold of \(way.shortText) points \(verdict): a swipe \(isVertical ? "up or down" : "sideways") commits after "
        + "\(low) to \(high).",
      "if abs(value.translation.\(isVertical ? "height" : "width")) > \(isVertical ? 150 : 100) { commit() }"
    )
  }

  /// Whether an animation may take that long.
  private func length(_ asked: Question) -> Reply? {
    guard asked.contains(beginning: "animat", "transition", "spring"), let length = seconds(asked),
      asked.contains(
        beginning: "long", "slow", "short", "fast", "ok", "okay", "fine", "enough", "may", "right", "allow")
    else { return nil }
    let verdict =
      length > 0.4
      ? "\(length) s is too long for an animation of the interface: 0.4 s is the most, and 0.2 to 0.35 s are usual."
      : "\(length) s is fine for an animation of the interface: 0.4 s is the most."
    return (verdict, length > 0.4 ? ".snappy(duration: 0.35)" : ".snappy(duration: \(length))")
  }

  private func warning(_ length: Double) -> String { length > 0.4 ? " Above 0.4 s it is long for an interface." : "" }

  // MARK: - Numbers

  private static let units: Set = [
    "s", "sec", "seconds", "second", "ms", "milliseconds", "pt", "points", "point", "px",
  ]

  private func seconds(_ asked: Question) -> Double? {
    for number in asked.numbers {
      if ["s", "sec", "second", "seconds"].contains(number.unit) { return round(number.value) }
      if ["ms", "millisecond", "milliseconds"].contains(number.unit) { return round(number.value / 1000) }
    }
    return nil
  }

  private func points(_ asked: Question) -> Double? {
    asked.numbers.first { ["pt", "pts", "point", "points", "px"].contains($0.unit) }?.value
  }

  private func dampingFraction(in asked: Question) -> Double? {
    number(after: "damping", in: asked) ?? number(after: "dampingfraction", in: asked)
      ?? number(after: "fraction", in: asked)
  }

  /// The number that follows a word, at once or after `of` or `:`.
  private func number(after word: String, in asked: Question) -> Double? {
    guard let place = asked.words.firstIndex(where: { $0 == word || $0 == word + ":" }) else { return nil }
    return asked.words[(place + 1)...].prefix(2).compactMap { Double($0) }.first
  }

  private func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
