/// A view as it was written, before what it draws twice or shares with other views has a name.
struct ViewDraft {
  let type: String
  /// Its stored properties, as lines.
  let state: [String]
  var body: [String]
  var properties: [(name: String, code: ViewCode)]
  let names: UniqueNames

  /// The names that only this view knows.
  var ownNames: Set<String> {
    let variables = state.compactMap { line in
      line.firstRange(of: "var ").map { String(line[$0.upperBound...].prefix { $0.isLetter || $0.isNumber }) }
    }
    return Set(variables + properties.map(\.name))
  }

  /// The whole view, and small views that were made of its parts.
  ///
  /// - Parameter signatures: the types of what is handed to views of other files.
  func finished(
    typeNames: inout UniqueNames, signatures: [String: [String: String]]
  ) -> (lines: [String], types: [[String]]) {
    var lines = ["struct \(type): View {"]
    if !state.isEmpty { lines += ["  // MARK: - Properties", ""] + state.map { "  " + $0 } + [""] }
    let members = ViewMembers(
      body: body, properties: properties, names: names, typeNames: &typeNames, signatures: signatures)
    lines += ["  // MARK: - Body", ""] + members.body.map { ViewCode.indented($0) }
    if !members.subviews.isEmpty {
      lines += ["", "  // MARK: - Subviews"]
      for subview in members.subviews { lines += [""] + subview.map { ViewCode.indented($0) } }
    }
    return (lines + ["}"], members.types)
  }
}
