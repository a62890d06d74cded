import SwiftKitSDK

/// Answers "which container": it follows from how many views there are, what people do with them and how they lie.
///
/// Asked is only who says something of the content; what containers there are the documents say.
struct ContainerQuestions: Answerer {
  let kinds = [
    QuestionKind(
      key: "container", title: "Which container suits the described views",
      words: [["container", "stack", "grid"], ["which", "what"], [" for ", " with ", " of "]])
  ]

  func answers(to question: String, settings: Settings) -> [Answer] {
    let asked = Question(question)
    guard asked.contains("which", "what"),
      asked.contains("container", "containers", "stack", "grid") || asked.contains(phrase: "layout container"),
      !asked.contains(beginning: "glass"), let choice = Choice(asked)
    else { return [] }
    return [
      Answer(key: "container", statement: choice.statement, code: choice.code, confidence: 0.9)
    ]
  }
}

/// A container with the reason.
private struct Choice {
  let statement: String
  let code: String

  init?(_ question: Question) {
    let content: Set = [
      "row", "rows", "item", "items", "view", "views", "card", "cards", "photo", "photos", "message", "messages",
      "button", "buttons", "picture", "pictures", "cell", "cells", "entries", "posts", "chips", "labels", "columns",
    ]
    let count = question.numbers.first { content.contains($0.unit) && $0.unit != "columns" }?.value
    let isMany = (count ?? 0) > 30 || question.contains("many", "hundreds", "thousands", "dynamic", "long", "endless")
    let isFew = !isMany && (count != nil || question.contains("few", "two", "three", "some"))
    let isAcross = question.contains("horizontal", "horizontally", "sideways", "carousel")

    if question.contains(beginning: "overla", "badge", "decorat") {
      statement = "What decorates one view is its overlay or background: it takes the size of that view."
      code = "Image(\"Cover\").overlay(alignment: .topTrailing) { Badge() }"
    } else if question.contains(beginning: "swip", "reorder", "edit", "select") {
      statement = "What is swiped, moved or selected is a List: swipes, editing, focus and VoiceOver come with it."
      code = "List(items) { item in\n  ItemRow(item: item)\n    .swipeActions { DeleteButton(item: item) }\n}"
    } else if question.contains("settings", "preferences") || question.contains(phrase: "label and value") {
      statement = "Settings and pairs of a label and a value are a Form with LabeledContent; columns align across rows."
      code = "Form {\n  LabeledContent(\"Version\", value: version)\n}"
    } else if question.contains("columns", "gallery", "tiles") {
      statement =
        "What fills columns is a LazyVGrid with .adaptive(minimum:) in a ScrollView: it reflows with the width"
        + (isFew ? "; for as few as these a Grid will do." : ".")
      code =
        "ScrollView {\n  LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {\n    ForEach(photos) { PhotoCell(photo: $0) }\n"
        + "  }\n}"
    } else if question.contains("cards", "card", "feed", "mixed") && !isFew || isMany && isAcross {
      let (axis, stack) = isAcross ? ("(.horizontal)", "LazyHStack") : ("", "LazyVStack")
      statement =
        "A free layout of many views is a ScrollView with a \(stack): views are made when they come into sight."
      code = "ScrollView\(axis) {\n  \(stack)(spacing: 16) {\n    ForEach(cards) { CardView(card: $0) }\n  }\n}"
    } else if isMany {
      statement = "Many rows of the usual kind are a List: rows are made when needed and reused."
      code = "List(items) { item in\n  ItemRow(item: item)\n}"
    } else if isFew {
      let stack = isAcross || question.contains("side", "beside") ? "HStack" : "VStack"
      statement =
        "\(count.map { "\($0.shortText) views" } ?? "A few views") that are all in sight are a \(stack); laziness costs more than it "
        + "saves below some dozens."
      code = "\(stack)(spacing: 12) {\n  First()\n  Second()\n}"
    } else {
      return nil
    }
  }
}
