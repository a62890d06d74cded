import SwiftKitSDK

/// `dismissCard()` says what happens, `cardDismissal()` that something exists.
///
/// A list of words decides what is a verb, so it is off by default; add to it with a suppression.
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
    for method in file.nodes(.function) where !method.isInPreview && !method.flags.contains(.static) {
      guard let type = method.parent, acts(type), !method.hasModifier(keyword: "override"), !isOfDelegate(method),
        method.child(.type) == nil, !method.hasAttribute("ViewBuilder"), let first = method.nameWords.first
      else { continue }
      let word = String(first.prefix { $0.isLetter })
      guard !word.isEmpty, !Self.verbs.contains(word) else { continue }
      report(method, "`\(method.name ?? "")` performs an action; begin its name with a verb")
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
    accept activate add adjust advance allow animate announce append apply archive ask assign attach authenticate authorize \
    back begin bind block bookmark bring browse build buy calculate call cancel capture cast change check choose clean \
    clear click close collapse collect come commit compare complete compose compute configure confirm connect continue convert \
    copy count create cycle cut deactivate decrease decrement deduct delete deny deselect detach did dim disable discard \
    disconnect dismiss display divide donate download downvote drag draw drop duplicate edit eject empty enable end enter erase evaluate \
    exit expand export extend fade favorite fetch filter find finish fire flip focus follow format forward generate get give \
    go grant group grow handle hide highlight import increase increment initialize insert install invalidate invite join \
    jump keep launch leave let lift like limit link listen load lock log login logout make mark match measure merge \
    minimize modify mount move mute navigate next notify observe on open order paste pause perform persist pick pin play \
    post prefetch prepare present preload press print process promote prompt publish pull purchase push put query quit \
    rate reach read rearrange rebuild receive recompute record redo redraw reduce refetch refresh register reject reload \
    remind remove rename render reorder repeat replace reply report request reschedule reset resize resolve respond \
    restart restore resume retry return reveal revert review rewind rotate route run save scale scan schedule scroll search \
    seek select send set setup share shake show shrink shuffle sign simulate skip sleep slide sort speak spin split start \
    step stop store stream submit subscribe subtract swap swipe switch sync synchronize take tap tear tick toggle track \
    transfer transition translate trigger try turn type unblock undo unfollow unlink unlock unmute unpin unsubscribe update \
    upgrade upload upvote use validate verify view visit vote wait wake warn watch will wipe withdraw write zoom
    """.split { " \n\\".contains($0) }.map(String.init))
}
