import SwiftKitSDK

/// How the device is held says nothing of the window's size, and may be flat or unknown.
struct DeviceOrientation: Check {
  let id = "device-orientation"
  let rules = ["layout-and-lists/frames/device-orientation"]
  let severity = Severity.warning
  let title = "a layout that depends on the device's orientation"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|UIDevice| & |orientation| & |View|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftUI") else { return }
    for device in file.nodes(.member, named: ["UIDevice"]) where device.isRoot && !device.isInPreview {
      guard let parts = device.chain?.parts, parts.count > 2, parts[1].isNamed("current"),
        parts[2].isNamed("orientation"),
        device.enclosingType?.isView == true
      else { continue }
      let better =
        file.settings.deploymentTarget >= 16
        ? "the size class, `ViewThatFits` or `onGeometryChange`"
        : "the size class or a `GeometryReader` in the background"
      report(device, "the device's orientation does not tell you the window's shape; use \(better)")
    }
  }
}
