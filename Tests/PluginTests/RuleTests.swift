import APIRules
import ConcurrencyRules
import ControlRules
import DataFlowRules
import DataRules
import DesignTokenRules
import GlassRules
import LayoutRules
import MotionRules
import StateRules
import StructureRules
import StyleRules
import SwiftKitSDK
import SymbolRules
import Testing
import TestingRules
import ToolbarRules
import TypeAndColorRules
import ViewRules

/// Every check against its samples, and against changes of them that must not change the verdict.
@Suite struct RuleTests {
  /// The bundled plugins by the folder that holds each.
  static let pluginsByFolder = [
    "APIRules": apiRules, "ConcurrencyRules": concurrencyRules, "ControlRules": controlRules, "DataRules": dataRules,
    "StateRules": stateRules,
    "StyleRules": styleRules, "TestingRules": testingRules, "ViewRules": viewRules,
    "DataFlowRules": dataFlowRules, "DesignTokenRules": designTokenRules,
    "GlassRules": glassRules,
    "LayoutRules": layoutRules, "MotionRules": motionRules, "StructureRules": structureRules,
    "SymbolRules": symbolRules, "ToolbarRules": toolbarRules, "TypeAndColorRules": typeAndColorRules,
  ]
  static let plugins = pluginsByFolder.sorted { $0.key < $1.key }.map(\.value)
  static let samples =
    RuleSample.dataFlow + RuleSample.glass + RuleSample.layout + RuleSample.motion + RuleSample.structure
    + RuleSample.toolbar + RuleSample.typeAndColor + RuleSample.designTokens + samplesInFiles

  /// The checks whose samples are their forms, and the settings under which these speak.
  private static let samplesInFiles = plugins.flatMap(\.checks).filter { !idsInCode.contains($0.id) }.map { check in
    RuleSample(formsOf: check, settings: settingsByID[check.id] ?? Settings())
  }
  private static let idsInCode = Set(
    (RuleSample.dataFlow + RuleSample.glass + RuleSample.layout + RuleSample.motion + RuleSample.structure
      + RuleSample.toolbar + RuleSample.typeAndColor + RuleSample.designTokens).map(\.check.id))
  private static let settingsByID = [
    "api-too-new": Settings(deploymentTarget: 16), "corner-radius-throughout": Settings(deploymentTarget: 17),
    "glass-availability": Settings(deploymentTarget: 17),
    "magic-number-layout": Settings(profile: .tokens),
  ]

  @Test(arguments: samples)
  func firesAtTheMarks(_ sample: RuleSample) {
    for text in sample.bad + sample.good { expectFindings(sample.check, text, settings: sample.settings) }
  }

  @Test func everyCheckHasSamples() {
    let sampled = Set(Self.samples.map(\.check.id))
    for check in Self.plugins.flatMap(\.checks) {
      #expect(sampled.contains(check.id), "\(check.id) has no samples")
    }
    for sample in Self.samples {
      #expect(!sample.bad.isEmpty && sample.bad.allSatisfy { !MarkedSource($0).marks.isEmpty }, "\(sample.check.id)")
      #expect(sample.good.allSatisfy { MarkedSource($0).marks.isEmpty }, "\(sample.check.id)")
    }
  }

  @Test(arguments: samples)
  func commentsAndStringsAreNoCode(_ sample: RuleSample) {
    for text in sample.bad {
      let source = MarkedSource(text).text
      expectFindings(sample.check, "/*\n\(source)\n*/", settings: sample.settings)
      expectFindings(sample.check, "let text = #\"\"\"\n\(source)\n\"\"\"#", settings: sample.settings)
    }
  }

  @Test(arguments: samples)
  func conditionalCompilationIsCode(_ sample: RuleSample) {
    for text in sample.bad + sample.good where !text.contains("import ") {
      expectFindings(sample.check, "#if DEBUG\n\(text)\n#endif", settings: sample.settings)
    }
  }

  @Test(arguments: samples)
  func layoutIsNoMatter(_ sample: RuleSample) {
    for text in sample.bad + sample.good {
      let spread = text.replacing(").", with: ")\n    .").replacing("}.", with: "}\n    // and then\n    .")
      expectFindings(sample.check, spread, settings: sample.settings)
    }
  }

  @Test(arguments: samples)
  func nestingIsNoMatter(_ sample: RuleSample) {
    for text in sample.bad + sample.good where !isDeclaration(text) {
      expectFindings(
        sample.check, "struct Host: View {\nvar body: some View {\nif ready {\nGroup {\n\(text)\n}\n}\n}\n}",
        settings: sample.settings)
    }
  }

  private func isDeclaration(_ text: String) -> Bool {
    ["struct ", "class ", "import ", "func ", "extension ", "var ", "#Preview", "enum "].contains { text.contains($0) }
  }
}
