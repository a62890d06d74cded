/// The targets of a project by their names, since some of them name many others.
struct TargetNames: Hashable, Sendable {
  private var shipped: [String: Int] = [:]
  private var tests: [String: [Int]] = [:]
  private var testsOf: [String: [Int]] = [:]

  init(_ targets: [ProjectTarget]) {
    for (index, target) in targets.enumerated() {
      guard target.isTest else {
        shipped[target.name] = shipped[target.name] ?? index
        continue
      }
      tests[target.name, default: []].append(index)
      for name in Set(target.dependencies) { testsOf[name, default: []].append(index) }
    }
  }

  /// The target besides tests that is called so, as an index.
  func target(named name: String) -> Int? { shipped[name] }

  /// The test targets that are called so, as indices.
  func tests(named name: String) -> [Int] { tests[name] ?? [] }

  /// The test targets that depend on a target of this name, as indices.
  func tests(of name: String) -> [Int] { testsOf[name] ?? [] }
}
