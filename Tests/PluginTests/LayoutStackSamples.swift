import SwiftKitSDK

@testable import LayoutRules

extension RuleSample {
  /// Stacks, cards, frames, shapes and scrolling.
  static let stacksAndCards = [
    RuleSample(
      check: IndicatorFrame(),
      bad: [
        """
        HStack {
          Text("Public")
          1️⃣if on { Image(systemName: "checkmark.circle.fill") } else { Circle().frame(width: 22, height: 22) }
        }
        """,
        "HStack(spacing: 12) { 1️⃣if isLoading { ProgressView() } else { Image(systemName: \"checkmark\") }; Text(\"a\") }",
      ],
      good: [
        """
        HStack {
          Text("Public")
          Group { if on { Image(systemName: "checkmark.circle.fill") } else { Circle().stroke(.tertiary) } }.frame(width: 22, height: 22)
        }
        """,
        "HStack { if on { Image(systemName: \"a\").frame(width: 22, height: 22) } else { Circle().frame(width: 22, height: 22) } }",
      ]),
    RuleSample(
      check: CardBorder(),
      bad: [
        "struct PlanCard: View { var body: some View { Text(\"Pro\").padding(16).1️⃣border(Color.gray) } }",
        "VStack { Text(\"a\") }.background(.background).clipShape(RoundedRectangle(cornerRadius: 12)).1️⃣overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1))",
      ],
      good: [
        "struct PlanCard: View { var body: some View { Text(\"Pro\").padding(16).background(.background, in: .rect(cornerRadius: 20)).shadow(radius: 4) } }",
        "VStack { Text(\"a\") }.background(.background).clipShape(RoundedRectangle(cornerRadius: 12)).overlay(RoundedRectangle(cornerRadius: 12).stroke(isSelected ? .blue : .clear))",
      ]),
    RuleSample(
      check: CardMetrics(),
      bad: [
        """
        struct PlanCard: View {
          var body: some View { VStack { Text("Pro") }.padding(1️⃣8).background(.background).clipShape(RoundedRectangle(cornerRadius: 20)) }
        }
        """,
        """
        struct PlanCard: View {
          var body: some View { VStack { Text("Pro") }.padding(16).background(.background).clipShape(RoundedRectangle(cornerRadius: 1️⃣6)) }
        }
        """,
      ],
      good: [
        """
        struct PlanCard: View {
          var body: some View { VStack { Text("Pro") }.padding(16).background(.background).clipShape(RoundedRectangle(cornerRadius: 20)) }
        }
        """
      ]),
    RuleSample(
      check: SafeAreaContent(),
      bad: [
        "VStack { Text(\"Title\") }.1️⃣ignoresSafeArea()",
        "ScrollView { Card() }.padding().1️⃣ignoresSafeArea(edges: .bottom)",
      ],
      good: [
        "VStack { Text(\"Title\") }.background { Color(uiColor: .systemBackground).ignoresSafeArea() }",
        "Color.blue.ignoresSafeArea()",
      ]),
    RuleSample(
      check: DividerGrouping(),
      bad: [
        "VStack(spacing: 16) { Text(\"A\"); 1️⃣Divider(); Text(\"B\") }",
        "VStack { ForEach(rows) { row in Row(row); 1️⃣Divider().padding(.leading, 16) } }",
      ],
      good: [
        "VStack(spacing: 32) { Text(\"A\"); Text(\"B\") }",
        "VStack(spacing: 0) { Row(); Divider(); Row() }.clipShape(.rect(cornerRadius: 12))",
      ]),
    RuleSample(
      check: RepresentableUpdate(),
      bad: [
        """
        struct Wrap<Content: View>: NSViewRepresentable {
          let content: Content
          func makeNSView(context: Context) -> NSHostingView<Content> { NSHostingView(rootView: content) }
          func 1️⃣updateNSView(_ v: NSHostingView<Content>, context: Context) {}
        }
        """,
        """
        struct Wrap<Content: View>: UIViewControllerRepresentable {
          @ViewBuilder var content: () -> Content
          func makeUIViewController(context: Context) -> UIHostingController<Content> { UIHostingController(rootView: content()) }
          func 1️⃣updateUIViewController(_ c: UIHostingController<Content>, context: Context) {
            // nothing to do
          }
        }
        """,
      ],
      good: [
        """
        struct Wrap<Content: View>: NSViewRepresentable {
          let content: Content
          func makeNSView(context: Context) -> NSHostingView<Content> { NSHostingView(rootView: content) }
          func updateNSView(_ v: NSHostingView<Content>, context: Context) { v.rootView = content }
        }
        """,
        """
        struct MapBox: UIViewRepresentable {
          let span: Double
          func makeUIView(context: Context) -> MKMapView { MKMapView() }
          func updateUIView(_ v: MKMapView, context: Context) {}
        }
        """,
      ]),
    RuleSample(
      check: EmptyState(),
      bad: [
        "struct 1️⃣EmptyFeed: View { var body: some View { VStack { Image(systemName: \"tray\"); Text(\"Empty\"); Text(\"Add one\") } } }",
        """
        struct FeedView: View {
          var body: some View { List { } }
          private var 1️⃣emptyState: some View { VStack(spacing: 8) { Image(systemName: "tray").font(.largeTitle); Text("Nothing here").font(.headline); Button("Add") { add() } } }
        }
        """,
      ],
      good: [
        "struct EmptyFeed: View { var body: some View { ContentUnavailableView(\"Empty\", systemImage: \"tray\", description: Text(\"Add one\")) } }"
      ]),
    RuleSample(
      check: RepresentableColor(),
      bad: [
        """
        struct DragArea: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView { NSHostingView(rootView: 1️⃣Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)) }
          func updateNSView(_ v: NSView, context: Context) {}
        }
        """,
        """
        struct DragArea: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let host = UIHostingController(rootView: 1️⃣Color.clear.contentShape(Rectangle()))
            return host.view
          }
          func updateUIView(_ v: UIView, context: Context) {}
        }
        """,
      ],
      good: [
        "func configure(_ window: NSWindow) { window.isMovableByWindowBackground = true }",
        """
        struct DragArea: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text("a")) }
          func updateNSView(_ v: NSView, context: Context) {}
        }
        """,
      ]),
    RuleSample(
      check: CornerStyle(),
      bad: [
        "Color.pfSurface.clipShape(RoundedRectangle(cornerRadius: 12, style: 1️⃣.circular))",
        "Text(\"a\").clipShape(.rect(cornerRadius: 12, style: 1️⃣.circular))",
      ],
      good: [
        "Color.pfSurface.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))",
        "Color.pfSurface.clipShape(RoundedRectangle(cornerRadius: 12))",
      ]),
    RuleSample(
      check: ZStackForOverlay(),
      bad: [
        """
        1️⃣ZStack(alignment: .topTrailing) {
          Image("avatar")
          Circle().frame(width: 10, height: 10)
        }
        """,
        "1️⃣ZStack { Color.blue.ignoresSafeArea(); VStack { Text(\"a\") } }",
      ],
      good: [
        "Image(\"avatar\").overlay(alignment: .topTrailing) { Circle().frame(width: 10, height: 10) }",
        "ZStack { Circle().stroke(.gray); Circle().trim(to: 0.4) }",
      ]),
    RuleSample(
      check: LabelOverHStack(),
      bad: [
        "1️⃣HStack { Image(systemName: \"star\"); Text(\"Favourites\") }",
        "1️⃣HStack(spacing: 4) { Image(systemName: \"star\").foregroundStyle(.yellow); Text(item.title).foregroundStyle(.yellow) }.padding()",
      ],
      good: [
        "Label(\"Favourites\", systemImage: \"star\")",
        "HStack { Image(systemName: \"star\").frame(width: 28, height: 28).background(.blue); Text(\"Favourites\") }",
      ]),
    RuleSample(
      check: HardcodedFrame(),
      bad: [
        "Text(\"Name\").1️⃣frame(width: 180, height: 40)",
        "VStack { Text(\"a\"); Text(\"b\") }.padding().1️⃣frame(height: 50)",
      ],
      good: [
        "Text(\"Name\").frame(maxWidth: .infinity, alignment: .leading)",
        "Image(\"a\").resizable().frame(width: 180, height: 40)",
      ]),
    RuleSample(
      check: NestedScrollView(),
      bad: [
        """
        ScrollView {
          1️⃣ScrollView { Text("Inner") }
        }
        """,
        "ScrollView { VStack { Header(); 1️⃣List(items) { Text($0.name) } } }",
      ],
      good: [
        """
        ScrollView {
          ScrollView { Text("Inner") }.frame(height: 200)
        }
        """,
        "ScrollView { ScrollView(.horizontal) { HStack { Text(\"a\") } } }",
      ]),
    RuleSample(
      check: GeometryReaderUsed(),
      bad: [
        "1️⃣GeometryReader { geo in Text(\"a\").frame(width: geo.size.width * 0.5) }",
        "VStack { 1️⃣GeometryReader { proxy in HStack { Text(\"a\") }.frame(height: proxy.size.height) } }",
      ],
      good: [
        "Text(\"a\").containerRelativeFrame(.horizontal) { w, _ in w * 0.5 }",
        "Text(\"a\").background { GeometryReader { geo in Color.clear.preference(key: K.self, value: geo.size) } }",
      ]),
    RuleSample(
      check: TimelineMetrics(),
      bad: [
        "struct DayTimeline: View { var body: some View { Text(\"9:00\").frame(width: 1️⃣120, alignment: .trailing) } }",
        "struct ScheduleView: View { var body: some View { HStack { Circle().frame(width: 1️⃣20, height: 20) } } }",
      ],
      good: [
        "struct DayTimeline: View { var body: some View { Text(\"9:00\").frame(width: 65, alignment: .trailing) } }"
      ]),
  ]
}
