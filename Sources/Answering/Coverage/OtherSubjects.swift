/// The subjects of a developer's day beside the interface: the language, building, releasing, servers, older toolkits.
enum OtherSubjects {
  /// One subject a line, as in `AppleFeatures`. A single word stands here only where it means nothing on a screen.
  static let table: StaticString = """
    Accounts of developers;developer account;apple developer program;developer program;app transfer;transfer an app;\
    enterprise account;apple id account
    Advertising on the web;utm parameters;attribution link
    Algorithms;binary search;linked list;hash table;leetcode;big o;sorting algorithm;dijkstra;recursion depth;\
    sort a dictionary;sort dictionary
    App icons;app icon sizes;resize app icons;alternate app icon;alternate icon;change app icon;setAlternateIconName
    App size;binary size;app thinning;bitcode;app slicing;bundle size
    Archives of files;unzip;gzip;decompress;zip archive
    Assembly and C;inline assembly;c library;c function;calling c;malloc;UnsafePointer;UnsafeMutablePointer;\
    withUnsafeBytes;UnsafeRawPointer;UnsafeMutableRawPointer;UnsafeBufferPointer;OpaquePointer;memory layout;MemoryLayout;bit manipulation;bitmask;bitwise
    Bar codes;qr code;qr codes;CIQRCodeGenerator;ean code
    Power of the device;battery level;battery drain;low power mode;thermal state;UIDevice battery
    Bots and scraping;web scraping;scrape;html parser;parse html;swiftsoup;rss feed parser;xml parser;XMLParser;\
    parse xml
    Careers of developers;salary;job interview;interview questions;freelance;internship;junior developer;\
    portfolio project;resume for
    Certificates of developers;certificate expired;ios certificate;p12;apns key;p8 key;csr file;\
    certificate signing request
    Clipboard managers;universal clipboard
    Codable in depth;sometimes an int;sometimes int;CodingKeys;codingkey;encode container;JSONSerialization;\
    AnyCodable;decodable protocol;property list decoder
    Command-line programs;command line tool;argument parser;ArgumentParser;shell script;bash script;cron job;stdin;\
    stdout;executable target;swift script
    Compile times;compile time;compilation time;build time;slow builds;slow compile;incremental build;\
    whole module optimization
    Concurrency of old;NSOperation;OperationQueue;operation queue;operation queues;NSLock;NSThread;pthread;\
    os unfair lock;mutex;DispatchSemaphore;concurrent queue
    Copyright and law;gdpr;privacy policy;terms of service;license agreement;open source licence;open source license;\
    coppa
    Crashes of builds;release build;release configuration;release mode;EXC_BAD_ACCESS;sigabrt;sigkill;\
    zombie objects;address sanitizer;thread sanitizer;watchdog termination;0x8badf00d
    Data formats;csv;yaml;toml;msgpack;cbor;protobuf;base64;hex string to data;big endian;little endian;plist parsing
    Databases in general;sql join;sql query;sql injection;foreign key;database index;acid transaction;nosql
    Debugging tools;charles proxy;proxyman;wireshark;network link conditioner;instruments time profiler;heap snapshot
    Design tools;sketch app;adobe xd;photoshop;illustrator;zeplin
    Dynamic libraries;dyld;rpath;dynamic framework;static library;library not loaded;framework not found;\
    umbrella header;module map;modulemap;fat binary;lipo
    Emulators;android emulator;android studio;gradle;jetpack room;playstore;google play;apk
    Errors of Git;merge branches;merging branches;merge two branches;git branch;cherry pick;detached head;git stash;\
    pull request;commit history
    External screens;airplay mirroring;screen mirroring;hdmi;carplay screen
    Feature flags;feature flag;remote configuration;a b test;ab test;ab testing
    File downloads;resume download;download resume;resumeData;large file download;download task;background session;\
    URLSessionDownloadTask;multipart;multipart form;form data upload;chunked upload;resumable upload;\
    byte range request
    Fonts of the web;web font;google fonts css
    Game development;game loop;game engine;sprite sheet;tile map;physics engine;collision detection
    Hardware keys;volume button;volume buttons;side button;power button
    Hash functions;sha1;sha 256;md5;hmac;bcrypt;checksum;checksums
    Home screen quick actions;3d touch;UIApplicationShortcutItem;hide app;hide apps;home screen quick action
    HTTP in depth;http server;cors;http2;http proxy;rest api design;webhook;webhooks;rate limit;rate limiting;\
    user agent string;cookie storage;HTTPCookie;basic auth header;on redirect;http redirect;follow redirects
    Installation of apps;ipa;sideload;sideloading;altstore;jailbroken;trollstore;install on device without;\
    untrusted developer
    Interface Builder;storyboard;storyboards;segue;segues;xib;nib file;IBOutlet;IBAction;IBDesignable;\
    prepare for segue
    Learning to program;learn swift;learn swiftui;best course;best book;100 days of;which mac;best mac;macbook for;\
    m1 or m2
    Links that are short;short link;short links;dynamic links;branch io;deferred deep link;deferred deep links
    Location in depth;compass;heading of the device;altitude;altimeter;barometer
    Logging services;log aggregation;os_log;syslog;log file
    Machine code of the web;wasm
    Macintosh applications;dock icon;dock menu;touch bar;applescript;NSTableView;NSOutlineView;NSCollectionView;\
    NSPasteboard;quarantine attribute;gatekeeper;dmg;pkg installer;sparkle update;mac app store
    Math libraries;matrix multiplication;fft;fourier transform;linear regression;simd
    Recording voices;microphone permission;microphone;audio level;waveform of audio;voice recording;record voice
    Money in apps;apple tax;app pricing;subscription price;price tier;payout;tax form;banking information
    Motion of the device;shake gesture;detect shake;motionEnded;device shake;tilt sensor
    Playing of music;audio queue;equalizer;metronome;playlist sync
    Numbers in general;random number;floating point precision;integer overflow;convert string to int;string to int;\
    int to string;prime number;BigInt;hexadecimal to decimal
    OAuth;oauth2;pkce;openid;refresh token;token refresh;token rotation;sso;saml;single sign on
    Objective-C runtime;associated object;method swizzle;performSelector;selector not found;unrecognized selector;KVO;\
    kvc;NSInvocation;objc runtime
    Old lists of UIKit;NSDiffableDataSource;diffable data source;compositional layout;UICollectionViewFlowLayout;\
    cellForRowAt;dequeueReusableCell;cell reuse;prepareForReuse;UITableViewCell;UICollectionViewCompositionalLayout;\
    heightForRowAt;systemLayoutSizeFitting;estimatedRowHeight
    Package authors;swift package index;publish a package;semantic versioning;package registry
    Parsers of languages;lexer;tokenizer;parser combinator;abstract syntax tree;compiler design;swiftsyntax
    Passwords of systems;ssh;ssh key;gpg;vpn profile
    Photos in depth;camera roll;photo library access;limited library;limited access;live photo;live photos;raw photo;\
    hdr photo;video compression;compress video;compress a video;trim video;merge videos;AVAssetExportSession;\
    video export
    Playgrounds of Xcode;swift playground;swift playgrounds;xcode playground
    Providers of push;InvalidProviderToken;ExpiredProviderToken;MissingProviderToken;provider token;BadDeviceToken;\
    DeviceTokenNotForTopic;TopicDisallowed;BadTopic;PayloadTooLarge;apns token auth;apns auth key;apns key;apns certificate;\
    apns server;push certificate;p8 key;p8 file;apns 403;apns 400;apns 410
    Program for the web;javascript;typescript;webpack;npm;pytest;numpy;pandas;jupyter
    Protocols in the language;associated type;associatedtype;associated types;existential;generic constraint;\
    generic constraints;generic protocol;protocol witness;phantom type;conditional conformance;variadic generics;\
    parameter packs;property wrapper from scratch;result builder from scratch;key path generics
    Regular text work;reverse a string;palindrome;levenshtein;string encoding;unicode scalar
    Rejection of apps;app rejected;metadata rejected;guideline 2;guideline 3;guideline 5;appeal a rejection;\
    was rejected;got rejected
    Release of versions;app version number;build number;semantic version;changelog generator;staged rollout
    Reliability of networks;certificate transparency;dns;ipv6;cellular;cellular data;captive portal;wifi name;ssid;\
    mac address;ip address
    Serial ports;serial port;usb serial;raspberry;modbus
    Signing errors;errSecInternalComponent;codesign;codesigning;signing identity;automatic signing;team id;\
    bundle identifier;bundle id not available;code sign;paid team;free team;personal team
    Trouble with simulators;simulator slow;simulator crash;boot device;erase simulator;simulator location;simulator runtime;simulator runtimes;\
    simulator disk image
    Sheets of numbers;excel;xlsx;google sheets
    Store pages;app preview video;store listing;app name taken;aso;app ranking
    Swift Evolution;swift evolution;abi stability;library evolution;swift compiler bug;compiler crash;\
    segmentation fault;segfault;swift toolchain
    Third-party code;third party package;third party sdk;closed source sdk
    Time in general;unix timestamp;epoch time;iso8601;iso 8601;ntp;leap year;with milliseconds
    Tests of the system;load test;stress test;jmeter;selenium;appium;cucumber
    Task-local values;TaskLocal;task local
    Transitions of UIKit;UIViewControllerAnimatedTransitioning;UIPercentDrivenInteractiveTransition
    Tracking of bugs;jira;linear ticket;github issue
    Type lookup errors;cannot find type;cannot find in scope;use of unresolved identifier;ambiguous use of;\
    missing return;redeclaration of;minimum deployment;minimum deployments
    Version control;svn;mercurial;perforce
    Voice assistants;alexa;google assistant
    Web services of others;youtube api;spotify api;twitter api;instagram api;whatsapp;telegram bot;discord bot;\
    slack bot;facebook sdk;tiktok
    Xcode as an editor;xcode autocomplete;xcode autocompletion;code completion;xcode shortcut;xcode theme;vim mode;\
    xcode slow;xcode update;xcode download;copilot;cursor ide;vscode;source editor extension;xcode snippets
    """
}
