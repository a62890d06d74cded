import SwiftKitSDK

/// What is not stored has no value when the object is loaded.
struct TransientWithoutDefault: Check {
  let id = "transient-without-default"
  let rules = ["data/swiftdata/transient-without-default"]
  let severity = Severity.error
  let title = "a @Transient property without a default"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|Transient|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("Transient", "SwiftData.Transient") {
      guard property.parent?.hasAttribute("Model") == true, property.child(.initial) == nil,
        property.child(.body) == nil,
        let type = property.child(.type), !type.source.hasSuffix("?"), !type.isNamed("Optional"),
        !property.children(.accessor).contains(where: { $0.isNamed("get") })
      else { continue }
      report(
        property, "\(property.name.code(or: "it")) has no value when the object is loaded; give it a default value",
        suggestion: standard(of: type).map { [Edit(type.range.upperBound..<type.range.upperBound, " = \($0)")] } ?? [])
    }
  }

  /// Nothing, in the words of a type.
  private func standard(of type: Node) -> String? {
    if type.source.hasPrefix("[") { return type.source.contains(":") ? "[:]" : "[]" }
    return ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\"", "Set": "[]"][type.name ?? ""]
  }
}
