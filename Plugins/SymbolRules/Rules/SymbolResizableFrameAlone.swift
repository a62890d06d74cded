import SwiftKitSDK

/// A symbol with a fixed size and no text beside it: nothing there grows with the text size, so it is off by default.
struct SymbolResizableFrameAlone: Check {
  let id = "symbol-resizable-frame-alone"
  let rules = ["symbols/size/symbol-resizable-frame-alone"]
  let severity = Severity.info
  let title = "a symbol on its own sized by resizable or a frame"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = SymbolResizableFrame().literals
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) { SymbolResizableFrame().check(file, report, alone: true) }
}
