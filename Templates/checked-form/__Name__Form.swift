//% if ios == 16
import Combine
import Foundation
//% else
import Foundation
import Observation
//% end

/// A form that shows the problem of each field: once the user has left the field, and until it is right.
///
/// `__Name__FormView` binds its text fields to `draft`, calls `leave` when the focus leaves one, and focuses the field
/// that `submit()` returns.
//% if ios == 16
@MainActor
__access__ final class __Name__Form: ObservableObject {
//% else
@MainActor @Observable
__access__ final class __Name__Form {
//% end
  __access__ typealias Field = __Name__FormDraft.Field

  __access__ enum Status: Equatable {
    case editing
    case submitting
    /// A message about the whole form; the fields stay as they are.
    case failed(String)
    case submitted
  }

//% if ios == 16
  @Published __access__ var draft = __Name__FormDraft() {
//% else
  __access__ var draft = __Name__FormDraft() {
//% end
    didSet { if draft != oldValue { noteChange(from: oldValue) } }
  }
//% if ios == 16
  @Published __access__ private(set) var status = Status.editing
  /// Fields whose problems are shown: the user has left them, or tried to submit.
  @Published private var visited: Set<Field> = []
  /// What the server refused, until the user changes the field or submits the form again.
  @Published private var refused: [Field: String] = [:]
  /// What the service has accepted; at first, nothing.
  @Published private var accepted: __Name__FormDraft?
//% else
  __access__ private(set) var status = Status.editing
  /// Fields whose problems are shown: the user has left them, or tried to submit.
  private var visited: Set<Field> = []
  /// What the server refused, until the user changes the field or submits the form again.
  private var refused: [Field: String] = [:]
  /// What the service has accepted; at first, nothing.
  private var accepted: __Name__FormDraft?
//% end
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
  __access__ var isChanged: Bool { draft.trimmed != accepted ?? __Name__FormDraft() }

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
    // Only the server knows whether it would refuse this again: its reason may have been another field.
    if let first = Field.allCases.first(where: { draft.problem(of: $0) != nil }) { return first }
    let submitted = draft.trimmed
    refused = [:]
    status = .submitting
    do {
      try await service.submit(submitted)
      accepted = submitted
      // What the user typed in the meantime was not submitted.
      status = isChanged ? .editing : .submitted
      return nil
    } catch let refusal as __Name__Refusal {
      // A field that was changed in the meantime was not refused.
      refused = refusal.problems.filter { draft.trimmed[$0.key] == submitted[$0.key] }
      let first = Field.allCases.first { problem(of: $0) != nil }
      status = first == nil ? .failed(refusal.localizedDescription) : .editing
      return first
    } catch {
      let isWanted = !(error is CancellationError) && !Task.isCancelled
      status = isWanted ? .failed(error.localizedDescription) : .editing
      return nil
    }
  }

  private func noteChange(from old: __Name__FormDraft) {
    for field in Field.allCases where draft[field] != old[field] { refused[field] = nil }
    guard status != .submitting else { return }
    // What was accepted need not be submitted again.
    status = draft.trimmed == accepted ? .submitted : .editing
  }
}
