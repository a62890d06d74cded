package import APIFacts
import POSIXSupport
package import WireFormats
package import Workbench

extension APIDocument {
  /// - Parameters:
  ///   - packages: what packages of the project declare.
  ///   - shown: how the path of a file is shown.
  package init(_ answer: APIAnswer, packages: [Workbench.PackageDeclaration] = [], shown: (String) -> String = { $0 }) {
    self.init(
      name: answer.name, sdk: APITable.sdk,
      declarations: answer.declarations.map { fact in
        Declaration(
          signature: fact.signature, kind: fact.kind.rawValue, isStatic: fact.isStatic,
          container: fact.container.isEmpty ? nil : fact.container, module: fact.module, platforms: fact.platforms,
          replacement: APIDocument.replacement(of: fact, among: answer.replacements))
      }, meant: answer.meant?.type, suggestions: packages.isEmpty ? answer.suggestions : [],
      packages: packages.map {
        PackageDeclaration(
          package: $0.package, path: shown($0.file.string), line: $0.line, code: $0.code,
          documentation: $0.documentation.isEmpty ? nil : $0.documentation)
      })
  }

  private static func replacement(of fact: APIFact, among rows: [APIFact]) -> Replacement? {
    let row = rows.first { $0.container == fact.container && $0.parameters == fact.parameters }
    if let row { return Replacement(code: row.replacementWords, since: row.availability(.iOS).since) }
    return fact.renamed.isEmpty ? nil : Replacement(code: fact.renamed, since: nil)
  }
}

extension APIFact {
  fileprivate var platforms: [APIDocument.Platform] {
    APIPlatform.allCases.compactMap { platform in
      switch availability(platform) {
      case .unknown: nil
      case .never: APIDocument.Platform(name: platform.name, since: nil, deprecated: nil)
      case .since(let version, let end):
        APIDocument.Platform(name: platform.name, since: version, deprecated: end.map(\.words))
      }
    }
  }
}

extension APIAvailability.End {
  fileprivate var words: String {
    switch self {
    case .version(let version): version
    case .someDay: "someday"
    case .always: "always"
    }
  }
}
