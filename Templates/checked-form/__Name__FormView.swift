import SwiftUI

//% if ios == 16
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

//% end
/// The __Name_title__ form: its fields with their problems, and a button that submits it.
__access__ struct __Name__FormView: View {
//% if ios == 16
  @StateObject private var form: __Name__Form
//% else
  @State private var form: __Name__Form
//% end
  @FocusState private var focus: __Name__Form.Field?
  private let onSubmitted: @MainActor () -> Void

  /// - Parameter onSubmitted: called when the service has accepted the form, such as to close it.
  __access__ init(
    service: any __Name__FormService, onSubmitted: @escaping @MainActor () -> Void = {}
  ) {
//% if ios == 16
    _form = StateObject(wrappedValue: __Name__Form(service: service))
//% else
    _form = State(initialValue: __Name__Form(service: service))
//% end
    self.onSubmitted = onSubmitted
  }

  __access__ var body: some View {
    Form {
      Section {
        ForEach(__Name__Form.Field.allCases, id: \.self) { field in
          row(field)
        }
      }
      Section {
        status
        Button("Submit") { submit() }
          .disabled(!canSubmit)
      }
    }
    .formStyle(.grouped)
    .navigationTitle("__Name_title__")
//% if ios == 16
    .onChange(of: focus) { [focus] _ in
      // What the closure has captured is the field that the focus leaves.
      if let focus { form.leave(focus) }
    }
//% else
    .onChange(of: focus) { old, _ in
      if let old { form.leave(old) }
    }
//% end
  }

  private func row(_ field: __Name__Form.Field) -> some View {
    VStack(alignment: .leading) {
      LabeledContent(name(of: field)) {
        TextField(name(of: field), text: $form.draft[field])
          .multilineTextAlignment(.trailing)
          .labelsHidden()
          .focused($focus, equals: field)
          .submitLabel(field == __Name__Form.Field.allCases.last ? .done : .next)
          .onSubmit { focus(after: field) }
          .accessibilityHint(problem(of: field) ?? "")
      }
      if let problem = problem(of: field) {
        Label(problem, systemImage: "exclamationmark.circle")
          .font(.footnote)
      }
    }
  }

  @ViewBuilder private var status: some View {
    switch form.status {
    case .editing:
      EmptyView()
    case .submitting:
      ProgressView("Submitting")
    case .failed(let message):
      Label(message, systemImage: "exclamationmark.triangle")
    case .submitted:
      Label("Submitted", systemImage: "checkmark.circle")
    }
  }

  private var canSubmit: Bool { form.status != .submitting && form.status != .submitted }

  private func submit() {
    guard canSubmit else { return }
    Task {
      let first = await form.submit()
      if let first {
        focus = first
        announce(problem(of: first))
      } else if case .failed(let message) = form.status {
        announce(message)
      } else if form.status == .submitted {
        announce(String(localized: "Submitted"))
        onSubmitted()
      }
    }
  }

  /// Says to people who listen what has appeared on the screen.
  private func announce(_ text: String?) {
//% if ios == 16
    if let text { post(text) }
  }

  private func post(_ announcement: String) {
    #if canImport(UIKit) && !os(watchOS)
      UIAccessibility.post(notification: .announcement, argument: announcement)
    #elseif canImport(AppKit)
      NSAccessibility.post(
        element: NSApplication.shared, notification: .announcementRequested,
        userInfo: [
          .announcement: announcement, .priority: NSAccessibilityPriorityLevel.high.rawValue,
        ])
    #endif
  }
//% else
    if let text { AccessibilityNotification.Announcement(text).post() }
  }
//% end

  /// Goes on to the next field, and submits the form after the last.
  private func focus(after field: __Name__Form.Field) {
    let next = __Name__Form.Field.allCases.drop { $0 != field }.dropFirst().first
    if let next { focus = next } else { submit() }
  }

  private func name(of field: __Name__Form.Field) -> String {
    switch field {
//% for field in fields
    case .__field_name__: String(localized: "__field_Name_title__")
//% end
    }
  }

  private func problem(of field: __Name__Form.Field) -> String? {
    switch form.problem(of: field) {
    case nil: nil
    case .missing: String(localized: "This must not be empty.")
    case .refused(let reason): reason
    }
  }
}

#if DEBUG
  /// Answers after a moment, or refuses the form.
  private struct __Name__FormPreviewService: __Name__FormService {
    var refusal: __Name__Refusal?

    func submit(_ draft: __Name__FormDraft) async throws {
      try await Task.sleep(for: .seconds(1))
      if let refusal { throw refusal }
    }
  }

  #Preview("__Name_title__") {
    NavigationStack {
      __Name__FormView(service: __Name__FormPreviewService())
    }
  }

  #Preview("Refused") {
    NavigationStack {
      __Name__FormView(
        service: __Name__FormPreviewService(
//% for field in fields
//% if field_first
          refusal: __Name__Refusal(problems: [.__field_name__: "This is not accepted."])))
//% end
//% end
    }
  }
#endif
