import SwiftKitSDK

@testable import StructureRules

extension RuleSample {
  static let structure =
    [
      RuleSample(
        check: UIKitImported(),
        bad: [
          "import 1️⃣UIKit\nimport SwiftUI\nstruct HomeView: View { var body: some View { Text(\"Hi\") } }",
          "import struct 1️⃣UIKit.UIColor\nstruct A { }\nextension A: View { }",
        ],
        good: [
          "import SwiftUI\nstruct HomeView: View { var body: some View { Text(\"Hi\") } }",
          "import UIKit\nstruct Cell { }",
          "#if canImport(UIKit)\nimport UIKit\n#endif\nstruct HomeView: View { }",
          "import UIKit\nstruct A: View { }\nstruct Map: UIViewRepresentable { }",
          "import UIKit\nstruct A: View { }\nclass D: NSObject, UIApplicationDelegate { }",
        ]),
      RuleSample(
        check: MissingPreview(),
        bad: [
          "struct 1️⃣ProfileView: View { var body: some View { Text(\"Me\") } }",
          "struct 1️⃣A: View { }\nstruct B: View { }",
          "struct 1️⃣A { }\nextension A: View { }",
        ],
        good: [
          "struct ProfileView: View { var body: some View { Text(\"Me\") } }\n#Preview { ProfileView() }",
          "private struct Row: View { }",
          "fileprivate struct Row: View { }",
          "struct Card<Content: View>: View { }",
          "struct A: View { }\nstruct P: PreviewProvider { }",
          "struct Model { }",
        ]),
      RuleSample(
        check: ShadowedName(),
        bad: [
          "struct 1️⃣TimelineView: View { var body: some View { Text(\"t\") } }",
          "struct 1️⃣Label: SwiftUI.View { }",
        ],
        good: [
          "struct ScheduleTimelineView: View { var body: some View { Text(\"t\") } }",
          "struct Label { }",
          "enum Feed { struct Section: View { } }",
        ]),
    ] + namesAndFiles
}
