/// One call of swiftkit in a repository that wants to do harm.
struct HostileCommand {
  /// The command without its options, such as `plugin list`.
  let name: String
  let arguments: [String]
  let folder: String
  let writes: Bool
  let input: String

  init(_ name: String, _ more: String..., folder: String = "clone", writes: Bool = false, input: String = "") {
    self.name = name
    arguments = name.split(separator: " ").map(String.init) + more
    self.folder = folder
    self.writes = writes
    self.input = input
  }

  /// Whether what is printed is for programs, which get every character of a text, in JSON with its escapes.
  var isForPrograms: Bool {
    arguments.contains { ["--json", "json", "sarif", "junit", "checkstyle", "mcp"].contains($0) }
  }

  /// What changes files, or carries out what others may have prepared.
  static let writing: [HostileCommand] = [
    HostileCommand("new", "card", "Stock", "--no-input", writes: true),
    HostileCommand("new", "hooks", "Stock", "--no-input", writes: true),
    HostileCommand("new", "out", "Stock", "--no-input", writes: true),
    HostileCommand("new", "leak", "Stock", "--no-input", writes: true),
    HostileCommand("new", "words", "Stock", "--no-input", writes: true),
    HostileCommand("update", "Foo", writes: true),
    HostileCommand("update", "--all", writes: true),
    HostileCommand("destroy", "Foo", writes: true),
    HostileCommand("destroy", "Foo", "--force", writes: true),
    HostileCommand("undo", writes: true),
    HostileCommand("template new", "made", writes: true),
    HostileCommand("template from", "F", "--name", "ff", "--feature", "Foo", writes: true),
    HostileCommand("check", "Linked", "--fix", "--quiet", writes: true),
    HostileCommand("check", ".", "--fix", "--quiet", writes: true),
    HostileCommand("check", "A.swift", "--write-baseline", "written.json", folder: "clone/Sources", writes: true),
    HostileCommand("check", "Sources", "--write-baseline", "written.json", writes: true),
    HostileCommand("figma generate", "design.json", "--feature", "--name", "Home", writes: true),
    HostileCommand("figma generate", "design.json", "--out", "Linked", writes: true),
    HostileCommand("figma export", "design.json", "--out", "Linked", writes: true),
    HostileCommand("init", "--force", writes: true),
    HostileCommand("agents install", "--client", "claude", writes: true),
    HostileCommand("agents install", "--client", "codex", writes: true),
    HostileCommand("agents install", "--client", "cursor", writes: true),
    HostileCommand("agents install", "--client", "gemini", writes: true),
    HostileCommand("agents install", "--client", "generic", "--remove", writes: true),
    HostileCommand("agents install", "--client", "claude", "--replace", writes: true),
    HostileCommand("status", "--finish", writes: true),
    HostileCommand("api import", "Linked", "--project", writes: true),
    HostileCommand("cache clean", "--all"),
    HostileCommand("plugin new", "house", writes: true),
    HostileCommand("plugin trust", "plugins/libevil.so"),
    HostileCommand("ingest", "Skills", "--index", "own.sqlite", writes: true),
    HostileCommand("mcp", writes: true, input: agentSession),
  ]

  /// What meets the records and the documents of a clone that brings both; the rest is tried in one full of links.
  static let onRecords: [HostileCommand] =
    reading.filter { ["ask", "status", "destroy", "update", "skills lint", "template list"].contains($0.name) }
    + writing.filter { command in
      ["update", "destroy", "undo", "template from", "ingest", "mcp"].contains(command.name)
        || command.arguments.starts(with: ["new", "card"]) || command.arguments.contains("--feature")
    }

  /// What is tried among links: what reads first, since an index of documents is made anew after each that writes.
  static let onLinks: [HostileCommand] =
    reading.filter { $0.name != "ask" } + writing.filter { !["mcp", "ingest"].contains($0.name) }

