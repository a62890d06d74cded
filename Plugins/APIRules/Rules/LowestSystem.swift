import APIFacts
import SwiftKitSDK

/// A system that a file is built for, and the oldest version of it.
struct LowestSystem {
  let platform: APIPlatform
  let version: Double
  /// Whether no project file says so: then a Mac's app may be meant, whose settings give the iOS of the same year.
  let isAssumed: Bool

  /// Those that the project files say, else the iOS of the settings.
  static func all(of file: SourceFile) -> [LowestSystem] {
    let said = APIPlatform.allCases.compactMap { platform in
      file.settings.systems[platform.name].map { LowestSystem(platform: platform, version: $0, isAssumed: false) }
    }
    let own =
      said.isEmpty ? [LowestSystem(platform: .iOS, version: file.settings.deploymentTarget, isAssumed: true)] : said
    let isApp = file.nodes(.struct).contains { $0.conforms(to: "App") }
    return own.filter { system in
      let first = isApp ? system.platform.firstWithApp : system.platform.firstWithSwiftUI
      return !system.isForeign(in: file) && system.version >= first
    }
  }

  /// Whether the file lies in the folder of another system, or imports what only another one has.
  private func isForeign(in file: SourceFile) -> Bool {
    let folders = Set(file.path.split(separator: "/").dropLast().map(String.init))
    let named = APIPlatform.allCases.filter { folders.contains($0.name) }
    if !named.isEmpty, !named.contains(platform) { return true }
    if platform != .macOS, file.imports("AppKit") || file.imports("Cocoa") { return !file.imports("UIKit") }
    if platform != .watchOS, file.imports("WatchKit") { return true }
    return platform == .macOS && file.imports("UIKit") && !file.imports("AppKit")
  }

  /// The first version of this system that has one of `facts`; nil where that is not known of all of them.
  func first(of facts: [APIFact]) -> Double? {
    let versions = facts.map { fact in
      let own = fact.availability(platform).since.flatMap(Double.init)
      guard isAssumed else { return own }
      let mac = fact.availability(.macOS).since.flatMap(Double.init).map { $0 < 26 ? $0.rounded(.down) + 3 : $0 }
      return own.map { min($0, mac ?? $0) }
    }
    return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
  }

  /// Whether code runs only where this system has that version, or not on this system at all.
  func isGuarded(_ node: Node, since version: Double) -> Bool {
    node.isAvailable(since: version, on: platform.name) || node.isLeftOut(on: platform.name)
      || isAssumed && ["macOS", "watchOS", "tvOS", "visionOS"].contains { node.isCompiled(for: $0) }
  }
}

extension APIPlatform {
  /// An older system is that of another part of the project: a file that imports SwiftUI is not built for it.
  fileprivate var firstWithSwiftUI: Double {
    switch self {
    case .iOS, .tvOS: 13
    case .macOS: 10.15
    case .watchOS: 6
    case .visionOS: 1
    }
  }

  /// The same for a file that has an `App`.
  fileprivate var firstWithApp: Double {
    switch self {
    case .iOS, .tvOS: 14
    case .macOS: 11
    case .watchOS: 7
    case .visionOS: 1
    }
  }
}

extension Double {
  /// `16`, `16.4`.
  var asVersion: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
