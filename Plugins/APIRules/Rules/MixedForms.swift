import APIFacts

/// A call whose labels all exist, but in no one form of what is called, or in another order.
struct MixedForms {
  let message: String

  /// Nil where the labels may belong together: in a form with other required arguments, say.
  init?(_ name: String, _ arguments: [CalledArgument], _ forms: [APIFact]) {
    let labels = arguments.compactMap(\.label)
    guard labels.count > 1, Set(labels).count == labels.count else { return nil }
    let whole = forms.filter { form in
      let known = (form.parameters ?? []).compactMap(\.label)
      return labels.allSatisfy(known.contains)
    }
    if let ordered = whole.first(where: { $0.takes(arguments.ordered(as: $0)) }) {
      let labels = arguments.ordered(as: ordered).compactMap(\.label).map { "`\($0):`" }
      message = "`\(name)` takes \(labels.joined(separator: ", ")) in this order"
    } else if whole.isEmpty, let pair = MixedForms.pair(of: labels, in: forms) {
      message = "no form of `\(name)` has both `\(pair.0)` and `\(pair.1)` (SDK \(APITable.sdk))"
    } else {
      return nil
    }
  }

  /// Two of the labels that no form has together.
  private static func pair(of labels: [String], in forms: [APIFact]) -> (String, String)? {
    for (index, left) in labels.enumerated() {
      for right in labels[(index + 1)...] {
        let isOfOne = forms.contains { form in
          let known = (form.parameters ?? []).map(\.label)
          return known.contains(left) && known.contains(right)
        }
        if !isOfOne { return (left, right) }
      }
    }
    return nil
  }
}

extension [CalledArgument] {
  /// The labelled arguments in the order of the form's parameters, the others where they are.
  fileprivate func ordered(as form: APIFact) -> [CalledArgument] {
    let order = (form.parameters ?? []).map(\.label)
    var labelled = filter { $0.label != nil }.sorted { left, right in
      (order.firstIndex(of: left.label) ?? 0) < (order.firstIndex(of: right.label) ?? 0)
    }
    return map { $0.label == nil ? $0 : labelled.removeFirst() }
  }
}
