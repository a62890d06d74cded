import APIFacts
import SwiftKitSDK

/// Since when an API is deprecated for a file, and how to say so.
struct Deprecation {
  let words: String
  /// Whether the compiler is silent about it: no version that the file's systems have deprecates it.
  let isNote: Bool
  /// Whether no version deprecates it at all.
  let isSoft: Bool

  init(_ row: APIFact, of use: Node, _ api: KnownAPI) {
    let declaration = api.facts(named: row.name).first {
      $0.isDeclaration && $0.container == row.container && $0.signature == row.signature
    }
    guard let declaration else {
      (words, isNote, isSoft) = ("is deprecated", false, false)
      return
    }
    switch declaration.availability(.iOS).end {
    case .version(let version) where Double(version).map({ $0 > use.file.settings.deploymentTarget }) == true:
      (words, isNote, isSoft) = ("is deprecated from iOS \(version) on", true, false)
    case .version, .always:
      (words, isNote, isSoft) = ("is deprecated", false, false)
    case .someDay, nil:
      (words, isNote, isSoft) = ("is marked for deprecation, though by no version yet", true, true)
    }
  }
}
