import SwiftKitSDK

/// `padding` takes a number, and a case of an enum is none. So do other modifiers that take lengths.
///
/// Known are the enums of the project with numbers as raw values, and `PFSpacing` and `PFRadius` where nobody has declared
/// them. A project that declares `padding` for its tokens, or a view of its own with a `spacing`, knows better.
struct TokenRawValue: Check {
  let id = "token-rawvalue"
  let rules = ["design-tokens/spacing/token-rawvalue"]
  let severity = Severity.info
  let title = "a case of an enum where a number is needed"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = [
    "padding", "Padding", "pacing", "ornerRadius", "frame", "|offset|", "|shadow|", "|blur|", "|contentMargins|",
    "|kerning|", "|tracking|",
  ]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    let modifiers = file.nodes(.call, named: Array(Self.unlabelled) + Self.labels.keys).filter(\.isViewModifier)
    for call in Set(modifiers + file.calls(withArgument: "spacing", "cornerRadius")) where !isOfProject(call) {
      let lengths = call.arguments.filter { isLength($0, of: call) }
      for value in lengths.flatMap(\.value.choices) where isToken(value) {
        report(
          value.chain?.root ?? value, "`\(value.source)` is a case, not a number; write `\(value.source).rawValue`",
          edits: [Edit(value.range.upperBound..<value.range.upperBound, ".rawValue")])
      }
    }
  }

  /// Whether the project declares what is called, and so chooses what that takes.
  private func isOfProject(_ call: Node) -> Bool {
    guard let name = call.name else { return true }
    let (file, project) = (call.file, call.file.project)
    if call.isCapitalized { return project.declares(name) }
    // A function of the file, and none of SwiftUI's: `.rect(cornerRadius: 8)`.
    if call.isRoot, !call.isModifier, !call.flags.contains(.implicit) { return true }
    return !project.types(extendedBy: name).isEmpty
      || file.nodes(.function, named: [name]).contains { $0.parent?.kind == .extension }
  }

  private func isLength(_ argument: Argument, of call: Node) -> Bool {
    let name = call.name ?? ""
    guard let label = argument.label else { return Self.unlabelled.contains(name) }
    return ["spacing", "cornerRadius"].contains(label) || Self.labels[name]?.contains(label) == true
  }

  /// The modifiers whose length has no label.
  private static let unlabelled: Set = [
    "padding", "safeAreaPadding", "cornerRadius", "contentMargins", "lineSpacing", "listRowSpacing", "kerning",
    "tracking",
  ]
  /// The labels of lengths by the modifier.
  private static let labels: [String: Set<String>] = [
    "frame": ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "idealWidth", "idealHeight"],
    "offset": ["x", "y"], "shadow": ["radius", "x", "y"], "blur": ["radius"],
  ]

  /// `Spacing.small`, `Design.Spacing.small`.
  private func isToken(_ value: Node) -> Bool {
    let file = value.file
    guard value.kind == .chain, let parts = value.chain?.parts, (2...3).contains(parts.count),
      parts.allSatisfy({ $0.kind == .member }), parts.dropLast().allSatisfy(\.isCapitalized),
      let type = parts[parts.count - 2].name, let token = parts[parts.count - 1].name,
      isCase(token, of: type, in: file)
    else { return false }
    // Before a type stands the one around it; a module or another type means another enum.
    return parts.count == 2 || file.project.outerTypes(of: type) == [parts[0].name ?? ""]
  }

  private func isCase(_ token: String, of type: String, in file: SourceFile) -> Bool {
    let project = file.project
    if project.hasStatic(token, in: type) || project.isAmbiguous(type) { return false }
    guard project.declares(type) else { return ["PFSpacing", "PFRadius"].contains(type) }
    return project.kinds(of: type) == ["enum"] && project.cases(of: type).contains(token)
      && !Set(project.inherited(by: type)).isDisjoint(with: ["CGFloat", "Double", "Int", "Float"])
  }
}
