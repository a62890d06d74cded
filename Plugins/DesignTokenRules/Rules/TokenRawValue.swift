import SwiftKitSDK

/// `padding` takes a number, and a case of an enum is none.
///
/// Known are the enums of the project with numbers as raw values, and `PFSpacing` and `PFRadius` where nobody has declared
/// them. A project that declares `padding` for its tokens knows better.
struct TokenRawValue: Check {
  let id = "token-rawvalue"
  let rules = ["design-tokens/spacing/token-rawvalue"]
  let severity = Severity.warning
  let title = "a case of an enum where a number is needed"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["padding", "pacing", "ornerRadius", "frame"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    let modifiers = file.calls(named: "padding", "frame", "cornerRadius").filter(\.isViewModifier)
    let own = Set(file.nodes(.function).filter { $0.parent?.kind == .extension }.compactMap(\.name))
    for call in Set(modifiers + file.calls(withArgument: "spacing", "cornerRadius"))
    where !own.contains(call.name ?? "") {
      for argument in call.arguments where isLength(argument, of: call) {
        let value = argument.value
        guard value.kind == .chain, let parts = value.chain?.parts, (2...3).contains(parts.count),
          parts.allSatisfy({ $0.kind == .member }), parts.dropLast().allSatisfy(\.isCapitalized),
          let type = parts[parts.count - 2].name, let token = parts[parts.count - 1].name,
          isCase(token, of: type, in: file),
          // Before a type stands the one around it; a module or another type means another enum.
          parts.count == 2 || file.project.outerTypes(of: type) == [parts[0].name ?? ""]
        else { continue }
        report(
          parts[0], "`\(value.source)` is a case, not a number; write `\(value.source).rawValue`",
          edits: [Edit(value.range.upperBound..<value.range.upperBound, ".rawValue")])
      }
    }
  }

  private func isLength(_ argument: Argument, of call: Node) -> Bool {
    if call.isNamed("padding", "cornerRadius") { return argument.label == nil }
    return ["spacing", "cornerRadius", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"]
      .contains(argument.label ?? "")
  }

  private func isCase(_ token: String, of type: String, in file: SourceFile) -> Bool {
    let project = file.project
    if project.hasStatic(token, in: type) || project.isAmbiguous(type) { return false }
    guard project.declares(type) else { return ["PFSpacing", "PFRadius"].contains(type) }
    return project.kinds(of: type) == ["enum"] && project.cases(of: type).contains(token)
      && !Set(project.inherited(by: type)).isDisjoint(with: ["CGFloat", "Double", "Int", "Float"])
  }
}
