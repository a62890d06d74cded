import SwiftKitSDK

/// Nothing inherits from a view model, and the compiler may rely on that.
struct ViewModelFinal: Check {
  let id = "viewmodel-final"
  let rules = ["architecture-and-data-flow/view-models/viewmodel-final"]
  let severity = Severity.info
  let title = "an observable class that is not final"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|Observable| & |class|", "|ObservableObject & ViewModel| & |class|"]
  let isOffByDefault = true
  let isFixable = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class) where isModel(type) && !type.isInPreview {
      guard let name = type.name, !type.hasModifier(keyword: "final", "open"), !isInherited(name, in: file) else {
        continue
      }
      // What is public may be inherited where nobody looks.
      let isPublic = type.hasModifier(keyword: "public")
      report(
        type, "`\(name)` has no subclass, so its calls need not be dynamic; mark it `final`",
        edits: isPublic ? [] : edits(type), suggestion: edits(type))
    }
  }

  /// An observable class; of the older ones, those whose name says that they are the model of a view.
  private func isModel(_ type: Node) -> Bool {
    type.hasAttribute("Observable")
      || type.name?.hasSuffix("ViewModel") == true
        && type.children(.inherited).contains { $0.isNamed("ObservableObject") }
  }

  private func isInherited(_ name: String, in file: SourceFile) -> Bool {
    file.nodes(.class).contains { $0.children(.inherited).contains { $0.isNamed(name) } }
      || file.project.isInherited(name)
  }

  /// `final` before the keyword.
  private func edits(_ type: Node) -> [Edit] {
    type.place(ofKeyword: "class").map { [Edit($0..<$0, "final ")] } ?? []
  }
}
