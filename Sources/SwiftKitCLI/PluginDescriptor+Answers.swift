import JSON
import PluginHosting

extension PluginDescriptor {
  /// The kinds of questions that the descriptor with this text says its plugin answers; nil where it is not clear, which a
  /// reading of the whole descriptor will explain.
  ///
  /// It leaves the checks alone, which are many, and costs a tenth.
  static func answerKinds(in text: [UInt8]) -> [AnswerKind]? {
    guard let document = try? JSONValue(json: text), let answers = document["answers"]?.elements else {
      return nil
    }
    let kinds = answers.compactMap { answer -> AnswerKind? in
      guard let key = answer["key"]?.text, let title = answer["title"]?.text, let lists = answer["when"]?.elements
      else {
        return nil
      }
      let words = lists.compactMap { $0.elements?.compactMap(\.text) }
      return words.count == lists.count ? AnswerKind(key: key, title: title, words: words) : nil
    }
    return kinds.count == answers.count ? kinds : nil
  }
}
