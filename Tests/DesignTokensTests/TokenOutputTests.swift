import DesignTokens
import POSIXSupport
import TestSupport
import Testing

@Suite struct TokenOutputTests {
  @Test(arguments: TokenProfile.allCases)
  func swift(profile: TokenProfile) {
    expectGolden(TokenSet.bundled(profile).swiftText(), "\(profile.rawValue).swift.txt")
  }

  @Test(arguments: TokenProfile.allCases)
  func css(profile: TokenProfile) {
    expectGolden(TokenSet.bundled(profile).cssText(), "\(profile.rawValue).css")
  }

  @Test(arguments: TokenProfile.allCases)
  func svg(profile: TokenProfile) {
    expectGolden(TokenSet.bundled(profile).svgText(), "\(profile.rawValue).svg")
  }

  /// A set of colours that are the same in both appearances needs no kit; a veil keeps its opacity.
  @Test func colorsOfOneAppearance() {
    let veil = ColorToken(
      name: "veil", code: "Color.veil", light: RGBColor(red: 1, green: 2, blue: 3, alpha: 153),
      dark: RGBColor(red: 1, green: 2, blue: 3, alpha: 153), role: .decoration, origin: .app, use: "a < b & c")
    let scale = TokenScale(type: "Space", steps: ["s": 4])
    let set = TokenSet(profile: .tokens, colors: [veil], spacing: scale, radius: scale, motion: [], typography: [])
    let code = set.swiftText()
    #expect(code.contains("static let veil = Color(red: 1 / 255, green: 2 / 255, blue: 3 / 255, opacity: 153 / 255)"))
    #expect(!code.contains("UIKit") && !code.contains("fileprivate init"), "\(code)")
    #expect(set.svgText().contains("fill=\"#010203\" fill-opacity=\"0.6\""))
    #expect(set.svgText().contains("#01020399  a &lt; b &amp; c</text>"))
  }

  /// Type-checks the Swift output and a use of it, once without and once with UIKit.
  @Test(arguments: TokenProfile.allCases, TokenOutputTests.kits)
  func swiftCompiles(profile: TokenProfile, kits: [String]) throws {
    let folder = try TemporaryFolder()
    for module in kits + ["SwiftUI"] {
      let stub = try #require(Stubs.modules[module])
      try compile(["-emit-module", "-module-name", module, "-parse-as-library"], stub, as: module, in: folder)
    }
    let use =
      switch profile {
      case .tokens:
        """
        import SwiftUI
        let distance: CGFloat = PFSpacing.md + PFRadius.lg
        let colors: [Color] = [Color.pfAccent, styled(.pfTextTertiary)]
        let fonts = [PFFont.largeTitle, PFFont.mono], springs = [Springs.snappy]
        """
      case .system:
        """
        import SwiftUI
        func padding(_ values: EnvironmentValues) -> CGFloat { values.theme.spacing.md + values.theme.radius.sm }
        let colors = [AppColors.primary, Color.brandPrimary]
        """
      }
    try folder.write(use, to: "Use.swift")
    try folder.write(TokenSet.bundled(profile).swiftText(), to: "Tokens.swift")
    try expectSuccess(
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", ".", "Tokens.swift",
        "Use.swift",
      ],
      in: folder)
  }

  private static var kits: [[String]] {
    #if canImport(Darwin)
      // Without a stand-in for it, the real AppKit would be found.
      [["UIKit"], ["AppKit"]]
    #else
      [[], ["UIKit"], ["AppKit"]]
    #endif
  }

  private func compile(_ options: [String], _ text: String, as name: String, in folder: TemporaryFolder) throws {
    try folder.write(text, to: "\(name).stub.swift")
    try expectSuccess(options + ["-I", ".", "\(name).stub.swift"], in: folder)
  }

  private func expectSuccess(_ arguments: [String], in folder: TemporaryFolder) throws {
    let run = try ProgramRun("/usr/bin/env", ["swiftc"] + arguments, in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}

/// As much of SwiftUI and the kits as the token files use.
private enum Stubs {
  static let modules = [
    "SwiftUI": """
    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif
    public struct CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
      public init(integerLiteral value: Int) {}
      public init(floatLiteral value: Double) {}
      public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
    }
    public protocol ShapeStyle: Sendable {}
    public func styled<S: ShapeStyle>(_ style: S) -> S { style }
    public struct Color: ShapeStyle {
      public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
      #if canImport(UIKit)
        public init(uiColor: UIColor) {}
      #elseif canImport(AppKit)
        public init(nsColor: NSColor) {}
      #endif
    }
    #if canImport(UIKit)
      extension UIColor { public convenience init(_ color: Color) { self.init { _ in fatalError() } } }
    #elseif canImport(AppKit)
      extension NSColor { public convenience init(_ color: Color) { self.init(name: nil) { _ in fatalError() } } }
    #endif
    public struct Animation: Sendable {
      public static func spring(response: Double, dampingFraction: Double) -> Animation { Animation() }
      public static func snappy(duration: Double) -> Animation { Animation() }
      public static func bouncy(duration: Double) -> Animation { Animation() }
    }
    public struct Font: Sendable {
      public static let largeTitle = Font(), title2 = Font(), headline = Font(), body = Font(), caption = Font()
      public func bold() -> Font { self }
      public func monospaced() -> Font { self }
    }
    public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    public struct EnvironmentValues {
      public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { K.defaultValue } set {} }
    }
    """,
    "UIKit": """
    public enum UIUserInterfaceStyle { case unspecified, light, dark }
    public struct UITraitCollection { public var userInterfaceStyle: UIUserInterfaceStyle }
    public final class UIColor: Sendable {
      public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    }
    """,
    "AppKit": """
    public final class NSAppearance {
      public struct Name: Sendable, Equatable { public static let aqua = Name(), darkAqua = Name() }
      public func bestMatch(from names: [Name]) -> Name? { names.first }
    }
    public final class NSColor: Sendable {
      public init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
    }
    """,
  ]
}
