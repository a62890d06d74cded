import FigmaImport
import FigmaService
import POSIXSupport
import TestSupport
import Testing

/// The service against a real server on the loopback, which answers well and badly.
@Suite(.serialized, .enabled(if: FakeFigma.canRun, "needs python3 and curl"))
struct FigmaServiceTests {
  private func link(_ key: String = FakeFigma.key) throws -> FigmaLink {
    try FigmaLink("https://www.figma.com/design/\(key)/App?node-id=1-2")
  }

  @Test func aLayerIsFetchedOnceAndKept() throws {
    let server = try FakeFigma()
    let service = try server.service()
    let first = try service.document(try link(), node: nil)
    #expect(first.roots.map(\.id) == ["1:2"])
    #expect(first.roots[0].count == 5)
    _ = try service.document(try link(), node: "1:2")
    #expect(try server.requests() == ["/v1/files/\(FakeFigma.key)/nodes?ids=1%3A2"])
    _ = try service.document(try link(), node: nil, isFresh: true)
    #expect(try server.requests().count == 2)
  }

  @Test func aWholeFile() throws {
    let server = try FakeFigma()
    let document = try server.service().document(try FigmaLink(FakeFigma.key), node: nil)
    #expect(try document.mainScreen().name == "Home")
  }

  /// The children of a layer that is too large come in one request.
  @Test func manyChildrenComeTogether() throws {
    let server = try FakeFigma()
    let document = try server.service().document(try link("large00000000000"), node: "3:1")
    #expect(document.roots.map(\.count) == [15])
    #expect(try server.requests().count == 3)
    #expect(try server.requests().last?.hasSuffix("ids=3%3A2,3%3A3,3%3A4,3%3A5,3%3A6,3%3A7,3%3A8") == true)
  }

  /// Answers are kept by file, layer and version; one that was damaged on disk is fetched again.
  @Test func theCache() throws {
    let server = try FakeFigma()
    let service = try server.service()
    _ = try service.document(try link(), node: nil)
    _ = try service.document(try link(), node: nil, version: "7")
    _ = try service.document(try link(), node: "1:4")
    _ = try service.document(try link(), node: nil, version: "6")
    #expect(try server.requests().count == 3)
    #expect(try server.requests().last?.hasSuffix("&version=6") == true)
    let kept = try server.kept().filter { $0.extension == "json" }
    #expect(kept.count == 3)
    for file in kept { try AtomicFile.write(Array("{\"nodes\":".utf8), to: file) }
    #expect(try service.document(try link(), node: nil).roots.map(\.id) == ["1:2"])
    #expect(try server.requests().count == 4)
    for file in try server.kept() { #expect(!(try FileContents.text(of: file)).contains(FakeFigma.token)) }
  }

  /// Parts of parts end somewhere.
  @Test func whatIsTooLargeOnEveryLevelIsNotFollowedForLong() throws {
    let server = try FakeFigma()
    #expect(throws: FigmaServiceError.tooLarge(node: "1:2111111", message: "")) {
      try server.service().document(try link("deep000000000000"), node: nil)
    }
    #expect(try server.requests().count == 14)
  }

  @Test func whatIsTooLargeComesInParts() throws {
    let server = try FakeFigma()
    let document = try server.service().document(try link("large00000000000"), node: nil)
    #expect(document.roots.map(\.count) == [5])
    #expect(try server.requests().count == 3)
  }

  @Test(arguments: [
    (
      "starter000000000",
      "too many requests to Figma (429); try again in 110 hours, plan 'starter'; https://figma.com/pricing"
    ),
    ("minute0000000000", "too many requests to Figma (429); try again in 61 seconds"),
    ("unsaid0000000000", "too many requests to Figma (429)"),
    (
      "echo000000000000",
      "Figma denied access (403): Invalid token: \(String(repeating: "x", count: 40))…; the token needs the scope file_content:read and access to the file"
    ),
    (
      "bad00000000000000",
      "Figma cannot understand the request (400: Invalid parameter); check the link, --node and --file-version"
    ),
    ("missing000000000", "Figma has no file 'missing000000000' (404); copy the link again, or ask for access"),
    ("trouble000000000", "Figma responded with status 500: Internal"),
    (
      "unknown000000000",
      "Figma does not know the token (401): Token expired; it may have expired: create a new one in Figma's settings and set FIGMA_TOKEN to it"
    ),
    ("truncated0000000", "Figma's response is damaged: it ended early; try again"),
    (
      "html000000000000",
      "Figma's response is damaged: the document is not JSON: line 1, column 1: a value was expected; try again"
    ),
  ])
  func troubles(key: String, sentence: String) throws {
    let server = try FakeFigma()
    let error = #expect(throws: FigmaServiceError.self) { try server.service().document(try link(key), node: nil) }
    #expect(error?.description == sentence)
  }

