import SwiftKitSDK
import TestSupport
import Testing

@testable import ControlRules
@testable import LayoutRules
@testable import MotionRules

/// What plugins answer of a place, a content or a number, and that they leave all else to the documents.
@Suite struct AdviceQuestionsTests {
  private func answer(_ answerer: any Answerer, _ question: String, _ target: Double = 26) -> Answer? {
    let answers = answerer.answers(to: question, settings: Settings(deploymentTarget: target))
    // Whatever is answered must be let through by the descriptor.
    if !answers.isEmpty {
      #expect(lets(question, to: answerer), "the descriptor keeps '\(question)' away")
    }
    return answers.first
  }

  private func lets(_ question: String, to answerer: any Answerer) -> Bool {
    answerer.kinds.contains { kind in
      kind.words.allSatisfy { list in list.contains(where: question.lowercased().contains) }
    }
  }

  @Test(arguments: [
    ("which button style for the primary action in a toolbar", "role: .confirm"),
    ("What button style does Delete take in a sheet?", "role: .destructive"),
    ("which buttonStyle for a cancel button in the toolbar", ".cancellationAction"),
    ("what style for the main button floating over a map", ".glassProminent"),
    ("which button style for a secondary action over a photo", ".buttonStyle(.glass)"),
    ("which button style for a row that is a selection button", ".buttonStyle(.plain)"),
    ("which button style for the save button on a card", ".borderedProminent"),
    ("which button style here, in a form", ".bordered"),
    ("which button style for removing a list row", "swipeActions"),
  ])
  func buttonStyles(question: String, code: String) throws {
    let found = try #require(answer(ButtonStyleQuestions(), question))
    #expect(found.code.contains(code), "\(found)")
    #expect(found.statement.hasSuffix("."))
  }

  @Test(arguments: [
    ("which button style for the primary action in a toolbar", ".borderedProminent"),
    ("which button style for a secondary action over a photo", ".bordered"),
    ("what button style for the main action over content", ".controlSize(.large)"),
  ])
  func buttonStylesBelowGlass(question: String, code: String) throws {
    let found = try #require(answer(ButtonStyleQuestions(), question, 17))
    #expect(found.code.contains(code) && !found.code.contains("glass"), "\(found)")
  }

  @Test(arguments: [
    ("which container for 200 photos in columns", "LazyVGrid"),
    ("which container for rows with swipe actions", "List("),
    ("what container for 5 buttons side by side", "HStack"),
    ("which stack for 3 labels", "VStack"),
    ("which container for many cards", "LazyVStack"),
    ("which container for a horizontal carousel with 80 cards", "LazyHStack"),
    ("what container for settings with a label and value", "Form"),
    ("which container for a badge overlay with an image", ".overlay"),
    ("which container for 500 messages", "List("),
  ])
  func containers(question: String, code: String) throws {
    #expect(try #require(answer(ContainerQuestions(), question)).code.contains(code))
  }

  @Test(arguments: [
    ("exit duration for an entrance of 0.3 s", "0.18 to 0.24 s"),
    ("how long should closing take when opening takes 300ms", "0.18 to 0.24 s"),
    ("stagger for 4 rows", "after 0.15 s"), ("stagger the animation of 12 items", "after 0.25 s"),
    ("rotation of a card dragged by 120 points", "6 degrees"),
    ("angle when a card is dragged 400 pt, rotation", "12 degrees"),
    ("spring response 0.4 damping 0.7 as duration and bounce", "bounce: 0.3"),
    ("spring duration 0.5 bounce 0.2 in the old form", "dampingFraction: 0.8"),
    ("is an animation of 600 ms too long", "0.6 s is too long"), ("is an animation of 0.25 seconds ok", "is fine"),
    ("swipe threshold of 40 points to commit an animation", "too easily"),
    ("swipe down threshold of 140 points, spring", "is in the range"),
  ])
  func animationValues(question: String, words: String) throws {
    #expect(try #require(answer(MotionQuestions(), question)).statement.contains(words))
  }

  /// What is not of a place, a content or a number stays with the documents.
  @Test(arguments: [
    "toolbar button glass", "how do I style a primary action glass button", "list or scrollview", "button styles",
    "spring animation values for swipe cards", "which container groups glass", "animation duration", "stagger rows",
    "what is new in iOS 26", "HStack", "which font for a card", "exit animation", "", "größer → 🎨 12",
  ])
  func allElseIsLeftAlone(question: String) {
    for answerer in [ButtonStyleQuestions(), ContainerQuestions(), MotionQuestions()] as [any Answerer] {
      #expect(answerer.answers(to: question, settings: Settings()).isEmpty)
    }
  }
}
