import ByteText
import POSIXSupport

/// The names that the project has for colours and lengths of its design.
extension Planner {
  /// What the template asks for, by role; none where the project has no name, or several that differ.
  ///
  /// - Parameters:
  ///   - types: what the project declares where the files go.
  ///   - settings: what the user answered; nothing is looked up for these.
  func designNames(
    _ types: DeclaredTypes, unless settings: [String: String]
  ) throws(ScaffoldingError) -> [DesignRole: DesignName] {
    let isAsked = template.variables.contains { $0.kind == .designTokens && settings[$0.name] == nil }
    guard isAsked else { return [:] }
    let roles = template.files.reduce(into: Set<DesignRole>()) { $0.formUnion($1.text?.designRoles ?? []) }
    guard !roles.isEmpty else { return [:] }
    var all = [types]
    for folder in layout.importedFolders.prefix(Planner.mostImported) {
      all.append(try layout.declaredTypes(below: folder))
    }
    let own = names(types.design) { $0 == .own }
    let imported = names(all.dropFirst().flatMap(\.design).filter(\.isPublic)) { $0 != .own }
    // Where the project has a type of that name, `Color` is not SwiftUI's.
    let hidesColor = all.contains { $0.file(declaring: "Color", except: "") != nil }
    var found: [DesignRole: DesignName] = [:]
    for role in roles where role != .secondaryText || !hidesColor {
      let names = [own, assets(for: role, types), imported].lazy.map { $0.filter { $0.role == role } }
      let name = names.first { !$0.isEmpty }.flatMap(Planner.certain)
      found[role] = name.flatMap { canBeNamed($0, among: all) ? $0 : nil }
    }
    return found
  }

  /// The names as an answer to the template.
  func designAnswer(_ names: [DesignRole: DesignName]) -> DesignAnswer {
    DesignAnswer(
      names.mapValues { name in
        guard case .imported(let module)? = layout.visibility(of: name.path) else {
          return DesignAnswer.Name(expression: name.expression)
        }
        return DesignAnswer.Name(expression: name.expression, module: module)
      })
  }

  func designNote(_ names: [DesignRole: DesignName], _ files: [PlannedFile]) -> [String] {
    let written = files.filter { $0.action.writes && !$0.isInjection }
    let used = names.values.filter { name in written.contains { $0.text.utf8.contains(bytesOf: name.expression) } }
    guard !used.isEmpty else { return [] }
    let places = used.map { "\($0.expression) from \($0.path)" + ($0.line > 0 ? ":\($0.line)" : "") }.sorted()
    let variable = template.variables.first { $0.kind == .designTokens }?.name ?? "tokens"
    return [
      "the project's names are used: \(places.joined(separator: ", ")); '\(variable)=system' writes SwiftUI's values"
    ]
  }

  private static let mostImported = 40

  /// Those of `all` that stand where `counts` says; one file has many of them.
  private func names(_ all: [DesignName], where counts: (ProjectLayout.Visibility) -> Bool) -> [DesignName] {
    var known: [String: Bool] = [:]
    return all.filter { name in
      let isSeen = known[name.path] ?? layout.visibility(of: name.path).map(counts) ?? false
      known[name.path] = isSeen
      return isSeen
    }
  }

  /// Whether what the name is a member of can stand in front of a dot: an extension may be one of a protocol, of a
  /// generic or private type, or of a type that another module declares.
  private func canBeNamed(_ name: DesignName, among all: [DeclaredTypes]) -> Bool {
    if ["", "Color", "CGFloat"].contains(name.root) { return true }
    guard let place = layout.visibility(of: name.path) else { return false }
    return all.contains { types in
      let found = types.declaration(of: String(name.root)) { layout.visibility(of: $0) == place }
      return found.map { $0.obstacle == nil && (place == .own || $0.isPublic) } ?? false
    } && (place == .own || !Planner.typesOfSystem.contains(name.root))
  }

  /// What scales are called that SwiftUI or Foundation has, too: from another module, such a name means either.
  private static let typesOfSystem: Set<Substring> = [
    "Alignment", "Angle", "Animation", "Axis", "Dimension", "Edge", "EdgeInsets", "Font", "Gradient", "Grid", "Image",
    "Label", "Layout", "Material", "Section", "Shape", "ShapeStyle", "Text", "Unit", "View",
  ]

  private func assets(for role: DesignRole, _ types: DeclaredTypes) -> [DesignName] {
    guard role == .secondaryText, layout.hasAssetSymbols else { return [] }
    return types.catalogs.filter { layout.visibility(of: "\($0)/Contents.swift") == .own }
      .flatMap { AssetColors.names(in: $0, of: layout.root.folder) }
  }

  /// The one that is meant: several names of one scale may have the same value, and two colours are two roles.
  private static func certain(_ names: [DesignName]) -> DesignName? {
    if names[0].role == .secondaryText {
      // `ShapeStyle` often repeats what `Color` has.
      let all = names.filter { !$0.container.isEmpty }
      let kept = all.isEmpty ? names : all
      return kept.count == 1 ? kept[0] : nil
    }
    return Set(names.map(\.container)).count == 1 ? names[0] : nil
  }
}