  /// What only looks.
  static let reading: [HostileCommand] = [
    HostileCommand("new", "card", "Stock", "--dry-run", "--no-input"),
    HostileCommand("new", "no\u{1B}[2Jsuch", "Stock", "--no-input"),
    HostileCommand("new", "tokens", "Acme", "--answers", "answers.json", "--dry-run", "--no-input"),
    HostileCommand("update", "Foo", "--dry-run"),
    HostileCommand("destroy", "Foo", "--dry-run"),
    HostileCommand("status"),
    HostileCommand("status", "--json"),
    HostileCommand("template list"),
    HostileCommand("template show", "words"),
    HostileCommand("template show", "words", "--code"),
    HostileCommand("template lint", ".swiftkit/templates/words"),
    HostileCommand("template lint", ".swiftkit/templates/leak"),
    HostileCommand("template test", "words"),
    HostileCommand("ask", "never use zorblatt in a toolbar", "--explain"),
    HostileCommand("ask", "zorbkey zorbdiary zorbSECRET"),
    HostileCommand("ask", "zorb button toolbar", "--json"),
    HostileCommand("ask", "zorbname zorbline in a toolbar"),
    HostileCommand("context", "a zorb button for a toolbar"),
    HostileCommand("rule", "evil/evil/zorb-detect"),
    HostileCommand("rule", "evil/evil"),
    HostileCommand("conflicts"),
    HostileCommand("skills list"),
    HostileCommand("skills lint", "Skills"),
    HostileCommand("skills lint", ".claude/skills"),
    HostileCommand("skills match", "a zorb button"),
    HostileCommand("tokens list"),
    HostileCommand("tokens export", "--format", "json"),
    HostileCommand("tokens lint", "answers.json"),
    HostileCommand("check"),
    HostileCommand("check", "--format", "github"),
    HostileCommand("check", "--format", "sarif"),
    HostileCommand("check", "--changed"),
    HostileCommand("check", "--since", "HEAD", "--changed-lines"),
    HostileCommand("check", "Linked", "--diff"),
    HostileCommand("check", "B.swift", folder: "clone/Bad"),
    HostileCommand("check", "B.swift", folder: "clone/Bad2"),
    HostileCommand("check", "--baseline", "baseline.json"),
    HostileCommand("check", "--plugin", "plugins/libevil.so"),
    HostileCommand("check", "--explain", "skill/zorb-detect"),
    HostileCommand("check", "Plain.swift", folder: "plain"),
    HostileCommand("checks"),
    HostileCommand("plugin list"),
    // It runs the library that it is given, as its help says; so no library of the repository is named.
    HostileCommand("plugin describe", "libz\u{1B}[2J.so"),
    HostileCommand("plugin verify", "plugins/libevil.so"),
    HostileCommand("plugin trust", "libz\u{1B}[2J.so"),
    HostileCommand("plugin untrust", "plugins/libevil.so"),
    HostileCommand("review code", "Sources"),
    HostileCommand("review report", "report.md"),
    HostileCommand("figma tree", "design.json"),
    HostileCommand("figma tree", "design.json", "--format", "outline"),
    HostileCommand("figma tree", "design.json", "--format", "svg"),
    HostileCommand("figma generate", "design.json"),
    HostileCommand("figma tokens", "design.json"),
    HostileCommand("figma screenshot-url", "design.json"),
    HostileCommand("figma lint", "design.json"),
    HostileCommand("figma diff", "design.json", "design2.json"),
    HostileCommand("figma explain", "design.json", "--layer", "1:2"),
    HostileCommand("init", "--dry-run"),
    HostileCommand("agents install", "--client", "vscode", "--dry-run"),
    HostileCommand(
      "hook", "claude",
      input: #"{"hook_event_name":"PostToolUse","cwd":".","tool_input":{"file_path":"Linked/o.swift"}}"#),
    HostileCommand("hook", "codex", input: #"{"hook_event_name":"Stop","cwd":"."}"#),
    HostileCommand("doctor"),
    HostileCommand("doctor", "--json"),
    HostileCommand("settings schema", folder: "clone/Bad"),
    HostileCommand("settings show", "Sources/A.swift"),
    HostileCommand("settings show", "Linked", "--json"),
    HostileCommand("settings show", folder: "clone/Bad"),
    HostileCommand("cache list"),
    HostileCommand("api look-up", "glassEffect"), HostileCommand("api sources"), HostileCommand("project", "--files"),
    HostileCommand("project", "--json", folder: "clone/Bad"),
    HostileCommand("check", "--timings"),
    HostileCommand("help", "new"),
  ]

  /// Every tool, and what a session begins and ends with.
  static let tools: [(name: String, arguments: String)] = [
    ("ask", #"{"query":"zorb button toolbar"}"#), ("ask", #"{"query":"zorbkey zorbdiary"}"#),
    ("context", #"{"task":"a zorb button for a toolbar"}"#), ("rule", #"{"key":"evil/evil/zorb-detect"}"#),
    ("conflicts", "{}"), ("skills", "{}"), ("tokens", "{}"), ("project", "{}"), ("api", #"{"name":"glassEffect"}"#),
    ("explain", #"{"check":"skill/zorb-detect"}"#),
    ("sql", #"{"query":"select count(*) from v_rules"}"#),
    ("scaffold", #"{"template":"card","name":"Stock","write":true}"#),
    ("scaffold", #"{"template":"hooks","name":"Stock","write":true}"#),
    ("check", #"{"paths":["Sources","Linked"]}"#), ("get_swift_tree", #"{"fileKey":"design.json"}"#),
    ("generate_swiftui", #"{"fileKey":"design.json"}"#), ("get_design_tokens", #"{"fileKey":"design.json"}"#),
    ("get_variable_defs", #"{"fileKey":"design.json"}"#), ("get_screenshot_url", #"{"fileKey":"design.json"}"#),
    ("get_screenshot", #"{"fileKey":"design.json"}"#), ("list_screens", #"{"fileKey":"design.json"}"#),
    ("explain_node", #"{"fileKey":"design.json","layer":"1:2"}"#),
  ]

  private static var agentSession: String {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    func request(_ id: Int, _ method: String, _ parameters: String) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(meta)\#(parameters)}}"# + "\n"
    }
    let calls = tools.enumerated().map { number, tool in
      request(number + 10, "tools/call", #","name":"\#(tool.name)","arguments":\#(tool.arguments)"#)
    }
    return request(1, "tools/list", "") + request(2, "resources/list", "")
      + request(3, "resources/read", #","uri":"skill://evil/SKILL.md""#)
      + request(4, "resources/read", #","uri":"skill://leak/creds.md""#)
      + request(5, "resources/read", #","uri":"skill://liquid-glass/SKILL.md""#) + calls.joined()
  }
}
