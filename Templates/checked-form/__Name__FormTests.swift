import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Name_title__ form", .timeLimit(.minutes(1)))
struct __Name__FormTests {
  private typealias Field = __Name__FormDraft.Field

  private let service = Recording__Name__FormService()
  private let form: __Name__Form
  private let first: Field
  private let last: Field

  init() throws {
    form = __Name__Form(service: service)
    first = try #require(Field.allCases.first)
    last = try #require(Field.allCases.last)
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  /// Texts that your rules accept, and others that they accept: keep them in step with `problem(of:)`.
  private func samples(_ field: Field) -> (text: String, other: String) {
    switch field {
//% for field in fields
    case .__field_name__: ("Good", "Better")
//% end
    }
  }

  private func text(_ field: Field) -> String { samples(field).text }

  private func other(_ field: Field) -> String { samples(field).other }

  private func filled(around: String = "") -> __Name__FormDraft {
    var draft = __Name__FormDraft()
    for field in Field.allCases { draft[field] = around + text(field) + around }
    return draft
  }

  @Test("The samples of these tests keep the rules")
  func samplesAreValid() {
    #expect(Field.allCases.allSatisfy { filled().problem(of: $0) == nil })
    var draft = filled()
    for field in Field.allCases { draft[field] = other(field) }
    #expect(Field.allCases.allSatisfy { draft.problem(of: $0) == nil })
  }

  /// Submits the form, and answers as the service.
  private func submit(_ answer: Result<Void, any Error>, call: Int = 0) async -> Field? {
    async let result = form.submit()
    await service.submissions.waitForCalls(call + 1)
    service.submissions.answer(answer, toCall: call)
    return await result
  }

  @Test("No problem is shown before the user has typed and left")
  func untouched() {
    #expect(Field.allCases.allSatisfy { form.problem(of: $0) == nil })
    form.leave(first)
    #expect(form.problem(of: first) == nil)
    form.draft[first] = " "
    #expect(form.problem(of: first) == nil)
    form.leave(first)
    #expect(form.problem(of: first) == .missing)
  }

  @Test("A problem disappears when the field is right, and returns with the mistake")
  func correction() {
    form.draft[first] = " "
    form.leave(first)
    form.draft[first] = text(first)
    #expect(form.problem(of: first) == nil)
    form.draft[first] = ""
    #expect(form.problem(of: first) != nil)
  }

  @Test("An incomplete form does not reach the service, and the focus goes to the first problem")
  func incomplete() async {
    #expect(await form.submit() == first)
    #expect(service.submissions.calls.isEmpty)
    #expect(Field.allCases.allSatisfy { form.problem(of: $0) != nil })
    form.draft = filled()
    form.draft[last] = ""
    #expect(await form.submit() == last)
    #expect(service.submissions.calls.isEmpty)
  }

  @Test("Texts are submitted without spaces around them")
  func success() async {
    form.draft = filled(around: "  ")
    #expect(form.isChanged)
    #expect(await submit(.success(())) == nil)
    #expect(form.status == .submitted)
    #expect(!form.isChanged)
    #expect(service.submissions.calls == [filled()])
  }

  @Test("A second tap does not submit twice")
  func doubleTap() async {
    form.draft = filled()
    async let result = form.submit()
    await service.submissions.waitForCalls(1)
    #expect(form.status == .submitting)
    #expect(await form.submit() == nil)
    service.submissions.answer(.success(()), toCall: 0)
    _ = await result
    #expect(await form.submit() == nil)
    #expect(service.submissions.calls.count == 1)
  }

  @Test("A refusal is shown at its field, until the field is changed")
  func refusal() async {
    form.draft = filled()
    let refusal = __Name__Refusal(problems: [last: "Not this one."])
    #expect(await submit(.failure(refusal)) == last)
    #expect(form.problem(of: last) == .refused("Not this one."))
    #expect(form.status == .editing)
    form.draft[last] = other(last)
    #expect(form.problem(of: last) == nil)
    #expect(await submit(.success(()), call: 1) == nil)
    #expect(service.submissions.calls.count == 2)
    #expect(service.submissions.calls.last?[last] == other(last))
  }

  @Test("A field that was changed during the request is not refused")
  func changedMeanwhile() async {
    form.draft = filled()
    async let result = form.submit()
    await service.submissions.waitForCalls(1)
    form.draft[last] = other(last)
    let refusal = __Name__Refusal(problems: [last: "Not this one."])
    service.submissions.answer(.failure(refusal), toCall: 0)
    #expect(await result == nil)
    #expect(form.problem(of: last) == nil)
    #expect(form.status == .failed(refusal.localizedDescription))
  }

  @Test("A refusal that concerns no field is shown for the whole form")
  func refusalOfTheWhole() async {
    form.draft = filled()
    let refusal = __Name__Refusal(problems: [:])
    #expect(await submit(.failure(refusal)) == nil)
    #expect(form.status == .failed(refusal.localizedDescription))
  }

  @Test("What was refused can be submitted again, since another field may have been the reason")
  func refusedAgain() async {
    form.draft = filled()
    let refusal = __Name__Refusal(problems: [last: "Not this one."])
    #expect(await submit(.failure(refusal)) == last)
    #expect(await submit(.success(()), call: 1) == nil)
    #expect(form.problem(of: last) == nil)
    #expect(form.status == .submitted)
  }

  @Test("What is typed during a request that succeeds is not lost, and can be submitted")
  func changedDuringSuccess() async {
    form.draft = filled()
    async let result = form.submit()
    await service.submissions.waitForCalls(1)
    form.draft[last] = other(last)
    service.submissions.answer(.success(()), toCall: 0)
    #expect(await result == nil)
    #expect(form.status == .editing && form.isChanged)
    #expect(await submit(.success(()), call: 1) == nil)
    #expect(form.status == .submitted && !form.isChanged)
    #expect(service.submissions.calls.last?[last] == other(last))
  }

  @Test("A submitted form can be changed and submitted again")
  func changedAfterwards() async {
    form.draft = filled()
    #expect(await submit(.success(())) == nil)
    form.draft[last] = other(last)
    #expect(form.status == .editing && form.isChanged)
    #expect(await submit(.success(()), call: 1) == nil)
    #expect(service.submissions.calls.count == 2)
  }

  @Test("What was accepted is not submitted again when it is typed again")
  func changedBack() async {
    form.draft = filled()
    #expect(await submit(.success(())) == nil)
    form.draft[last] = other(last)
    form.draft[last] = text(last)
    #expect(form.status == .submitted && !form.isChanged)
  }

  @Test("A failure keeps the texts, and trying again submits them again")
  func failure() async {
    form.draft = filled()
    #expect(await submit(.failure(Offline())) == nil)
    #expect(form.status == .failed("You are offline."))
    #expect(form.draft == filled())
    #expect(await submit(.success(()), call: 1) == nil)
    #expect(form.status == .submitted)
    #expect(service.submissions.calls == [filled(), filled()])
  }

  @Test("A failure disappears when the user types")
  func writingOn() async {
    form.draft = filled()
    _ = await submit(.failure(Offline()))
    form.draft[first] = text(first)
    #expect(form.status == .failed("You are offline."))
    form.draft[first] = other(first)
    #expect(form.status == .editing)
  }

  @Test("Leaving the form while it is submitted is not a failure")
  func cancellation() async {
    form.draft = filled()
    let leaving = Task { await form.submit() }
    await service.submissions.waitForCalls(1)
    leaving.cancel()
    _ = await leaving.value
    #expect(form.status == .editing)
  }
}
