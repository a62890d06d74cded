import SwiftKitSDK

/// What the project declares by the names of calls, gathered once a file: such a call may be the project's own.
struct OwnNames {
  private let file: SourceFile
  private let functions: Set<String>
  private let extendedTypes: Set<String>

  init(in file: SourceFile) {
    self.file = file
    functions = Set(file.nodes(.function).compactMap(\.name))
    extendedTypes = Set(file.project.types(extendedBy: "init"))
  }

  /// Whether a modifier, or any function of the file, is called so.
  func hasMethod(_ name: String) -> Bool { functions.contains(name) || !file.project.types(extendedBy: name).isEmpty }

  /// Whether the call may be of a type or method of the project.
  func has(_ name: String, _ call: Node) -> Bool { call.isCapitalized ? call.mayBeOwn(name) : hasMethod(name) }

  /// The labels of the forms that the project gives a modifier, an initialiser or a function of that name, and of those of packages
  /// that many files call; `_` is none.
  func labels(of name: String) -> Set<String> {
    let parameters = file.nodes(.function, named: [name]).flatMap { $0.children(.parameter) }
    let declared = Set(parameters.compactMap { $0.text ?? $0.name }).union(file.project.labels(declaredFor: name))
    let used = file.labelsOfPackages(for: name)
    return used.isEmpty ? declared : declared.union(used).union(["_"])
  }

  /// Whether the project gives the type further initialisers, or has a function that is called like it.
  func extendsType(_ name: String) -> Bool {
    extendedTypes.contains(name) || !file.project.types(extendedBy: name).isEmpty
  }

  /// Whether a form that is not SwiftUI's may take all labels of the call.
  func mayTake(_ call: Node, named name: String) -> Bool {
    let labels = labels(of: name)
    return !labels.isEmpty && call.hasLabels(among: labels) || call.arguments.isEmpty && hasMethod(name)
  }
}
