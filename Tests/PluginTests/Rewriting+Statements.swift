import SwiftKitSDK

extension Rewriting {
  /// What else stands among the statements.
  static let statements: [Rewriting] = [
    Rewriting(name: "a statement before others") { file in
      file.actionsAndFunctions.map { Edit($0..<$0, "\nlog_.debug(\"begin\")\n") }
    },
    Rewriting(name: "a guard before others") { file in
      file.actionsAndFunctions.map { Edit($0..<$0, "\nguard isReady_ else { return }\n") }
    },
    Rewriting(name: "all of a function in an if") { file in
      file.nodes(.function).flatMap { function -> [Edit] in
        guard function.child(.type) == nil, let body = function.child(.body),
          let first = body.statements.first(where: { _ in true })
        else { return [] }
        let end = body.range.upperBound - 1
        return [Edit(first.range.lowerBound..<first.range.lowerBound, "if isReady_ {\n"), Edit(end..<end, "\n}\n")]
      }
    },
    Rewriting(name: "what is returned held by a let") { file in
      file.nodes(.body).flatMap { body -> [Edit] in
        guard let member = body.parent, let type = member.child(.type), !type.source.contains("View"),
          !type.source.contains("Scene"),
          !type.source.contains("some "), let only = body.statements.first, body.statements.count == 1
        else { return [] }
        let start = only.range.lowerBound
        let end = only.range.upperBound
        if only.kind == .return, let value = only.firstChild {
          return [Edit(start..<value.range.lowerBound, "let result_ = "), Edit(end..<end, "\nreturn result_")]
        }
        guard [.chain, .operation].contains(only.kind) else { return [] }
        return [Edit(start..<start, "let result_ = "), Edit(end..<end, "\nreturn result_")]
      }
    },
  ]
}
