/// Something that a person asks for by a command and an agent by a tool, and what became of every option of both.
struct SharedUse: Sendable, CustomStringConvertible {
  let command: [String]
  /// Nil where agents cannot ask for it.
  let tool: String?
  /// The argument of the tool for each option of the command.
  var options: [String: String] = [:]
  /// Why the tool lacks an option.
  var lacking: [String: String] = [:]
  /// Why the command lacks an argument of the tool.
  var further: [String: String] = [:]

  var description: String { command.joined(separator: " ") }

  private static let forPeople = "how a person reads it"
  private static let atStart = "a server has its documents from its start: 'mcp --index', 'mcp --skills'"
  private static let documents = [
    "--index": atStart, "--skills": atStart, "--json": "a tool always gives its document",
  ]
  private static let service = [
    "--api-base": "an agent must not choose where the user's token is sent",
    "--refresh": "what is at hand does for an agent; a person refreshes",
    "--file-version": "an agent reads the current version",
  ]
  private static let design = ["<design>": "fileKey", "--node": "nodeId"]

  /// Every use that has a tool.
  static let all: [SharedUse] = [
    SharedUse(
      command: ["ask"], tool: "ask",
      options: [
        "<question>": "query", "--limit": "limit", "--budget": "budget", "--skill": "skills", "--strength": "strength",
        "--platform": "platform", "--topic": "topics",
      ],
      lacking: documents.merging(["--explain": forPeople]) { $1 }, further: ["key": "the command 'rule'"]),
    SharedUse(command: ["rule"], tool: "rule", options: ["<key>": "key"], lacking: documents),
    SharedUse(
      command: ["api", "look-up"], tool: "api", options: ["<name>": "name"],
      lacking: ["--json": "a tool always gives its document"]),
    SharedUse(
      command: ["check"], tool: "check",
      options: [
        "<path>": "paths", "--stdin": "source", "--path": "path", "--checks": "checks", "--diff": "fixes",
        "--explain": "explain",
      ],
      lacking: [
        "--lines": "an agent checks the text that it wrote, whole",
        "--markdown": "an agent names the document, in 'paths'",
        "--force-exclude": "a file that an agent names is meant",
        "--changed": "an agent knows what it changed", "--since": "an agent knows what it changed",
        "--changed-lines": "an agent knows what it changed",
        "--format": "a tool always gives its document", "--json": "a tool always gives its document",
        "--quiet": forPeople, "--fail-on": "a tool has no exit code",
        "--baseline": "what is accepted is for people and their builds", "--fix": "an agent writes its own fixes",
        "--add-suppressions": "what is accepted is for people to say",
        "--write-baseline": "what is accepted is for people to say", "--suggestions": "'fixes' gives them too",
        "--prune-baseline": "what is accepted is for people to say", "--baseline-strict": "a tool has no exit code",
        "--max-warnings": "a tool has no exit code", "--exit-zero": "a tool has no exit code",
        "--output": "a tool always gives its document", "--statistics": forPeople,
        "--watch": "a call has one answer", "--strict": "a tool has no exit code; its document tells what is missing",
        "--no-cache": "for measuring", "--timings": "for measuring",
        "--plugin": "a tool has no exit code; its document tells which plugins are missing",
        "--time-limit": "an agent must not let a plugin go on for longer",
      ]),
    SharedUse(
      command: ["context"], tool: "context", options: ["<task>": "task", "--budget": "budget"], lacking: documents),
    SharedUse(
      command: ["new"], tool: "scaffold",
      options: [
        "<template>": "template", "<name>": "name", "--set": "set", "--only": "only", "--output": "output",
        "--target": "target", "--on-conflict": "onConflict", "--dry-run": "write", "--diff": "diff",
        "--no-check": "check",
      ],
      lacking: [
        "--answers": "an agent gives the answers themselves", "--no-input": "nobody is asked",
        "--outside": "the roots of the server say where it may write",
        "--json": "a tool always gives its document",
      ], further: ["undo": "the command 'undo'"]),
    SharedUse(
      command: ["tokens", "list"], tool: "tokens",
      options: ["--kind": "kind", "--name": "name", "--value": "value"], lacking: documents,
      further: ["limit": "an answer must have room in a model"]),
    SharedUse(
      command: ["conflicts"], tool: "conflicts", options: [:],
      lacking: documents.merging(["--fail-on": "a tool has no exit code"]) { $1 },
      further: [
        "topic": "an answer must have room in a model", "status": "an answer must have room in a model",
        "limit": "an answer must have room in a model",
      ]),
    SharedUse(
      command: ["project"], tool: "project", options: ["<path>": "path", "--files": "files"],
      lacking: ["--json": "a tool always gives its document"]),
    SharedUse(command: ["skills", "list"], tool: "skills", lacking: documents),
    SharedUse(
      command: ["figma", "tree"], tool: "get_swift_tree",
      options: design.merging(["--depth": "depth", "--from": "from", "--max-bytes": "maxBytes"]) { $1 },
      lacking: service.merging([
        "--format": "a tool always gives its document",
        "--keep": "what is left out is counted, and explain_node tells why",
        "--explain": "the tool 'explain_node'", "--whole": "an answer must have room in a model",
        "--list": "the tool 'list_screens'",
      ]) { $1 }),
    SharedUse(
      command: ["figma", "tokens"], tool: "get_design_tokens",
      options: design.merging(["--variables": "variables"]) { $1 },
      lacking: service.merging(["--json": "a tool always gives its document"]) { $1 }),
    SharedUse(
      command: ["figma", "screenshot-url"], tool: "get_screenshot_url", options: design,
      lacking: service.merging(["--scale": "twice is what models see best"]) { $1 }),
    SharedUse(
      command: ["figma", "explain"], tool: "explain_node", options: design.merging(["--layer": "layer"]) { $1 },
      lacking: service),
    SharedUse(
      command: ["figma", "generate"], tool: "generate_swiftui",
      options: design.merging(["--distances": "distances", "--platform": "platform"]) { $1 },
      lacking: service.merging([
        "--name": "an agent names the view when it writes it", "--out": "an agent writes the file itself",
        "--checklist": "the prompt 'convert-figma' tells what to compare", "--feature": "'scaffold' writes features",
        "--all": "'list_screens' names the screens, and a tool writes no files", "--force": "belongs to --all",
        "--target": "belongs to --feature",
        "--on-conflict": "belongs to --feature",
        "--dry-run": "belongs to --feature",
      ]) { $1 }),
  ]

