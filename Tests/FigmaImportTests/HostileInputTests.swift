import FigmaImport
import POSIXSupport
import TestSupport
import Testing

/// Input that nobody drew: a sentence or a tree comes of it, never a crash, and code that a compiler reads.
@Suite struct HostileInputTests {
  /// A download that broke off at any place is said to be broken.
  @Test func documentsCutOffAnywhere() throws {
    var random = SeededRandom(seed: 11)
    for (name, layer) in try Synthetic.all() {
      let bytes = Array(layer.response().utf8)
      for _ in 0..<12 {
        let length = Int.random(in: 1..<(bytes.count - 2), using: &random)
        #expect(throws: FigmaError.self, "\(name) \(length)") { try FigmaDocument(json: Array(bytes.prefix(length))) }
      }
    }
  }

  /// Values of every wrong type, and numbers beyond all bounds, in the place of right ones.
  @Test func documentsWithWrongValues() throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 3)
    var count = 0
    for (name, layer) in try Synthetic.all() {
      let document = MutableJSON(layer.response())
      for round in 0..<14 {
        let text = document.mutated(Int.random(in: 1...12, using: &random), &random)
        guard let document = try? FigmaDocument(json: Array(text.utf8)), let node = try? document.mainScreen() else {
          continue
        }
        var options = SlimTreeOptions()
        options.symbols = try Layer.symbols()
        options.explains = round % 3 == 0
        let tree = SlimTree(of: node, in: document, options: options)
        expectWhole(tree, "\(name) \(round)")
        _ = DesignLint.problems(in: node, of: document, tree: tree)
        _ = (tree.tokens.json(), tree.tokens.lines(), tree.wireframe(), ScreenChecklist(of: tree, node: node))
        try folder.write(GeneratedScreen(of: tree).code, to: "\(count).swift")
        count += 1
      }
    }
    #expect(count > 150)
    try expectParses(folder)
  }

  /// The numbers that crash who turns them into whole ones.
  @Test(arguments: ["1e300", "-1e300", "1e999", "-0", "0", "1e-300", "123456789012345678901234567890", "NaN", "null"])
  func numbers(number: String) throws {
    let json = """
      {"id":"1:1","type":"FRAME","name":"A","opacity":\(number),"cornerRadius":\(number),"strokeWeight":\(number),
      "layoutMode":"VERTICAL","itemSpacing":\(number),"paddingLeft":\(number),"rectangleCornerRadii":[\(number),1,2,3],
      "absoluteBoundingBox":{"x":\(number),"y":\(number),"width":\(number),"height":\(number)},
      "fills":[{"type":"SOLID","opacity":\(number),"color":{"r":\(number),"g":\(number),"b":0,"a":\(number)}}],
      "children":[{"id":"1:2","type":"TEXT","name":"t","characters":"words","style":{"fontSize":\(number),
      "fontWeight":\(number),"maxLines":\(number)},"absoluteBoundingBox":{"x":\(number),"y":0,"width":9,"height":\(number)}},
      {"id":"1:3","type":"RECTANGLE","name":"r","strokeWeight":\(number),"absoluteBoundingBox":{"x":0,"y":0,"width":9,
      "height":\(number)},"fills":[{"type":"SOLID","color":{"r":1}}]}]}
      """
    guard number != "NaN" else {
      #expect(throws: FigmaError.self) { try FigmaDocument(json: Array(json.utf8)) }
      return
    }
    let document = try FigmaDocument(json: Array(json.utf8))
    let tree = SlimTree(of: document.roots[0], in: document)
    #expect(tree.root.texts == ["words"])
    _ = (tree.tokens.json(), tree.outline(), tree.wireframe(), GeneratedScreen(of: tree).code)
    _ = DesignLint.problems(in: document.roots[0], of: document, tree: tree)
  }

  private static let names = [
    "", " ", "\n", "\"", "\\", "\\(evil())", "*/ import Foundation /*", "// \n}", "\"\"\"", "#if", "`", "$0", "😀", "👨‍👩‍👧‍👦",
    "مرحبا بالعالم",
    "\u{202E}tfel ot thgir", "\u{301}mark", "end\u{D4E}", "\u{0}\u{8}\u{1B}[31m", "Text", "View", "Color", "Toolbar",
    "Choice", "Item",
    "Row", "body", "self", "init", "get", "protocol", "class", "3D", "selection", "All Cases", "Int", "String", "tab",
    String(repeating: "long name ", count: 10_000),
  ]

  /// Names and words that mean something to Swift, to a terminal or to SwiftUI.
  @Test func names() throws {
    let stub = try StubSwiftUI.compiled()
    let folder = try TemporaryFolder()
    for (index, name) in Self.names.enumerated() {
      let tree = try Self.everything(called: name).tree()
      expectWhole(tree, "\(index)")
      let screen = GeneratedScreen(of: tree)
      #expect(!tree.outline().unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
      try folder.write(screen.code, to: "\(index)/\(screen.fileName)")
    }
    try expectParses(folder)
    // Names that SwiftUI or Swift has a meaning for are compiled as well; the others differ in words only.
    let words = ["Text", "Color", "Choice", "body", "get", "All Cases"]
    for index in Self.names.indices where words.contains(Self.names[index]) {
      let files = try FileTree.files(below: folder.path.appending("\(index)"))
      #expect(try stub.complaints(about: files) == "", "\(Self.names[index].prefix(20))")
    }
  }

  /// A screen with everything that is named in code, all under one name.
  private static func everything(called name: String) throws -> Layer {
    let row = { (y: Double) -> Layer in
      .frame(
        name, 16, y, 358, 44, [], [.text(name, 0, 12), .text("\(name) \(y)", 200, 12), .picture(name, 310, 2, 40, 40)])
    }
    return .screen(
      name, 390, 844, [Layer.fill("#ffffff")],
      [
        .instance("Toolbar", 0, 50, 390, 50, [], [try .symbol(named: "chevron.left", 16, 14), .text(name, 150, 14)]),
        .frame(name, 16, 110, 358, 200, [Layer.fill("#be845d"), Layer.radius(12)], [row(0), row(50), row(100)]),
        .frame(
          "Text Field", 16, 320, 358, 50, [Layer.fill("#ffffff")] + Layer.stroke("#e5e5ea"), [.text(name, 16, 14)]),
        .frame("Button", 16, 380, 358, 50, [Layer.fill("#1234ab"), Layer.radius(12)], [.text(name, 140, 14)]),
        .instance("Checkbox", 16, 440, 358, 44, [], [.text(name, 0, 12), .rectangle("Mark", 330, 12, 20, 20)]),
        .instance("Checkbox", 16, 490, 358, 44, [], [.text(name, 0, 12), .rectangle("Mark", 330, 12, 20, 20)]),
        .frame(
          "Row", 16, 540, 358, 44, Layer.row(8),
          [.text(name, 0, 12), .instance("Toggle", 300, 8, 51, 31, [], [.rectangle("Track", 0, 0, 51, 31)])]),
        .frame(
          "Tab Bar", 0, 760, 390, 84, [Layer.fill("#ffffff")],
          try (0..<4).map { index in
            .group(
              name, 20 + Double(index) * 95, 8, 60, 50,
              [
                try .symbol(named: "house", 18, 0), .text(name, 0, 30, 60, 14, size: 11),
              ])
          }),
      ])
  }

  /// Instances of themselves, ids that come again, layers that lie in and on each other.
  @Test func circles() throws {
    var inner = #"{"id":"1:1","type":"INSTANCE","componentId":"1:1","name":"A","characters":"x","children":[]}"#
    for _ in 0..<40 {
      inner =
        #"{"id":"1:1","type":"INSTANCE","componentId":"1:1","name":"A","absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844},"fills":[{"type":"SOLID","color":{"r":1}}],"children":[\#(inner),{"id":"1:1","type":"TEXT","name":"t","characters":"t","absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844}}]}"#
    }
    let document = try FigmaDocument(
      json: Array(
        #"{"document":\#(inner),"components":{"1:1":{"name":"A","componentSetId":"1:1"}},"componentSets":{"1:1":{"name":"A"}}}"#
          .utf8))
    let tree = SlimTree(of: try document.node("1:1"), in: document)
    #expect(tree.root.texts.count == 40)
    expectWhole(tree, "circles")
    let folder = try TemporaryFolder()
    try folder.write(GeneratedScreen(of: tree).code, to: "A.swift")
    try expectParses(folder)
  }

  /// A hundred megabytes, most of which is geometry that nobody asks for.
  @Test(.timeLimit(.minutes(20))) func aHundredMegabytes() throws {
    let path = String(repeating: "M 0 0 L 10 20 C 1 2 3 4 5 6 Z ", count: 33_000)
    let layer =
      #"{"id":"1:2","type":"TEXT","name":"t","characters":"words","fillGeometry":[{"path":"\#(path)"}],"absoluteBoundingBox":{"x":0,"y":0,"width":90,"height":20}},"#
    var bytes = Array(
      #"{"id":"1:1","type":"FRAME","name":"Big","absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844},"children":["#
        .utf8)
    bytes.reserveCapacity(101_000_000)
    let part = Array(layer.utf8)
    while bytes.count < 100_000_000 { bytes += part }
    bytes += Array("null]}".utf8)
    let document = try FigmaDocument(json: bytes)
    #expect(SlimTree(of: document.roots[0], in: document).root.texts.count > 95)
  }

  /// Ten thousand levels, and as many as are read with words and areas on each, through every command.
  @Test func depth() throws {
    let folder = try TemporaryFolder()
    func nested(_ levels: Int) -> String {
      let open =
        #"{"id":"1:1","name":"Card","type":"FRAME","absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844},"cornerRadius":8,"fills":[{"type":"SOLID","color":{"r":1,"g":0.2}}],"children":[{"id":"1:2","type":"TEXT","name":"t","characters":"words","absoluteBoundingBox":{"x":0,"y":0,"width":90,"height":20}},"#
      return String(repeating: open, count: levels) + "null" + String(repeating: "]}", count: levels)
    }
    try folder.write(nested(150), to: "much.json")
    try folder.write(nested(10_000), to: "deep.json")
    for name in ["much", "deep"] {
      for command in ["tree", "generate", "tokens", "lint", "explain"] {
        let run = try ProgramRun.swiftkit("figma", command, "\(name).json", in: folder.path)
        #expect([0, 1].contains(run.exitCode), "\(command) \(name) \(run.errors.prefix(200))")
        if command == "generate" { try folder.write(run.output, to: "\(name).swift") }
      }
      let same = try ProgramRun.swiftkit("figma", "diff", "\(name).json", "\(name).json", in: folder.path)
      #expect(same.exitCode == 0)
    }
    let tree = try ProgramRun.swiftkit("figma", "tree", "deep.json", in: folder.path)
    #expect(tree.output.contains(#""rule":"depth""#))
    try expectParses(folder)
  }

  /// Layers that each dim the screen below, more than anybody presents.
  @Test(.timeLimit(.minutes(20))) func manyDimmedScreens() throws {
    for isFrame in [true, false] {
      let layers = (0..<1500).flatMap { index -> [Layer] in
        let text = Layer.text("Text \(index)", 16, Double(index % 80) * 10)
        return isFrame
          ? [.frame("Dimming", 0, 0, 390, 844, [Layer.fill("#00000066")], [text])]
          : [.rectangle("Dimming", 0, 0, 390, 844, "#00000066"), text]
      }
      let screen = try Layer.screen("Deep", 390, 844, [], [.text("Below", 16, 16)] + layers).screen()
      #expect(screen.code.contains("Text 1499"))
    }
  }

  /// What is uncertain is said once, and not without end.
  @Test func notes() throws {
    let symbols = (0..<200).map { index in
      Layer.symbol("\(Unicode.Scalar(UInt32(0x10_FF00 + index % 60)) ?? " ")", 16, Double(index) * 40)
    }
    let notes = try Layer.screen("Symbols", 390, 8000, [], symbols).screen().notes
    #expect(Set(notes).count == notes.count && notes.count == 25)
    #expect(notes.last == "and 36 more like this")
  }

  /// As many alike names and views as no person draws, in code too.
  @Test(.timeLimit(.minutes(20))) func manyOfOneName() throws {
    var children: [Layer] = []
    for index in 0..<1500 {
      let y = Double(index) * 60
      children.append(
        .frame("Text Field", 16, y, 358, 44, [Layer.fill("#ffffff")] + Layer.stroke("#e5e5ea"), [.text("Name", 16, 12)])
      )
      children.append(.rectangle("Separator", 16, y + 50, 358, 1, "#c6c6c8"))
    }
    let layer = Layer.screen("Long", 390, 90_000, [], children)
    #expect(try layer.screen().code.components(separated: "@State").count > 1000)
  }
}

/// A whole tree is JSON, and each of its forms can be had.
private func expectWhole(_ tree: SlimTree, _ name: String) {
  for json in [tree.json(), tree.json(explaining: true), tree.tokens.json()] {
    #expect(MutableJSON(json).isWhole, "\(name)")
  }
  #expect(!tree.outline().isEmpty)
}

/// The compiler reads every file in a folder without a complaint.
private func expectParses(_ folder: TemporaryFolder) throws {
  let files = try FileTree.files(below: folder.path).filter { $0.extension == "swift" }.map(\.string)
  // The names of files may come again, which a compiler of one module refuses.
  for start in stride(from: 0, to: files.count, by: 400) {
    let run = try ProgramRun(
      "/usr/bin/env", ["swiftc", "-frontend", "-parse"] + files[start..<min(start + 400, files.count)])
    #expect(run.exitCode == 0, "\(run.errors.prefix(600))")
  }
}
