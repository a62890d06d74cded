import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// What a check must and must not report: the marks say where.
struct RuleSample: CustomTestStringConvertible, Sendable {
  let check: any Check
  /// Each with a mark per finding.
  let bad: [String]
  let good: [String]
  var settings = Settings()

  var testDescription: String { check.id }
}

extension RuleSample {
  /// The forms of a check, `Fixtures/Forms/<check>.txt`, as its samples; none where there is no such file.
  init(formsOf check: any Check, settings: Settings = Settings()) {
    let forms = (try? Form.all(of: check.id)) ?? []
    self.init(
      check: check, bad: forms.filter(\.isBad).map(\.source), good: forms.filter { !$0.isBad }.map(\.source),
      settings: settings)
  }
}

/// A snippet with a verdict, a mark at the finding of a bad one.
struct Form {
  let isBad: Bool
  let source: String

  /// The snippets of `Fixtures/Forms/<check>.txt`, each under `=== bad` or `=== good`.
  static func all(of id: String) throws -> [Form] {
    let text = try FileContents.text(of: PackageFolder.root.appending("Tests/PluginTests/Fixtures/Forms/\(id).txt"))
    return all(in: text[...])
  }

  static func all(in text: Substring) -> [Form] {
    text.split(separator: "=== ").compactMap { block in
      guard let end = block.firstIndex(of: "\n") else { return nil }
      let source = block[block.index(after: end)...]
      return Form(isBad: block[..<end] == "bad", source: String(source.hasSuffix("\n") ? source.dropLast() : source))
    }
  }
}
