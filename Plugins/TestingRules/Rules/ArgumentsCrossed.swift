import SwiftKitSDK

/// Two collections are combined each with each; inputs and their results belong in pairs.
struct ArgumentsCrossed: Check {
  let id = "arguments-crossed"
  let rules = ["testing/suites/arguments-crossed"]
  let severity = Severity.info
  let title = "test inputs combined with every result"
  let group: CheckGroup? = .testing
  let basis: Basis? = .apple
  let literals = ["@Test & |arguments|"]

  func check(_ file: SourceFile, _ report: Report) {
    for test in file.nodes(.function) {
      guard let mark = test.children(.attribute).first(where: { $0.isNamed("Test") }),
        let place = mark.arguments.firstIndex(where: { $0.label == "arguments" }),
        mark.arguments.dropFirst(place + 1).first?.label == nil, mark.arguments.count > place + 1,
        case let parameters = test.children(.parameter), parameters.count == 2,
        case let lists = mark.arguments.dropFirst(place).prefix(2).map(\.value),
        [parameters[1].name, lists.last?.memberName].contains(where: isResult) || isExpected(parameters, in: test)
      else { continue }
      report(
        mark,
        "every input is combined with every \(parameters[1].name.code(or: "result")); pair them with `zip(inputs, results)`"
      )
    }
  }

  /// Whether the second input is only what something made of the first one has to be: `#expect(plan.seats == seats)`.
  private func isExpected(_ parameters: [Node], in test: Node) -> Bool {
    guard let input = parameters[0].name, let result = parameters[1].name, let body = test.child(.body),
      case let uses = body.descendants(.member, named: result).filter(\.isRoot), uses.count == 1,
      uses[0].chain?.parts.count == 1, let use = uses[0].chain?.node, let operation = use.parent,
      operation.kind == .operation, operation.enclosing(.macro)?.isNamed("expect", "require") == true,
      operation.children(.operator).allSatisfy({ $0.isNamed("==") })
    else { return false }
    return operation.children.contains { side in
      side != use
        && ([side] + Array(side.descendants)).contains { $0.kind == .member && $0.isNamed(input) && $0.isRoot }
    }
  }

  private func isResult(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return Self.results.contains(where: name.hasPrefix)
  }

  private static let results = ["expected", "result", "output", "want"]
}
