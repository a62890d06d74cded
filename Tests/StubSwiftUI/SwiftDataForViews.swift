// What files see that import SwiftData and SwiftUI, as the overlay of both has it.

import Foundation
@_exported import SwiftData
import SwiftUI

@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result> {
  public var wrappedValue: Result { fatalError() }
  public var fetchError: (any Error)? { nil }
  public var modelContext: ModelContext { fatalError() }
}

extension Query where Result == [Element] {
  public init() {}
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {}
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {}
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {}
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {}
}

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "StubMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "StubMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "StubMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "StubMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "StubMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "StubMacros", type: "Query")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "StubMacros", type: "Query")

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { fatalError() }
    set {}
  }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View { self }
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func modelContext(_ modelContext: ModelContext) -> some View { self }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
