import SwiftKitSDK

/// What has been replaced gets no new abilities, and no longer works at some time. Reported where the replacement is there on the
/// oldest system, and not in what only developers see.
struct OutdatedFramework: Check {
  let id = "outdated-framework"
  let rules = ["current-api/deprecated/outdated-framework"]
  let severity = Severity.info
  let title = "a type from a framework that has been replaced"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = [
    "SKPayment", "SKMutablePayment", "SKStoreReviewController", "SKProduct",
    "SCNetworkReachability", "|UIImagePickerController|", "NSURLConnection", "CNCopyCurrentNetworkInfo",
    "ALAssetsLibrary", "ABAddressBook", "MPMoviePlayer", "UIWebView", "UILocalNotification",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    var told: Set<String> = []
    for node in file.nodes(.call, .member) where node.isRoot && !node.isInPreview {
      guard let name = node.name, let (word, since) = Self.replacements[name], !node.mayBeOwn(name),
        file.settings.deploymentTarget >= since, !isOfDevelopers(node),
        file.project.kinds(of: name).isEmpty,
        node.kind == .call || node.chain?.parts.dropFirst().first?.isNamed("self") != true,
        told.insert(name).inserted,
        name != "UIImagePickerController" || node.kind == .call && !file.root.sourceHolds("camera")
      else { continue }
      report(node, "`\(name)` belongs to an older framework that gets no new features; use \(word)")
    }
  }

  /// Whether a name around it speaks of debugging.
  private func isOfDevelopers(_ node: Node) -> Bool {
    ([node] + node.ancestors).contains { $0.nameWords.contains("debug") }
  }

  /// What to use, and the iOS that it came with.
  private static let replacements: [String: (word: String, since: Double)] = [
    "SKPaymentQueue": ("StoreKit 2's `Product.purchase()` and `Transaction.updates`", 15),
    "SKPayment": ("StoreKit 2's `Product.purchase()`", 15),
    "SKMutablePayment": ("StoreKit 2's `Product.purchase()`", 15),
    "SKProductsRequest": ("StoreKit 2's `Product.products(for:)`", 15),
    "SKStoreReviewController": (
      "`@Environment(\\.requestReview)` in a view, or `AppStore.requestReview(in:)` elsewhere", 16
    ),
    "SCNetworkReachabilityCreateWithName": ("`NWPathMonitor`, or just send the request and handle the error", 12),
    "SCNetworkReachabilityCreateWithAddress": ("`NWPathMonitor`, or just send the request and handle the error", 12),
    "UIImagePickerController": ("`PhotosPicker`, which needs no permission", 16),
    "NSURLConnection": ("`URLSession`", 7), "ALAssetsLibrary": ("`PHPhotoLibrary` of Photos", 8),
    "ABAddressBookCreateWithOptions": ("`CNContactStore` of Contacts", 9),
    "MPMoviePlayerController": ("`VideoPlayer` of AVKit", 14),
    "MPMoviePlayerViewController": ("`VideoPlayer` of AVKit", 14),
    "UIWebView": ("`WebView`, or `WKWebView`", 8), "UILocalNotification": ("`UNUserNotificationCenter`", 10),
  ]
}
