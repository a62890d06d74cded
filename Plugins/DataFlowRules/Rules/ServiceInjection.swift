import SwiftKitSDK

/// A view model that makes its services cannot be given others by previews and tests.
struct ServiceInjection: Check {
  let id = "service-injection"
  let rules = ["architecture-and-data-flow/view-models/service-injection"]
  let severity = Severity.info
  let title = "a view model that creates its services itself"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = ["ViewModel| & |class|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class) where type.name?.hasSuffix("ViewModel") == true && !type.isInPreview {
      for part in type.allParts {
        for property in part.children(.variable) where !property.flags.contains(.static) {
          let given = property.child(.initial)?.firstChild.map { [$0] } ?? property.code.map(values) ?? []
          guard given.map(\.bare).contains(where: { isService($0) || isMadeByClosure($0) }) else { continue }
          report(
            property,
            "\(property.name.code(or: "it")) cannot be replaced in previews and tests; pass it to the initialiser, typed as a protocol"
          )
        }
        for local in part.children(.function).flatMap({ $0.descendants(.variable) }) {
          guard let value = local.child(.initial)?.firstChild?.bare, value.chain?.root.kind == .call, isService(value),
            value.chain?.root.nameWords.last.map(Self.passing.contains) == false,
            value.chain.map({ !isOfValues($0.root) }) == true
          else { continue }
          report(
            local, "a service created here cannot be replaced; pass it to the initialiser, typed as a protocol")
        }
        for body in part.children(.initializer).compactMap({ $0.child(.body) }) {
          for assignment in body.statements.compactMap(\.assignment) where isService(assignment.value) {
            report(
              assignment.target.chain?.parts.last ?? assignment.target,
              "a service created here cannot be replaced; pass it to the initialiser, typed as a protocol")
          }
        }
      }
    }
  }

  /// What a getter of one expression gives; one that chooses, by `if` or `#if`, has replaced it already.
  private func values(of code: Node) -> [Node] {
    guard code.statements.count == 1 else { return [] }
    let statement = code.statements[0]
    return [statement.kind == .return ? statement.firstChild ?? statement : statement]
  }

  /// `Client(name: name)`: what is made of other values, and a struct or a model of the project, is data by that name.
  private func isOfValues(_ call: Node) -> Bool {
    let project = call.file.project
    let isGiven = call.arguments.contains { argument in
      let root = argument.value.chain?.root
      return root.map { !$0.isCapitalized && !$0.flags.contains(.implicit) } == true
    }
    return isGiven
      || call.name.map { project.kinds(of: $0).contains("struct") || project.hasAttribute($0, "Model") } == true
  }

  /// `{ FeedService() }()`
  private func isMadeByClosure(_ value: Node) -> Bool {
    guard let closure = value.chain?.parts.first, closure.kind == .closure, closure.statements.count == 1 else {
      return false
    }
    let made = closure.statements[0].kind == .return ? closure.statements[0].firstChild : closure.statements[0]
    return made.map(isService) ?? false
  }

  /// `FeedService()`, `.shared`, `APIClient.shared`.
  private func isService(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, let root = parts.first else { return false }
    if root.flags.contains(.implicit) { return parts.count == 1 && root.isNamed("shared") }
    guard let name = root.name, name.first?.isUppercase == true else { return false }
    if root.kind == .call { return parts.count == 1 && Self.isNameOfService(name) }
    return parts.count == 2 && parts[1].isNamed("shared", "live", "default", "standard") && parts[1].kind == .member
      && (parts[1].isNamed("shared") || Self.isNameOfService(name))
  }

  /// What is made for one piece of work as well, and then belongs to the function that makes it.
  private static let passing: Set = ["session", "provider", "loader", "manager", "fetcher", "interactor"]
  /// `FeedService`, `APIClient`.
  private static func isNameOfService(_ name: String) -> Bool {
    let plain = ["API", "HTTP", "REST"].first { name.hasPrefix($0) && name.count > $0.count }.map {
      name.dropFirst($0.count)
    }
    return words(of: plain.map(String.init) ?? name).last.map(services.contains) == true
  }

  private static let services: Set = [
    "service", "client", "repository", "api", "provider", "gateway", "loader", "fetcher", "networking", "network",
    "session", "database", "persistence", "manager", "interactor", "datasource",
  ]
}
