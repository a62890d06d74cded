/// The modifier that is about what a word of `name` is about, for names that are like none: `shadow` for `makeShadowDeep`.
func modifier(aboutWordsOf name: String) -> String? {
  let words = name.camelCaseWords
  return meanings.first { words.contains($0.word) }?.modifier
}

/// The words that tell most come first.
private let meanings: [(word: String, modifier: String)] = [
  ("glass", "glassEffect"), ("shadow", "shadow"), ("accessibility", "accessibilityLabel"), ("keyboard", "toolbar"),
  ("badge", "badge"), ("refresh", "refreshable"), ("search", "searchable"), ("placeholder", "searchable"),
  ("sheet", "sheet"), ("modal", "sheet"), ("dialog", "confirmationDialog"), ("alert", "alert"), ("popup", "popover"),
  ("swipe", "gesture"), ("pan", "gesture"), ("pinch", "gesture"), ("drag", "gesture"), ("hover", "onHover"),
  ("tap", "onTapGesture"), ("click", "onTapGesture"), ("touch", "onTapGesture"), ("press", "onLongPressGesture"),
  ("blur", "blur"), ("corner", "clipShape"), ("corners", "clipShape"), ("radius", "clipShape"),
  ("rounded", "clipShape"), ("border", "border"), ("outline", "border"), ("padding", "padding"),
  ("margin", "padding"), ("inset", "padding"), ("insets", "padding"), ("spacing", "padding"), ("gap", "padding"),
  ("rotate", "rotationEffect"), ("rotation", "rotationEffect"), ("scale", "scaleEffect"), ("zoom", "scaleEffect"),
  ("animation", "animation"), ("animate", "animation"), ("animated", "animation"), ("transition", "transition"),
  ("opacity", "opacity"), ("alpha", "opacity"), ("fade", "opacity"), ("visible", "hidden"), ("hide", "hidden"),
  ("tint", "tint"), ("font", "font"), ("typography", "font"), ("bold", "bold"), ("lines", "lineLimit"),
  ("truncate", "truncationMode"), ("ellipsis", "truncationMode"), ("overflow", "truncationMode"),
  ("background", "background"), ("toolbar", "toolbar"), ("navigation", "navigationTitle"), ("nav", "navigationTitle"),
  ("title", "navigationTitle"), ("tab", "tabItem"), ("haptic", "sensoryFeedback"), ("vibration", "sensoryFeedback"),
  ("alignment", "frame"), ("align", "frame"), ("width", "frame"), ("height", "frame"), ("size", "frame"),
  ("color", "foregroundStyle"), ("colour", "foregroundStyle"), ("appear", "onAppear"), ("load", "task"),
  ("disappear", "onDisappear"), ("dismiss", "onDisappear"), ("change", "onChange"), ("scroll", "scrollPosition"),
  ("separator", "listRowSeparator"), ("row", "listRowBackground"), ("image", "resizable"),
]
