import SwiftKitSDK

/// `@ObservedObject` watches an object that somebody else owns; one made here is lost whenever the view is made again.
///
/// Not in classes and plain structs, which no wrapper helps. Nor for a `ViewStore` of the Composable Architecture that `init` makes: what
/// it shows lives in the store that is handed in.
struct ObservedObjectMadeHere: Check {
  let id = "observed-object-owned"
  let rules = ["architecture-and-data-flow/state/observed-object-owned"]
  let severity = Severity.info
  let title = "an @ObservedObject that the view creates itself"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["ObservedObject"]

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("ObservedObject") && !property.isInPreview {
      guard let type = property.enclosingType, property.parent == type, isMadeBySwiftUI(type),
        let kind = property.madeType ?? property.typeMadeByFactory ?? typeMadeInInit(property),
        !(kind == "ViewStore" && property.child(.initial) == nil && file.imports("ComposableArchitecture"))
      else { continue }
      report(
        property,
        "`@ObservedObject` does not keep `\(kind)()` alive, so it is recreated with the view; use `@StateObject private var`"
      )
    }
  }

  /// Whether this may be a view or the like: a struct that conforms to more than what values do. In a class or a plain struct no wrapper
  /// of SwiftUI does anything.
  private func isMadeBySwiftUI(_ type: Node) -> Bool {
    guard type.kind == .struct else { return false }
    let written = type.allParts.flatMap { $0.children(.inherited) }.compactMap(\.name)
    let known = type.name.map { type.file.project.inherited(by: $0) } ?? []
    return !(written + known).allSatisfy(Self.ofValues.contains)
  }

  private static let ofValues: Set = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Sendable",
  ]

  /// `init() { model = CartModel() }`, `_model = ObservedObject(wrappedValue: CartModel())`.
  private func typeMadeInInit(_ property: Node) -> String? {
    guard let name = property.name, let type = property.enclosingType else { return nil }
    for code in type.allParts.flatMap({ $0.children(.initializer) }) {
      for node in code.descendants {
        guard let assignment = node.assignment, let target = assignment.target.ownMemberName else { continue }
        var value = assignment.value.chain
        if target == "_" + name, let wrapper = value, wrapper.isRooted(in: "ObservedObject") {
          value = wrapper.root.arguments.first?.value.chain
        } else if target != name {
          continue
        }
        // `model ?? PagerModel()`
        let parts = Array(node.children)
        if parts.count == 5, parts[3].isNamed("??"), parts[4].kind == .chain { value = parts[4].chain }
        value = value?.node.freshValue?.chain ?? value
        guard let made = value, made.parts.count == 1, made.root.kind == .call, made.root.isCapitalized else {
          continue
        }
        return made.root.name
      }
    }
    return nil
  }
}
