/// Calls of functions that the manifest or its helpers declare.
extension ManifestReader {
  /// Functions that call each other are read no deeper, as the stack has its end.
  private static let mostCalls = 20

  /// What a call gives, as the body of the function says it for these arguments; nil where that is not known.
  ///
  /// - Parameter owner: the type in front of the name, if one is.
  mutating func result(of call: Part, in owner: String?, _ level: Int) -> Known? {
    guard calling.count < ManifestReader.mostCalls else { return nil }
    for isOfHelper in [false, true] {
      guard let named = (isOfHelper ? helpers.functions : functions)[call.name], take(named.count),
        // Each parameter of each is compared with the call.
        take(named.reduce(0) { $0 + $1.parameters.count })
      else { continue }
      let meant = named.compactMap { function -> (function: ManifestFunction, values: [ManifestValue?])? in
        guard owner == nil || owner == function.owner, !calling.contains(function.signature) else { return nil }
        return function.values(of: call.arguments ?? []).map { (function, $0) }
      }
      guard let first = meant.first else { continue }
      // Of several, the types would say which one is meant.
      guard meant.count == 1 else { return nil }
      return result(of: call, by: first.function, first.values, isOfHelper, level).map { ($0, 0) }
    }
    return nil
  }

  /// Reads the body of a function with its parameters put in.
  private mutating func result(
    of call: Part, by function: ManifestFunction, _ values: [ManifestValue?], _ isOfHelper: Bool, _ level: Int
  ) -> ManifestValue? {
    let scope = isOfHelper ? helpers.constants : calling.isEmpty ? constants : around
    // It is copied, as the parameters join it.
    guard take(function.cost + scope.count) else { return nil }
    if calling.isEmpty { around = constants }
    let (isOutermost, counted) = (callingLine == nil, count)
    let outside = (words, index, constants, callingLine)
    calling.insert(function.signature)
    defer {
      (words, index, constants, callingLine) = outside
      calling.remove(function.signature)
      if calling.isEmpty { around = [:] }
    }
    if isOfHelper, isOutermost { callingLine = call.line }
    (words, constants) = (function.words, scope)
    for (parameter, value) in zip(function.parameters, values) {
      let known = if let value { value } else { usual(parameter, level) }
      constants[parameter.name] = (known, known.size)
    }
    index = function.body.lowerBound + 1
    let outcome = steps(level + 1)
    let isOne = outcome.returns == 1 || outcome.returns == 0 && outcome.isAlone
    // What it read to come to its result is no part of that.
    count = counted
    guard isOne, let result = (outcome.returned ?? outcome.last)?.named(by: function), result.content != .unknown else {
      return nil
    }
    // Of a project whose targets are not known, the call says more.
    if result.name == "Project", result["targets"]?.isList != true { return nil }
    count += result.size
    // Of another file's lines nobody would find them here.
    return isOfHelper && isOutermost ? result.moved(to: call.line) : result
  }

  /// The default of a parameter.
  private mutating func usual(_ parameter: ManifestFunction.Parameter, _ level: Int) -> ManifestValue {
    index = parameter.usual ?? words.count
    return element(level + 1, until: UInt8(ascii: ")"))
  }
}

extension ManifestValue {
  /// In `extension Project`, what `.init(...)` makes of a list of targets is a project.
  fileprivate func named(by function: ManifestFunction) -> ManifestValue {
    guard function.owner == "Project", case .call("init", let arguments) = content, self["targets"]?.isList == true
    else { return self }
    return ManifestValue(content: .call("Project", arguments), line: line)
  }
}
