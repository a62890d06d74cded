/// The answers that a template is tried with: every combination of its choices, or, where those are many, combinations
/// in which every pair of choices meets.
package struct TemplateCombinations: Hashable, Sendable {
  package struct Combination: Hashable, Sendable {
    /// Answers that differ from the defaults; a label for people and for a folder.
    package let settings: [String: String]

    package var label: String {
      if settings.isEmpty { return "defaults" }
      return settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }
  }

  package let combinations: [Combination]
  /// How many there would be in all.
  package let total: Int

  /// - Parameter most: where there would be more combinations than this, only pairs are covered.
  package init(of template: Template, most: Int = 200) {
    let options = template.variables.compactMap(Option.init)
    let total = options.reduce(1) { min($0 * $1.values.count, 1_000_000) }
    self.total = total
    let rows = total <= most ? TemplateCombinations.all(options) : TemplateCombinations.pairs(options)
    combinations = rows.map { row in
      var settings: [String: String] = [:]
      for (option, index) in zip(options, row) where index > 0 { settings[option.name] = option.values[index] }
      return Combination(settings: settings)
    }
  }

  /// A variable with few values, the default first.
  private struct Option {
    let name: String
    let values: [String]

    init?(_ variable: TemplateVariable) {
      let all: [String]
      switch variable.kind {
      case .bool: all = ["false", "true"]
      case .choice(let words): all = words
      // Its usual rows, none where that is allowed, and one.
      case .list: all = [variable.standard ?? "", TemplateTrial.sample(of: variable) ?? ""]
      // It is one word before declarations, and would double every row.
      case .access: return nil
      // What a project calls its parts changes no shape of the code.
      case .designTokens: return nil
      case .typeName, .memberName, .swiftType, .moduleName, .int, .number, .hexColor, .string, .path, .swiftCode:
        return nil
      }
      guard !variable.isArgument, variable.declaration == nil, let standard = variable.standard ?? all.first else {
        return nil
      }
      name = variable.name
      values = [standard] + all.filter { $0 != standard }
    }
  }

  /// Indexes of values, one an option, in the order of counting.
  private static func all(_ options: [Option]) -> [[Int]] {
    options.reduce([[]]) { rows, option in rows.flatMap { row in option.values.indices.map { row + [$0] } } }
  }

  private struct Pair: Hashable {
    let first: Int, firstValue: Int, second: Int, secondValue: Int
  }

  /// Rows that hold every pair of values of two options, made greedily: each starts from a pair that is still missing.
  private static func pairs(_ options: [Option]) -> [[Int]] {
    var missing: Set<Pair> = []
    for first in options.indices {
      for second in options.indices where second > first {
        for a in options[first].values.indices {
          for b in options[second].values.indices {
            missing.insert(Pair(first: first, firstValue: a, second: second, secondValue: b))
          }
        }
      }
    }
    var rows = [options.map { _ in 0 }]
    missing.subtract(covered(by: rows[0]))
    while let seed = missing.min(by: { sortKey($0).lexicographicallyPrecedes(sortKey($1)) }) {
      var row = [Int?](repeating: nil, count: options.count)
      (row[seed.first], row[seed.second]) = (seed.firstValue, seed.secondValue)
      for index in options.indices where row[index] == nil {
        let scores = options[index].values.indices.map { value in
          var trial = row
          trial[index] = value
          return missing.count { isCovered($0, by: trial) }
        }
        row[index] = scores.firstIndex(of: scores.max() ?? 0) ?? 0
      }
      let complete = row.map { $0 ?? 0 }
      rows.append(complete)
      missing.subtract(covered(by: complete))
    }
    return rows
  }

  private static func sortKey(_ pair: Pair) -> [Int] { [pair.first, pair.second, pair.firstValue, pair.secondValue] }

  private static func isCovered(_ pair: Pair, by row: [Int?]) -> Bool {
    row[pair.first] == pair.firstValue && row[pair.second] == pair.secondValue
  }

  private static func covered(by row: [Int]) -> [Pair] {
    row.indices.flatMap { first in
      row.indices.filter { $0 > first }.map {
        Pair(first: first, firstValue: row[first], second: $0, secondValue: row[$0])
      }
    }
  }
}
