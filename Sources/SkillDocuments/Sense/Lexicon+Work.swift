// The words that tell orders to whoever works with a document from rules for code.
extension Lexicon {
  /// Words of the work with documents, skills and those who use them.
  static let work = """
    agent agents agents.md approval argument asks backlog brainstorm brainstorming changelog claude claude.md codex competitor
    competitors copilot cursor deliverable deliverables draft drafts epic epics finding findings git github invocation
    marketplace mcp milestone milestones mvp persona personas pitch plugin plugins
    prd prds readme readme.md repo report reports repository reviewer skill skills skill.md slash stakeholder stakeholders
    stories subagent subagents subskill template templates workflow workflows yaml
    """

  /// Words of what is built.
  static let software = """
    actor actors app apps api apis appkit async class classes closure closures code compiler concurrency crash data device
    devices enum enums error errors framework frameworks function functions ios ipad iphone keychain layout macos memory
    method methods modifier modifiers network privacy protocol protocols screen screens struct structs swift swiftdata
    swiftui tests thread threads type types uikit view views watchos widget widgets window windows xcode
    """

  /// What whoever works with a document does.
  static let inquiring = """
    analyze analyse ask assess brainstorm categorize clarify classify collect compare conduct confirm consult deliver detect
    determine discover draft evaluate examine explain extract fill flag gather generate highlight identify infer inspect
    interview investigate offer outline parse present print prioritize produce propose pull query rank read recommend report
    research review save scan search show suggest summarise summarize synthesize tell understand validate verify walk write
    """
}
