import SwiftKitSDK

@testable import TypeAndColorRules

extension RuleSample {
  static let typeAndColor = [
    RuleSample(
      check: HardcodedFontSize(),
      bad: [
        "Text(\"Title\").font(.1️⃣system(size: 17))",
        "Text(\"Title\").font(Font.1️⃣system(size: 8 * 2, weight: .bold))",
        "let font = UIFont.1️⃣systemFont(ofSize: 12)",
        "Text(\"Title\").font(SwiftUI.Font.1️⃣system(size: 17).bold())",
      ],
      good: [
        "Text(\"Title\").font(.headline)",
        "Text(\"Title\").font(.system(.title, design: .rounded))",
        "Text(\"Title\").font(.system(size: size))",
        "Text(\"Title\").font(.custom(\"Inter\", size: 17, relativeTo: .body))",
        "extension Font { static let title = Font.system(size: 17) }",
        "struct Theme { static let title = Font.system(size: 17) }",
        "#Preview { Text(\"A\").font(.system(size: 17)) }",
        "disk.system(size: 17)",
        "Process.system(size: 17)",
      ]),
    RuleSample(
      check: WhiteBlackBackground(),
      bad: [
        "ScrollView { content }.background(Color.1️⃣white)",
        "List { rows }.background(.1️⃣black)",
        "VStack { rows }.background(Color.1️⃣white.ignoresSafeArea())",
        "VStack { rows }.ignoresSafeArea().background { Color.1️⃣black }",
        "Row().listRowBackground(Color.1️⃣white)",
        "ZStack { Color.1️⃣black.ignoresSafeArea()\nText(\"a\") }",
        "Rectangle().fill(.1️⃣white).ignoresSafeArea()",
      ],
      good: [
        "ScrollView { content }.background(Color(.systemBackground))",
        "ScrollView { content }.background(Color.black.opacity(0.4))",
        "Text(\"Badge\").background(.white)",
        "ZStack { Color.black.opacity(0.4).ignoresSafeArea()\nText(\"a\") }",
        "Text(\"a\").shadow(color: .black, radius: 4)",
        "Circle().fill(.white)",
        "ScrollView { content }.mask(Color.black)",
        "ScrollView { content }.background(Palette.white)",
      ]),
  ]
}
