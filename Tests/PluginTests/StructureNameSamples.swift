import SwiftKitSDK

@testable import StructureRules

extension RuleSample {
  /// Names, files, previews and the size of views.
  static let namesAndFiles = [
    RuleSample(
      check: PreviewProviderUsed(),
      bad: [
        "struct 1️⃣ProfileView_Previews: PreviewProvider { static var previews: some View { ProfileView() } }"
      ],
      good: [
        "#Preview { ProfileView() }"
      ]),
    RuleSample(
      check: DeclarationOrder(),
      bad: [
        """
        #1️⃣Preview { HomeView() }
        struct HomeView: View { var body: some View { Text("Hi") } }
        """,
        """
        private struct Row: View { var body: some View { Text("a") } }
        struct 1️⃣HomeView: View { var body: some View { Row() } }
        """,
      ],
      good: [
        """
        struct HomeView: View { var body: some View { Text("Hi") } }
        #Preview { HomeView() }
        """,
        """
        extension Color { static let brand = Color.blue }
        struct HomeView: View { var body: some View { Text("Hi") } }
        private struct Row: View { var body: some View { Text("a") } }
        #Preview { HomeView() }
        """,
      ]),
    RuleSample(
      check: BodyTooLong(),
      bad: [
        "struct A: View { var 1️⃣body: some View { VStack { HStack { ZStack { VStack { HStack { ZStack { VStack { HStack { ZStack { Text(\"deep\") } } } } } } } } } } }",
        stack(of: Array(repeating: "Text(\"a\")", count: 120), in: "1️⃣body"),
      ],
      good: [
        """
        struct A: View { var body: some View { VStack { header; content } }
          private var header: some View { Text("h") }
          private var content: some View { Text("c") } }
        """,
        stack(of: Array(repeating: "Text(\"a\")\n\n// Text(\"b\")", count: 118), in: "body"),
      ]),
    RuleSample(
      check: MarkSections(),
      bad: [
        """
        struct A: View {
          // MARK: - Body
          var body: some View { Text("a") }
          1️⃣// MARK: - Properties
          @State private var on = false
        }
        """
      ],
      good: [
        """
        struct A: View {
          // MARK: - Properties
          @State private var on = false
          // MARK: - Body
          var body: some View { Text("a") }
        }
        """
      ]),
    RuleSample(
      check: ViewModelNaming(),
      bad: [
        """
        @Observable final class 1️⃣FeedBrain { var items: [String] = [] }
        struct FeedView: View { @State private var brain = FeedBrain(); var body: some View { Text("a") } }
        """
      ],
      good: [
        "@Observable final class FeedViewModel { var items: [String] = [] }",
        "@Observable final class CartStore { var items: [String] = [] }",
      ]),
    RuleSample(
      check: ActionVerb(),
      bad: [
        "struct A: View { private func swipe2(_ x: Int) {}; private func 1️⃣cardDismissal() {}; var body: some View { Text(\"a\") } }"
      ],
      good: [
        "struct A: View { private func handleSwipe() {}; private func dismissCard() {}; var body: some View { Text(\"a\") } }"
      ]),
    RuleSample(
      check: ViewTypeName(),
      bad: [
        "struct 1️⃣Profile: View { var body: some View { Text(\"Me\") } }"
      ],
      good: [
        "struct ProfileView: View { var body: some View { Text(\"Me\") } }",
        "struct PriceBadge: View { var body: some View { Text(\"Me\") } }",
      ]),
    RuleSample(
      check: PlaceholderPreview(),
      bad: [
        "#Preview { SwipeCardView(title: 1️⃣\"test\") }",
        "#Preview(\"Long\") { ArticleView(text: 1️⃣\"Lorem ipsum dolor sit amet\") }",
      ],
      good: [
        "#Preview { SwipeCardView(title: \"Morning run\") }",
        "SwipeCardView(title: \"test\")",
      ]),
    RuleSample(
      check: FileName(),
      bad: [
        """
        // in Misc.swift
        struct 1️⃣ProfileView: View { var body: some View { Text("Me") } }
        """
      ],
      good: [
        """
        // in ProfileView.swift
        struct ProfileView: View { var body: some View { Text("Me") } }
        """
      ]),
    RuleSample(
      check: SubviewSuffix(),
      bad: [
        "struct A: View { private var 1️⃣headerView: some View { Text(\"h\") }; var body: some View { headerView } }"
      ],
      good: [
        "struct A: View { private var headerSection: some View { Text(\"h\") }; var body: some View { headerSection } }"
      ]),
    RuleSample(
      check: DuplicateSubtree(),
      bad: [
        """
        VStack {
          HStack { Image(systemName: "star").font(.title2).foregroundStyle(.secondary); Text("One").font(.headline).lineLimit(1); Spacer() }
          1️⃣HStack { Image(systemName: "heart").font(.title2).foregroundStyle(.secondary); Text("Two").font(.headline).lineLimit(1); Spacer() }
        }
        """
      ],
      good: [
        """
        VStack {
          IconRow(symbol: "star", title: "One")
          IconRow(symbol: "heart", title: "Two")
        }
        """
      ]),
  ]
}

/// A view that shows a stack of these lines.
private func stack(of lines: [String], in body: String) -> String {
  "struct A: View {\nvar \(body): some View {\nVStack {\n\(lines.joined(separator: "\n"))\n}\n}\n}"
}
