import DesignTokenRules
import SwiftKitSDK
import SwiftSourceModel
import Testing

@Suite struct HexForSystemColorTests {
  /// What the check finds in `source`: the code under each finding and the message.
  private func findings(_ source: String, profile: Settings.Profile = .system) -> [(code: String, message: String)] {
    let bytes = Array(source.utf8)
    let plugin = Plugin(id: "test", version: "1", checks: [])
    return SourceModel(parsing: bytes, path: "a.swift").withCFile { file in
      plugin.findings(of: HexForSystemColor(), in: file, settings: Settings(profile: profile)).map {
        (String(decoding: bytes[$0.range], as: UTF8.self), $0.message)
      }
    }
  }

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct SampleView: View {\n  var body: some View { \(body) }\n}\n"
  }

  @Test(arguments: [
    ("Text(\"Sub\").foregroundStyle(Color(red: 142/255, green: 142/255, blue: 147/255))", "#8E8E93", ".gray"),
    ("Text(\"Sub\").foregroundStyle(Color(hex: \"8e8e93\"))", "#8E8E93", ".gray"),
    ("Text(\"Sub\").background(Color(hex: 0xF2F2F7))", "#F2F2F7", "Color(.systemGroupedBackground)"),
    ("Text(\"Sub\").foregroundStyle(Color(hex: \"#000\"))", "#000000", ".primary"),
    ("Text(\"Sub\").foregroundStyle(Color(hex: \"3C3C4399\"))", "#3C3C4399", ".secondary"),
    (
      "Text(\"Sub\").foregroundStyle(Color(.sRGB, red: 0.235, green: 0.235, blue: 0.263, opacity: 0.3))", "#3C3C434D",
      ".tertiary"
    ),
    ("Text(\"Sub\").foregroundStyle(Color(hex: \"3C3C43\"))", "#3C3C43", ".secondary (60 %) or .tertiary (30 %)"),
    ("Text(\"Sub\").foregroundStyle(SwiftUI.Color(hex: \"34C759\"))", "#34C759", ".green"),
    (
      "Color(uiColor: UIColor(red: 198 / 255.0, green: 198 / 255.0, blue: 200 / 255.0, alpha: 1))", "#C6C6C8",
      "Color(.opaqueSeparator)"
    ),
    ("Rectangle().fill(Color(hex: \"E6E6E6\"))", "#E6E6E6", "Color(.separator)"),
    ("Text(\"Sub\").foregroundStyle(Color(hex: \"999999\"))", "#999999", ".secondary"),
    ("Rectangle().fill(Color(red: 1, green: 1, blue: 1))", "#FFFFFF", "Color(.secondarySystemGroupedBackground)"),
  ])
  func fires(body: String, value: String, replacement: String) throws {
    let found = findings(view(body))
    #expect(found.count == 1)
    #expect(found.first?.code == (body.contains("UIColor(") ? "UIColor" : "Color"))
    #expect(
      found.first?.message.hasPrefix("\(value) is a value of one of the system's colours; write \(replacement)") == true
    )
  }

  @Test func firesOnAnAliasOfASystemColour() {
    let found = findings(
      "extension Color { static let labelSecondary = Color(red: 60/255, green: 60/255, blue: 67/255) }")
    #expect(found.count == 1)
  }

  @Test func firesOnceAnOccurrence() {
    let found = findings(view("Text(\"a\").foregroundStyle(isOn ? Color(hex: \"34C759\") : Color(hex: \"8E8E93\"))"))
    #expect(found.map(\.message).map { String($0.prefix(7)) } == ["#34C759", "#8E8E93"])
  }

  @Test(arguments: [
    "Text(\"Sub\").foregroundStyle(.gray)",
    "Text(\"Sub\").foregroundStyle(Color(red: 190/255, green: 132/255, blue: 93/255))",
    // A near miss is another colour.
    "Text(\"Sub\").background(Color(hex: 0xF2F2F8))",
    "Text(\"Sub\").background(Color(\"8E8E93\"))",
    "Text(\"Sub\").background(Color(hex: name))",
    "Text(\"Sub\").background(Color(hex: \"\\(digits)\"))",
    "Text(\"Sub\").background(Color(.displayP3, red: 0, green: 0, blue: 0))",
    // Scrims and shadows.
    "Color(red: 0, green: 0, blue: 0, opacity: 0.4)",
    "Color(hex: \"000000\").opacity(0.4)",
    "Text(\"Sub\").shadow(color: Color(hex: \"000\"), radius: 3)",
    "Image(uiImage: paint(UIColor(red: 1, green: 1, blue: 1, alpha: 1).withAlphaComponent(0.2)))",
    "Palette.Color(hex: \"8E8E93\")",
    // One of a pair.
    "Rectangle().fill(Color(light: Color(red: 1, green: 1, blue: 1), dark: Color(hex: \"000\")))",
  ])
  func staysSilent(body: String) {
    #expect(findings(view(body)).isEmpty, "\(body)")
  }

  @Test func previewsAreExempt() {
    #expect(findings("#Preview { Text(\"a\").background(Color(hex: \"8E8E93\")) }").isEmpty)
  }

  @Test func aPaletteOfTheAppsOwnIsExempt() {
    #expect(findings(view("Rectangle().fill(Color(hex: \"8E8E93\"))"), profile: .tokens).isEmpty)
  }
}
