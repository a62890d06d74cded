import RuleIndex
import RuleModel

/// The values of a measure in documents, read once however many limits are held against them.
struct MeasuredValues {
  /// An example with the numbers in its code.
  struct Sample {
    let rule: StoredRule
    /// For each piece of code, and in it for each label of the measure, the numbers behind that.
    fileprivate let numbers: [[[Double]]]

    /// The first number behind one of `labels`, given by their places.
    func first(behind labels: [Int], where isWanted: (Double) -> Bool) -> Double? {
      for code in numbers {
        for label in labels { if let number = code[label].first(where: isWanted) { return number } }
      }
      return nil
    }
  }

  private struct Question: Hashable {
    let range: ClosedRange<Double>
    let labels: [Int]
  }

  let tokens: [StoredToken]
  let samples: [Sample]
  private var ofTokens = Extremes()
  private var ofLabels: [Extremes]
  private var asked: Set<Question> = []

  /// - Parameter pack: the folder of skills whose own values do not count; nil for none.
  init(
    of measure: LimitConflicts.Measure, _ tokens: [StoredToken], _ rules: [StoredRule], outside pack: SkillPack?
  ) {
    let isOutside = { (path: String) in pack == nil || SkillPack(of: path) != pack }
    self.tokens = tokens.filter { isOutside($0.path) }
    samples = rules.filter { $0.rule.polarity != .forbids && isOutside($0.path) }.compactMap { rule in
      let numbers = rule.rule.examples.filter { $0.verdict != .bad }.map { example in
        let code = CodeText(example.code)
        return measure.labels.map { code.numbers(after: $0.label) }
      }
      return numbers.contains { $0.contains { !$0.isEmpty } } ? Sample(rule: rule, numbers: numbers) : nil
    }
    for token in self.tokens { if let number = token.token.number { ofTokens.add(number) } }
    ofLabels = Array(repeating: Extremes(), count: measure.labels.count)
    for sample in samples {
      for code in sample.numbers {
        for (label, numbers) in code.enumerated() { for number in numbers { ofLabels[label].add(number) } }
      }
    }
  }

  /// Whether any value, of a token or behind one of `labels`, lies outside of `range`.
  func leave(_ range: ClosedRange<Double>, behind labels: [Int]) -> Bool {
    ofTokens.leave(range) || labels.contains { ofLabels[$0].leave(range) }
  }

  /// Whether this is asked for the first time.
  mutating func isFirst(_ range: ClosedRange<Double>, behind labels: [Int]) -> Bool {
    asked.insert(Question(range: range, labels: labels)).inserted
  }

  /// The least and the greatest of some values; 0 is no value.
  private struct Extremes {
    private var range: ClosedRange<Double>?

    mutating func add(_ value: Double) {
      guard value != 0, value == value else { return }
      range = range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
    }

    func leave(_ other: ClosedRange<Double>) -> Bool {
      range.map { $0.lowerBound < other.lowerBound || $0.upperBound > other.upperBound } ?? false
    }
  }
}
