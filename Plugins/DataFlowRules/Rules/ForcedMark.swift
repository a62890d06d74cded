import SwiftKitSDK

/// A `!`, `try!` or `as!` that may crash.
///
/// Not in tests, samples, mocks and previews, in build manifests or private functions that nothing calls, nor where the value is there
/// by all that is known, which `SureValue` and `ForcedCast` say, or where a comment says why. The same property counts once a file,
/// the same value or cast once a function. Files of UIKit or AppKit alone are left to whoever checks those.
struct ForcedMark {
  let node: Node
  let message: String
  /// Whether it is known that the value comes from outside, or may go.
  let isOfOutside: Bool

  static let literals = ["|!", ")!", "]!", "}!", ">!", "?!", "!!", "`!", "\"!", "'!"]

  static func all(in file: SourceFile) -> [ForcedMark] {
    if file.isOfTests || isOfKits(file) || isOfOthers(file) { return [] }
    let isLintHere = file.root.contains(bytesOf: "swiftlint:disable")
    let isLoud = { (mark: Node) in
      !(mark.isInPreview || isOfSample(mark) || isNeverRun(mark) || isLintHere && isAccepted(mark) || isExplained(mark))
    }
    return unwraps(in: file, where: isLoud) + tries(in: file, where: isLoud) + casts(in: file, where: isLoud)
  }

  private static func unwraps(in file: SourceFile, where isLoud: (Node) -> Bool) -> [ForcedMark] {
    var known: Set<String> = []
    return file.nodes(.force).filter(isLoud).compactMap { mark in
      guard let chain = mark.chain, case let value = SureValue(chain, before: mark), !value.isSure,
        // One line of a review is enough for what is unwrapped all over a file.
        value.isMadeAnew
          || known.insert(value.isCalled ? mark.inItsMember(value.value, of: chain.node) : value.value).inserted
      else { return nil }
      return ForcedMark(
        node: mark,
        message: "a force unwrap crashes when the value is missing; use `guard`, `??` or optional chaining",
        isOfOutside: value.isFromOutside)
    }
  }

  private static func tries(in file: SourceFile, where isLoud: (Node) -> Bool) -> [ForcedMark] {
    file.nodes(.operator, named: ["try!"]).filter(isLoud).compactMap { mark in
      guard let parts = mark.parent?.children, !parts.contains(where: SureParts.cannotThrow) else { return nil }
      return ForcedMark(
        node: mark, message: "`try!` crashes on every error; handle it or rethrow it",
        isOfOutside: parts.contains(where: SureValue.readsOutside))
    }
  }

  private static func casts(in file: SourceFile, where isLoud: (Node) -> Bool) -> [ForcedMark] {
    var known: Set<String> = []
    let asked = AskedCasts(in: file)
    return file.nodes(.operator, named: ["as!"]).filter { isLoud($0) && !SureParts.isSureCast($0) }.compactMap { mark in
      let cast = ForcedCast(mark)
      // What holds the first time holds the next time.
      if let cast,
        cast.isSure(by: asked) || !known.insert(mark.inItsMember(cast.text, of: cast.value)).inserted
      {
        return nil
      }
      return ForcedMark(
        node: mark, message: "`as!` crashes if the type is different; use `as?`",
        isOfOutside: (cast?.value).map(SureValue.isUntyped) == true)
    }
  }

  /// The marks with one cast a statement, the first: who reads that line sees the others.
  static func withOneCastAStatement(_ marks: [ForcedMark]) -> [ForcedMark] {
    var seen: Set<Node> = []
    return marks.filter { !$0.node.isNamed("as!") || seen.insert($0.node.statementAround).inserted }
  }
}

extension Node {
  /// The text as that of the function or property around this, so that another one may hold the same.
  ///
  /// The element of another loop or closure is another one, whatever its name.
  fileprivate func inItsMember(_ text: String, of value: Node) -> String {
    let holder = value.chain?.root.name.flatMap(giver(of:))
    return "\((holder ?? enclosingMember)?.range.lowerBound ?? 0) \(text)"
  }

  /// The loop or closure around this, the nearest one, that gives its element that name.
  private func giver(of name: String) -> Node? {
    ancestors.prefix { ![.function, .initializer, .accessor].contains($0.kind) }.first { around in
      switch around.kind {
      case .for:
        around.children(.variable).contains { element in
          element.isNamed(name) || element.descendants.contains { $0.kind == .variable && $0.isNamed(name) }
        }
      case .closure:
        // What a closure takes stands before its statements, of which there may be many.
        name.hasPrefix("$")
          || around.children.prefix { [.attribute, .capture, .parameter].contains($0.kind) }.contains {
            $0.kind == .parameter && $0.isNamed(name)
          }
      default: false
      }
    }
  }

