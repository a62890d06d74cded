import RuleIndex
import RuleModel

/// Finds where documents contradict each other: one forbids what another asks for or shows, they define different scales,
/// give a role different values, or one sets a limit that another's values break.
enum ConflictFinder {
  /// One kind of contradiction each; the longest work first.
  static let finders: [@Sendable (ConflictEvidence) -> [StoredConflict]] = [
    { OppositeOrders.conflicts(in: $0) }, { NegatedWords.conflicts(in: $0) }, { ScopeConflicts.conflicts(in: $0) },
    { LimitConflicts.conflicts(in: $0) }, { OffScale.conflicts(in: $0) },
    { RoleConflicts.conflicts(among: $0.tokens) + ScaleConflicts.conflicts(among: $0.tokens) },
  ]

  static func position(_ stored: StoredRule, claim: String? = nil) -> StoredConflict.Position {
    StoredConflict.Position(
      claim: claim ?? stored.rule.statement, sources: [.init(key: stored.rule.key, citation: stored.citation)])
  }

  /// Contexts that are a place on the screen, as opposed to a matter such as colour or text.
  static let places: Set<String> = ["toolbar", "button", "sheet", "list", "navigation", "tab bar", "tabbar", "menu"]

  /// What code in such a place, or about such a thing, names.
  static let marks: [String: [String]] = [
    "toolbar": ["toolbar", "ToolbarItem", "ToolbarItemGroup"], "button": ["Button"], "list": ["List"],
    "sheet": ["sheet", "presentationDetents", "presentationBackground"], "menu": ["Menu"],
    "navigation": ["NavigationStack", "NavigationSplitView", "toolbar", "navigationTitle"],
    "tab bar": ["TabView"], "icon": ["systemName", "systemImage"], "image": ["Image", "AsyncImage"],
    "gesture": ["gesture", "DragGesture"], "scroll": ["ScrollView", "List", "safeAreaInset", "safeAreaBar"],
    "card": ["Card"], "animation": ["animation", "withAnimation", "transition", "Animation"],
  ]
}
