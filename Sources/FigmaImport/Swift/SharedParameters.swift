/// What differs between the places of a shared view, as its parameters.
struct SharedParameters {
  /// The parameter that stands for each value; nil where all places have the same.
  private(set) var names: [String?] = []
  /// The parameters in their order: name, type, the first value that it stands for.
  private var list: [(name: String, type: String, index: Int)] = []
  private static let most = 32

  /// Nil where something differs that is no value of a type that is known.
  ///
  /// - Parameters:
  ///   - places: the values of each place in their order, with their types.
  ///   - besides: names that mean something else in the view.
  ///   - keepsWords: whether words that all places have stay in the view.
  init?(
    _ places: [[(value: CodeTokens.Value, type: String?)]], besides: Set<String>, keepsWords: Bool = false
  ) {
    guard let first = places.first else { return nil }
    let differs = first.indices.map { index in
      !keepsWords && ParameterName.isShown(first[index].value)
        || places.contains { place in
          place[index].value.text != first[index].value.text || place[index].value.isParameter
        }
    }
    let texts = first.indices.filter { differs[$0] && ParameterName.isShown(first[$0].value) }
    var unique = UniqueNames(taken: besides)
    for index in first.indices {
      guard differs[index] else {
        names.append(nil)
        continue
      }
      let types = Set(places.compactMap { $0[index].type })
      guard types.count == 1, let type = types.first, places.allSatisfy({ $0[index].type != nil }) else { return nil }
      let value = first[index].value
      let isText = ParameterName.isShown(value)
      let column = places.map { $0[index].value.text }
      // Two values that are the same wherever they are drawn are one.
      if !isText,
        let same = list.firstIndex(where: { known in
          known.type == type && !ParameterName.isShown(first[known.index].value)
            && places.map { $0[known.index].value.text } == column
        })
      {
        names.append(list[same].name)
        continue
      }
      guard list.count < Self.most else { return nil }
      let wanted = ParameterName.name(
        for: value, text: texts.firstIndex(of: index) ?? 0, isOnly: texts.count == 1)
      let name = unique.unique(wanted)
      names.append(name)
      list.append((name, type, index))
    }
  }

  var count: Int { list.count }

  var takesViews: Bool { list.contains { $0.type == "some View" || $0.type.hasPrefix("[") } }

  var types: [String: String] {
    Dictionary(list.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  /// Words that come first and alone need no label; names of pictures and what is spoken do.
  private func isBare(_ number: Int) -> Bool { number == 0 && list[0].name == "text" }

  /// `_ text: String, color: Color`.
  var declaration: String {
    list.enumerated().map { "\(isBare($0) ? "_ " : "")\($1.name): \($1.type)" }.joined(separator: ", ")
  }

  /// As stored properties of a view.
  var properties: [String] {
    list.map { parameter in
      parameter.type.hasPrefix("Binding<")
        ? "@Binding var \(parameter.name): \(parameter.type.dropFirst(8).dropLast())"
        : "let \(parameter.name): \(parameter.type)"
    }
  }

  func arguments(_ values: [CodeTokens.Value], isLabelled: Bool) -> String {
    list.enumerated().map { number, parameter in
      (isBare(number) && !isLabelled ? "" : parameter.name + ": ") + values[parameter.index].text
    }.joined(separator: ", ")
  }
}

extension CodeTokens.Value {
  /// Whether it was handed to the function that it stands in, and is unknown elsewhere.
  fileprivate var isParameter: Bool { isReference && !text.hasPrefix("item.") }
}
