import ByteText
import RuleModel

/// The words that the reader knows, and what each can do to the text it stands in.
///
/// The lists are general English and SwiftUI vocabulary: a word belongs here when it does its work in any document.
enum Lexicon {
  /// What a word can be; many words are several things.
  struct Traits: OptionSet {
    let rawValue: UInt32

    /// Orders, at the beginning of a clause: "Use ...".
    static let verb = Traits(rawValue: 1)
    /// A verb that is as often a noun: it orders only before a word that begins an object.
    static let noun = Traits(rawValue: 2)
    /// Begins the object of a verb, or the manner of doing it.
    static let object = Traits(rawValue: 4)
    /// Begins a condition, after whose comma an order may follow.
    static let condition = Traits(rawValue: 8)
    /// Gives a rule a way out: "except".
    static let exception = Traits(rawValue: 16)
    /// Makes the "should" behind it part of a description: "items that should ...".
    static let relative = Traits(rawValue: 32)
    /// Shows that the word before was a noun.
    static let afterNoun = Traits(rawValue: 64)
    /// A verb that orders even with a colon behind it: "Use: `.background`".
    static let beforeList = Traits(rawValue: 128)
    /// Names behind it say where or when, not what.
    static let place = Traits(rawValue: 256)
    /// States a strength, some only in the right company.
    static let cue = Traits(rawValue: 512)
    /// In a title: what follows is wrong, asked for, or explained.
    static let forbidding = Traits(rawValue: 1024)
    static let requiring = Traits(rawValue: 2048)
    static let explaining = Traits(rawValue: 4096)
    /// Links two clauses, so that a clause begins behind it.
    static let link = Traits(rawValue: 8192)
    /// Prescribes without a verb, in the right company: "one action per screen".
    static let prescriber = Traits(rawValue: 16384)
    /// Gives the names behind it another part: "instead of".
    static let turning = Traits(rawValue: 32768)
    /// Speaks of the work with documents and skills, not of what is built.
    static let work = Traits(rawValue: 65536)
    /// Speaks of software that is built.
    static let software = Traits(rawValue: 131072)
    /// A verb for what whoever works with a document does: "ask", "summarize".
    static let inquiring = Traits(rawValue: 262144)
  }

  struct Entry {
    var traits: Traits = []
    /// The strength that the word states wherever it stands.
    var strength: Strength?
    /// The part of an interface that the word speaks of.
    var context: String?
  }

  static subscript(_ word: String) -> Entry? { table[word] }

  /// What is known of each word. A loop over words takes it once: on Linux every look at a global calls into the runtime.
  static let table: [String: Entry] = {
    var table: [String: Entry] = [:]
    for (traits, words) in traits {
      for word in split(words) { table[word, default: Entry()].traits.insert(traits) }
    }
    for (strength, words) in strengths {
      for word in split(words) {
        table[word, default: Entry()].strength = strength
        table[word, default: Entry()].traits.insert(.cue)
      }
    }
    for (context, words) in contexts {
      for word in split(words) { table[word, default: Entry()].context = context }
    }
    return table
  }()

  private static func split(_ words: String) -> [String] {
    words.utf8.split(whereSeparator: Ascii.isSpace).map { String(Substring($0)) }
  }

  private static let strengths: [(Strength, String)] = [
    (.must, "mandatory required minimum maximum ensure"),
    (.prefer, "prefer preferred preferably recommended ideally"),
    (.avoid, "sparingly rare rarely discouraged"),
    (.may, "may might could optional optionally consider"),
  ]

  private static let traits: [(Traits, String)] = [
    (.verb, verbs), (.noun, nouns), (.object, objects), (.condition, conditions), (.place, places),
    (.exception, "except unless"), (.relative, "that which who why it"),
    (.afterNoun, "is are was of has have does matches rule rules shows"),
    (.beforeList, "use add apply check include extract remember keep set"), (.prescriber, "per for goes belongs"),
    (.link, "and but or just then also please so"),
    (
      .cue,
      "never don't dont do no must shall mustn't always avoid should shouldn't rather doubt helps most only least idea avoided"
    ),
    (.turning, "never don't avoid not without instead rather over e.g i.e when if unless except"),
    (.forbidding, forbidding), (.requiring, requiring), (.explaining, explaining),
    (.work, work), (.software, software), (.inquiring, inquiring),
  ]

  private static let conditions = """
    if when for before after unless on in with where once whenever under while to
    """

  private static let places = """
    on in inside outsidein around under for when if unless as between where at
    """

  private static let objects = """
    a all an and any both by dynamic each every for from how if in it its no on one only or that the them this to
    up what when whether which with your
    """

