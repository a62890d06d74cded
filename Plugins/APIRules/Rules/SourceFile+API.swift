import APIFacts
import SwiftKitSDK

extension SourceFile {
  /// The declarations of SwiftUI; nil where the host has none, and in a file that does not import it.
  var api: KnownAPI? { imports("SwiftUI") ? APITable(apiTable).map(KnownAPI.init) : nil }

  /// Who may have extended SwiftUI, by what is imported.
  var surroundings: Surroundings {
    once {
      if !project.imports.contains(where: isForeign) { return .ownOnly }
      return nodes(.import).contains { isForeign($0.name ?? "") } ? .packages : .packagesElsewhere
    }
  }

  /// Where findings go that say an API is not there: as notes where packages, whose sources nobody has read, may bring it.
  func judging(_ report: Report) -> Report { surroundings == .ownOnly ? report : report.notes }

  /// What the project declares by the names of calls.
  var ownNames: OwnNames { once { OwnNames(in: self) } }

  /// Whether a method that several files apply counts as that of a package.
  func isOftenApplied(_ name: String, _ around: Surroundings) -> Bool {
    around != .ownOnly && settings.acceptsSeenNames && project.appliesOften(name)
  }

  /// The labels that several files call `name` with, which count as those of a package.
  func labelsOfPackages(for name: String) -> [String] {
    settings.acceptsSeenNames && surroundings != .ownOnly ? project.labels(oftenUsedFor: name) : []
  }

  /// Whether a module is neither Apple's nor, by the folders of the run, the project's.
  private func isForeign(_ module: String) -> Bool { !Self.appleModules.contains(module) && !project.hasFolder(module) }

  /// Modules of Apple's SDKs that apps import, and of the toolchain.
  private static let appleModules: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AlarmKit AppIntents \
    AppKit AppTrackingTransparency AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks \
    CallKit CarPlay Charts CloudKit Cocoa ClockKit Combine CommonCrypto Compression Contacts ContactsUI CoreAudio \
    CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML \
    CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN \
    CryptoKit CryptoTokenKit Darwin DataDetection DeclaredAgeRange DeveloperToolsSupport DeviceCheck DeviceActivity Dispatch \
    EventKit EventKitUI FamilyControls FileProvider FinanceKit FinanceKitUI Foundation FoundationModels GLKit GameController \
    GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit ImageIO ImagePlayground Intents IntentsUI JavaScriptCore \
    JournalingSuggestions LinkPresentation LocalAuthentication MachO ManagedSettings MapKit Matter MediaPlayer MessageUI Messages Metal \
    MetalKit MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network \
    NetworkExtension Observation ObjectiveC OSLog PDFKit PaperKit PassKit PencilKit PhotosUI Photos PlaygroundSupport Playgrounds \
    PushKit QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder ReplayKit SafariServices SceneKit \
    ScreenCaptureKit ScreenTime Security SensitiveContentAnalysis ServiceManagement ShazamKit Social SoundAnalysis Speech \
    SpriteKit StoreKit StoreKitTest Swift SwiftData SwiftUI Symbols Synchronization SystemConfiguration Testing TipKit \
    Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity \
    WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest XCUIAutomation _Concurrency os simd zlib
    """.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) })
}

/// Whether names that nobody here declares may come from a package, whose sources nobody has read.
enum Surroundings {
  /// Only modules of Apple's and of the project are imported in all of the run.
  case ownOnly
  /// Other files import packages.
  case packagesElsewhere
  /// This file does.
  case packages
}

extension Node {
  /// Whether a chain may begin with it: a name or a call, without a leading dot.
  var isPlain: Bool { (kind == .call || kind == .member) && !flags.contains(.implicit) }

  /// Whether all labels of the arguments in the parentheses are among these; `_` is none.
  func hasLabels(among labels: Set<String>) -> Bool {
    arguments.allSatisfy { $0.isTrailingClosure || labels.contains($0.label ?? "_") }
  }

  /// The arguments as far as their places go.
  var calledArguments: [CalledArgument] {
    arguments.map { CalledArgument(label: $0.label, isTrailing: $0.isTrailingClosure) }
  }
}
