import DesignTokenRules
import SwiftKitSDK

extension RuleSample {
  static let designTokens = [
    RuleSample(
      check: HexForSystemColor(),
      bad: [
        "Text(\"Sub\").foregroundStyle(1️⃣Color(red: 142/255, green: 142/255, blue: 147/255))",
        "Text(\"Sub\").background(1️⃣Color(hex: 0xF2F2F7))",
        "Text(\"Sub\").foregroundStyle(isOn ? 1️⃣Color(hex: \"34C759\") : 2️⃣Color(hex: \"#8e8e93\"))",
        "Text(\"Sub\").foregroundStyle(1️⃣Color(.sRGB, red: 0.235, green: 0.235, blue: 0.263, opacity: 0.6))",
        "Text(\"Sub\").foregroundStyle(SwiftUI.1️⃣Color(hex: \"999999\"))",
        "Rectangle().fill(Color(uiColor: 1️⃣UIColor(red: 198 / 255.0, green: 198 / 255.0, blue: 200 / 255.0, alpha: 1)))",
        "Rectangle().fill(1️⃣Color(red: 1, green: 1, blue: 1))",
        "extension Color { static let labelSecondary = 1️⃣Color(red: 60/255, green: 60/255, blue: 67/255) }",
      ],
      good: [
        "Text(\"Sub\").foregroundStyle(.gray)",
        "Text(\"Sub\").foregroundStyle(Color(red: 190/255, green: 132/255, blue: 93/255))",
        // A near miss is another colour.
        "Text(\"Sub\").background(Color(hex: 0xF2F2F8))",
        "Text(\"Sub\").background(Color(\"8E8E93\"))",
        "Text(\"Sub\").background(Color(hex: name))",
        "Text(\"Sub\").background(Color(hex: \"\\(digits)\"))",
        "Text(\"Sub\").background(Color(.displayP3, red: 0, green: 0, blue: 0))",
        "Text(\"Sub\").background(Palette.Color(hex: \"8E8E93\"))",
        // Scrims and shadows.
        "Color(red: 0, green: 0, blue: 0, opacity: 0.4)",
        "Color(hex: \"000000\").opacity(0.4)",
        "Text(\"Sub\").shadow(color: Color(hex: \"000\"), radius: 3)",
        "Image(uiImage: paint(UIColor(red: 1, green: 1, blue: 1, alpha: 1).withAlphaComponent(0.2)))",
        // One of a pair follows the appearance.
        "Rectangle().fill(Color(light: Color(red: 1, green: 1, blue: 1), dark: Color(hex: \"000\")))",
        "#Preview { Text(\"a\").background(Color(hex: \"8E8E93\")) }",
      ])
  ]
}
