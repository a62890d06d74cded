import SwiftKitSDK

/// SwiftUI lays the view out; what the representable sets is overwritten, or fights with it.
struct FrameInRepresentable: Check {
  let id = "frame-in-representable"
  let rules = ["performance/representables/frame-in-representable"]
  let severity = Severity.info
  let title = "a representable that sets the frame of its view"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["updateUIView", "updateNSView", "makeUIView", "makeNSView"]

  func check(_ file: SourceFile, _ report: Report) {
    for maker in file.nodes(.function, named: ["makeUIView", "makeNSView"]) where !maker.isInPreview {
      // Of what it makes and gives back; a first frame for what lies inside is another matter.
      guard let code = maker.child(.body), let given = code.statements.last, given.kind == .return,
        let name = given.firstChild?.ownMemberName
      else { continue }
      for operation in code.statements where operation.kind == .operation {
        guard let parts = operation.assignment?.target.chain?.parts, parts.count >= 2, parts[0].isNamed(name),
          parts[1].isNamed("frame", "bounds", "center"), operation.assignment?.value.memberName != "zero"
        else { continue }
        report(
          operation,
          "SwiftUI lays this view out, so setting `\(parts[1].name ?? "frame")` has no defined effect; use `.frame` on the SwiftUI view"
        )
      }
    }
    for (function, view) in file.allUpdates where !function.isInPreview {
      for operation in function.descendants where operation.kind == .operation {
        guard var parts = operation.assignment?.target.chain?.parts, parts.count >= 2, parts[0].isNamed(view)
        else { continue }
        // Of a controller it is the view.
        if parts.count > 2, parts[1].isNamed("view"), function.nameHolds("controller") { parts.remove(at: 1) }
        guard parts[1].isNamed("frame", "bounds", "center", "transform")
        else { continue }
        report(
          operation,
          "SwiftUI lays this view out, so setting `\(parts[1].name ?? "frame")` has no defined effect; use `.frame` on the SwiftUI view"
        )
      }
    }
  }
}
