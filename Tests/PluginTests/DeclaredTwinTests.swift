import DeclaredChecks
import SourceChecking
import SwiftKitSDK
import Testing

@testable import GlassRules
@testable import ToolbarRules

/// A check that a rule file declares finds what its twin in Swift finds, over every sample of every check.
@Suite struct DeclaredTwinTests {
  struct Twin: Sendable {
    let native: any Check
    let detect: String
  }

  static let twins = [
    Twin(
      native: GlassEffectOnButton(),
      detect: """
        detect:
          modifier: glassEffect
          root: Button
          not:
            inside: toolbar
          message: "`glassEffect` on a `{root}` does not react to a press; use `.buttonStyle(.glass)` or `.buttonStyle(.glassProminent)`"
        """),
    Twin(
      native: ScrollEdgeStyleArguments(),
      detect: """
        detect:
          modifier: scrollEdgeEffectStyle
          arguments:
            for: none
          previews: true
          message: "`scrollEdgeEffectStyle` needs the edges it is for, as in `scrollEdgeEffectStyle(.soft, for: .top)`"
        """),
    Twin(
      native: SheetCornerRadius(),
      detect: """
        detect:
          modifier: [presentationCornerRadius]
          not:
            arguments:
              first: nil
          message: the system rounds sheets to fit the device; remove the corner radius
        """),
    Twin(
      native: GlassEffectInToolbar(),
      detect: """
        detect:
          modifier: glassEffect
          inside: toolbar
          message: toolbar items already have glass; remove `glassEffect`
        """),
  ]

  @Test func sameFindings() throws {
    let declared = try Self.twins.map { twin in
      let text = "---\nid: \(twin.native.id)\n\(twin.detect)\n---\n"
      let detection = try #require(try RuleDetection(reading: text, id: twin.native.id, file: "rule.md"))
      return DeclaredDetector(detection.check, literals: detection.literals)
    }
    let checks: [any Check] = Self.twins.map(\.native) + declared
    var counts = [Int](repeating: 0, count: declared.count)
    for sample in RuleTests.samples {
      for text in sample.bad + sample.good {
        // Parsed once for all of them.
        let found = findings(ofEach: checks, in: MarkedSource(text).source, settings: sample.settings)
        for (place, twin) in Self.twins.enumerated() {
          let native = found[place].filter { !$0.message.hasSuffix("`GlassEffectContainer`") }
          let mine = found[declared.count + place]
          #expect(mine.map(\.range) == native.map(\.range), "\(twin.native.id) in:\n\(text)")
          #expect(mine.map(\.message) == native.map(\.message))
          counts[place] += native.count
        }
      }
    }
    for (place, twin) in Self.twins.enumerated() {
      #expect(Set(declared[place].literals).isSubset(of: twin.native.literals))
      #expect(counts[place] > 0, "\(twin.native.id)")
    }
  }

  @Test(arguments: [
    ("modifier: padding\n  with: background", "Text(a).1️⃣padding().background(.red)\nText(a).padding()"),
    ("modifier: padding\n  after: background", "Text(a).padding().background(.red).1️⃣padding()"),
    ("modifier: padding\n  before: background", "Text(a).1️⃣padding().background(.red).padding()"),
    ("modifier: [font, \"*Style\"]", "Text(a).1️⃣font(.title).2️⃣buttonStyle(.plain).bold()"),
    ("modifier: font\n  arguments:\n    first: .title", "Text(a).1️⃣font(.title).2️⃣font(Font.title).font(.body)"),
    ("modifier: font\n  arguments:\n    first: [.title, .body]", "Text(a).1️⃣font(.title).2️⃣font(.body.bold()).font(x)"),
    (
      "modifier: frame\n  arguments:\n    width: \"< 44\"", "Text(a).1️⃣frame(width: 40).frame(width: 44).frame(width: w)"
    ),
    ("modifier: frame\n  arguments:\n    width: 8...16", "Text(a).1️⃣frame(width: 8 + 8).frame(width: 17).frame()"),
    ("modifier: frame\n  arguments:\n    width: any", "Text(a).1️⃣frame(width: w).frame(height: 1)"),
    ("modifier: a\n  arguments:\n    first: '\"x\"'", "v.1️⃣a(\"x\").a(\"y\").a(x)"),
    ("modifier: a\n  arguments:\n    on: false", "v.1️⃣a(on: false).a(on: true).a(on: 0)"),
    ("call: Button\n  label of: Menu", "Menu { Button(a) { } } label: { 1️⃣Button(a) { } }"),
    ("call: [Text, Image]\n  inside: List", "List { 1️⃣Text(a) }\nForm { Text(a) }"),
    ("member: UIScreen.main.bounds", "let a = 1️⃣UIScreen.main.bounds.width + UIScreen.main.scale"),
    ("type: AnyView", "let a: 1️⃣AnyView = x\nfunc f() -> [2️⃣AnyView] { }"),
    ("import: Combine", "import 1️⃣Combine\nimport SwiftUI"),
    ("attribute: Published\n  imports: Combine", "import Combine\nclass A { @1️⃣Published var b = 1 }"),
    ("attribute: Published\n  imports: Combine", "class A { @Published var b = 1 }"),
    (
      "declaration: struct\n  named: \"*View\"\n  not:\n    conforms: View",
      "struct 1️⃣AView { }\nstruct BView: View { }\nstruct C { }"
    ),
    (
      "declaration: class\n  named: \"*Model\"\n  not:\n    marked: MainActor",
      "class 1️⃣AModel { }\n@MainActor class BModel { }"
    ),
    ("modifier: a\n  os: 26", "v.1️⃣a()"),
    ("modifier: a\n  os: \"< 26\"", "v.a()"),
    ("modifier: a\n  profile: tokens", "v.a()"),
    ("modifier: a", "v.1️⃣a()\n#Preview { v.a() }"),
    ("modifier: a\n  previews: true", "v.1️⃣a()\n#Preview { v.2️⃣a() }"),
  ])
  func words(detect: String, text: String) throws {
    let rule = "---\nid: x\ndetect:\n  \(detect)\n  message: found {name}\n---\n"
    let detection = try #require(try RuleDetection(reading: rule, id: "x", file: "rule.md"))
    expectFindings(DeclaredDetector(detection.check, literals: detection.literals), text)
  }
}
