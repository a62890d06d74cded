import SwiftUI

/// A list whose rows can be moved, by hand or with a VoiceOver action.
__access__ struct __Name__ReorderView<Element: Identifiable, Row: View>: View {
  @Binding private var elements: [Element]
  private let row: (Element) -> Row
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  __access__ init(_ elements: Binding<[Element]>, @ViewBuilder row: @escaping (Element) -> Row) {
    _elements = elements
    self.row = row
  }

  __access__ var body: some View {
    List {
      ForEach(elements) { element in
        row(element)
          .accessibilityElement(children: .combine)
          .accessibilityAction(named: "Move up") { move(element, by: -1) }
          .accessibilityAction(named: "Move down") { move(element, by: 1) }
      }
      .onMove { source, destination in
        elements.move(fromOffsets: source, toOffset: destination)
      }
    }
  }

  private func move(_ element: Element, by step: Int) {
    guard let index = elements.firstIndex(where: { $0.id == element.id }),
      elements.indices.contains(index + step)
    else { return }
    withAnimation(reduceMotion ? nil : .snappy) { elements.swapAt(index, index + step) }
  }
}

private struct __Name__ReorderSample: View {
  @State private var names = [
    __Name__ReorderName(id: "First"),
    __Name__ReorderName(id: "Second"),
    __Name__ReorderName(id: "Third"),
  ]

  var body: some View {
    __Name__ReorderView($names) { name in
      Text(name.id)
    }
  }
}

private struct __Name__ReorderName: Identifiable, Sendable {
  let id: String
}

#Preview("__Name_title__ order") {
  __Name__ReorderSample()
}
