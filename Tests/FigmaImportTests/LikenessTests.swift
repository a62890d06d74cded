import FigmaImport
import POSIXSupport
import TestSupport
import Testing

/// Nodes that only say what is different in them say, with the nodes that they are like, what whole ones say.
@Suite struct LikenessTests {
  /// The tree that references stand for is the one without references; gives how many there are.
  @discardableResult
  private func check(_ tree: SlimTree, _ name: String = "") throws -> Int {
    let json = tree.json()
    let short = try #require(JSONValue(json)?["root"])
    let whole = try #require(JSONValue(tree.json(isWhole: true))?["root"])
    #expect(short.withoutReferences() == whole, "\(name)")
    #expect(whole.all("like").isEmpty && whole.all("as").isEmpty)
    #expect(json.utf8.count <= tree.json(isWhole: true).utf8.count, "\(name)")
    // Every number that is referred to is there once, and none without need.
    let marks = short.all("as").compactMap(\.number)
    #expect(marks == marks.sorted() && Set(marks) == Set(short.all("like").compactMap(\.number)), "\(name)")
    return marks.count
  }

  @Test func synthetic() throws {
    for (name, layer) in try Synthetic.all() { try check(try layer.tree(), name) }
  }

  @Test(.enabled(if: PackageFolder.shared("figma") != nil, "needs ../shared/figma"))
  func realTrees() throws {
    let designs = try #require(PackageFolder.shared("figma"))
    var count = 0
    for file in try FileTree.files(below: designs) where file.extension == "json" && file.stem != "PROVENANCE" {
      let document = try FigmaDocument(json: try FileContents.bytes(of: file))
      for screen in document.screens() {
        count += try check(SlimTree(of: screen, in: document), "\(file.stem ?? "") \(screen.id)")
      }
    }
    #expect(count > 10)
  }

  @Test func rowsSayWhatIsDifferent() throws {
    var layers: [Layer] = []
    for index in 0..<12 {
      layers.append(
        .frame(
          "Row \(index)", 16, Double(index) * 60, 358, 52, Layer.row(8, 12) + [Layer.fill("#f2f2f7")],
          [
            .text("Title \(index)", 12, 15, weight: 590, color: "#112233"),
            .text("Detail \(index)", 200, 15, size: 13, color: index == 5 ? "#000000" : "#445566"),
          ]))
    }
    let tree = try Layer.screen("Rows", 390, 844, Layer.column(8, 16), layers).tree()
    #expect(try check(tree) == 1)
    let json = tree.json()
    #expect(
      json.contains(
        ##"{"type":"HStack","like":1,"children":[{"type":"Text","content":"Title 1"},{"type":"Spacer"},{"type":"Text","content":"Detail 1"}]}"##
      ))
    // Black text has no fill, so that a row with one takes it away.
    #expect(json.contains(##"{"type":"Text","content":"Detail 5","fill":null}"##))
    #expect(json.utf8.count * 3 < tree.json(isWhole: true).utf8.count * 2)
  }

  /// What is read at a glance has no references.
  @Test func smallTreesAreWhole() throws {
    let tree = try Layer.screen(
      "S", 390, 844, [], (0..<6).map { .text("Text \($0)", 16, Double($0) * 40 + 60, weight: 700, color: "#123456") }
    ).tree()
    #expect(tree.json() == tree.json(isWhole: true))
  }

  /// Trees as no design has them: any fields on any nodes.
  @Test func randomTrees() throws {
    var random = SeededRandom(seed: 7)
    for round in 0..<300 {
      var tree = try Synthetic.rows().tree()
      var left = 20 + round / 2
      tree.root = .random(&random, &left, depth: 0)
      try check(tree, "\(round)")
      var cut = tree
      cut.cut(toDepth: 3)
      try check(cut, "\(round) cut")
    }
  }
}

extension SlimNode {
  fileprivate static func random(_ random: inout SeededRandom, _ left: inout Int, depth: Int) -> SlimNode {
    func pick<T>(_ values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }
    let isLeaf = depth > 5 || left <= 0 || depth > 1 && random.next() % 3 == 0
    var node = SlimNode(
      pick(isLeaf ? [.text, .text, .icon, .shape, .divider] : [.hStack, .vStack, .frame, .component]),
      box: Box(x: 0, y: 0, width: Double(random.next() % 300), height: 20))
    left -= 1
    node.id = "1:\(left)"
    node.name = pick(["", "", "Card", "Row"])
    if node.kind == .text { node.content = pick(["One", "Two", "Three"]) }
    node.fill = pick([
      nil, Fill(color: HexColor(red: 1, green: 2, blue: 3)), Fill(color: HexColor(red: 9, green: 9, blue: 9)),
    ])
    node.font =
      node.kind == .text ? pick([nil, TypeStyle(size: 13, weight: 400), TypeStyle(size: 20, weight: 700)]) : nil
    node.cornerRadius = pick([0, 8, 12])
    node.fillsWidth = pick([false, true])
    node.opacity = pick([1, 1, 0.5])
    node.role = pick([nil, nil, .card, .button])
    if !isLeaf {
      for _ in 0..<(1 + random.next() % 4) {
        node.children.append(.random(&random, &left, depth: depth + 1))
      }
    }
    return node
  }
}

extension JSONValue {
  /// A tree in which every node says everything, as docs/figma.md tells how to read `as` and `like`.
  func withoutReferences() -> JSONValue {
    var models: [Double: JSONValue] = [:]
    return resolved(like: nil, &models)
  }

  private func resolved(like model: JSONValue?, _ models: inout [Double: JSONValue]) -> JSONValue {
    guard case .object(let pairs) = self else { return self }
    let model = self["like"]?.number.map { models[$0] ?? .word("missing") } ?? model
    var fields = pairs.filter { !["as", "like", "children"].contains($0.key) && $0.value != .word("null") }
    if case .object(let others) = model {
      let said = Set(pairs.map(\.key))
      fields += others.filter { !said.contains($0.key) && !JSONValue.own.contains($0.key) }
    }
    if let children = self["children"]?.elements {
      let others = model?["children"]?.elements ?? []
      var resolved: [JSONValue] = []
      for (index, child) in children.enumerated() {
        resolved.append(child.resolved(like: index < others.count ? others[index] : nil, &models))
      }
      fields.append(Pair(key: "children", value: .array(resolved)))
    }
    fields.sort { (TreeSchema.place(of: $0.key) ?? 0) < (TreeSchema.place(of: $1.key) ?? 0) }
    let node = JSONValue.object(fields)
    if let number = self["as"]?.number { models[number] = node }
    return node
  }

  /// What a node says for itself, also where it is like another one.
  private static let own: Set<String> = [
    "type", "id", "content", "icon", "props", "repeat", "more", "nodes", "next", "children",
  ]
}
