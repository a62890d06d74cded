import TestSupport
import Testing

@testable import Scaffolding

/// What is read of types in many files, so that no sign is read otherwise unseen.
@Suite struct ComposedSourceTests {
  @Test func typesOfFiles() {
    var text = ""
    for number in 0..<40 {
      let source = Array(ComposedSource.text(number).utf8)
      let (declared, extended) = DeclarationScanner.types(in: source)
      text += "== Source \(number): \(declared) \(extended)\n"
      for name in ComposedSource.types where (declared + extended).contains(name) {
        let type = DeclaredType(name, in: [source])
        text += "\(name): \(type.declarations) \(type.isOpaque ? "opaque " : "")\(type.isPublic ? "public " : "")"
        text +=
          "\(type.macros.isEmpty ? "" : "macro ")\(type.obstacle ?? "")\(type.isNotIdentifiable ? "no Identifiable" : "")\n"
        text += "  \(type.inherited.sorted()) \(type.statics.sorted())\n"
        text += type.properties.map { "  \($0.name): \($0.type)\($0.isSettable ? "" : " kept")\n" }.joined()
      }
      let flaw = SwiftCodeText.flaw(in: String(decoding: source, as: UTF8.self))
      for width in ["4", "tab"] where number % 4 == 0 {
        text += Indentation(recorded: width)?.applied(to: String(decoding: source, as: UTF8.self)) ?? ""
      }
      text += flaw.map { "flaw: \($0)\n" } ?? ""
    }
    expectGolden(text, "composed-types.txt")
  }
}
