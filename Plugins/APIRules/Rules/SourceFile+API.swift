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

  /// The oldest systems that the file runs on.
  var lowestSystems: [LowestSystem] { once { LowestSystem.all(of: self) } }

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

  /// Modules of Apple's SDKs that apps import, of the toolchain, and of manifests.
  private static let appleModules: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessoryNotifications AccessorySetupKit \
    Accounts ActivityKit AdAttributionKit AdServices AdSupport AddressBook AlarmKit AppIntents AppKit \
    AppTrackingTransparency AppleArchive ApplicationServices AudioDriverKit AudioToolbox AudioUnit \
    AudioVideoBridging AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks \
    BrowserEngineKit BrowserKit CFNetwork CallKit CarKey CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit \
    Cocoa Collaboration ColorSync Combine CommonCrypto CompilerPluginSupport CompositorServices Compression Contacts \
    ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHID \
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC \
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML \
    CreateMLComponents CryptoKit CryptoTokenKit Cxx CxxStdlib Darwin DataDetection DeclaredAgeRange \
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DiscRecording \
    DiskArbitration Dispatch Distributed DockKit EndpointSecurity EnergyKit EventKit EventKitUI ExposureNotification \
    ExtensionFoundation ExtensionKit FSKit FamilyControls FileProvider FinanceKit FinanceKitUI FinderSync \
    ForceFeedback Foundation FoundationEssentials FoundationInternationalization FoundationModels \
    FoundationNetworking FoundationXML GLKit GSS GameController GameKit GameSave GameplayKit Glibc GroupActivities \
    HealthKit HealthKitUI HomeKit Hypervisor IOBluetooth IOBluetoothUI IOKit IOSurface IdentityLookup \
    IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore \
    JournalingSuggestions LatentSemanticMapping LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI \
    LockedCameraCapture MLCompute MachO ManagedSettings MapKit Matter MediaAccessibility MediaExtension MediaPlayer \
    MediaSetup MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph \
    MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit Musl NaturalLanguage NearbyInteraction NetFS \
    Network NetworkExtension NotificationCenter OSAKit OSLog ObjectiveC Observation OpenAL OpenDirectory OpenGL \
    OpenGLES PDFKit PHASE PackageDescription PackagePlugin PaperKit PassKit PencilKit PermissionKit Photos PhotosUI \
    PlaygroundSupport Playgrounds PreferencePanes ProjectDescription ProjectDescriptionHelpers ProximityReader \
    PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit \
    RegexBuilder ReplayKit RoomPlan SQLite3 SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver \
    ScreenTime ScriptingBridge Security SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis \
    SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech \
    SpriteKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore Symbols Synchronization SystemConfiguration \
    SystemExtensions TVMLKit TVServices TVUIKit TabularData Testing ThreadNetwork TipKit TouchController Translation \
    UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox \
    Virtualization Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest \
    XCUIAutomation XPC _AVKit_SwiftUI _AppIntents_SwiftUI _AuthenticationServices_SwiftUI _Concurrency \
    _Differentiation _MapKit_SwiftUI _MusicKit_SwiftUI _PhotosUI_SwiftUI _QuickLook_SwiftUI _RealityKit_SwiftUI \
    _SceneKit_SwiftUI _SpriteKit_SwiftUI _StoreKit_SwiftUI _StringProcessing _SwiftData_SwiftUI _WebKit_SwiftUI \
    _WorkoutKit_SwiftUI notify os simd vmnet zlib
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
