/// What attributes say of the systems that have a declaration.
struct InterfaceSystems {
  private struct Entry {
    var since = ""
    var end = ""
    var isNever = false
  }

  static let names = [
    "ios": "iOS", "macos": "macOS", "macosx": "macOS", "osx": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS",
    "xros": "visionOS",
  ]
  private static let order = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  private var entries: [String: Entry] = [:]
  private var endsAlways = false
  /// Whether no system has it.
  private(set) var isNever = false
  private(set) var renamed = ""

  /// Takes note of the arguments of one `@available`.
  mutating func add(_ tokens: [(sign: UInt8, text: String)]) {
    let items = tokens.split { $0.sign == UInt8(ascii: ",") }.map(Array.init)
    guard let first = items.first, let subject = first.first?.text else { return }
    if first.count > 1 {
      for item in items where item.count > 1 {
        entry(item[0].text) { $0.since = InterfaceSystems.version(item.dropFirst()) }
      }
      return
    }
    for item in items.dropFirst() {
      let value = InterfaceSystems.version(item.dropFirst(2))
      switch item.first?.text {
      case "introduced": entry(subject) { $0.since = value }
      case "deprecated":
        let end = value.isEmpty ? "always" : value.hasPrefix("100000") ? "soft" : value
        if subject == "*" { endsAlways = true } else { entry(subject) { $0.end = end } }
      case "unavailable", "obsoleted":
        if subject == "*" { isNever = true } else { entry(subject) { $0.isNever = true } }
      case "renamed": renamed = value.filter { $0 != "\"" }
      default: break
      }
    }
  }

  private mutating func entry(_ word: String, _ change: (inout Entry) -> Void) {
    let all = word.lowercased() == "anyappleos"
    for name in all ? InterfaceSystems.order : [InterfaceSystems.names[word.lowercased()]].compactMap(\.self) {
      change(&entries[name, default: Entry()])
    }
  }

  private static func version(_ tokens: some Sequence<(sign: UInt8, text: String)>) -> String {
    tokens.map(\.text).joined()
  }

  /// The same, where it says nothing as the declaration around it says.
  func within(_ around: InterfaceSystems?) -> InterfaceSystems {
    guard let around else { return self }
    var joined = self
    joined.endsAlways = endsAlways || around.endsAlways
    joined.isNever = isNever || around.isNever
    for (name, outer) in around.entries {
      var own = entries[name] ?? outer
      if own.since.isEmpty { own.since = outer.since }
      if own.end.isEmpty { own.end = outer.end }
      if outer.isNever { own.isNever = true }
      joined.entries[name] = own
    }
    return joined
  }

  /// A column for each system, as tables of declarations write them.
  var columns: [String] {
    InterfaceSystems.order.map { name in
      guard let entry = entries[name] else { return "" }
      if entry.isNever { return "no" }
      let end = entry.end.isEmpty && endsAlways ? "always" : entry.end
      // Without a first version there is none that ends.
      return entry.since.isEmpty || end.isEmpty ? entry.since : "\(entry.since)/\(end)"
    }
  }
}
