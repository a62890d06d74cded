/// One Swift file with the view of a screen, and what a person should know of it.
package struct GeneratedScreen: Sendable {
  /// UpperCamelCase, without the suffix View.
  package let name: String
  package let code: String
  /// What was uncertain, and what has to be done by hand.
  package let notes: [String]
  /// The pictures that have to be exported: asset name and layer.
  package let assets: [Asset]

  package struct Asset: Hashable, Sendable {
    package let name: String
    package let layer: String
    /// Whether it is drawn with shapes, and so as sharp at every size.
    package let isDrawing: Bool

    package init(name: String, layer: String, isDrawing: Bool) {
      (self.name, self.layer, self.isDrawing) = (name, layer, isDrawing)
    }
  }

  /// The version of iOS whose API is written where nobody says a lower one.
  package static let newestSystem = 26

  /// `{name}View.swift`.
  package var fileName: String { "\(name)View.swift" }

  /// Writes the view of `tree`; the same tree gives the same bytes.
  ///
  /// - Parameters:
  ///   - name: the name of the screen; nil takes the layer's.
  ///   - isPart: whether the file is one of several, so that its colours are nobody else's.
  ///   - distances: whose distances the code has.
  ///   - iOS: the lowest version of the system that the code is for: nothing newer is written.
  package init(
    of tree: SlimTree, name: String? = nil, isPart: Bool = false, distances: DesignDistances = .design,
    iOS: Int = newestSystem
  ) {
    let wanted = GeneratedScreen.name(of: tree, wanted: name)
    var writer = ScreenWriter(tree: tree, name: wanted, isPart: isPart, distances: distances, iOS: iOS)
    writer.draft()
    self.init(by: &writer)
  }

  /// What `writer` has drafted.
  ///
  /// - Parameter signatures: the types of what is handed to views of other files.
  init(by writer: inout ScreenWriter, signatures: [String: [String: String]] = [:]) {
    name = writer.name
    code = writer.file(signatures: signatures)
    notes = GeneratedScreen.shown(writer.notes)
    assets = writer.assets
  }

  /// What the view of a screen is called: as somebody wants, or as its layer, or by its title.
  static func name(of tree: SlimTree, wanted name: String? = nil) -> String {
    let own = ScreenTitle.isGeneric(tree.name) ? ScreenTitle.words(of: tree) ?? tree.name : tree.name
    let isName =
      name?.first?.isUppercase == true && name?.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } == true
    var wanted = isName ? name ?? own : SwiftWords.typeName(name ?? own, fallback: "Screen")
    for suffix in ["View", "Screen"] where wanted.hasSuffix(suffix) && wanted.count > suffix.count {
      wanted = String(wanted.dropLast(suffix.count))
    }
    return wanted + (GeneratedScreen.systemTypes.contains(wanted + "View") ? "Screen" : "")
  }

  /// Each note once, and not more than a person reads.
  private static func shown(_ notes: [String]) -> [String] {
    var known: Set<String> = []
    let unique = notes.filter { known.insert($0).inserted }
    guard unique.count > mostNotes else { return unique }
    return unique.prefix(mostNotes) + ["and \(unique.count - mostNotes) more like this"]
  }

  private static let mostNotes = 24

  // A view of this name would hide one of SwiftUI's.
  private static let systemTypes: Set<String> = [
    "ScrollView", "TabView", "NavigationView", "TimelineView", "ProgressView", "GroupView", "AnyView", "EmptyView",
    "TupleView", "ModifiedContentView", "ContentUnavailableView", "ControlGroupView", "ColorView", "GeometryView",
  ]
}
