/// What `api --json` prints: the declarations of a name, with availability and replacements.
package struct APIDocument: Codable, Hashable, Sendable {
  package let name: String
  /// The SDK that the facts come from, such as `26.2`.
  package let sdk: String
  package let declarations: [Declaration]
  /// The SwiftUI name for a name from a different framework; absent if there is none.
  package let meant: String?
  /// The closest names, if the name is unknown.
  package let suggestions: [String]
  /// What packages declare by that name whose sources are at hand; absent for nothing.
  package let packages: [PackageDeclaration]?

  /// A declaration of a package.
  package struct PackageDeclaration: Codable, Hashable, Sendable {
    package let package: String
    package let path: String
    package let line: Int
    /// Its first line, as it is written.
    package let code: String
    /// The comment that documents it; absent for none.
    package let documentation: String?

    package init(package: String, path: String, line: Int, code: String, documentation: String?) {
      (self.package, self.path, self.line) = (package, path, line)
      (self.code, self.documentation) = (code, documentation)
    }
  }

  package struct Declaration: Codable, Hashable, Sendable {
    /// `onChange(of:initial:_:)`.
    package let signature: String
    /// `func`, `init`, `var`, `let`, `case`, `struct`, `class`, `enum`, `protocol`, `typealias`, `macro` or `subscript`.
    package let kind: String
    package let isStatic: Bool
    /// The type or protocol that it is a member of; absent if there is none.
    package let container: String?
    package let module: String
    package let platforms: [Platform]
    package let replacement: Replacement?

    package init(
      signature: String, kind: String, isStatic: Bool, container: String?, module: String, platforms: [Platform],
      replacement: Replacement?
    ) {
      (self.signature, self.kind, self.isStatic, self.container) = (signature, kind, isStatic, container)
      (self.module, self.platforms, self.replacement) = (module, platforms, replacement)
    }
  }

  package struct Platform: Codable, Hashable, Sendable {
    package let name: String
    /// The first version that has it; absent if no version does.
    package let since: String?
    /// The version that deprecates it, `always`, or `someday` if it is only marked; absent if it is not deprecated.
    package let deprecated: String?

    package init(name: String, since: String?, deprecated: String?) {
      (self.name, self.since, self.deprecated) = (name, since, deprecated)
    }
  }

  /// What to write instead.
  package struct Replacement: Codable, Hashable, Sendable {
    package let code: String
    /// The first iOS version that has it; absent if unknown.
    package let since: String?

    package init(code: String, since: String?) { (self.code, self.since) = (code, since) }
  }

  /// Whether anything is called so.
  package var isKnown: Bool { !declarations.isEmpty || packages != nil }

  package init(
    name: String, sdk: String, declarations: [Declaration], meant: String?, suggestions: [String],
    packages: [PackageDeclaration] = []
  ) {
    (self.name, self.sdk, self.declarations) = (name, sdk, declarations)
    (self.meant, self.suggestions, self.packages) = (meant, suggestions, packages.isEmpty ? nil : packages)
  }
}
