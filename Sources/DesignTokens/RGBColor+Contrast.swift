#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension RGBColor {
  /// The relative luminance of WCAG 2, from 0 for black to 1 for white; alpha is ignored.
  package var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of this colour as text with `background`.
  ///
  /// Translucent text is seen through to the background. A translucent background may lie on anything, so the worse of
  /// black and white below it counts.
  package func contrast(on background: RGBColor) -> ContrastRatio {
    if background.isOpaque { return ContrastRatio(over(background).luminance, background.luminance) }
    return min(contrast(on: background.over(.white)), contrast(on: background.over(.black)))
  }

  /// The first opaque colour on the way from this one to white or black that meets `need` on an opaque `background`.
  ///
  /// It goes away from the background, and the other way only when that side does not reach.
  package func adjusted(toMeet need: ContrastRatio.Need, on background: RGBColor) -> RGBColor {
    let goals: [RGBColor] = luminance >= background.luminance ? [.white, .black] : [.black, .white]
    for goal in goals {
      for step in 0...255 {
        let candidate = goal.mixed(into: self, share: Double(step) / 255)
        if candidate.contrast(on: background).meets(need) { return candidate }
      }
    }
    // Black or white always has at least 4.58:1, so a loop has returned.
    return goals[0]
  }
}

/// The light that a channel of 0...255 stands for, from 0 to 1: the transfer function of sRGB undone.
func linear(_ channel: UInt8) -> Double {
  let value = Double(channel) / 255
  return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
