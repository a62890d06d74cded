import Foundation
import Observation

/// A form that shows the problem of each field: once the user has left the field, and until it is right.
///
/// In the view, bind a text field to `$form.draft[.name]`, call `leave` when the focus leaves it, and focus the field
/// that `submit()` returns.
@MainActor @Observable
__access__ final class __Name__Form {
  __access__ typealias Field = __Name__FormDraft.Field

  __access__ enum Status: Equatable {
    case editing
    case submitting
    /// A message about the whole form; the fields stay as they are.
    case failed(String)
    case submitted
  }

  __access__ var draft = __Name__FormDraft() {
    didSet { noteChange(from: oldValue) }
  }
  __access__ private(set) var status = Status.editing
  /// Fields whose problems are shown: the user has left them, or tried to submit.
  private var visited: Set<Field> = []
  /// What the server refused, until the user changes the field.
  private var refused: [Field: String] = [:]
  /// What the service has accepted; at first, nothing.
  private var accepted = __Name__FormDraft()
  private let service: any __Name__FormService

  __access__ init(service: any __Name__FormService) {
    self.service = service
  }

  /// The problem to show below a field; nil if there is none to show yet.
  __access__ func problem(of field: Field) -> __Name__FormDraft.Problem? {
    if let refusal = refused[field] { return .refused(refusal) }
    return visited.contains(field) ? draft.problem(of: field) : nil
  }

  /// Whether the user would lose something by leaving the form.
  __access__ var isChanged: Bool { draft.trimmed != accepted }

  /// Call when the focus leaves a field; an untouched field shows no problem.
  __access__ func leave(_ field: Field) {
    if !draft[field].isEmpty { visited.insert(field) }
  }

  /// Submits the form, unless it is being submitted already.
  ///
  /// - Returns: the first field with a problem, which should get the focus.
  __access__ func submit() async -> Field? {
    guard status != .submitting, status != .submitted else { return nil }
    visited = Set(Field.allCases)
    if let first = firstProblem { return first }
    let submitted = draft.trimmed
    status = .submitting
    do {
      try await service.submit(submitted)
      accepted = submitted
      // What the user typed in the meantime was not submitted.
      status = isChanged ? .editing : .submitted
      return nil
    } catch let refusal as __Name__Refusal {
      status = .editing
      // A field that was changed in the meantime was not refused.
      refused = refusal.problems.filter { draft.trimmed[$0.key] == submitted[$0.key] }
      return firstProblem
    } catch {
      let isWanted = !(error is CancellationError) && !Task.isCancelled
      status = isWanted ? .failed(error.localizedDescription) : .editing
      return nil
    }
  }

  private var firstProblem: Field? { Field.allCases.first { problem(of: $0) != nil } }

  private func noteChange(from old: __Name__FormDraft) {
    for field in Field.allCases where draft[field] != old[field] { refused[field] = nil }
    switch status {
    case .failed: status = .editing
    case .submitted: status = isChanged ? .editing : .submitted
    case .editing, .submitting: break
    }
  }
}
