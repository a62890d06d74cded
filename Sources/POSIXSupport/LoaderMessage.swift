/// Why a library was not loaded, found in what the system's loader says about it.
package enum LoaderMessage: Hashable, Sendable {
  case missingDependency(String)
  case undefinedSymbol(String)
  /// Its signature does not fit its bytes: only Macs ask for one.
  case brokenSignature
  case other(String)

  /// - Parameter text: what `dlerror` gave: one line on Linux, several on a Mac.
  package init(_ text: String, about path: FilePath) {
    var text = text[...]
    // A Mac names its call with the path and a mode first, Linux the path.
    if text.hasPrefix("dlopen" + "("), let end = text.firstRange(of: "): ") { text = text[end.upperBound...] }
    if text.hasPrefix(path.string + ": ") { text = text.dropFirst(path.string.count + 2) }
    if let symbol = text.part(after: "undefined symbol: ") {
      self = .undefinedSymbol(symbol.word)
    } else if let symbol = text.part(after: "Symbol not found: ")
      ?? text.part(after: "symbol not found in flat namespace ")
    {
      // The linker of a Mac puts a low line before each name of C.
      let name = symbol.word.filter { $0 != "'" }
      self = .undefinedSymbol(name.hasPrefix("_") ? String(name.dropFirst()) : name)
    } else if let end = text.firstRange(of: ": cannot open shared object file") {
      self = .missingDependency(String(text[..<end.lowerBound]))
    } else if let name = text.part(after: "Library not loaded: ") {
      self = .missingDependency(String(name.prefix { $0 != "\n" }))
    } else if text.contains("code signature"), text.contains("not valid") || text.contains("invalid") {
      self = .brokenSignature
    } else {
      self = .other(String(text))
    }
  }
}

extension Substring {
  fileprivate func part(after words: String) -> Substring? { firstRange(of: words).map { self[$0.upperBound...] } }

  fileprivate var word: String { String(prefix { $0 != " " && $0 != "\n" && $0 != "," }) }
}
