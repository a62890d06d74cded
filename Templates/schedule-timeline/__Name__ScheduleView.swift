import SwiftUI

/// One entry of the __name_words__ schedule.
struct __Name__ScheduleEntry: Identifiable, Hashable, Sendable {
  let id: String
  let time: Date
  let title: String
  let detail: String
}

/// The entries of a day, one below the other, joined by a line.
struct __Name__ScheduleView: View {
  let entries: [__Name__ScheduleEntry]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(entries) { entry in
          __Name__ScheduleRow(entry: entry, isLast: entry.id == entries.last?.id)
        }
      }
      .padding(16)
    }
  }
}

private struct __Name__ScheduleRow: View {
  let entry: __Name__ScheduleEntry
  let isLast: Bool
  @ScaledMetric private var timeWidth: CGFloat = 64

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text(entry.time, format: .dateTime.hour().minute())
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .frame(width: timeWidth, alignment: .leading)
      connector
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.title)
          .font(.headline)
        Text(entry.detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(.bottom, 24)
    }
    .accessibilityElement(children: .combine)
  }

  private var connector: some View {
    VStack(spacing: 4) {
      Circle()
        .fill(.tint)
        .frame(width: 8, height: 8)
      if !isLast {
        Rectangle()
          .fill(.separator)
          .frame(width: 2)
          .frame(maxHeight: .infinity)
      }
    }
    .padding(.top, 4)
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
