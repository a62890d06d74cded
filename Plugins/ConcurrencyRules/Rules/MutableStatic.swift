import SwiftKitSDK

/// Any thread may write it while another reads.
struct MutableStatic: Check {
  let id = "mutable-static"
  let rules = ["concurrency/isolation/mutable-static"]
  let severity = Severity.info
  let title = "a shared variable that no actor guards"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["static var"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for property in file.nodes(.variable) where property.flags.contains(.static) && !property.isInPreview {
      guard !property.flags.contains(.constant), property.child(.body) == nil, property.children(.accessor).isEmpty,
        property.child(.initial) != nil, !property.hasModifier(keyword: "nonisolated"),
        !property.children(.attribute).contains(where: {
          $0.name?.hasSuffix("Actor") == true || $0.isNamed("TaskLocal", "Dependency")
        }),
        let type = property.enclosingType, type.kind == .class || type.kind == .enum || type.kind == .struct,
        !type.isView, !type.children(.attribute).contains(where: { $0.name?.hasSuffix("Actor") == true }),
        !["defaultValue", "title", "description", "openAppWhenRun", "typeDisplayRepresentation", "defaultQuery"]
          .contains(property.name ?? "")
      else { continue }
      report(
        property,
        "any thread may write \(property.name ?? "this"); make it a let, or put it on an actor such as @MainActor")
    }
  }
}
