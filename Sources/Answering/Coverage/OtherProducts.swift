/// The products, languages and tools that people use beside Apple's frameworks: a name, then what people call it.
enum OtherProducts {
  /// One subject a line, as in `AppleFeatures`. The toolkits for interfaces are in `OtherToolkits`.
  static let table: StaticString = """
    Ad networks;AdMob;google mobile ads;applovin;interstitial ad;banner ad
    Networking libraries;alamofire;moya;afnetworking
    Amplitude;Mixpanel;google analytics;appsflyer
    App Store pages;app store screenshots;app store optimization;keywords of the app store;\
    itunes connect;app store connect
    App Store review;waiting for review;app got rejected;app was rejected;rejected by apple;guideline 4;app rejection;review guideline
    Authentication services of others;google sign in;facebook login;auth0;okta;cognito;openid connect
    Cloud services of Amazon;aws;amplify;lambda function;s3 bucket
    Build systems of others;bazel;tuist;xcodegen
    Continuous integration;bitrise;circleci;Jenkins;github actions;gitlab ci;teamcity
    C++ interoperability;c plus plus;cplusplus;c interop
    Charts of others;d3 js
    CocoaPods;podfile;pod install;podspec;Carthage
    Composable Architecture;TCA reducer
    Cross-platform toolkits;kotlin multiplatform;kmm;xamarin;maui;ionic;cordova;capacitor plugin;react native;\
    flutter plugin
    Crash reporting;crashlytics;sentry;bugsnag;datadog
    Databases on servers;postgres;postgresql;mysql;mongodb;redis;dynamodb
    Containers and hosting;docker;kubernetes;heroku;nginx;terraform
    FFmpeg
    Firebase;firestore;remote config;firebase auth;realtime database;cloud functions
    Game engines;unity engine;unity export;unreal engine;godot;cocos2d
    Tools of Git;pbxproj;git merge conflict;git rebase;git lfs;git submodule;gitignore
    GraphQL;apollo client
    gRPC;protobuf;protocol buffers
    JSON Web Token;jwt
    Language models;openai api;chatgpt api;llama cpp;gpt api;langchain
    LLDB;lldb breakpoint;symbolic breakpoint;po command
    Linker;undefined symbol;undefined symbols;duplicate symbol;linker error;linker command failed
    Lottie
    Map services of others;google maps;mapbox
    Messaging services;onesignal;twilio;sendgrid;socket io;mqtt;kafka;rabbitmq
    Objective-C;objc;bridging header;method swizzling;swizzling
    Graphics libraries of others;opengl;vulkan;webgl
    Payment providers;stripe sdk;stripe payment;stripe checkout;paypal;braintree
    Qt;qml;qt creator;qt quick
    Realm
    Python;python script
    Purchase services;revenuecat;adapty;superwall
    Server-side Swift;vapor;hummingbird;fluent migration;swift nio;swiftnio
    Servers in other languages;node backend;nodejs;express js;django;flask;laravel;spring boot;ruby on rails
    Simulator tools;simctl
    SQLite;GRDB;fmdb;sqlite3
    Backend services;supabase;appwrite;pocketbase
    Swift on other systems;raspberry pi;swift on linux;swift on windows;swift on android;embedded swift;webassembly;\
    arduino
    Swift Package Manager;package resolved;package resolution;spm dependency;swift package manager
    Code generators;swiftgen;sourcery
    SwiftLint;swiftformat;swift format config;linter rule
    Machine learning libraries;tensorflow;pytorch;onnx;keras
    Xcode builds;derived data;xcode indexing;xcode archive;no such module;\
    missing package product;could not build module;failed to build module;unable to load standard library;\
    multiple commands produce;archive greyed out;xcode build settings;xcodebuild;xcconfig;\
    build phase;run script phase;xcode crash;xcode crashes;xcode beta;developer mode;device support files;\
    command line tools;xcframework
    """
}
