import RuleModel

/// The words that tell norms from descriptions.
enum NormWords {
  /// Words that state a strength wherever they stand; the ones that depend on their neighbours are in `Norm`.
  static let cues: [String: Strength] = [
    "mandatory": .must, "required": .must, "minimum": .must, "maximum": .must, "ensure": .must,
    "prefer": .prefer, "preferred": .prefer, "preferably": .prefer, "recommended": .prefer, "ideally": .prefer,
    "sparingly": .avoid, "rare": .avoid, "rarely": .avoid, "discouraged": .avoid,
    "may": .may, "might": .may, "could": .may, "optional": .may, "optionally": .may, "consider": .may,
  ]

  static let exceptions: Set<String> = ["except", "unless"]

  /// Words before "should" that make it part of a description: "items that shouldn't ...".
  static let relatives: Set<String> = ["that", "which", "who", "why", "it"]

  /// Words that begin a condition, after whose comma an order may follow.
  static let conditions: Set<String> = [
    "if", "when", "for", "before", "after", "unless", "on", "in", "with", "where", "once", "whenever", "under", "while",
    "to",
  ]

  /// Words that show that the one before was a noun.
  static let afterNouns: Set<String> = [
    "is", "are", "was", "of", "has", "have", "does", "matches", "rule", "rules", "shows",
  ]

  /// Verbs that order even with a colon behind them: "Use: `.background`".
  static let beforeLists: Set<String> = [
    "use", "add", "apply", "check", "include", "extract", "remember", "keep", "set",
  ]

  static let verbs: Set<String> = [
    "abstract", "account", "activate", "add", "adopt", "align", "allow", "animate", "annotate", "append", "apply",
    "ask",
    "assign", "attach", "audit", "base", "batch", "begin", "bind", "break", "build", "cache", "call", "cancel", "cap",
    "capture", "change", "check", "choose", "clamp", "clip", "combine", "compare", "compose", "compute", "confirm",
    "consolidate", "convert", "copy", "create", "crossfade", "debounce", "decide", "declare", "default", "defer",
    "define",
    "delete", "derive", "describe", "design", "detect", "disable", "distinguish", "document", "draw", "embed", "emit",
    "enable", "end", "enforce", "ensure", "escape", "establish", "exclude", "expand", "explain", "explicitly", "expose",
    "extend", "extract", "fall", "favor", "favour", "fetch", "fill", "find", "fix", "follow", "format", "generate",
    "get",
    "give", "group", "guard", "handle", "hardcode", "have", "hide", "identify", "ignore", "implement", "import",
    "include", "increase",
    "infer", "inherit", "inject", "inline", "insert", "inspect", "install", "interpret", "introduce", "invoke",
    "isolate",
    "keep", "label", "launch", "leave", "let", "limit", "link", "list", "load", "localize", "lock", "log", "look",
    "lower",
    "maintain", "make", "map", "mark", "match", "measure", "merge", "migrate", "mind", "minimize", "mirror", "model",
    "modify", "monitor", "move", "name", "nest", "normalize", "note", "observe", "offer", "omit", "open", "optimize",
    "order", "organize", "override", "pad", "pair", "parse", "pass", "pick", "place", "plan", "precompute", "prefix",
    "prepare", "present", "preserve", "prevent", "profile", "propagate", "provide", "publish", "push", "put", "raise",
    "read", "rebuild", "record", "reduce", "refactor", "register", "reject", "release", "rely", "remember", "remove",
    "rename", "render", "reorder", "repeat", "replace", "reproduce", "request", "require", "reserve", "reset",
    "resolve",
    "respect", "restore", "restrict", "retain", "retry", "return", "reuse", "reverse", "review", "round", "run",
    "scale",
    "schedule", "scope", "select", "separate", "serve", "set", "share", "ship", "shorten", "show", "simplify", "size",
    "skip", "snap", "specify", "split", "stack", "start", "state", "stick", "stop", "store", "structure", "style",
    "support", "surface", "surgically", "swap", "switch", "sync", "target", "tell", "test", "throttle", "throw", "tint",
    "toggle", "track", "translate", "treat", "trigger", "trim", "truncate", "try", "turn", "type", "update", "use",
    "utilize", "validate", "verify", "wait", "warn", "watch", "work", "wrap", "write",
  ]
}