  /// The statement that this is part of, in the innermost block around it.
  fileprivate var statementAround: Node {
    let blocks: [Kind] = [.body, .closure, .branch, .switchCase, .accessor, .file]
    return ([self] + ancestors).first { $0.parent.map { blocks.contains($0.kind) } ?? true } ?? self
  }
}

extension ForcedMark {
  /// Outlets, cells and windows of the older kits come unwrapped or cast, and no view of SwiftUI is in sight.
  private static func isOfKits(_ file: SourceFile) -> Bool {
    !file.imports("SwiftUI") && ["UIKit", "AppKit", "Cocoa", "WatchKit"].contains(where: file.imports)
  }

  /// What a tool wrote or came from elsewhere is not mended here, and samples and scripts had better stop at once.
  private static func isOfOthers(_ file: SourceFile) -> Bool {
    // A wrong manifest had better stop the build.
    if file.imports("ProjectDescription") || file.imports("PackageDescription") { return true }
    let path = file.path.lowercased()
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[$0...]) } ?? path
    return folders.contains(where: path.contains(bytesOf:)) || path.hasPrefix("scripts/")
      || samples.contains(where: name.contains(bytesOf:))
  }

  private static let folders = [
    ".generated.swift", "generated/", "vendor/", "vendored/", "thirdparty/", "third-party/", "flatbuffers/",
    "external/", "externals/", "pods/",
    "preview content/", "/scripts/",
  ]
  private static func allows(_ line: Substring, _ place: String) -> Bool {
    line.contains("swiftlint:disable:\(place)") && line.contains("force")
  }

  private static let samples = [
    "sampledata", "samples", "datageneration", "fixture", "seeddata", "dangerfile", "testdata", "mock", "stub",
    "demodata",
    "previewdata", "previewsample", "previewhelper", "previews.swift",
  ]

  /// Whether a comment on its line or the one above says why it cannot be missing: `// Set in viewDidLoad, so never nil.`
  private static func isExplained(_ mark: Node) -> Bool {
    let (file, range) = (mark.file, mark.range)
    let before = file.source(max(0, range.lowerBound - 400)..<range.lowerBound)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let behind = file.source(range.upperBound..<min(range.upperBound + 400, file.root.range.upperBound))
    var comments = before.dropLast().suffix(1).map { $0.drop(while: \.isWhitespace) }.filter { $0.hasPrefix("//") }
    let rest = behind.prefix { $0 != "\n" }
    if let start = rest.firstRange(of: "//")?.lowerBound { comments.append(rest[start...]) }
    return comments.contains { comment in
      let words = comment.lowercased()
      return reasons.contains(where: words.contains(bytesOf:))
        || facts.contains(where: words.contains(bytesOf:)) && doubts.isDisjoint(with: words.split { !$0.isLetter })
    }
  }

  private static let reasons = [
    "unwrap", "force", "safe ", "never ", "always ", "guarantee", "cannot be nil", "can't be nil",
  ]
  private static let facts = ["is non-nil", "is not nil", "is not empty"]
  /// The words of a comment that asks for something or speaks of one case: `// TODO: the case that the list is not empty`.
  private static let doubts: Set<Substring> = [
    "case", "check", "ensure", "fixme", "if", "mark", "may", "might", "sure", "todo", "unless", "when", "whether",
  ]

  /// Whether it makes a sample: `static let sampleItem`, `func mockUser()`, `enum Samples`.
  private static func isOfSample(_ mark: Node) -> Bool {
    if mark.chain?.root.nameWords.first.map(sampleWords.contains) == true { return true }
    return mark.ancestors.contains { node in
      guard [.variable, .function, .struct, .class, .enum].contains(node.kind), case let words = node.nameWords else {
        return false
      }
      return words == ["preview"] || words.last == "samples" || words.first.map(sampleWords.contains) == true
    }
  }

  /// Whether nothing in its file names the private function that it stands in.
  private static func isNeverRun(_ mark: Node) -> Bool {
    guard let function = mark.enclosingMember, function.kind == .function, function.isPrivate,
      // Interface Builder and Objective-C call it by a name that no code shows, and `formatter(price)` names no function at all.
      function.child(.attribute) == nil, let name = function.name, name != "callAsFunction"
    else { return false }
    return (mark.file.nodes(.call, named: [name]) + mark.file.nodes(.member, named: [name]))
      .allSatisfy { $0.isInside(function) }
  }

  private static let sampleWords: Set = ["sample", "samples", "mock", "mocks", "stub", "fake", "dummy", "test"]

  /// Whether the author told SwiftLint that this crash is meant: `// swiftlint:disable:this force_unwrapping`.
  private static func isAccepted(_ mark: Node) -> Bool {
    let file = mark.file
    let before = file.source(0..<mark.range.lowerBound).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = file.source(mark.range.upperBound..<file.root.range.upperBound).prefix { $0 != "\n" }
    let above = before.dropLast()
    return allows(rest[...], "this") || above.last.map { allows($0, "next") } == true
      || above.contains { $0.contains("swiftlint:disable force") }
  }
}
