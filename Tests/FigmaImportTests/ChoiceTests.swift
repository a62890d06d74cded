import FigmaImport
import TestSupport
import Testing

/// One of several alike things that looks otherwise is chosen: that is a state, and each of them sets it.
@Suite struct ChoiceTests {
  private struct Looks {
    var fill: String?
    var stroke: String?
    var ink = "#5f5e5e"
  }

  private func chips(
    _ looks: [Looks], ground: String? = nil, words: [String] = ["Daily", "Weekly", "Monthly", "Yearly"]
  ) -> Layer {
    .frame(
      "Period Filter", 16, 100, 358, 44, Layer.row(8, 4) + (ground.map { [Layer.fill($0), Layer.radius(10)] } ?? []),
      looks.enumerated().map { index, look in
        var fields = Layer.row(0, 8, "CENTER")
        if let fill = look.fill { fields += [Layer.fill(fill), Layer.radius(8)] }
        if let stroke = look.stroke { fields += Layer.stroke(stroke) + (look.fill == nil ? [Layer.radius(8)] : []) }
        return .frame(
          "Button", 4 + Double(index) * 90, 4, 82, 36, fields,
          [.text(words[index], 14, 8, 54, 20, color: look.ink)])
      })
  }

  private func code(_ group: Layer) throws -> String {
    try Layer.screen("Report", 390, 844, [], [.text("Report", 16, 64), group, .text("Words", 16, 200)]).screen().code
  }

  private func check(_ code: String, chosen: String, options: String) throws {
    #expect(code.contains("@State private var periodFilter: PeriodFilter = .\(chosen)"), "\(code)")
    #expect(code.contains("private enum PeriodFilter: CaseIterable {\n  case \(options)\n}"), "\(code)")
    #expect(code.contains("periodFilter = .\(chosen)\n"), "\(code)")
    #expect(code.contains("isSelected: periodFilter == .\(chosen))"), "\(code)")
    #expect(code.contains("AccessibilityTraits.isSelected"), "\(code)")
    let folder = try TemporaryFolder()
    let file = try folder.write(code, to: "ReportView.swift")
    #expect(try StubSwiftUI.compiled().complaints(about: [file]) == "")
  }

  @Test func segmentsOfWhichOneIsFilled() throws {
    let code = try code(
      chips([Looks(), Looks(fill: "#b51c00", ink: "#ffffff"), Looks()], ground: "#ffe9e5"))
    try check(code, chosen: "weekly", options: "daily, weekly, monthly")
    #expect(code.contains("isSelected ? Color.white : Color.brand"), "\(code)")
    #expect(code.contains(": Color.clear)"), "\(code)")
  }

  @Test func chipsOfAnotherAreaAndLine() throws {
    let other = Looks(fill: "#fbdcd6", stroke: "#d0b0a8", ink: "#5c403a")
    let code = try code(chips([Looks(fill: "#b51c00", ink: "#ffffff"), other, other, other]))
    try check(code, chosen: "daily", options: "daily, weekly, monthly, yearly")
  }

  @Test func twoOnOneArea() throws {
    let code = try code(
      chips(
        [Looks(fill: "#ffffff", ink: "#000000"), Looks(ink: "#000000")], ground: "#eeeeee",
        words: ["Log in", "Sign up"]))
    try check(code, chosen: "logIn", options: "logIn, signUp")
  }

  /// Where all look alike, or two of four differ, nothing is chosen; numbers say how much, not which.
  @Test func othersAreNoChoice() throws {
    let (one, two) = (Looks(fill: "#fbdcd6"), Looks(fill: "#b51c00", ink: "#ffffff"))
    for looks in [[one, one, one], [one, one, two, two]] {
      #expect(try !code(chips(looks)).contains("isSelected"))
    }
    #expect(try !code(chips([one, two, one], words: ["185 cm", "186 cm", "187 cm"])).contains("isSelected"))
  }
}
