/// What the letters before the names of Objective-C classes say: `EKRecurrenceRule` is of EventKit.
enum ApplePrefixes {
  /// The frameworks that screens meet only in passing; those of the interface itself (`NS`, `UI`, `XC`) are left out.
  private static let frameworks: [String: String] = [
    "AR": "ARKit", "AS": "AuthenticationServices", "AU": "AudioToolbox", "AV": "AVFoundation", "BG": "BackgroundTasks",
    "CB": "CoreBluetooth", "CI": "CoreImage", "CK": "CloudKit", "CL": "CoreLocation", "CM": "CoreMotion",
    "CN": "Contacts", "CT": "CoreText", "CX": "CallKit", "DC": "DeviceCheck", "EK": "EventKit", "GK": "GameKit",
    "HK": "HealthKit", "HM": "HomeKit", "IN": "Intents", "JS": "JavaScriptCore", "LA": "LocalAuthentication",
    "LP": "LinkPresentation", "MC": "MultipeerConnectivity", "MF": "MessageUI", "MK": "MapKit", "ML": "CoreML",
    "MP": "MediaPlayer", "MTL": "Metal", "NE": "NetworkExtension", "NL": "NaturalLanguage", "NW": "Network",
    "PDF": "PDFKit", "PH": "Photos", "PK": "PassKit", "QL": "QuickLook", "RP": "ReplayKit", "SCN": "SceneKit",
    "SF": "SafariServices", "SK": "StoreKit", "SN": "SoundAnalysis", "UN": "UserNotifications", "VN": "Vision",
    "WC": "WatchConnectivity", "WK": "WebKit",
  ]

  /// The framework whose prefix `name` has; nil for a name without one, and for words in capitals.
  static func framework(of name: String) -> String? {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    // The last capital begins the name itself.
    guard capitals.count > 2, let next = name.dropFirst(capitals.count).first, next.isLowercase else { return nil }
    return frameworks[String(capitals.dropLast())]
  }
}
