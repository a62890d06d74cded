import Foundation
import Observation

/// A form that says what is wrong with each field, when it helps: not while the user first types, and no
/// longer than it is true.
///
/// In the view, bind a text to `$form.draft[.name]`, call `leave` when the focus moves on, and set the focus to what
/// `submit()` gives back.
@MainActor @Observable
final class __Name__Form {
  typealias Field = __Name__Draft.Field

  enum Status: Equatable {
    case editing
    case submitting
    /// A sentence about the whole; the fields stay as they are.
    case failed(String)
    case submitted
  }

  var draft = __Name__Draft() {
    didSet { noteChange(from: oldValue) }
  }
  private(set) var status = Status.editing
  /// Fields whose problems are shown: the user has left them, or tried to submit.
  private var visited: Set<Field> = []
  /// What the server said, until the field is changed.
  private var refused: [Field: String] = [:]
  private let service: any __Name__FormService

  init(service: any __Name__FormService) {
    self.service = service
  }

  /// What to write below a field, and to read out with it; nil where there is nothing to say.
  func problem(of field: Field) -> __Name__Draft.Problem? {
    if let refusal = refused[field] { return .refused(refusal) }
    return visited.contains(field) ? draft.problem(of: field) : nil
  }

  /// Whether something would be lost by leaving the form.
  var isChanged: Bool { status != .submitted && draft.trimmed != __Name__Draft() }

  /// Call when the focus leaves a field; an untouched field shows no problem.
  func leave(_ field: Field) {
    if !draft[field].isEmpty { visited.insert(field) }
  }

  /// Hands the form in, once at a time.
  ///
  /// - Returns: the first field with a problem, where the focus belongs.
  func submit() async -> Field? {
    guard status != .submitting, status != .submitted else { return nil }
    visited = Set(Field.allCases)
    if let first = firstProblem { return first }
    let submitted = draft.trimmed
    status = .submitting
    do {
      try await service.submit(submitted)
      status = .submitted
      return nil
    } catch let refusal as __Name__Refusal {
      status = .editing
      // A field that was changed meanwhile is not the one that was refused.
      refused = refusal.problems.filter { draft.trimmed[$0.key] == submitted[$0.key] }
      return firstProblem
    } catch {
      let isWanted = !(error is CancellationError) && !Task.isCancelled
      status = isWanted ? .failed(error.localizedDescription) : .editing
      return nil
    }
  }

  private var firstProblem: Field? { Field.allCases.first { problem(of: $0) != nil } }

  private func noteChange(from old: __Name__Draft) {
    for field in Field.allCases where draft[field] != old[field] { refused[field] = nil }
    if case .failed = status { status = .editing }
  }
}
