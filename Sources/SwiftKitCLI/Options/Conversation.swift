import POSIXSupport
import RuleModel
import Scaffolding

/// Questions to the person at the terminal; without a person there is no conversation.
struct Conversation {
  private let input: Int32
  private let output: StandardStream

  /// Nil unless both standard input and standard error are a terminal, and when nobody wants to be asked.
  init?(in context: CommandContext, noInput: Bool) {
    guard !noInput, isatty(STDIN_FILENO) == 1, context.errors.isTerminal else { return nil }
    input = STDIN_FILENO
    output = context.errors
  }

  /// The line that answers `question`; nil at the end of the input.
  func answer(to question: String) -> String? {
    output.write(ForeignText.lines(question))
    var bytes: [UInt8] = []
    while bytes.count < 4096 {
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else {
        output.write("\n")
        return nil
      }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A value for `variable`, asked for until it fits; nil at the end of the input.
  func value(of variable: TemplateVariable) -> String? {
    let help = variable.help.isEmpty ? "" : " (\(variable.help))"
    while let text = answer(to: "\(variable.name)\(help): ") {
      do throws(ScaffoldingError) {
        _ = try Answer(text, for: variable)
        return text
      } catch {
        output.write("\(ForeignText.line("\(error)"))\n")
      }
    }
    return nil
  }

  /// One of `targets`, asked for until it is one; nil at the end of the input.
  func target(among targets: [String]) -> String? {
    while let text = answer(to: "target (\(targets.joined(separator: ", "))): ") {
      if targets.contains(text) { return text }
      output.write("\(ForeignText.line("unknown target '\(text)'"))\n")
    }
    return nil
  }

  /// What is to be done with a file in the way. Only a plain word replaces anything; the end of the input stops all.
  mutating func policy(for file: PlannedFile, changes: (PlannedFile) -> String) -> ConflictPolicy {
    if let decided { return decided }
    output.write(ForeignText.line("\(file.path): \(file.action.reason ?? "in the way")") + "\n")
    let canReplace = file.existing != nil
    let menu =
      canReplace ? "[s]kip, [o]verwrite, [m]erge, [d]iff, [q]uit; use capitals for all files" : "[s]kip, [q]uit"
    while let word = answer(to: "  \(menu): ") {
      switch word {
      case "s", "skip": return .skip
      case "S": return decide(.skip)
      case "q", "quit": return decide(.fail)
      case "o" where canReplace, "overwrite" where canReplace: return .overwrite
      case "m" where canReplace, "merge" where canReplace: return .merge
      case "O" where canReplace: return decide(.overwrite)
      case "M" where canReplace: return decide(.merge)
      case "d" where canReplace, "diff" where canReplace: output.write(ForeignText.lines(changes(file)))
      default: continue
      }
    }
    return decide(.fail)
  }

  private var decided: ConflictPolicy?

  private mutating func decide(_ policy: ConflictPolicy) -> ConflictPolicy {
    decided = policy
    return policy
  }
}
