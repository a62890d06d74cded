import SwiftKitSDK

/// What SwiftUI has itself needs no wrapper. A share sheet is left alone: ShareLink opens by a tap alone, and takes fewer items.
struct WrappedKitView: Check {
  let id = "wrapped-kit-view"
  let rules = ["current-api/deprecated/wrapped-kit-view"]
  let severity = Severity.info
  let title = "a wrapped UIKit view that SwiftUI has itself"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["|UIViewRepresentable|", "|UIViewControllerRepresentable|", "|NSViewRepresentable|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for maker in file.nodes(.function, named: ["makeUIView", "makeNSView", "makeUIViewController"]) {
      guard let type = maker.enclosingType, !type.isInPreview, let kind = maker.plainType?.name,
        let twin = Self.twins[kind], file.settings.deploymentTarget >= twin.since, !isMore(type, than: kind)
      else { continue }
      report(
        maker,
        "since iOS \(twin.since.shortText), SwiftUI has \(twin.name) for `\(kind)`; use it and remove the wrapper")
    }
  }

  /// Whether the wrapper does what SwiftUI's own view cannot.
  private func isMore(_ type: Node, than kind: String) -> Bool {
    switch kind {
    case "UIImagePickerController": type.sourceHolds("camera") || type.sourceHolds("sourcetype: ")
    // A control tells its value by a target, which the coordinator is.
    case "UIDatePicker": type.sourceHolds("minuteinterval") || type.sourceHolds("countdowntimer")
    // A picker tells what was picked by its delegate, and SwiftUI's by a binding.
    case "PHPickerViewController": type.sourceHolds("preselected") || type.sourceHolds("loadfilerepresentation")
    case "UISwitch", "UIStepper": type.sourceHolds("delegate")
    default: type.sourceHolds("delegate") || type.sourceHolds("coordinator")
    }
  }

  private static let twins: [String: (name: String, since: Double)] = [
    "WKWebView": ("`WebView`", 26),
    "UIImagePickerController": ("`PhotosPicker`", 16), "PHPickerViewController": ("`PhotosPicker`", 16),
    "UIActivityIndicatorView": ("`ProgressView`", 14), "UIProgressView": ("`ProgressView`", 14),
    "UIPageControl": ("`TabView` with the page style", 14), "MKMapView": ("`Map`", 17),
    "UIColorWell": ("`ColorPicker`", 14), "UIDatePicker": ("`DatePicker`", 13), "UISwitch": ("`Toggle`", 13),
    "UIStepper": ("`Stepper`", 13),
  ]
}
