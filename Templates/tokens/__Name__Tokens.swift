import SwiftUI

//% if profile == tokens
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension Color {
//% for color in colors
  /// #__color_light__ in light, #__color_dark__ in dark.
  static let __name____color_Name__ = Color(light: 0x__color_light__, dark: 0x__color_dark__)
//% end
}

extension ShapeStyle where Self == Color {
//% for color in colors
  static var __name____color_Name__: Color { Color.__name____color_Name__ }
//% end
}

/// Distances.
enum __Name__Spacing {
//% if spacing
//% for step in spacing
  static let __step_name__: CGFloat = __step_points__
//% end
//% else
  static let xs: CGFloat = 4
  static let sm: CGFloat = 8
  static let md: CGFloat = 12
  static let lg: CGFloat = 16
  static let xl: CGFloat = 24
  static let xxl: CGFloat = 32
//% end
}

/// Corner radii.
enum __Name__Radius {
//% if radius
//% for step in radius
  static let __step_name__: CGFloat = __step_points__
//% end
//% else
  static let sm: CGFloat = 8
  static let md: CGFloat = 12
  static let lg: CGFloat = 16
//% end
}

/// Animations for interactive elements.
enum __Name__Motion {
//% if motion
//% for step in motion
  static let __step_name__ = Animation.spring(response: __step_seconds__, dampingFraction: 0.7)
//% end
//% else
  static let snappy = Animation.spring(response: 0.3, dampingFraction: 0.7)
  static let gentle = Animation.spring(response: 0.4, dampingFraction: 0.7)
//% end
}

extension Color {
  /// A colour that follows the appearance; on systems without one, the dark colour.
  fileprivate init(light: UInt32, dark: UInt32) {
    #if canImport(UIKit) && !os(watchOS)
      self.init(
        uiColor: UIColor { traits in
          UIColor(Color(rgb: traits.userInterfaceStyle == .light ? light : dark))
        })
    #elseif canImport(AppKit)
      self.init(
        nsColor: NSColor(name: nil) { appearance in
          let isLight = appearance.bestMatch(from: [.aqua, .darkAqua]) == .aqua
          return NSColor(Color(rgb: isLight ? light : dark))
        })
    #else
      self.init(rgb: dark)
    #endif
  }

  private init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}
//% else
/// Sizes and animations, passed down through the environment; the colours are the system's.
struct __Name__Theme: Sendable {
  var spacing = Spacing()
  var radius = Radius()
  var motion = Motion()

  struct Spacing: Sendable {
//% if spacing
//% for step in spacing
    var __step_name__: CGFloat = __step_points__
//% end
//% else
    var xs: CGFloat = 4
    var sm: CGFloat = 8
    var md: CGFloat = 16
    var lg: CGFloat = 24
    var xl: CGFloat = 32
//% end
  }

  struct Radius: Sendable {
//% if radius
//% for step in radius
    var __step_name__: CGFloat = __step_points__
//% end
//% else
    var sm: CGFloat = 8
    var md: CGFloat = 16
    var lg: CGFloat = 24
//% end
  }

  struct Motion: Sendable {
//% if motion
//% for step in motion
    var __step_name__ = Animation.snappy(duration: __step_seconds__)
//% end
//% else
    var quick = Animation.snappy(duration: 0.2)
    var standard = Animation.snappy(duration: 0.35)
//% end
  }
}

private struct __Name__ThemeKey: EnvironmentKey {
  static let defaultValue = __Name__Theme()
}

extension EnvironmentValues {
  var __name__Theme: __Name__Theme {
    get { self[__Name__ThemeKey.self] }
    set { self[__Name__ThemeKey.self] = newValue }
  }
}
//% end
