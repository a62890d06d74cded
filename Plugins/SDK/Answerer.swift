import SwiftKitABI

/// Answers questions that no document can, such as which token comes nearest to a colour.
///
/// The host is started only for questions of one of the `kinds`. Whatever is not clearly asked for gets no answer: the
/// documents speak for themselves.
public protocol Answerer: Sendable {
  var kinds: [QuestionKind] { get }

  func answers(to question: String, settings: Settings) -> [Answer]
}

/// A kind of question, as the descriptor declares it.
public struct QuestionKind: Sendable {
  public let key: String
  /// What is answered, in one line without a full stop.
  public let title: String
  /// A question is of this kind when it holds a word of every one of these lists, in whatever case, as a part of a
  /// longer word too.
  public let words: [[String]]

  public init(key: String, title: String, words: [[String]]) {
    self.key = key
    self.title = title
    self.words = words
  }
}

/// One answer.
public struct Answer: Hashable, Sendable {
  /// The kind of question that it answers; users see it as the answer's id.
  public let key: String
  /// One to three sentences.
  public let statement: String
  /// An example in Swift, or empty.
  public let code: String
  /// From 0 to 1: how sure it is that this was asked.
  public let confidence: Double

  public init(key: String, statement: String, code: String = "", confidence: Double) {
    self.key = key
    self.statement = statement
    self.code = code
    self.confidence = confidence
  }
}

extension Answer {
  /// Hands the answer to the host, which copies it.
  func send(to host: swiftkit_host) {
    swiftkit_text.with(key) { key in
      swiftkit_text.with(statement) { statement in
        swiftkit_text.with(code) { code in
          var answer = swiftkit_answer(
            struct_size: UInt32(MemoryLayout<swiftkit_answer>.stride), confidence: confidence, key: key,
            statement: statement, code: code)
          host.reply?(host.context, &answer)
        }
      }
    }
  }
}
