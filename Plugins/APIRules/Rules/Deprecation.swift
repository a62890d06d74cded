import APIFacts
import SwiftKitSDK

/// Since when an API is deprecated for a file, and how to say so.
struct Deprecation {
  let words: String
  /// Whether the compiler is silent about it: no version that the file's systems have deprecates it.
  let isNote: Bool
  /// Whether no version deprecates it at all, and the code around does not use its replacement either.
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
      words = "is marked for deprecation, though by no version yet"
      (isNote, isSoft) = (true, !Deprecation.usesReplacement(of: row, around: use))
    }
  }

  /// Whether the member around also has what is written today, under another name: `foregroundStyle` beside `foregroundColor`. On
  /// the same view, the old name is there for older systems.
  private static func usesReplacement(of row: APIFact, around use: Node) -> Bool {
    let name = String(row.type.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber })
    guard !name.isEmpty, name != row.name else { return false }
    if row.container == "EnvironmentValues" {
      return use.file.nodes(.attribute, named: ["Environment"]).contains { $0.source.contains("\\.\(name)") }
    }
    guard use.chain?.hasModifier(name) != true else { return false }
    return !(use.enclosingMember ?? use.file.root).descendants(.call, named: name).isEmpty
  }
}
