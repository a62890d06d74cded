import SwiftKitSDK

@testable import LayoutRules

extension RuleSample {
  static let layout =
    [
      RuleSample(
        check: ScreenBounds(),
        bad: [
          "Text(\"Hi\").frame(width: 1️⃣UIScreen.main.bounds.width)",
          "let size = UIKit.1️⃣UIScreen.main.bounds",
        ],
        good: [
          "Text(\"Hi\").frame(maxWidth: .infinity)",
          "let screen = window.screen",
          "let line = 1 / UIScreen.main.scale",
          "let count = UIScreen.screens.count",
          "let a = UIScreen.mainScreen",
        ]),
      RuleSample(
        check: CornerRadiusModifier(),
        bad: [
          "Color.blue.1️⃣cornerRadius(12)",
          "Image(\"a\").resizable().1️⃣cornerRadius(radius)",
          "content.1️⃣cornerRadius(8)",
          "extension View { func cornerRadius(_ a: Int, corners: C) -> some View { self } }\nlet a = Color.blue.1️⃣cornerRadius(12)",
        ],
        good: [
          "Color.blue.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))",
          "BarMark(x: a, y: b).cornerRadius(4)",
          "RoundedRectangle(cornerRadius: theme.cornerRadius(.small))",
          "struct Theme { func cornerRadius(_ size: Int) -> Double { 4 } }\nfunc f(theme: Theme) { theme.cornerRadius(1) }",
          "let radius = layer.cornerRadius",
          "extension View { func cornerRadius(_ size: Size) -> some View { self } }\nlet a = Color.blue.cornerRadius(12)",
        ]),
      RuleSample(
        check: BlurAfterClip(),
        bad: [
          "Image(\"hero\").clipShape(RoundedRectangle(cornerRadius: 22)).1️⃣blur(radius: 8)",
          "Image(\"hero\").clipped().padding().1️⃣blur(radius: amount)",
        ],
        good: [
          "Image(\"hero\").blur(radius: 8).clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))",
          "Image(\"hero\").clipped().blur(radius: 8).clipped()",
          "Image(\"hero\").clipped().blur(radius: 0)",
          "Image(\"hero\").blur(radius: 8)",
          "VStack { Image(\"hero\").clipped() }.blur(radius: 8)",
        ]),
    ] + stacksAndCards
}