  /// Tools that are another name of one, or have no command of their own.
  static let toolsAlone: [String: String] = [
    "explain": "another name of 'check' with 'explain'", "list_screens": "the option --list of 'figma tree'",
    "sql": "people read the index with 'sqlite3'", "get_variable_defs": "another name of get_design_tokens",
    "get_screenshot":
      "the picture at what get_screenshot_url tells, with the checklist of 'figma generate --checklist'",
  ]

  /// Commands that no tool stands for, and why.
  static let commandsAlone: [String: String] = [
    "api import": "which SDKs count is for a person to say", "api sources": "'api' says which SDK its facts are of",
    "update": "a person decides what becomes of edits", "destroy": "an agent takes nothing away",
    "status": "an agent sees the files", "undo": "the argument 'undo' of 'scaffold'",
    "template": "a person makes templates", "ingest": "a server reads documents by itself",
    "checks": "'check' and 'explain' name them", "plugin": "whom to trust is for a person to say",
    "review": "a person reviews; 'check' finds", "init": "settings are a person's", "mcp": "the server itself",
    "agents": "connects clients", "hook": "what clients run by themselves", "doctor": "repairs an installation",
    "cache": "cleans up an installation",
    "settings": "settings are a person's", "figma diff": "a person compares designs",
    "figma export": "a person brings the pictures into the project; an agent is told which",
    "figma lint": "a person fixes a design", "skills lint": "a person fixes skills",
    "skills match": "an agent chooses skills by what 'skills' says of each",
    "tokens export": "writes files for a build", "tokens lint": "a person fixes tokens",
  ]
}
