import APIFacts

/// The lines of a table of declarations, to be joined with those of others.
struct APITableText {
  private(set) var modules: [APITables.Module]
  /// By what a line declares: its name, container, kind and labels.
  private var lines: [[UInt8]: [[UInt8]]]

  /// The version of the SDK that is meant where `modules` say none.
  private let sdk: Double

  /// - Parameter sdk: the version of the SDK of all that `modules` do not name.
  init(reading bytes: [UInt8], modules: [APITables.Module], sdk: String = "") {
    (self.modules, self.sdk) = (modules, Double(sdk) ?? 0)
    lines = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") && APITableText.hasName(line) {
      lines[APITableText.key(of: line), default: []].append(Array(line))
    }
  }

  /// Whether a line begins with a name. A byte below the tab in it would stand before lines that come after it when names
  /// are looked up.
  private static func hasName(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0 != UInt8(ascii: "\t") }
    return !name.isEmpty && name.allSatisfy { $0 > UInt8(ascii: " ") }
  }

  /// Adds what another one declares; where both speak of one thing, the newer SDK of its module is believed.
  mutating func join(_ other: APITableText) {
    for (key, theirs) in other.lines {
      let isNewer = theirs.allSatisfy { line in
        let module = APITableText.column(6, of: line[...])
        return other.version(of: module) >= version(of: module)
      }
      if lines[key] == nil || isNewer { lines[key] = theirs }
    }
    for module in other.modules {
      let isKnown = modules.contains { $0.name == module.name && $0.system == module.system }
      if isKnown, module.number < version(of: module.name) { continue }
      modules.removeAll { $0.name == module.name && $0.system == module.system }
      modules.append(module)
    }
  }

  /// The newest SDK that tells of a module.
  private func version(of module: String) -> Double {
    modules.lazy.filter { $0.name == module }.map(\.number).max() ?? sdk
  }

  /// The whole table, lines in the order of their bytes.
  var bytes: [UInt8] {
    var head = Array(APITable.sign.utf8)
    let size = head.count + "# size 0000000000\n".utf8.count
    var rest: [UInt8] = []
    for module in modules.sorted(by: { ($0.name, $0.system) < ($1.name, $1.system) }) {
      rest += Array("# module \(module.name) \(module.version.isEmpty ? "0" : module.version) \(module.system)\n".utf8)
    }
    for line in lines.values.joined().sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      rest += line + [UInt8(ascii: "\n")]
    }
    let digits = String(size + rest.count)
    head += Array("# size \(String(repeating: "0", count: 10 - digits.utf8.count))\(digits)\n".utf8)
    return head + rest
  }

  var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  private static func key(of line: ArraySlice<UInt8>) -> [UInt8] {
    var tabs = 0
    let end = line.firstIndex { byte in
      if byte == UInt8(ascii: "\t") { tabs += 1 }
      return tabs == 4
    }
    return Array(line[..<(end ?? line.endIndex)])
  }

  private static func column(_ number: Int, of line: ArraySlice<UInt8>) -> String {
    let columns = line.split(separator: UInt8(ascii: "\t"), maxSplits: number + 1, omittingEmptySubsequences: false)
    return columns.count > number ? String(decoding: columns[number], as: UTF8.self) : ""
  }
}

extension APITables.Module {
  /// The version, to compare.
  fileprivate var number: Double {
    let parts = version.split(separator: ".")
    return Double(parts.prefix(2).joined(separator: ".")) ?? 0
  }
}
