import SwiftKitSDK

/// Answers "which button style here": it follows from the place of a button, its rank there, and the oldest system.
///
/// Asked is only who names both, or says `here` of a place; what styles there are the documents say.
struct ButtonStyleQuestions: Answerer {
  let kinds = [
    QuestionKind(
      key: "button-style", title: "Which style a button takes in its place",
      words: [["button"], ["style"], ["which", "what"], Place.allCases.flatMap(\.words)])
  ]

  func answers(to question: String, settings: Settings) -> [Answer] {
    let asked = Question(question)
    let namesStyle = asked.contains(phrase: "button style") || asked.contains("buttonstyle") || asked.contains("style")
    guard namesStyle, asked.contains("which", "what"), asked.contains(beginning: "button"),
      let place = Place.allCases.first(where: { $0.words.contains(where: asked.words.contains) }),
      let rank = Rank(asked) ?? (asked.contains("here") ? .secondary : nil)
    else { return [] }
    let advice = Advice(rank: rank, place: place, isGlass: settings.deploymentTarget >= 26)
    return [Answer(key: "button-style", statement: advice.statement, code: advice.code, confidence: 0.9)]
  }

  /// Where the button stands; the first whose word was asked holds, so bars come before what they belong to.
  enum Place: CaseIterable {
    case bar, row, content, card, modal

    var words: [String] {
      switch self {
      case .bar: ["toolbar", "toolbars", "navbar", "bar", "bars", "toolbaritem"]
      case .row: ["row", "rows", "list", "cell"]
      case .content: ["photo", "photos", "map", "content", "video", "floating", "media", "camera", "image"]
      case .card: ["card", "cards", "form", "forms", "section", "panel", "settings"]
      case .modal: ["sheet", "sheets", "modal", "dialog", "popover", "screen", "page"]
      }
    }
  }

  /// What the button is among its neighbours.
  enum Rank {
    case primary, secondary, destructive, cancel

    init?(_ question: Question) {
      if question.contains(beginning: "delet", "remov", "destruct", "discard", "eras") {
        self = .destructive
      } else if question.contains(beginning: "cancel", "clos", "dismiss") {
        self = .cancel
      } else if question.contains(
        beginning: "primary", "main", "confirm", "save", "done", "submit", "buy", "send", "cta")
        || question.contains(phrase: "call to action")
      {
        self = .primary
      } else if question.contains(beginning: "secondar", "second", "other", "ghost", "selection", "selects") {
        self = .secondary
      } else {
        return nil
      }
    }
  }
}

/// What to write for a button of that rank in that place.
private struct Advice {
  let statement: String
  let code: String

  init(rank: ButtonStyleQuestions.Rank, place: ButtonStyleQuestions.Place, isGlass: Bool) {
    switch (place, rank) {
    case (.bar, .primary):
      statement =
        isGlass
        ? "The main action of a modal's bar takes the place .confirmationAction and the role .confirm, and no style; in a "
          + "bar outside a modal it takes .borderedProminent."
        : "The main action of a bar takes the place .confirmationAction and .borderedProminent; the role .confirm is of iOS 26."
      code =
        isGlass
        ? "ToolbarItem(placement: .confirmationAction) {\n  Button(\"Save\", role: .confirm, action: save)\n}"
        : "ToolbarItem(placement: .confirmationAction) {\n  Button(\"Save\", action: save)\n    .buttonStyle(.borderedProminent)\n}"
    case (.bar, .cancel):
      statement = "A button that closes takes the place .cancellationAction and no style; the bar draws it."
      code = "ToolbarItem(placement: .cancellationAction) {\n  Button(\"Cancel\", role: .cancel, action: cancel)\n}"
    case (.bar, .destructive):
      statement = "In a bar a destructive button takes the role .destructive and no style; the bar draws it."
      code = "Button(\"Delete\", systemImage: \"trash\", role: .destructive, action: delete)"
    case (.bar, .secondary):
      statement = "In a bar a button takes no style\(isGlass ? ", glass neither" : ""): the bar draws it."
      code = "Button(\"Filter\", systemImage: \"line.3.horizontal.decrease\", action: filter)"
    case (.row, .destructive):
      statement = "In a row a destructive action is a swipe action or a menu item with the role .destructive."
      code = ".swipeActions {\n  Button(\"Delete\", systemImage: \"trash\", role: .destructive, action: delete)\n}"
    case (.row, _):
      statement =
        "A button that is a whole row takes .plain, and its label .contentShape(.rect), so that the gap between its parts "
        + "reacts, too."
      code = "Button(action: select) { label.contentShape(.rect) }\n  .buttonStyle(.plain)"
    case (.content, .primary):
      statement =
        isGlass
        ? "Over content the main action takes .glassProminent and a tint."
        : "Below iOS 26 the main action over content takes .borderedProminent and the control size .large."
      code =
        isGlass
        ? "Button(\"Start\", action: start)\n  .buttonStyle(.glassProminent)\n  .tint(.accentColor)"
        : "Button(\"Start\", action: start)\n  .buttonStyle(.borderedProminent)\n  .controlSize(.large)"
    case (.content, _):
      let style = isGlass ? ".glass" : ".bordered"
      statement = "Over content a button beside the main one takes \(style)\(Self.role(of: rank))."
      code = "Button(\"Details\"\(Self.argument(of: rank)), action: showDetails)\n  .buttonStyle(\(style))"
    case (.card, .primary), (.modal, .primary):
      statement =
        "The one main action of a screen takes .borderedProminent here; a second prominent button would take its meaning away."
      code = "Button(\"Continue\", action: proceed)\n  .buttonStyle(.borderedProminent)"
    case (.card, _), (.modal, _):
      statement =
        "Here a button beside the main one takes .bordered, or .borderless in a dense place\(Self.role(of: rank))."
      code = "Button(\"Details\"\(Self.argument(of: rank)), action: showDetails)\n  .buttonStyle(.bordered)"
    }
  }

  private static func role(of rank: ButtonStyleQuestions.Rank) -> String {
    switch rank {
    case .destructive: ", and the role .destructive, which colours it"
    case .cancel: ", and the role .cancel"
    case .primary, .secondary: ""
    }
  }

  private static func argument(of rank: ButtonStyleQuestions.Rank) -> String {
    switch rank {
    case .destructive: ", role: .destructive"
    case .cancel: ", role: .cancel"
    case .primary, .secondary: ""
    }
  }
}
