import SwiftKitSDK

/// Double does not read the decimal comma; a field with a format does.
///
/// A text to search for may be a number, and its field takes words, too. Coordinates are written with a point everywhere, and a field
/// that shows whole numbers takes no comma, nor does one with a pad of digits.
struct NumberByText: Check {
  let id = "number-by-text"
  let rules = ["lists-and-forms/forms/number-field-format"]
  let severity = Severity.info
  let title = "a number that is parsed from a field's text"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|TextField| & |Double|", "|TextField| & |Decimal|", "|TextField| & |Float|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    let all = file.calls(named: "TextField").filter { !takesDigitsOnly($0) }
    let fields = Set(
      all.compactMap { field in
        field.argument("text")?.value.ownMemberName.flatMap { $0.hasPrefix("$") ? String($0.dropFirst()) : nil }
      }
    ).filter { !isOtherText($0) && !showsWholeNumbers($0, in: file) }
    let bound = Set(all.compactMap { $0.argument("text")?.value.ownMemberName })
    for call in file.calls(named: "Double", "Decimal", "Float") where call.isRoot && !call.isInPreview {
      // The setter of a binding that a field has.
      guard call.arguments.count == 1, let name = call.firstUnlabelled?.value.ownMemberName,
        let closure = call.enclosing(.closure), closure.child(.parameter)?.isNamed(name) == true || name == "$0",
        let binding = closure.callOfArgument, binding.isNamed("Binding"), closure.parent?.isNamed("set") == true,
        call.enclosingMember?.name.map(bound.contains) == true
          || binding.chain?.node.callOfArgument?.isNamed("TextField") == true
      else { continue }
      report(
        call,
        "`\(call.name ?? "Double")(\(name))` fails in regions that write numbers differently; bind `TextField(value:format:)`"
      )
    }
    for call in file.calls(named: "Double", "Decimal", "Float") where call.isRoot && !call.isInPreview {
      guard let given = call.firstUnlabelled ?? call.argument("string"), call.arguments.count == 1,
        let name = textName(given.value), !isOtherText(name),
        fields.contains(name) && call.enclosingType?.isView == true || isNewText(name, at: call, of: fields)
          || isOfModel(name, at: call, all)
      else { continue }
      report(
        call,
        "`\(call.name ?? "Double")(\(name))` fails in regions that write numbers differently; bind `TextField(value:format:)`"
      )
    }
  }

  /// `.keyboardType(.numberPad)`, which has no key for a comma or a point.
  private func takesDigitsOnly(_ field: Node) -> Bool {
    field.chain?.modifiers(named: "keyboardType").contains { keyboard in
      ["numberPad", "asciiCapableNumberPad"].contains(keyboard.firstUnlabelled?.memberName)
    } == true
  }

  /// Whether a text is for a search, or for a place in the sky, on the earth or in a picture.
  private func isOtherText(_ name: String) -> Bool { words(of: name).contains(where: Self.otherWords.contains) }

  private static let otherWords: Set = [
    "search", "query", "ra", "dec", "lat", "lon", "lng", "latitude", "longitude", "coordinate", "coordinates", "wcs",
    "x", "y",
  ]

  /// `zoomText = String(format: "%.0f%%", zoom)`
  private func showsWholeNumbers(_ name: String, in file: SourceFile) -> Bool {
    file.nodes(.member, named: [name]).contains { use in
      guard use.isAssigned, let made = use.chain?.node.parent?.assignment?.value.chain, made.isRooted(in: "String"),
        let format = made.root.argument("format")?.value.text
      else { return false }
      return ["%.0f", "%d", "%ld"].contains(where: format.hasPrefix)
    }
  }

  /// The text that a number is read from: `input`, also where only its signs are changed, or a constant is made of it first.
  private func textName(_ value: Node) -> String? {
    if let made = value.freshValue, let name = textChanged(made) ?? made.ownMemberName { return name }
    return value.ownMemberName ?? textChanged(value)
  }

  /// `input` of `input.replacing(",", with: ".")`, a text of which only signs are changed.
  private func textChanged(_ value: Node) -> String? {
    guard value.kind == .chain, let parts = value.chain?.parts, parts.count > 1, parts[0].kind == .member,
      !parts[0].flags.contains(.implicit),
      parts.dropFirst().allSatisfy({
        $0.kind == .call && $0.isNamed("replacing", "replacingOccurrences", "trimmingCharacters")
      })
    else { return nil }
    return parts[0].name
  }

  /// `onChange(of: input) { _, newValue in guests = Int(newValue) ?? 0 }` of a text that a field has.
  private func isNewText(_ name: String, at call: Node, of fields: Set<String>) -> Bool {
    guard let closure = call.enclosing(.closure), let change = closure.callOfArgument, change.isNamed("onChange"),
      change.isModifier, let watched = change.argument("of")?.value.ownMemberName, fields.contains(watched)
    else { return false }
    return closure.children(.parameter).last?.isNamed(name) == true || ["$0", "$1"].contains(name)
  }

  /// A text of a model of this file that a field has: `amountText` of `TextField("Amount", text: $model.amountText)`.
  private func isOfModel(_ name: String, at call: Node, _ fields: [Node]) -> Bool {
    guard let type = call.owner, type.kind == .class || type.kind == .actor,
      type.allParts.flatMap({ $0.children(.variable) }).contains(where: { $0.isNamed(name) })
    else { return false }
    return fields.contains { field in
      guard let parts = field.argument("text")?.value.chain?.parts, parts.count > 1 else { return false }
      guard let model = parts[0].name, model.hasPrefix("$"), parts.last?.isNamed(name) == true else { return false }
      return field.typeName(of: String(model.dropFirst())) == type.name
    }
  }
}
