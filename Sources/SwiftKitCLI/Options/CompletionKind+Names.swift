import ArgumentParser
import HostMessages
import POSIXSupport
import RuleIndex
import Scaffolding
import Workbench

/// Names that a shell completes by asking this program: they are those of the folder that the user is in.
///
/// Whatever goes wrong leaves the list empty: nobody reads an error in the middle of typing.
extension CompletionKind {
  /// The checks that `check` can run here.
  static var checks: CompletionKind { .custom { _, _, _ in harmless(checkNames()) } }

  /// The same with commas between, and the two words that stand for many.
  static var checkLists: CompletionKind {
    .custom { _, _, typed in
      let front = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
      let words = front.isEmpty ? ["all", "default"] : []
      return harmless(words + checkNames()).map { front + $0 }
    }
  }

  /// The templates that `new` finds here.
  static var templates: CompletionKind {
    .custom { _, _, _ in
      let context = silent()
      guard let root = try? ProjectRoot(around: context.workingFolder).folder else { return [] }
      return harmless(TemplateLibrary(for: root, in: context.workplace).entries().map(\.name))
    }
  }

  /// The skills that answers come from here.
  static var skills: CompletionKind {
    .custom { _, _, _ in
      let found = try? IndexRequest().withStore(in: silent().workplace) { store in try store.skills().map(\.id) }
      return harmless(found ?? [])
    }
  }

  private static func checkNames() -> [String] {
    let context = silent()
    guard let inventory = try? PluginInventory.withSkillChecks(in: context.workplace) else { return [] }
    return inventory.checkNames
  }

  /// A project chooses these names, and a shell shows them.
  private static func harmless(_ names: [String]) -> [String] {
    names.filter { !$0.isEmpty && !$0.holdsSteering && !$0.contains("\n") }
  }

  /// The context of this process, with remarks thrown away.
  private static func silent() -> CommandContext {
    var context = CommandContext.current()
    context.errors = StandardStream(descriptor: -1)
    return context
  }
}
