/// A text style of the system with a weight: what stands for a font size, so that text grows with the reader's setting.
package struct TypeStyle: Hashable, Sendable {
  package enum Style: String, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    /// Its size at the standard setting, in points.
    package var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The height of one of its lines at the standard setting, in points.
    package var lineHeight: Double {
      switch self {
      case .largeTitle: 41
      case .title: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption: 16
      case .caption2: 13
      }
    }
  }

  package enum Weight: String, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight nearest to a number; SF Pro's numbers are not multiples of 100.
    init(_ number: Double) {
      self =
        switch number {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<880: .heavy
        default: .black
        }
    }
  }

  package var style: Style
  /// Nil where it is the style's own.
  package var weight: Weight?
  package var isItalic = false

  /// The style nearest to a size; between two, the larger.
  package init(size: Double, weight number: Double, isItalic: Bool = false) {
    let weight = Weight(number)
    var best = Style.body
    for style in Style.allCases where style != .headline {
      let distance = abs(style.size - size)
      let least = abs(best.size - size)
      if distance < least || (distance == least && style.size > best.size) { best = style }
    }
    if best == .body, number >= 600 || weight == .semibold {
      self.style = .headline
      self.weight = weight == .semibold ? nil : weight
    } else {
      style = best
      self.weight = weight == .regular ? nil : weight
    }
    self.isItalic = isItalic
  }

  /// As the slim tree writes it: `body`, `title2.bold`.
  package var description: String {
    style.rawValue + (weight.map { ".\($0.rawValue)" } ?? "") + (isItalic ? ".italic" : "")
  }
}
