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

  /// Whether the project gives the type further initialisers, or has a function that is called like it.
  func extendsType(_ name: String) -> Bool {
    extendedTypes.contains(name) || !file.project.types(extendedBy: name).isEmpty
  }
}
