/// The frameworks and features of Apple's systems beside the user interface's own: a name, then what people call it.
enum AppleFeatures {
  /// One feature a line; behind `|` stands what speaks of it in a rule but says too little in a question.
  ///
  /// Facts only, the names of public frameworks and types and what they are about; Data/NOTICE.md says from where.
  static let table: StaticString = """
    Accelerate;vdsp;vimage
    AccessorySetupKit;accessory setup
    Accounts framework
    ActivityKit;live activity;live activities
    AdAttributionKit;SKAdNetwork;ad attribution
    AdServices;search ads
    AlarmKit;alarm clock
    App Clip;appclip;app clips
    App sandbox;sandbox entitlement;security scoped bookmark;app sandboxing
    App Store Connect;app store review;app review guidelines;submit to app store;phased release;app store submission
    App Tracking Transparency;ATTrackingManager;tracking permission;idfa;app tracking
    AppIntents;app intent;app shortcut;siri shortcut;shortcuts app;sirikit;siri;app entity|AppIntent,\
    AppShortcutsProvider
    AppKit;NSView;NSWindow;NSViewController|NSViewRepresentable,NSColor
    Apple Intelligence;writing tools;image playground;genmoji;visual intelligence
    Apple Pay;PassKit;wallet pass;apple wallet;paymentrequest;pkpaymentrequest|PKPayment,Wallet
    Apple Pencil;PencilKit;PKCanvasView;pencil drawing;scribble;paperkit
    AppleScript;osascript;scripting bridge
    ARKit;augmented reality;arview;plane detection;face tracking;world tracking
    AssetsLibrary
    AudioToolbox;audio unit;core audio;AVAudioEngine;audio engine;audio session;AVAudioSession;audio player;\
    record audio;audio recording;mp3;play a sound;sound effect;audio recorder;background audio;AVAudioRecorder
    AuthenticationServices;sign in with apple;passkey;ASWebAuthenticationSession;web authentication session;\
    password autofill credential|SignInWithAppleButton
    AVFoundation;camera preview;camera capture;AVCaptureSession;capture session;capture photo;take a photo;\
    barcode scanner;barcode;qr code scanner;scan qr code;DataScannerViewController;torch;flashlight
    AVKit;AVPlayer;mp4;hls stream;video player;loop a video;play a video;record a video;VideoPlayer;picture in picture;play video;video playback;airplay
    AVSpeechSynthesizer;text to speech;speech synthesis
    Background Assets
    BackgroundTasks;background task;background refresh;background app refresh;BGTaskScheduler;BGAppRefreshTask;\
    background fetch;background processing;background download;download in background;background upload;\
    background urlsession;upload in background|BGTask,backgroundTask
    BrowserEngineKit
    Bundle resources;privacy manifest;required reason api;on demand resources
    CallKit;CXProvider;incoming call screen;voip call;PushKit
    CarPlay;CPTemplate
    Catalyst;mac catalyst|targetEnvironment
    Charts;swift charts;line chart;bar chart;pie chart;chart axis;charts axis;chart;BarMark;LineMark;SectorMark;chart3d
    ClassKit
    ClockKit;watch complication;complication
    CloudKit;CKRecord;CKContainer;icloud sync;icloud;ubiquity;icloud drive;iCloud key value
    Code signing;provisioning profile;signing certificate;notarize;notarization;notarytool;distribution certificate;\
    entitlement;TestFlight;xcode cloud;fastlane;sign a mac app;sign an app;app signing;developer id;adhoc;ad hoc build
    Combine framework;PassthroughSubject;CurrentValueSubject|Combine
    CompositorServices
    Contacts;ContactsUI;CNContactStore;contact picker;contacts picker;address book;CNContact
    Core Data;CoreData;NSManagedObject;NSPersistentContainer;NSFetchRequest;persistent container|FetchRequest,\
    managedObjectContext
    Core Graphics;CGContext;quartz;bitmap context
    Core Image;CIFilter;CIImage;image filter
    Core ML;CoreML;MLModel;create ml;machine learning model;on device model;neural engine;core ml model
    CoreAnimation;CALayer;CAEmitterLayer;CADisplayLink;QuartzCore;display link
    CoreBluetooth;bluetooth;CBCentralManager;bluetooth low energy;beacon;ibeacon;CBPeripheral
    CoreFoundation
    CoreHaptics;CHHapticEngine;haptic pattern
    CoreLocation;location update;user location;CLLocationManager;location manager;geofence;geofencing;\
    region monitoring;location permission;current location;gps;geocode;geocoding;CLGeocoder;location tracking;\
    location authorization;background location
    CoreMedia;CMTime
    CoreMIDI;midi
    CoreMotion;CMMotionManager;accelerometer;gyroscope;pedometer;step count;device motion
    CoreNFC;nfc;nfc tag;NFCNDEFReaderSession
    CoreSpotlight;spotlight search;CSSearchableItem;spotlight indexing;spotlight
    CoreTelephony;carrier info
    CoreText;CTFont
    CoreWLAN
    CryptoKit;encrypt;encryption;sha256;AES;Secure Enclave;CommonCrypto;symmetric key
    CryptoTokenKit
    DeclaredAgeRange;age range;age verification
    DeviceActivity;screen time;FamilyControls;ManagedSettings;parental control
    DeviceCheck;App Attest;jailbreak
    DockKit
    DocumentGroup;FileDocument;document based app;UIDocument;ReferenceFileDocument;document picker;\
    UIDocumentPickerViewController;file provider;file exporter;file importer|fileImporter,fileExporter
    DriverKit;kernel extension;system extension
    EndpointSecurity
    EnergyKit
    EventKit;EKEvent;calendar event;reminders app;EKEventStore;add to calendar
    ExposureNotification
    ExtensionKit;app extension;share extension;action extension;keyboard extension;custom keyboard;\
    photo editing extension;notification content extension;safari extension;safari web extension;finder sync
    ExternalAccessory
    FileManager;documents directory;csv file;app group container;zip file;app group
    FinanceKit
    Foundation Models;FoundationModels;LanguageModelSession;on device llm;language model session;guided generation;\
    Generable
    Game Center;GameKit;leaderboard;GKLocalPlayer;game achievement
    GameController;game controller;GCController;gamepad
    GameplayKit
    GroupActivities;shareplay
    Handoff;NSUserActivity;continuity camera
    HealthKit;HKHealthStore;heart rate;workout session;health data;sleep analysis
    HomeKit;matter accessory;smart home;HMHomeManager
    Hypervisor;Virtualization framework
    IdentityLookup
    ImageIO;CGImageSource;exif;heic;heif;convert to jpeg
    iMessage app;Messages framework;MSMessagesAppViewController;sticker pack;imessage
    In app purchase;in-app purchase;StoreKit;restore purchase;paywall;subscription;SubscriptionStoreView;\
    receipt validation;SKProduct;SKPaymentQueue;Product products;storekit product;Transaction updates;\
    Transaction currentEntitlements;offer code;promotional offer;ProductView;StoreView
    Instruments memory;memory leak;memory graph;leaks instrument;retain cycle
    IOKit;usb device
    JavaScriptCore;JSContext
    JournalingSuggestions;Journal suggestion
    Keychain;SecItemAdd;keychain services
    LinkPresentation;link preview;LPMetadataProvider;LPLinkView
    LiveCommunicationKit
    LocalAuthentication;face id;touch id;faceid;touchid;LAContext;biometric;biometrics;optic id
    MapKit;map annotation;MKMapView;map view;MapPolyline;map camera;apple maps;look around;MKLocalSearch;map route;\
    map marker|Map,Marker,MapPin,MapKit
    MDM;managed app configuration;enterprise distribution
    MediaPlayer;MPNowPlayingInfoCenter;now playing;MPRemoteCommandCenter;remote command;lock screen controls;\
    music library
    Menu bar extra;MenuBarExtra;menu bar app;status item;NSStatusItem
    MessageUI;MFMailComposeViewController;mail composer;mail compose;send an email;send email;sms composer
    Metal;MetalKit;MTKView;metal shader;MTLDevice;metal kernel;ray tracing|layerEffect,colorEffect,\
    distortionEffect,ShaderLibrary
    Metal compute;compute shader;compute kernel;compute pipeline;compute encoder;threadgroup;MTLComputeCommandEncoder;\
    command buffer;command queue of metal
    MetricKit;MXMetricManager;crash report;crash log;crash symbolication;symbolicate;dsym
    ModelIO
    MultipeerConnectivity;MCSession;nearby peers;peer to peer
    MusicKit;apple music;shazamkit;shazam
    NaturalLanguage;NLTagger;sentiment analysis;language detection;named entity
    NearbyInteraction;ultra wideband;uwb
    Network framework;NWPathMonitor;network reachability;reachability;NWConnection;network monitor;NWListener;\
    tcp socket;udp
    NetworkExtension;vpn;NEVPNManager;packet tunnel;content filter;wifi hotspot
    OSLog;unified logging
    PDFKit;PDFView;pdf;PDFDocument
    PHASE framework;spatial audio
    Photos framework;PhotosUI;PHPickerViewController;photo library;PHAsset;photos picker;photo picker;image picker;\
    UIImagePickerController;pick a photo|PhotosPicker
    PrintingKit;UIPrintInteractionController;airprint;print a document;printer;UIPrintPageRenderer;printing a
    ProximityReader;tap to pay
    Push notification;push notifications;UserNotifications;UNUserNotificationCenter;local notification;\
    remote notification;APNs;notification permission;notification content;rich notification;silent push;\
    silent notification;notification service extension;notification badge;push token;device token
    QuickLook;QLPreviewController;quick look;quick look preview|quickLookPreview
    RealityKit;RealityView;reality composer;Entity component system;Model3D;3d model;usdz;object capture
    ReplayKit;screen recording;record the screen
    RoomPlan;room scan;RoomCaptureView
    SafariServices;SFSafariViewController;in app browser;safari view controller;content blocker
    SceneKit;SCNView;SCNScene
    ScreenCaptureKit;screen capture
    ScreenSaver
    Security framework;SecKey;certificate pinning;ssl pinning;app transport security
    SensorKit
    ServiceManagement;login item;launch agent;SMAppService;launch at login
    SharedWithYou
    ShazamKit
    Sockets;web socket;websocket;URLSessionWebSocketTask
    SoundAnalysis;sound classification
    Speech framework;speech to text;speech recognition;speech recognizer;SFSpeechRecognizer;SpeechAnalyzer;transcribe audio;dictation;\
    transcription
    SpriteKit;SKScene;SpriteView;SKSpriteNode
    Stage Manager;external display
    String Catalog;xcstrings;string catalogue;stringsdict|localized,localised,LocalizedStringKey
    Swift Macros;swift macro;freestanding macro;attached macro
    Swift Package plugin;build tool plugin;command plugin;spm plugin;package plugin;swiftpm plugin;package directory;\
    XCFramework;binary target
    Swift Regex;RegexBuilder;NSRegularExpression;regex;regular expression
    Swift Testing framework;XCUITest;XCUIApplication;ui test;ui testing;XCTest;swift testing|launchArguments,unit test
    SwiftData;ModelContext;ModelContainer;VersionedSchema;SchemaMigrationPlan;fetch descriptor|Query,modelContainer,\
    FetchDescriptor,modelContext
    SystemConfiguration;SCNetworkReachability
    TabularData
    ThreadNetwork
    TipKit;TipView|popoverTip
    Translation framework;TranslationSession;translate text
    TVUIKit;tvos;TVML;top shelf;apple tv
    UniformTypeIdentifiers;UTType;custom file type
    Associated domains;apple app site association;aasa
    Universal links;universal link|onOpenURL,userActivity
    VideoToolbox;HEVC
    Vision framework;VNRecognizeTextRequest;text recognition;recognize text;ocr;face detection;VNRequest;VisionKit;\
    live text;document scanner;document scan;VNDocumentCameraViewController;pose detection;image classification;\
    object detection
    visionOS;immersive space;vision pro;hand tracking;eye tracking;ImmersiveSpace|visionOS
    WatchConnectivity;WCSession;watch app;apple watch;watchos;companion app;WatchKit;digital crown;\
    extended runtime session
    WeatherKit;weather forecast;WeatherService
    WebKit;WKWebView;web view;webview;WebPage;html rendering;javascript bridge
    Wi-Fi Aware
    WidgetKit;widget;home screen widget;TimelineProvider;lock screen widget;timeline provider;control widget;\
    AppIntentTimelineProvider;widget timeline
    XCTMetric;performance test
    XPC;xpc service;NSXPCConnection
    """
}
