import SwiftKitSDK

/// What has been replaced gets no new abilities, and no longer works at some time.
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

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    var told: Set<String> = []
    for node in file.nodes(.call, .member) where node.isRoot && !node.isInPreview {
      guard let name = node.name, let word = Self.replacements[name], !node.mayBeOwn(name),
        file.project.kinds(of: name).isEmpty,
        node.kind == .call || node.chain?.parts.dropFirst().first?.isNamed("self") != true,
        told.insert(name).inserted,
        name != "UIImagePickerController" || node.kind == .call && !file.root.sourceHolds("camera")
      else { continue }
      report(node, "`\(name)` belongs to an older framework that gets no new features; use \(word)")
    }
  }

  private static let replacements = [
    "SKPaymentQueue": "StoreKit 2's `Product.purchase()` and `Transaction.updates`",
    "SKPayment": "StoreKit 2's `Product.purchase()`", "SKMutablePayment": "StoreKit 2's `Product.purchase()`",
    "SKProductsRequest": "StoreKit 2's `Product.products(for:)`",
    "SKStoreReviewController": "`@Environment(\\.requestReview)` in a view, or `AppStore.requestReview(in:)` elsewhere",
    "SCNetworkReachabilityCreateWithName": "`NWPathMonitor`, or just send the request and handle the error",
    "SCNetworkReachabilityCreateWithAddress": "`NWPathMonitor`, or just send the request and handle the error",
    "UIImagePickerController": "`PhotosPicker`, which needs no permission", "NSURLConnection": "`URLSession`",
    "ALAssetsLibrary": "`PHPhotoLibrary` of Photos", "ABAddressBookCreateWithOptions": "`CNContactStore` of Contacts",
    "MPMoviePlayerController": "`VideoPlayer` of AVKit", "MPMoviePlayerViewController": "`VideoPlayer` of AVKit",
    "UIWebView": "`WebView`, or `WKWebView`", "UILocalNotification": "`UNUserNotificationCenter`",
  ]
}
