// Errors that only say that somebody closed what was shown.

extension Node {
  /// Whether this call throws nothing but that people dismissed or cancelled what it shows, as far as the run tells.
  ///
  /// A function of this file is read. Of one elsewhere that shows something, `sheets.showColors(in: view)`, the error counts that its
  /// type declares, and that has no cases but such as `dismissed`.
  public var throwsOnlyDismissal: Bool {
    guard kind == .call else { return false }
    if let function = calledHere ?? functionOfModel { return function.throwsNothingButDismissal }
    return isOfServiceThatIsDismissed
  }

  private var isOfServiceThatIsDismissed: Bool {
    guard let name, nameWords.first.map(Self.showing.contains) == true, case let project = file.project,
      case let types = project.types(extendedBy: name), !types.isEmpty
    else { return false }
    return project.dismissals.contains { error in
      project.outerTypes(of: error).contains { outer in
        // The method may be that of a protocol of the service.
        types.contains(outer) || project.inherited(by: outer).contains(where: types.contains)
      }
    }
  }

  private static let showing: Set = ["ask", "choose", "confirm", "pick", "present", "prompt", "select", "show"]

  /// Whether all that this function throws or passes on as a failure says so, and it tries nothing but to wait for that.
  private var throwsNothingButDismissal: Bool {
    guard let code else { return false }
    let thrown = code.descendants.compactMap(\.thrownValue)
    return !thrown.isEmpty && thrown.allSatisfy(\.isDismissal)
      && code.descendants(.operator, named: "try").allSatisfy { mark in
        mark.parent?.children.compactMap { $0.chain?.parts.last }.last?.nameHolds("continuation") == true
      }
  }

  /// `problem` of `throw problem`, `continuation.resume(throwing: problem)` and `completion(.failure(problem))`.
  private var thrownValue: Node? {
    if kind == .statement { return isNamed("throw") ? firstChild : nil }
    guard kind == .call else { return nil }
    if isNamed("resume") { return argument("throwing")?.value }
    return isNamed("failure") && flags.contains(.implicit) ? firstUnlabelled?.value : nil
  }

  /// `PickerError.cancelled`, `.dismissedByUser`, `CancellationError()`
  private var isDismissal: Bool {
    guard let parts = chain?.parts, kind == .chain, let last = parts.last else { return false }
    return last.isNamed("CancellationError")
      || parts.dropLast().allSatisfy(\.isCapitalized) && last.name.map(Project.saysClosed) == true
  }
}

extension Project {
  /// Whether the name of an error says that people closed something: `cancelled`, `dismissedByUser`, `userDidCancel`, and not
  /// `couldNotCancel`.
  fileprivate static func saysClosed(_ error: String) -> Bool {
    let said = words(of: error)
    guard failing.isDisjoint(with: said) else { return false }
    return !closed.isDisjoint(with: said)
      || said.last.map(closing.contains) == true && said.dropLast().last.map(people.contains) == true
  }

  private static let closed: Set = ["cancelled", "canceled", "dismissed"]
  private static let closing: Set = ["cancel", "dismiss"]
  private static let people: Set = ["by", "did", "user"]
  private static let failing: Set = [
    "already", "cannot", "cant", "could", "couldnt", "error", "fail", "failed", "failure", "not", "unable",
  ]

  /// The enums of errors of the run all of whose cases say that something was closed.
  fileprivate var dismissals: Set<String> {
    let names = Self.closed.union([
      "userCancelled", "userCanceled", "userDismissed", "cancelledByUser", "canceledByUser", "dismissedByUser",
      "userDidCancel", "userDidDismiss", "didCancel", "didDismiss",
    ])
    return Set(names.flatMap { enums(withCase: $0) }).filter { type in
      kinds(of: type) == ["enum"] && conforms(type, to: "Error", "LocalizedError")
        && cases(of: type).allSatisfy(Self.saysClosed)
    }
  }
}
