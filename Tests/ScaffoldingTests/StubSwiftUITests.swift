import POSIXSupport
import TestSupport
import Testing

/// The stub is only worth something while its names and labels are SwiftUI's.
@Suite(.enabled(if: PackageFolder.shared("api/swiftui-api.tsv") != nil, "the API facts lie beside some checkouts only"))
struct StubSwiftUITests {
  @Test func modifiersAgreeWithTheInterface() throws {
    let facts = try APIFacts().rows.filter { $0.container == "View" && $0.kind == "func" }.map(\.name)
    let known = Set(facts)
    let modifiers = try declarations(after: "// MARK: - Modifiers", keyword: "func")
    #expect(modifiers.count > 15)
    let strangers = modifiers.filter { !known.contains($0) }
    #expect(strangers.isEmpty)
  }

  @Test func typesAgreeWithTheInterface() throws {
    let known = Set(try APIFacts().rows.filter { APIFacts.typeKinds.contains($0.kind) }.map(\.name))
    let types = try stubLines().compactMap { line -> String? in
      let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }).map(
        String.init)
      guard let index = words.firstIndex(where: { ["struct", "protocol", "enum"].contains($0) }),
        words.contains("public")
      else { return nil }
      return words.dropFirst(index + 1).first
    }
    #expect(types.count > 40)
    let strangers = types.filter { !$0.hasPrefix("_") && $0 != "LocalizedStringResource" && !known.contains($0) }
    #expect(strangers.isEmpty)
  }

  /// `name(label:_:)` of every function below `heading`.
  private func declarations(after heading: String, keyword: String) throws -> [String] {
    let text = try stubLines().drop { $0 != heading }.joined(separator: " ")
    return text.split(separator: " \(keyword) ").dropFirst().compactMap { signature(of: String($0)) }
  }

  private func signature(of declaration: String) -> String? {
    let name = declaration.prefix { $0.isLetter || $0.isNumber }
    guard let open = declaration.firstIndex(of: "(") else { return nil }
    var parameters = [""]
    var depth = 0
    var previous: Character = " "
    for character in declaration[open...] {
      if "([{<".contains(character) { depth += 1 }
      // The arrow of a closure's type closes nothing.
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
      previous = character
    }
    let labels = parameters.map { parameter in
      let words = parameter.dropFirst(parameter.hasPrefix("(") ? 1 : 0).split(separator: " ").filter {
        !$0.hasPrefix("@")
      }
      return words.first.map { $0.hasSuffix(":") ? String($0) : "\($0):" } ?? ""
    }
    return "\(name)(\(labels.joined()))"
  }

  private func stubLines() throws -> [String] {
    let path = PackageFolder.root.appending("Tests/StubSwiftUI/SwiftUI.swift")
    return try FileContents.text(of: path).split(separator: "\n").map(String.init)
  }
}