  @Test func aLayerThatIsNotThere() throws {
    let server = try FakeFigma()
    let document = try server.service().document(try link(), node: "9:9")
    #expect(throws: FigmaError.emptyNode(id: "9:9")) { try document.node("9:9") }
  }

  @Test func tokens() throws {
    let server = try FakeFigma()
    #expect(throws: FigmaServiceError.noToken) { try server.service(token: nil) }
    #expect(throws: FigmaServiceError.denied(message: "Invalid token")) {
      try server.service(token: "wrong").document(try link(), node: nil)
    }
    #expect(throws: FigmaServiceError.badToken) {
      try server.service(token: "a\"\nurl = \"http://elsewhere").document(try link(), node: nil)
    }
  }

  @Test func pictures() throws {
    let server = try FakeFigma()
    #expect(try server.service().screenshot(try link(), node: "1:2") == "https://example.com/p.png")
    #expect(throws: FigmaServiceError.noPicture(node: "1:3")) {
      try server.service().screenshot(try link(), node: "1:3")
    }
  }

  /// The pictures of a screen become a catalog: drawings as vectors, photographs in two sizes; the token goes nowhere else.
  @Test func picturesBecomeACatalog() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    func export(_ further: [String]) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program,
        [
          "figma", "export", "https://www.figma.com/design/pictures00000000000/App?node-id=5-1", "--api-base",
          server.base,
          "--out", folder.path.appending("App").string,
        ] + further,
        environment: ["FIGMA_TOKEN": FakeFigma.token, "XDG_CACHE_HOME": folder.path.appending("cache").string])
    }
    let run = try export([])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("since Figma could not render them: ghost"), "\(run.errors)")
    let catalog = "App/Assets.xcassets/"
    #expect(try folder.read(catalog + "emblem.imageset/emblem.svg") == "<svg>/drawn/5-3.svg")
    #expect(try folder.read(catalog + "emblem.imageset/Contents.json").contains("preserves-vector-representation"))
    func ends(_ name: String, _ end: String) throws -> Bool {
      try FileContents.bytes(of: folder.path.appending(catalog + name)).suffix(end.utf8.count).elementsEqual(end.utf8)
    }
    #expect(try ends("mountain.imageset/mountain@3x.png", "/drawn/5-2.png"))
    #expect(
      try folder.read(catalog + "mountain.imageset/Contents.json") == """
        {
          "images" : [
            { "filename" : "mountain@2x.png", "idiom" : "universal", "scale" : "2x" },
            { "filename" : "mountain@3x.png", "idiom" : "universal", "scale" : "3x" }
          ],
          "info" : { "author" : "swiftkit", "version" : 1 }
        }

        """)
    #expect(try folder.read(catalog + "Contents.json").contains("\"version\" : 1"))
    // The same once more changes nothing; another format is another file, and gives way to nothing without --force.
    #expect(try export([]).exitCode == 0)
    #expect(try export(["--format", "png"]).exitCode == 2)
    #expect(try export(["--format", "png", "--force"]).exitCode == 0)
    #expect(try ends("emblem.imageset/emblem@2x.png", "/drawn/5-3.png"))
    // What Xcode says of a catalog stays.
    try folder.write("{ \"info\" : { \"author\" : \"xcode\" } }", to: catalog + "Contents.json")
    #expect(try export(["--force"]).exitCode == 0)
    #expect(try folder.read(catalog + "Contents.json").contains("xcode"))
    #expect(try export(["--all", "--node", "5:1"]).exitCode == 64)
  }

  /// A page that says that there is no image is none, and one that is too large is refused.
  @Test func whatIsNoPicture() throws {
    let server = try FakeFigma()
    #expect(throws: FigmaServiceError.brokenAnswer(reason: "an image that is not PNG, JPEG or SVG")) {
      try server.service().picture(at: server.base + "/drawn/page.png")
    }
    #expect(throws: FigmaServiceError.endless(limit: 5)) {
      try server.service().picture(at: server.base + "/drawn/1.png", limit: 5)
    }
  }

  /// The image beside a design is no link to a file elsewhere, and no layer's name leads out of the folder.
  @Test func picturesBesideADesign() throws {
    let folder = try TemporaryFolder()
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    try folder.write(png, to: "elsewhere/a.png")
    try folder.write(png, to: "project/design-x/a.png")
    let design =
      #"{"document":{"id":"0:0","name":"D","type":"DOCUMENT","children":[{"id":"0:1","name":"P","type":"CANVAS","children":["#
      + #"{"id":"ID","name":"S","type":"FRAME","absoluteBoundingBox":{"x":0,"y":0,"width":402,"height":874},"children":[]}]}]}}"#
    func told(_ id: String) throws -> String {
      try folder.write(design.replacing("ID", with: id), to: "project/design.json")
      let run = try ProgramRun(
        PackageFolder.program,
        ["figma", "screenshot-url", folder.path.appending("project/design.json").string], environment: [:])
      return run.output + run.errors
    }
    #expect(try told("1:2").contains("no image next to"))
    try folder.write(png, to: "project/design-1-2.png")
    #expect(try told("1:2").contains("design-1-2.png"))
    #expect(try told("x/a").contains("no image next to"))
    #expect(symlink("../elsewhere/a.png", folder.path.appending("project/design.png").string) == 0)
    #expect(try told("x/a").contains("no image next to"))
  }

  /// Only safe addresses are asked for a picture.
  @Test(arguments: ["http://example.com/p.png", "file:///etc/passwd", "https://example.com/\"p", "ftp://example.com/p"])
  func addressesThatAreNotAsked(address: String) throws {
    let server = try FakeFigma()
    #expect(throws: FigmaServiceError.self) { try server.service().picture(at: address) }
  }

  /// Whoever reads from the cache is told how old its answer is.
  @Test func theAgeOfTheCache() throws {
    let server = try FakeFigma()
    let ages = Counter()
    _ = try server.service(fromCache: { ages.add($0) }).document(try link(), node: nil)
    #expect(ages.values.isEmpty)
    _ = try server.service(fromCache: { ages.add($0) }).document(try link(), node: nil)
    #expect(ages.values.count == 1 && (0...600).contains(ages.values[0]), "\(ages.values)")
  }

  /// A key alone is a design too, unless it is the name of a file here.
  @Test func aKeyAlone() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      PackageFolder.program,
      ["figma", "tree", FakeFigma.key, "--node", "1:2", "--api-base", server.base, "--format", "outline"],
      in: folder.path,
      environment: ["FIGMA_TOKEN": FakeFigma.token, "XDG_CACHE_HOME": folder.path.string])
    #expect(run.exitCode == 0 && run.output.contains("Text \"Hello\""), "\(run.errors)")
  }

  @Test func nobodyIsThere() throws {
    let folder = try TemporaryFolder()
    let service = try FigmaService(
      token: "t", base: "http://127.0.0.1:9", cache: folder.path, environment: FakeFigma.environment)
    let error = #expect(throws: FigmaServiceError.self) { try service.document(try link(), node: nil) }
    #expect(error?.description.hasPrefix("Figma could not be reached: ") == true)
  }

  /// The whole program: the token appears in nothing that it prints or keeps.
  @Test func theCommand() throws {
    let server = try FakeFigma()
    let cache = try TemporaryFolder()
    let run = try ProgramRun(
      PackageFolder.program,
      [
        "figma", "tree", "https://www.figma.com/design/\(FakeFigma.key)/App?node-id=1-2", "--api-base", server.base,
        "--format", "outline",
      ],
      environment: ["FIGMA_TOKEN": FakeFigma.token, "XDG_CACHE_HOME": cache.path.string])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("Text \"Hello\""))
    let wrong = try ProgramRun(
      PackageFolder.program,
      ["figma", "tree", "https://www.figma.com/design/missing000000000/App", "--api-base", server.base],
      environment: ["FIGMA_TOKEN": FakeFigma.token, "XDG_CACHE_HOME": cache.path.string])
    #expect(wrong.exitCode == 2)
    #expect(
      wrong.errors == "swiftkit: Figma has no file 'missing000000000' (404); copy the link again, or ask for access\n"
    )
    for text in [run.output, run.errors, wrong.errors] { #expect(!text.contains(FakeFigma.token)) }
    for file in try cache.listing() { #expect(!(try cache.read(file)).contains(FakeFigma.token)) }
  }
}