  private static let verbs = """
    abstract account activate add adopt align allow animate annotate append apply ask assign attach audit base
    batch begin bind break build cache call cancel cap capture change check choose clamp clip combine compare
    compose compute confirm consolidate convert copy create crossfade debounce decide declare default defer define
    delete derive describe design detect disable distinguish document draw embed emit enable end enforce ensure
    escape establish exclude expand explain explicitly expose extend extract fall favor favour fetch fill find fix
    follow format generate get give group guard handle hardcode have hide identify ignore implement import include
    increase infer inherit inject inline insert inspect install interpret introduce invoke isolate keep label
    launch leave let limit link list load localize lock log look lower maintain make map mark match measure merge
    migrate mind minimize mirror model modify monitor move name nest normalize note observe offer omit open
    optimize order organize override pad pair parse pass pick place plan precompute prefix prepare present preserve
    prevent profile propagate provide publish push put raise read rebuild record reduce refactor register reject
    release rely remember remove rename render reorder repeat replace reproduce request require reserve reset
    resolve respect restore restrict retain retry return reuse reverse review round run scale schedule scope select
    separate serve set share ship shorten show simplify size skip snap specify split stack start state stick stop
    store structure style support surface surgically swap switch sync target tell test throttle throw tint toggle
    track translate treat trigger trim truncate try turn type update use utilize validate verify wait warn watch
    work wrap write
    adapt adjust assert associate await commit construct customize demonstrate dismiss drop duplicate eliminate
    encapsulate encode exercise focus gate hoist identify instantiate investigate minimise optimise persist perform
    pin produce query regenerate resize resume rethink rewrite route sanitize save send simulate sort spawn subscribe
    suppress transform unify unsubscribe upgrade
    """

  private static let nouns = """
    document end label layout link list load lock log model name note order pad plan profile record release review
    scale schedule scope set share stack start state stop store style support surface switch target throttle track
    trigger type update watch work default return change check color
    commit drop exercise focus gate pin query route sort upgrade
    """

  private static let forbidding = """
    mistake mistakes pitfall pitfalls anti antipattern antipatterns avoid don't dont donts don'ts never wrong bad
    incorrect forbidden prohibited smells
    """

  private static let explaining = """
    why problem cause causes reason reasons happens mechanism challenge challenges overview reference references
    caveat caveats tip tips note notes background purpose introduction meaning glossary sources links example
    examples summary types fields rationale symptom symptoms impact benefit benefits tradeoff tradeoffs
    """

  private static let requiring = """
    rule rules do dos correct solution fix must checklist checklists requirement requirements mandate mandates
    required standard standards guideline guidelines tactics hygiene steps policy policies convention conventions
    naming constraints always practices verify ensure critical
    """

  private static let contexts: [(String, String)] = [
    (
      "toolbar",
      """
      toolbar toolbars toolbaritem toolbaritemgroup toolbarspacer bar bars topbartrailing topbarleading bottombar
      titlebar
      """
    ),
    (
      "button",
      """
      button buttons cta ctas buttonstyle fab fabs tap taps tappable
      """
    ),
    (
      "sheet",
      """
      sheet sheets modal modals detent detents presentationdetents presentationbackground fullscreencover popover
      """
    ),
    (
      "list",
      """
      list lists row rows cell cells foreach lazyvstack
      """
    ),
    (
      "navigation",
      """
      navigation navigationstack navigationlink navigationsplitview navigationtitle navigationview back chevron
      drill
      """
    ),
    (
      "tab bar",
      """
      tab tabs tabview tabbarminimizebehavior tabviewbottomaccessory
      """
    ),
    (
      "search",
      """
      search searchable
      """
    ),
    (
      "scroll",
      """
      scroll scrolling scrollview scrollviews scrolltransition scrolledgeeffectstyle safeareainset
      """
    ),
    (
      "card",
      """
      card cards
      """
    ),
    (
      "animation",
      """
      animation animations animate animated motion spring springs transition transitions entrance exit stagger
      withanimation matchedgeometryeffect keyframeanimator morph morphing
      """
    ),
    (
      "gesture",
      """
      gesture gestures swipe drag dragging draggesture haptic haptics sensoryfeedback
      """
    ),
    (
      "glass",
      """
      glass glasseffect glasseffectcontainer glasseffectid glassprominent translucent transparency
      ultrathinmaterial material
      """
    ),
    (
      "text",
      """
      text typography font fonts type headline caption
      """
    ),
    (
      "icon",
      """
      icon icons symbol symbols systemname
      """
    ),
    (
      "image",
      """
      image images photo photos asyncimage
      """
    ),
    (
      "color",
      """
      color colors colour colours palette tint accent hex dark contrast
      """
    ),
    (
      "spacing",
      """
      spacing padding whitespace margin margins gap
      """
    ),
    (
      "accessibility",
      """
      accessibility voiceover accessibilitylabel accessibilityreducemotion accessibilityreducetransparency
      """
    ),
    (
      "preview",
      """
      preview previews
      """
    ),
    (
      "state",
      """
      state viewmodel viewmodels observable observableobject viewstate binding
      """
    ),
    (
      "timeline",
      """
      timeline timelines schedule
      """
    ),
  ]
}
