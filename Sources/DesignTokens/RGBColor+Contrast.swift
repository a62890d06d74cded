#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The contrast that WCAG 2 asks of text at level AA.
package enum ContrastNeed: Double, CaseIterable, Sendable {
  /// Text below 24 px, or below 18.66 px in bold.
  case text = 4.5
  /// Larger text, symbols and the outlines of controls.
  case largeText = 3
}

extension RGBColor {
  /// The relative luminance of WCAG 2, from 0 for black to 1 for white; alpha is ignored.
  package var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2 between this colour as text and `background`, from 1 to 21.
  ///
  /// Translucent text is seen through to the background. A translucent background may lie on anything, so the worse of
  /// black and white below it counts.
  package func contrast(on background: RGBColor) -> Double {
    if background.isOpaque { return ratio(over(background).luminance, background.luminance) }
    return min(contrast(on: background.over(.white)), contrast(on: background.over(.black)))
  }

  /// The colour nearest to this one on the way to white or black that has the contrast `ratio` on an opaque `background`.
  ///
  /// It goes away from the background, and the other way only when that side does not reach; nil when neither does.
  package func adjusted(toContrast ratio: Double, on background: RGBColor) -> RGBColor? {
    let goals: [RGBColor] = luminance >= background.luminance ? [.white, .black] : [.black, .white]
    for goal in goals {
      for step in 0...255 {
        let candidate = goal.mixed(into: self, share: Double(step) / 255)
        if candidate.contrast(on: background) >= ratio { return candidate }
      }
    }
    return nil
  }

  private func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

/// The light that a channel of 0...255 stands for, from 0 to 1: the transfer function of sRGB undone.
func linear(_ channel: UInt8) -> Double {
  let value = Double(channel) / 255
  return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
