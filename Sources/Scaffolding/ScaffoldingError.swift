package import POSIXSupport

/// What scaffolding could not do, in sentences for the person who asked.
package enum ScaffoldingError: Error, Hashable, Sendable, CustomStringConvertible {
  case name(NameProblem)
  case answer(variable: String, text: String, help: String)
  /// A variable that the template cannot do without, and that nobody answered.
  case unanswered(variable: String)
  case unknownVariable(String, suggestion: String?, known: [String])
  case unknownTemplate(String, suggestion: String?, known: [String])
  case unknownRole(String, suggestion: String?, known: [String])
  case unknownFeature(String, suggestion: String?, known: [String])
  /// Several templates were used for one name.
  case ambiguousFeature(String, templates: [String])
  case unknownTarget(String, suggestion: String?, known: [String])
  /// Files may go to several targets, and nobody said which.
  /// `unread` says why other targets could not be read.
  case severalTargets([String], unread: String? = nil)
  /// The folder holds several projects in folders of these names, and nobody said which.
  case severalProjects([String])
  case unnamed(template: String)
  case template(TemplateProblem)
  case file(FileFault)
  case outsideRoot(path: String, reason: String)
  /// A type that the feature would declare hides one of an imported module.
  case hides(type: String, origin: String, name: String)
  /// The template writes what the systems of the project do not have yet.
  ///
  /// The target is named where the files could go to others, too.
  case needsNewerSystem(template: String, api: String, lowestSystem: String, target: String?)
  case busy(FilePath)
  /// A file has changed since the plan was made; a new plan may do.
  case stale(FileFault)
  /// A Swift file that something was to be put into, or taken out of.
  case cannotEdit(path: String, reason: String)
  /// A Swift file that a template wrote could not be handed to a parser.
  case cannotParse(path: String, reason: String)
  case manifest(FilePath, reason: String)

  package var description: String { sentence(naming: .commandLine) }

  /// The sentence for somebody who calls the options by these names.
  package func sentence(naming options: OptionNames) -> String {
    switch self {
    case .name(let problem): problem.sentence(naming: options)
    case .answer(let variable, let text, let help): "'\(text)' is not a valid value for '\(variable)'; \(help)"
    case .unanswered(let variable):
      "'' is not a valid value for '\(variable)'; set it with \(options.set) \(variable)=..."
    case .unknownVariable(let name, let suggestion, let known):
      "the template has no variable '\(name)'; " + Self.help(suggestion, known)
    case .unknownTemplate(let name, let suggestion, let known):
      "unknown template '\(name)'; " + Self.help(suggestion, known)
    case .unknownRole(let name, let suggestion, let known):
      "the template does not write '\(name)'; " + Self.help(suggestion, known)
    case .unknownFeature(let name, let suggestion, let known):
      "'\(name)' was not generated here; " + Self.help(suggestion, known, none: "the manifest is empty")
    case .ambiguousFeature(let name, let all):
      "'\(name)' was generated from several templates; specify one of \(all.joined(separator: ", "))"
    case .unknownTarget(let name, let suggestion, let known):
      "unknown target '\(name)'; "
        + Self.help(suggestion, known, none: "no targets were found in the project")
    case .severalTargets(let names, let unread):
      "the files could go to several targets; choose one with \(options.target): " + Self.list(names)
        + (unread.map { "; there are others that could not be read (\($0)): choose \(options.output) for them" } ?? "")
    case .severalProjects(let folders):
      "this folder contains several projects; change to one of them, or use \(options.output): "
        + Self.list(folders)
    case .unnamed(let template): "the template '\(template)' needs a name, as in 'swiftkit new \(template) Portfolio'"
    case .template(let problem): "\(problem)"
    case .file(let fault), .stale(let fault): "\(fault)"
    case .outsideRoot(let path, let reason): "cannot write '\(Self.shown(path))': \(reason)"
    case .hides(let type, let origin, let name):
      type == name
        ? "'\(name)' would hide the type '\(name)' from \(origin); try 'My\(name)'"
        : "'\(name)' would declare '\(type)', which hides a type from \(origin); try '"
          + (type.hasPrefix(name) ? "My\(name)'" : "My\(type)' for it")
    case .needsNewerSystem(let template, let api, let lowest, let target):
      "the template '\(template)' writes \(api), but the deployment target\(target.map { " of '\($0)'" } ?? "") is "
        + "\(lowest); raise it, \(target == nil ? "" : "choose another target with \(options.target), ")or write a custom template for it ('swiftkit template new')"
    case .busy(let folder): "another swiftkit is writing to '\(folder)'; try again when it has finished"
    case .cannotEdit(let path, let reason): "cannot change '\(path)': \(reason)"
    case .cannotParse(let path, let reason): "cannot parse '\(path)': \(reason)"
    case .manifest(let path, let reason): "cannot read '\(path)': \(reason)"
    }
  }

  /// Does `body` again while another swiftkit changes the same project, as far as that can go on.
  package static func retrying<Value>(
    upTo attempts: Int = 50, _ body: () throws -> Value
  ) throws -> Value {
    for _ in 1..<attempts {
      do {
        return try body()
      } catch ScaffoldingError.stale {
        continue
      }
    }
    return try body()
  }

  /// True where the words of the call are wrong, rather than the project or the machine.
  package var isUsage: Bool {
    switch self {
    case .name, .answer, .unanswered, .unknownVariable, .unknownTemplate, .unknownRole, .unknownFeature,
      .ambiguousFeature, .unknownTarget, .severalTargets, .severalProjects, .unnamed, .hides:
      true
    case .template, .file, .outsideRoot, .needsNewerSystem, .busy, .stale, .cannotEdit, .cannotParse, .manifest: false
    }
  }

  /// A path, short and without anything that could steer a terminal.
  private static func shown(_ path: String) -> String {
    let plain = String(
      String.UnicodeScalarView(path.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? "?" : $0 }))
    return plain.count <= 120 ? plain : "\(plain.prefix(60))...\(plain.suffix(50))"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " and \(names.count - 20) more" : "")
  }

  private static func help(_ suggestion: String?, _ known: [String], none: String = "none are installed") -> String {
    if let suggestion { return "did you mean '\(suggestion)'?" }
    return known.isEmpty ? none : "known: \(list(known))"
  }
}
