/// Where in an interface a rule applies, read from its words and from the headings above it.
enum Contexts {
  /// The contexts of a piece, in the order of the first word that calls for each.
  static func read(_ words: Words, _ interfaces: [String], sections: [Words]) -> [String] {
    var found: [String] = []
    func add(_ word: String) {
      if let context = table[word], !found.contains(context) { found.append(context) }
    }
    for word in words.all where word.code == nil { add(word.text) }
    for name in interfaces { add(name.lowercased()) }
    for section in sections { for word in section.all { add(word.text) } }
    return found
  }

  private static let groups: [(context: String, words: String)] = [
    (
      "toolbar",
      "toolbar toolbars toolbaritem toolbaritemgroup toolbarspacer bar bars topbartrailing topbarleading bottombar titlebar"
    ),
    ("button", "button buttons cta ctas buttonstyle fab fabs tap taps tappable"),
    (
      "sheet",
      "sheet sheets modal modals detent detents presentationdetents presentationbackground fullscreencover popover"
    ),
    ("list", "list lists row rows cell cells foreach lazyvstack"),
    (
      "navigation",
      "navigation navigationstack navigationlink navigationsplitview navigationtitle navigationview back chevron drill"
    ),
    ("tab bar", "tab tabs tabview tabbarminimizebehavior tabviewbottomaccessory"),
    ("search", "search searchable"),
    ("scroll", "scroll scrolling scrollview scrollviews scrolltransition scrolledgeeffectstyle safeareainset"),
    ("card", "card cards"),
    (
      "animation",
      "animation animations animate animated motion spring springs transition transitions entrance exit stagger "
        + "withanimation matchedgeometryeffect keyframeanimator morph morphing"
    ),
    ("gesture", "gesture gestures swipe drag dragging draggesture haptic haptics sensoryfeedback"),
    (
      "glass",
      "glass glasseffect glasseffectcontainer glasseffectid glassprominent translucent transparency ultrathinmaterial material"
    ),
    ("text", "text typography font fonts type headline caption"),
    ("icon", "icon icons symbol symbols systemname"),
    ("image", "image images photo photos asyncimage"),
    ("color", "color colors colour colours palette tint accent hex dark contrast"),
    ("spacing", "spacing padding whitespace margin margins gap"),
    (
      "accessibility",
      "accessibility voiceover accessibilitylabel accessibilityreducemotion accessibilityreducetransparency"
    ),
    ("preview", "preview previews"),
    ("state", "state viewmodel viewmodels observable observableobject viewstate binding"),
    ("timeline", "timeline timelines schedule"),
  ]

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for group in groups {
      for word in group.words.split(separator: " ") { table[String(word)] = group.context }
    }
    return table
  }()
}
