// A stand-in for SwiftData with what generated code uses of it and no behaviour, for type checks where it does not exist.
// What stands in the way of wrong code is kept: models are classes and not Sendable, key paths of queries are Sendable,
// and a container's main context is the main actor's.

import Foundation
@_exported import Observation

// MARK: - Models

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  nonisolated var persistentModelID: PersistentIdentifier { get }
  nonisolated var modelContext: ModelContext? { get }
}

extension PersistentModel {
  public nonisolated var persistentModelID: PersistentIdentifier { PersistentIdentifier() }
  public nonisolated var modelContext: ModelContext? { nil }
  public nonisolated var id: PersistentIdentifier { persistentModelID }
  public nonisolated var hasChanges: Bool { false }
  public nonisolated var isDeleted: Bool { false }
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) {}
}

public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  public var id: Int { 0 }
  public static func < (left: Self, right: Self) -> Bool { false }
}

@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "StubMacros", type: "Model")

@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "StubMacros", type: "Attribute")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "StubMacros", type: "Relationship")

@attached(peer)
public macro Transient() = #externalMacro(module: "StubMacros", type: "Transient")

public final class Schema: Sendable {
  public convenience init(_ types: [any PersistentModel.Type]) { self.init() }
  public enum Attribute {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
      public static var externalStorage: Option { Option() }
    }
  }
  public enum Relationship {
    public struct Option: Sendable { public static var unique: Option { Option() } }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }
}

// MARK: - Containers

public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public var id: String { "" }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
  ) {}
}

public protocol SchemaMigrationPlan {}

public final class ModelContainer: Equatable, Sendable {
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {}
  @MainActor public var mainContext: ModelContext { ModelContext(self) }
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { true }
}

public final class ModelContext: Equatable {
  public init(_ container: ModelContainer) { self.container = container }
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var hasChanges: Bool { false }
  public func insert<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(_ model: T) {}
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
  public func save() throws {}
  public func rollback() {}
  public static func == (left: ModelContext, right: ModelContext) -> Bool { true }
}

@available(*, unavailable)
extension ModelContext: Sendable {}

// Foundation has it, except on Linux.
public final class UndoManager {}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

// MARK: - Predicates

// Foundation has it, except on Linux.
extension PredicateExpressions {
  public struct StringLocalizedStandardContains<Root, Other>: StandardPredicateExpression, Codable, Sendable
  where
    Root: StandardPredicateExpression, Other: StandardPredicateExpression, Root.Output: StringProtocol,
    Other.Output: StringProtocol
  {
    public typealias Output = Bool
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool { false }
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
    init() {}
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains() }
}
