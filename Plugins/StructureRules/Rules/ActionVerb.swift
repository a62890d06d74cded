import SwiftKitSDK

/// `dismissCard()` says what happens, `cardDismissal()` that something exists.
///
/// A list of words decides what is a verb, so it is off by default; add to it with a suppression. A verb that names a thing as well
/// is none in front of what is done with that thing: `orderCancellation()`.
struct ActionVerb: Check {
  let id = "action-verb-first"
  let rules = ["architecture-and-data-flow/names/action-verb-first"]
  let severity = Severity.info
  let title = "an action whose name does not begin with a verb"
  let group: CheckGroup? = .style
  let basis: Basis? = .convention
  let literals = ["|func|"].beside(
    "View|", "Screen|", "Page|", "Sheet|", "Row|", "Cell|", "Card|", "Observable|", "ObservableObject|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for method in file.nodes(.function) where method.child(.type) == nil && !method.flags.contains(.static) {
      guard let type = method.parent, !method.hasModifier(keyword: "override"), !isOfDelegate(method),
        !method.hasAttribute("ViewBuilder"), let first = method.nameWords.first,
        case let word = String(first.prefix { $0.isLetter }), !word.isEmpty,
        !Self.verbs.contains(word) || isThingAndDeed(method.nameWords),
        acts(type) || isAction(method),
        !method.isInPreview
      else { continue }
      report(method, "`\(method.name ?? "")` performs an action but reads like a value; begin its name with a verb")
    }
  }

  /// `orderCancellation`, `bookmarkRemoval`, `favoriteToggle`; not `bookFlight`, and not `requestCancellation`, which is asked for.
  private func isThingAndDeed(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return Self.things.contains(first) && Self.deeds.contains(last)
  }

  /// Verbs of the list that are things first, and that nobody does to a deed.
  private static let things: Set = [
    "book", "bookmark", "cache", "favorite", "like", "note", "order", "post", "query", "view", "vote",
  ]
  private static let deeds: Set = [
    "cancellation", "creation", "deletion", "dismissal", "execution", "insertion", "invalidation", "reload", "removal",
    "reset", "submission", "switch", "toggle",
  ]

  /// Whether a control names it as its action: `Button("Stop", action: player.stop)`.
  private func isAction(_ method: Node) -> Bool {
    guard let name = method.name, let type = method.owner?.name else { return false }
    return method.file.nodes(.argument, named: ["action"]).contains { argument in
      guard let parts = argument.firstChild?.chain?.parts, parts.count == 2, parts[1].isNamed(name),
        let model = parts[0].name
      else { return false }
      return parts[0].typeName(of: model) == type
    }
  }

  /// Whether it is a view, or the model of one.
  private func acts(_ type: Node) -> Bool {
    if type.kind == .struct || type.kind == .extension { return type.isView }
    return type.kind == .class && (type.hasAttribute("Observable") || type.conforms(to: "ObservableObject"))
  }

  /// `locationManager(_:didUpdateLocations:)`: frameworks name what they call by the sender.
  private func isOfDelegate(_ method: Node) -> Bool {
    method.children(.parameter).count > 1 && method.parent?.kind == .class
  }

  private static let verbs: Set<String> = Set(
    """
    accept activate add adjust advance allow animate announce append apply archive ask assign assume attach attempt \
    authenticate authorize await back balance become begin bind block book bookmark bring browse build bump buy cache calculate \
    call cancel capture cast catch change check choose clean clear click close coalesce collapse collect come commit compare \
    complete compose compute configure confirm connect consume continue convert copy count create cut cycle deactivate \
    debounce decode decrease decrement deduct delete demote deny derive deselect detach detect did dim disable discard \
    disconnect dismiss display divide donate download downvote drag drain draw drop duplicate edit eject email emit empty enable \
    encode end enqueue ensure enter erase escalate establish evaluate exit expand explain export extend fade fail favorite \
    fetch fill filter find finish fire flip flush focus follow forget format forward gather generate get give go grant group \
    grow guard handle hide highlight hydrate ignore import increase increment indicate inform initialize inject insert \
    inspect install invalidate invite iterate join jump keep launch leave let lift like limit link listen load lock log login \
    logout mail make map mark match measure merge minimize modify mount move mutate mute navigate next note notify nudge observe \
    on open order pair parse paste pause perform persist phone pick pin play poll populate post prefetch preload prepare present \
    preserve press print process promote prompt prune publish pull purchase push put query quit rank rate reach read realign \
    rearrange rebase rebuild recalculate receive recompute record recover redirect redo redraw reduce refetch refresh \
    register reject reload remind remove rename render rent reorder repeat replace replay reply report request reschedule reset \
    resize resolve respond restart restore resume retain retry return reveal revert review rewind roll rotate route run \
    sample save scale scan schedule scroll search seed seek select send set settle setup shake share shift show shrink \
    shuffle sign simulate skip sleep slide snap sort spawn star speak spin split stage start step stop store stream submit \
    subscribe subtract succeed swap swipe switch sync synchronize take tap tear throttle tick toggle track transfer \
    transition translate trigger truncate try turn type unblock undo unfollow unlink unlock unmute unpin unsubscribe update \
    upgrade upload upvote use validate verify vibrate view visit vote wait wake walk warn watch water will wipe withdraw wrap write \
    yield zoom
    """.split { " \n\\".contains($0) }.map(String.init))
}
