import SwiftUI

/// One entry of the __name_words__ schedule.
__access__ struct __Name__ScheduleEntry: Identifiable, Hashable, Sendable {
  __access__ let id: String
  __access__ let time: Date
  __access__ let title: String
  __access__ let detail: String
//% if access == public

  public init(id: String, time: Date, title: String, detail: String) {
    self.id = id
    self.time = time
    self.title = title
    self.detail = detail
  }
//% end
}

/// The entries of a day, one below the other, joined by a line.
__access__ struct __Name__ScheduleView: View {
  let entries: [__Name__ScheduleEntry]
//% if access == public

  public init(entries: [__Name__ScheduleEntry]) {
    self.entries = entries
  }
//% end

  __access__ var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(entries) { entry in
          __Name__ScheduleRow(entry: entry, isLast: entry.id == entries.last?.id)
        }
      }
      .padding(__tokens_spacing16__)
    }
  }
}

private struct __Name__ScheduleRow: View {
  let entry: __Name__ScheduleEntry
  let isLast: Bool
  @ScaledMetric private var timeWidth: CGFloat = 64

  var body: some View {
    HStack(alignment: .top, spacing: __tokens_spacing12__) {
      Text(entry.time, format: .dateTime.hour().minute())
        .font(.subheadline)
        .foregroundStyle(__tokens_secondaryText__)
        .frame(width: timeWidth, alignment: .leading)
      connector
      VStack(alignment: .leading, spacing: __tokens_spacing4__) {
        Text(entry.title)
          .font(.headline)
        Text(entry.detail)
          .font(.subheadline)
          .foregroundStyle(__tokens_secondaryText__)
      }
      .padding(.bottom, __tokens_spacing24__)
    }
    .accessibilityElement(children: .combine)
  }

  private var connector: some View {
    VStack(spacing: __tokens_spacing4__) {
      Circle()
        .fill(.tint)
        .frame(width: 8, height: 8)
      if !isLast {
        Rectangle()
//% if ios == 16
          .fill(.quaternary)
//% else
          .fill(.separator)
//% end
          .frame(width: 2)
          .frame(maxHeight: .infinity)
      }
    }
    .padding(.top, __tokens_spacing4__)
    .accessibilityHidden(true)
  }
}

#Preview("__Name_title__ schedule") {
  let morning = Date(timeIntervalSinceReferenceDate: 800_002_800)
  let noon = morning.addingTimeInterval(9_000)
  let afternoon = morning.addingTimeInterval(18_000)
  __Name__ScheduleView(entries: [
    __Name__ScheduleEntry(id: "1", time: morning, title: "Stand-up", detail: "Ten minutes"),
    __Name__ScheduleEntry(id: "2", time: noon, title: "Review", detail: "The new onboarding"),
    __Name__ScheduleEntry(id: "3", time: afternoon, title: "Focus time", detail: "No meetings"),
  ])
}
