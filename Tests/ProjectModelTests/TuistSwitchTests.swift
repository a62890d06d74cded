import ProjectModel
import TestSupport
import Testing

/// Functions of Tuist manifests that look at a parameter with a `switch`.
@Suite struct TuistSwitchTests {
  private static let notPlain = [
    "Project.swift:2: a target is not plain data", "Project.swift:2: its targets are not plain data",
  ]

  /// Functions, a list of targets that calls them, what is found, and what is a problem.
  static let samples: [(String, String, [String], [String])] = [
    // A case that the call does not say.
    (
      #"""
      func app(_ kind: Kind) -> Target {
        switch kind {
        case .main: .target(name: "Main", product: .app, sources: "Main/**")
        case .beta: .target(name: "Beta", product: .app, sources: "Beta/**")
        }
      }
      """#, "[app(kind)]", [], notPlain
    ),
    // The case of a switch that the call says; what no case is known for may be any.
    (
      #"""
      func app(_ kind: Kind) -> Target {
        switch kind {
        case .main: .target(name: "Main", product: .app, sources: "Main/**")
        case .beta, .test: .target(name: "Beta", product: .app, sources: "Beta/**")
        }
      }
      """#, "[app(.main), app(Kind.test)]", ["Main app, Main", "Beta app, Beta"], []
    ),
    (
      #"""
      enum Names {
        static func names(for kind: Kind) -> Names {
          switch kind {
          case .beta: return .init(app: "Beta")
          @unknown default:
            if case .beta = kind { return .init(app: "Other") }
            return .init(app: "Else")
          }
        }
      }
      func app(_ kind: Kind) -> Target {
        let name = Names.names(for: kind).app
        let target = Target.target(name: name, product: .app, sources: "App/Sources/**")
        return target
      }
      """#, "[app(.beta), app(.main)]", ["Beta app, App/Sources", "App app, App/Sources"], []
    ),
    // A case that goes on into the next one.
    (
      #"""
      func app(_ kind: Kind) -> Target {
        switch kind {
        case .beta: fallthrough
        case .main: return .target(name: "Main", product: .app, sources: "Main/**")
        case .test: return .target(name: "Test", product: .app, sources: "Test/**")
        }
      }
      """#, "[app(.beta), app(.main)]", ["Main app, Main"], ["Project.swift:2: a target is not plain data"]
    ),
    (
      #"""
      func apps(_ kind: Kind) -> [Target] {
        var targets: [Target] = []
        switch kind {
        case .main:
          targets.append(.target(name: "Main", product: .app, sources: "Main/**"))
          fallthrough
        default: targets.append(.target(name: "Test", product: .app, sources: "Test/**"))
        }
        return targets
      }
      """#, "apps(.main)", ["Main app, Main", "Test app, Test"], []
    ),
  ]

  @Test(arguments: samples)
  func targets(functions: String, targets: String, expected: [String], problems: [String]) throws {
    let folder = try TemporaryFolder()
    let project = "import ProjectDescription\nlet project = Project(name: \"P\", targets: \(targets))\n"
    try folder.write(project, to: "Project.swift")
    try folder.write(functions, to: "Tuist/ProjectDescriptionHelpers/Made.swift")
    let model = try ProjectModel(at: folder.path)
    #expect(model.targets.map { (["\($0.name) \($0.product)"] + $0.sources).joined(separator: ", ") } == expected)
    #expect(model.problems.map(\.description) == problems)
  }
}
