import RuleModel

/// Fits answers into a budget of tokens.
enum Packing {
  /// The best answers that fit, in their order, and those that do not.
  ///
  /// An answer that is too large does not end the packing: a smaller one further down may still fit. One that would take
  /// more than half of the budget waits until the smaller ones have their place. Code that stands apart from its rule
  /// goes first, because the rule says what the code shows.
  static func pack(_ answers: [Answer], into budget: Int) -> (packed: [Answer], leftOut: [Answer]) {
    let slim = answers.map { answer in
      var answer = answer
      if answer.kind != .example { answer.examples = [] }
      return answer
    }
    var room = budget
    var isPacked = [Bool](repeating: false, count: slim.count)
    for largest in [budget / 2, budget] {
      for (index, answer) in slim.enumerated() where !isPacked[index] && answer.tokens <= min(largest, room) {
        room -= answer.tokens
        isPacked[index] = true
      }
    }
    let pairs = zip(slim, isPacked)
    return (pairs.filter(\.1).map(\.0), pairs.filter { !$0.1 }.map(\.0))
  }
}
