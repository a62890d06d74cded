import APIFacts
import SwiftKitSDK

/// The table of declarations with what was looked up in it before: the same few hundred names stand in every file.
struct KnownAPI {
  private let table: APITable

  init(_ table: APITable) { self.table = table }

  func facts(named name: String) -> [APIFact] {
    if let known = lookedUp[name] { return known }
    // A project has a few thousand names; a file of nothing but names must not fill the memory.
    if lookedUp.count > 20_000 { forget() }
    let facts = table.facts(named: name)
    lookedUp[name] = facts
    return facts
  }

  private func forget() {
    lookedUp = [:]
    newestVersions = noVersions
    (modifiers, replaced) = ([:], [:])
    nearModifiers = [:]
    modifiersAround = [:]
  }

  /// The newest first version that a system has of anything of that name; 0 where nothing says one.
  func newest(_ name: String, on platform: APIPlatform) -> Double {
    if let known = newestVersions[platform.rawValue][name] { return known }
    let versions = facts(named: name).compactMap {
      $0.kind == .replaced ? nil : $0.availability(platform).since.flatMap(Double.init)
    }
    let newest = versions.max() ?? 0
    newestVersions[platform.rawValue][name] = newest
    return newest
  }

  /// Whether a modifier of views is called so.
  func isModifier(_ name: String) -> Bool {
    if let known = modifiers[name] { return known }
    let isOne = facts(named: name).contains { $0.container == "View" && $0.kind == .function && !$0.isStatic }
    modifiers[name] = isOne
    return isOne
  }

  /// Whether something better is there than what is called so.
  func isReplaced(_ name: String) -> Bool {
    if let known = replaced[name] { return known }
    let isOne = facts(named: name).contains { $0.kind == .replaced }
    replaced[name] = isOne
    return isOne
  }

  /// The modifiers that `name` is one slip of the fingers away from, and those that are two away.
  private func nearModifierNames(around name: String) -> [String] {
    if let known = modifiersAround[name] { return known }
    if slips == nil { slips = SlipTable(modifierNames) }
    let found = slips?.all(around: name) ?? []
    modifiersAround[name] = found
    return found
  }

  /// The modifier that is meant by a call of `name`, which is a slip of the fingers: its labels, or its value, are those of the modifier.
  func modifier(meantBy call: Node, named name: String) -> String? {
    guard name.utf8.count > 2, let first = call.arguments.first, !first.isTrailingClosure else { return nil }
    let isLabelled = call.calledArguments.contains { $0.label != nil }
    return nearModifierNames(around: name).first { near in
      takes(call, as: near) && (isLabelled || takes(first.value, as: near, called: name))
    }
  }

  /// Whether `value` is one that `modifier` takes, and no other modifier takes it or the two names have nearly the same letters.
  private func takes(_ value: Node, as modifier: String, called name: String) -> Bool {
    guard let types = ValueSlots.types[modifier] else { return false }
    let values = value.chosenValues.map { $0.flags.contains(.implicit) ? $0.name : nil }
    let isNearlySame = changedLetters(from: Array(name.utf8), to: Array(modifier.utf8)) <= 2
    return !values.isEmpty
      && values.allSatisfy { value in
        guard let value, has(value, among: types) else { return false }
        return isNearlySame
          || ValueSlots.types.allSatisfy { other, types in other == modifier || !has(value, among: types) }
      }
  }

  private func has(_ value: String, among types: [String]) -> Bool {
    facts(named: value).contains { $0.isValue && types.contains($0.container) }
  }

  /// The modifier that `name` is a slip of the fingers away from.
  ///
  /// - Parameter isStrict: two slips only in a long name.
  func modifier(near name: String, isStrict: Bool) -> String? {
    let key = isStrict ? name + "!" : name
    if let known = nearModifiers[key] { return known }
    if slips == nil { slips = SlipTable(modifierNames) }
    let near = slips?.slip(of: name, isStrict: isStrict).flatMap { $0.isSlip(for: name) ? $0 : nil }
    nearModifiers[key] = .some(near)
    return near
  }

  /// Whether a form of the modifier takes the arguments of `call`.
  func takes(_ call: Node, as modifier: String) -> Bool {
    let arguments = call.calledArguments
    return facts(named: modifier).contains { Receiver.protocols.contains($0.container) && $0.takes(arguments) }
  }

  /// The modifier that has most of the words of `name`: `tint` for `toggleTint`.
  func modifier(sharingWordsWith name: String) -> String? {
    let words = name.camelCaseWords
    let ranked = modifierNames.map { modifier in
      let shared = words.filter(Set(modifier.camelCaseWords).contains).reduce(0) { $0 + $1.utf8.count }
      return (modifier, Double(2 * shared) / Double(name.utf8.count + modifier.utf8.count))
    }
    return ranked.max { $0.1 < $1.1 }.flatMap { $0.1 >= 0.5 ? $0.0 : nil }
  }

  /// Whether a name is put together from words of the names of modifiers, as no slip of the fingers is: `textStyle`.
  func isMadeOfWords(_ name: String) -> Bool {
    if modifierWords.isEmpty { modifierWords = Set(modifierNames.flatMap(\.camelCaseWords)) }
    let words = name.camelCaseWords
    return words.count > 1 && words.allSatisfy { $0.count > 2 && modifierWords.contains($0) }
  }

  /// What may be applied to views, texts, images and shapes.
  var modifierNames: [String] {
    if everyModifier.isEmpty { everyModifier = table.methodNames(of: Receiver.protocols) }
    return everyModifier
  }

  /// The facts about the members of some types and protocols.
  func members(of containers: [String]) -> [APIFact] {
    if let known = membersOf[containers] { return known }
    let all = everyMember ?? APIMembers(of: table)
    everyMember = all
    let found = all.facts(of: containers)
    membersOf[containers] = found
    return found
  }
}

// Calls come from one thread, one at a time, as the header of the contract says, and a host has one table.
nonisolated(unsafe) private var lookedUp: [String: [APIFact]] = [:]
/// By the number of the system.
nonisolated(unsafe) private var newestVersions = noVersions
private let noVersions: [[String: Double]] = APIPlatform.allCases.map { _ in [:] }
nonisolated(unsafe) private var modifiers: [String: Bool] = [:]
nonisolated(unsafe) private var replaced: [String: Bool] = [:]
nonisolated(unsafe) private var nearModifiers: [String: String?] = [:]
nonisolated(unsafe) private var modifiersAround: [String: [String]] = [:]
nonisolated(unsafe) private var slips: SlipTable?
nonisolated(unsafe) private var everyModifier: [String] = []
nonisolated(unsafe) private var modifierWords: Set<String> = []
nonisolated(unsafe) private var everyMember: APIMembers?
nonisolated(unsafe) private var membersOf: [[String]: [APIFact]] = [:]
