#if os(macOS)
  import AppKit
  import SwiftUI

  /// A background that can be dragged across without moving the window, for content with its own drag gestures.
  struct __Name__DragGuard: NSViewRepresentable {
    func makeNSView(context: Context) -> __Name__StillView { __Name__StillView() }

    func updateNSView(_ view: __Name__StillView, context: Context) {}
  }

  /// The background view; dragging it does not move the window.
  final class __Name__StillView: NSView {
    override var mouseDownCanMoveWindow: Bool { false }
  }

  #Preview("__Name_title__ drag guard") {
    Text("Drag here")
      .padding(32)
      .background(__Name__DragGuard())
  }
#endif
