import SwiftKitABI

/// What the files of the run declare, as far as a light scan of their text tells; this file is one of them.
///
///     file.project.conforms("ProfileView", to: "View")      // also when another file says so
///     file.project.root(of: "body", in: "AsyncButton")      // "Button"
///
/// What is not known here may still be so: ask only for what makes a check more certain. A type is known by its name
/// alone; where several types have it, `isAmbiguous` says so and the rest speaks of all of them.
public struct Project {
  private let facts: UnsafeBufferPointer<swiftkit_fact>

  init(_ table: UnsafePointer<swiftkit_facts>? = nil) {
    let table = table?.pointee
    facts = UnsafeBufferPointer(start: table?.facts, count: table?.facts == nil ? 0 : Int(table?.fact_count ?? 0))
  }

  /// Whether nothing was gathered.
  public var isEmpty: Bool { facts.isEmpty }

  public func declares(_ type: String) -> Bool { holds(SWIFTKIT_DECLARES, type) }

  /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`; several when several types have that name.
  public func kinds(of type: String) -> [String] { objects(SWIFTKIT_DECLARES, type) }

  /// Whether the name stands for more than one type.
  public func isAmbiguous(_ type: String) -> Bool { holds(SWIFTKIT_REPEATED, type) }

  /// The types inside of which alone a type of that name is declared; empty where it is declared outside of any, too, or not at all.
  ///
  /// An empty text stands for one that only its own file or function sees.
  public func outerTypes(of type: String) -> [String] { objects(SWIFTKIT_NESTED, type) }

  /// The names in the inheritance clauses of a type and its extensions.
  public func inherited(by type: String) -> [String] { objects(SWIFTKIT_INHERITS, type) }

  public func conforms(_ type: String, to protocols: String...) -> Bool {
    !Set(inherited(by: type)).isDisjoint(with: protocols)
  }

  /// Whether a type of the run names `type` in its inheritance clause.
  public func isInherited(_ type: String) -> Bool {
    facts[place(UInt32(SWIFTKIT_INHERITS), "")...].lazy.prefix { $0.relation == SWIFTKIT_INHERITS }
      .contains { $0.object.equals(type) }
  }

  public func hasAttribute(_ type: String, _ names: String...) -> Bool {
    !Set(objects(SWIFTKIT_HAS_ATTRIBUTE, type)).isDisjoint(with: names)
  }

  /// The cases of an enum.
  public func cases(of type: String) -> [String] { objects(SWIFTKIT_HAS_CASE, type) }

  /// The enums that have this case.
  public func enums(withCase name: String) -> [String] {
    facts[place(UInt32(SWIFTKIT_HAS_CASE), "")...].lazy.prefix { $0.relation == SWIFTKIT_HAS_CASE }
      .filter { $0.object.equals(name) }.map { String($0.subject) }
  }

  /// Whether a type has a static member of that name, in an extension too.
  public func hasStatic(_ member: String, in type: String) -> Bool {
    objects(SWIFTKIT_HAS_STATIC, type).contains(member)
  }

  /// Whether an extension in another file gives values of the type properties or methods beside those of `names`.
  public func isExtended(_ type: String, beyond names: Set<String>) -> Bool {
    objects(SWIFTKIT_HAS_PROPERTY, type).contains { !names.contains($0) }
      || facts[place(UInt32(SWIFTKIT_EXTENDS), "")...].lazy.prefix { $0.relation == SWIFTKIT_EXTENDS }
        .contains { $0.object.equals(type) && !names.contains(String($0.subject)) }
  }

  /// Whether an extension of the run gives the values of a type a property of that name.
  public func hasProperty(_ member: String, in type: String) -> Bool {
    objects(SWIFTKIT_HAS_PROPERTY, type).contains(member)
  }

  /// The types and protocols that an extension of the run, or a protocol itself, gives a method of that name; `init` is one.
  public func types(extendedBy method: String) -> [String] { objects(SWIFTKIT_EXTENDS, method) }

  /// The modules that files of the run import.
  public var imports: [String] {
    facts[place(UInt32(SWIFTKIT_IMPORTS), "")...].lazy.prefix { $0.relation == SWIFTKIT_IMPORTS }.map {
      String($0.subject)
    }
  }

  /// Whether files of the run lie in or below a folder of that name, as those of a module of that name mostly do.
  public func hasFolder(_ name: String) -> Bool { holds(SWIFTKIT_FOLDER, name) }

  /// Whether three files of the run or more apply a method of that name, as modifiers are applied.
  public func appliesOften(_ method: String) -> Bool { holds(SWIFTKIT_APPLIES, method) }

  /// The labels with which extensions and protocols of the run declare methods of that name, or initialisers of that type; `_` is none.
  public func labels(declaredFor name: String) -> [String] { objects(SWIFTKIT_TAKES, name) }

  /// The labels with which three files of the run or more call that name and that the table of API does not know.
  public func labels(oftenUsedFor name: String) -> [String] { objects(SWIFTKIT_LABELLED, name) }

  /// What a property or function that gives `some` type by one expression is made of, such as `Button`.
  public func root(of member: String, in type: String) -> String? {
    let roots = objects(SWIFTKIT_CONSISTS_OF, "\(type).\(member)")
    return roots.count == 1 ? roots[0] : nil
  }

  /// Whether a preview of the project calls that name.
  public func isPreviewed(_ type: String) -> Bool { holds(SWIFTKIT_PREVIEWED, type) }

  /// Whether as many types of the run have state that is not private as have private state, and eight or more.
  public var leavesStateOpen: Bool {
    let states = facts[place(UInt32(SWIFTKIT_HOLDS_STATE), "")...].lazy.prefix {
      $0.relation == SWIFTKIT_HOLDS_STATE
    }
    let hidden = states.count { $0.object.equals("private") }
    return max(8, hidden) <= states.count - hidden
  }

  /// Whether the content of a toolbar names that property or function of the type; if so, the placements of the items
  /// around it, an empty text for none.
  public func toolbarPlacements(of member: String, in type: String) -> [String] {
    objects(SWIFTKIT_SHOWN_IN_TOOLBAR, "\(type).\(member)")
  }
}

extension Node {
  /// Whether `type` written here may be a type that another file of the run declares: one outside of any other, or inside of one that
  /// is around this node.
  public func mayMean(_ type: String) -> Bool {
    let project = file.project
    guard project.declares(type) else { return false }
    let outer = project.outerTypes(of: type)
    guard !outer.isEmpty else { return true }
    var around = enclosingType
    while let inner = around {
      if let name = inner.name, !Set(project.inherited(by: name) + [name]).isDisjoint(with: outer) { return true }
      around = inner.enclosingType
    }
    return false
  }
}

extension Project {
  /// False for a type that another file declares and that is nothing to look at.
  func mayBeView(_ type: String) -> Bool {
    let kinds = kinds(of: type)
    guard !kinds.isEmpty, !isAmbiguous(type), !kinds.contains("protocol"), !kinds.contains("typealias") else {
      return true
    }
    // A type that inherits what nobody here declares may be anything.
    return inherited(by: type).contains {
      // A `View` that another type holds is not the one that is inherited.
      !Self.invisible.contains($0) && (!declares($0) || !outerTypes(of: $0).isEmpty || mayInheritView($0))
    }
  }

  private func mayInheritView(_ type: String) -> Bool {
    inherited(by: type).contains { !Self.invisible.contains($0) }
  }

  /// What makes nothing a view.
  private static let invisible: Set = [
    "AnyObject", "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "NSObject",
    "ObservableObject", "OptionSet", "RawRepresentable", "Sendable", "String",
  ]
}

// MARK: - Finding facts

extension Project {
  private func holds(_ relation: some BinaryInteger, _ subject: String) -> Bool {
    let place = place(UInt32(relation), subject)
    return place < facts.count && isAbout(place, UInt32(relation), subject)
  }

  private func objects(_ relation: some BinaryInteger, _ subject: String) -> [String] {
    let first = place(UInt32(relation), subject)
    return facts[first...].indices.lazy.prefix { isAbout($0, UInt32(relation), subject) }.map {
      String(facts[$0].object)
    }
  }

  private func isAbout(_ place: Int, _ relation: UInt32, _ subject: String) -> Bool {
    facts[place].relation == relation && facts[place].subject.equals(subject)
  }

  /// Where the facts of that relation about `subject` begin, or would: bisection.
  private func place(_ relation: UInt32, _ subject: String) -> Int {
    swiftkit_text.with(subject) { subject in
      var low = 0
      var high = facts.count
      while low < high {
        let middle = (low + high) / 2
        let fact = facts[middle]
        let isBefore = fact.relation == relation ? fact.subject.precedes(subject) : fact.relation < relation
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
