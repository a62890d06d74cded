/// A system that a target is built for.
package enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The build setting with the lowest system.
  var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The name of the SDK for devices.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// As the build files of Xcode name systems; a Mac that runs what is for iOS is none of its own.
  init?(filter: String) {
    if filter == "xros" { self = .visionOS } else { self.init(named: filter) }
  }

  init?(named name: some StringProtocol) {
    let name = name.lowercased()
    guard let found = Platform.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
    self = found
  }
}

/// A target of a package or project: what is built from which files, for what.
package struct ProjectTarget: Hashable, Sendable {
  /// Which kind of file declares it.
  package enum Kind: String, Hashable, Sendable {
    case package, playground, xcode, xcodeGen, tuist
  }

  /// A folder whose Swift files belong to the target.
  struct Folder: Hashable, Sendable {
    let path: String
    var excluded: [String] = []
  }

  /// The folders whose Swift files belong to it, relative to the project's root.
  package var sources: [String] { folders.map(\.path) }

  /// A platform and its lowest system, where one is said.
  package struct Support: Hashable, Sendable {
    package let platform: Platform
    package let lowest: Fact<SystemVersion>?
  }

  package let name: String
  package let kind: Kind
  package let source: FactSource
  /// The name that other code imports.
  package var module: String
  package var product = TargetProduct.library
  package var isTest: Bool { product == .tests || product == .uiTests }
  /// Whether it is an app that somebody starts; an extension or a library is none.
  package var isApp: Bool { product == .app }
  /// Whether it is an extension of an app, such as its widgets.
  package var isExtension: Bool { product == .appExtension }

  /// Whether its files can be imported; those of tests may import what is run as well.
  func isImported(byTests: Bool) -> Bool {
    switch product {
    case .library: true
    case .app, .command, .buildTool: byTests
    case .appClip, .appExtension, .watchExtension, .service, .tests, .uiTests: false
    }
  }

  /// Whether it tests by driving the app, so that its files do not import it.
  package var isUITest: Bool { product == .uiTests }
  /// Whether it is run and not imported, as the command of a package.
  package var isExecutable: Bool { product == .command }
  /// Whether it serves a build, as macros and plugins do.
  package var isTool: Bool { product == .buildTool }
  /// The library products of its package that hold it.
  package var products: [String] = []
  /// Whether a library product of its package offers it to other code.
  package var isOffered: Bool { !products.isEmpty }
  /// Whether tests run in the app that they test; without one they can import libraries alone.
  var hasHost = true
  package var platforms: [Support] = []
  /// Whether it is built for Mac Catalyst, too, which counts as iOS.
  package var isForCatalyst = false
  /// The lowest version of Mac Catalyst, where one is said apart from iOS.
  package var lowestCatalyst: Fact<SystemVersion>?
  package var languageMode: Fact<String>?
  package var defaultIsolation: Fact<String>?
  /// Whether Xcode may give names to what its asset catalogs hold: no configuration says otherwise.
  package var hasAssetSymbols = true
  /// Targets and products that it depends on, so that its files may import them.
  package var dependencies: [String] = []
  /// Frameworks that it links without depending on a target; most are those of other projects of a workspace.
  package var links: [String] = []
  var folders: [Folder] = []
  /// Files that it names one by one.
  package internal(set) var files: [String] = []
  /// Files that it builds for some of its systems only, and these.
  var filters: [String: Set<Platform>] = [:]

  /// The target as it builds the file at `path`: for those of its systems that the file is for.
  func narrowed(to path: String) -> ProjectTarget {
    guard let filter = filters[path] else { return self }
    var target = self
    target.platforms.removeAll { !filter.contains($0.platform) }
    return target.platforms.isEmpty ? self : target
  }

  init(name: String, kind: Kind, source: FactSource) {
    self.name = name
    self.kind = kind
    self.source = source
    module = ProjectTarget.identifier(name)
  }

  /// The language mode that a Swift version asks for: `6.2` is mode 6; of the modes only 4.2 has a second number.
  static func languageMode(_ version: Fact<String>) -> Fact<String> {
    Fact(version.value == "4.2" ? version.value : String(version.value.prefix { $0 != "." }), version.source)
  }

  /// Xcode's rule for `PRODUCT_MODULE_NAME`: what is no identifier becomes an underscore.
  static func identifier(_ name: String) -> String {
    var text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    if text.first?.isNumber == true { text = "_" + text.dropFirst() }
    return text
  }
}
