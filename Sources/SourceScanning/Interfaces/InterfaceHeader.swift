/// What the comments at the head of an interface say: which module it is of, and for which system.
package struct InterfaceHeader: Hashable, Sendable {
  package let module: String
  /// `iOS`, or empty where it is not said.
  package let system: String
  /// The version of the SDK, which is that of the target; empty where it is not said.
  package let version: String

  package init(module: String, system: String, version: String) {
    (self.module, self.system, self.version) = (module, system, version)
  }

  /// Nil where no module is named.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var (module, target) = ("", "")
    for line in bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n")) {
      guard line.starts(with: "//".utf8) else { break }
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.dropFirst().first?.hasPrefix("swift-module-flags") == true else { continue }
      for (flag, value) in zip(words, words.dropFirst()) {
        if flag == "-module-name", module.isEmpty { module = value }
        if flag == "-target", target.isEmpty { target = value }
      }
    }
    guard !module.isEmpty, module.utf8.count < 200, module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else {
      return nil
    }
    // The part of SwiftUI that was split off is imported by its whole name.
    self.module = module == "SwiftUICore" ? "SwiftUI" : module
    let system = target.split(separator: "-").dropFirst(2).first ?? ""
    let name = system.prefix { $0.isLetter }
    self.system = InterfaceSystems.names[String(name).lowercased()] ?? ""
    version = String(system.dropFirst(name.count).filter { $0.isNumber || $0 == "." })
  }
}
