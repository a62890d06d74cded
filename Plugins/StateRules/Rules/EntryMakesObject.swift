import SwiftKitSDK

/// The default of an `@Entry` is made at every read that falls back to it: each reader gets an object of its own.
struct EntryMakesObject: Check {
  let id = "entry-default-object"
  let rules = ["architecture-and-data-flow/state/entry-default-object"]
  let severity = Severity.warning
  let title = "an environment entry whose default is a new object for each read"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["|Entry|", "|EnvironmentKey| & |defaultValue|"]

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable, named: ["defaultValue"]) where !property.isInPreview {
      guard property.flags.contains(.static), property.enclosingType?.conforms(to: "EnvironmentKey") == true,
        let made = property.code?.onlyView?.rootName ?? typeOfReturned(property), file.isClass(made)
      else { continue }
      report(
        property, "each read of this default creates another `\(made)`; make it a `static let`, or the value optional")
    }
    for property in file.nodes(.variable) where property.hasAttribute("Entry") && !property.isInPreview {
      guard let type = property.madeType ?? typeOfCalledClosure(property) ?? property.typeMadeByFactory,
        file.isClass(type) || !file.project.declares(type) && Self.classes.contains(type)
      else { continue }
      report(
        property, "each read of this default creates another `\(type)`; make the entry optional, or use a `static let`")
    }
  }

  /// The type of what the getter makes, sets up and returns.
  private func typeOfReturned(_ property: Node) -> String? {
    guard let last = property.code?.statements.last, last.kind == .return, let value = last.firstChild?.freshValue,
      value.chain?.parts.count == 1, value.chain?.root.isCapitalized == true
    else { return nil }
    return value.chain?.rootName
  }

  /// The written type of a default that a closure makes on the spot: `{ … }()`.
  private func typeOfCalledClosure(_ property: Node) -> String? {
    guard let value = property.child(.initial)?.firstChild, value.kind == .chain, let root = value.chain?.root,
      root.kind == .closure || root.kind == .call && root.firstChild?.kind == .closure,
      let type = property.child(.type), type.source == type.name,
      let last = (root.kind == .closure ? root : root.firstChild)?.statements.last,
      case let result = last.kind == .return ? last.firstChild : last,
      let made = (result?.freshValue ?? result)?.chain, made.parts.count == 1, made.root.kind == .call,
      made.root.isCapitalized || made.root.isNamed("init")
    else { return nil }
    return type.name
  }

  private static let classes: Set = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
    "DateComponentsFormatter", "ByteCountFormatter", "DateIntervalFormatter", "ListFormatter",
    "PersonNameComponentsFormatter", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
    "OperationQueue", "NSCache", "UndoManager", "PassthroughSubject", "CurrentValueSubject", "AVPlayer", "CIContext",
    "CLLocationManager", "CMMotionManager", "EKEventStore", "CNContactStore", "HKHealthStore", "NWPathMonitor",
  ]
}
