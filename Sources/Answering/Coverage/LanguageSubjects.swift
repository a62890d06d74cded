/// The subjects of the language itself and of servers: what a developer asks away from any screen.
enum LanguageSubjects {
  /// One subject a line, as in `AppleFeatures`. What a view model is asked about too (`weak self`, `async let`) does not stand here.
  static let table: StaticString = """
    Access control;fileprivate vs private;private vs fileprivate;open vs public;public vs open;package access;\
    internal vs public;access modifier;access modifiers
    Arrays and dictionaries;Dictionary grouping;group an array;array of dictionaries;array of tuples;two dimensional array;\
    2d array;multidimensional array;flatten array;flatten an array;chunk an array;chunk array;split array;\
    remove duplicates from;remove duplicates in;intersection of two;zip two arrays;compactMap vs;flatMap vs;reduce into;\
    map filter reduce;ArraySlice;ContiguousArray;index out of range;lazy sequence;lazy map;custom Sequence;custom Collection;\
    IteratorProtocol;merge two dictionaries;merge dictionaries;nested dictionary;array capacity;reserveCapacity
    Attributes of functions;inlinable;usableFromInline;discardableResult;dynamicCallable;dynamicMemberLookup;\
    callAsFunction;autoclosure;rethrows;inout;variadic parameter;variadic parameters;frozen enum;specialize attribute
    C++ and other languages;c++ interop;cxx interop;interoperabilityMode;std vector;std string;bridging header;rust library;\
    rust ffi;uniffi;jni;python script;python from swift;kotlin multiplatform;swift for android;swift on android
    Coding in depth;codable enum;decode json;json decoding;decode a json;decode mixed;mixed types;heterogeneous json;\
    nested json;nestedContainer;nestedUnkeyedContainer;singleValueContainer;keyNotFound;typeMismatch;DecodingError;\
    snake case keys;convertFromSnakeCase;keyDecodingStrategy;encodeIfPresent;decodeIfPresent;custom init from decoder;\
    init from decoder;encode to encoder;polymorphic json;type discriminator;json5
    Control flow of the language;guard let vs if let;if let vs guard let;for case let;where clause in for;labeled break;\
    labelled break;labeled statement;how does defer;defer run;defer runs;nested scopes;nested scope;\
    switch on tuple;switch over a tuple;pattern matching in;repeat while;defer order;\
    defer statement;fallthrough
    Data structures;generic stack;stack data structure;stack struct;stack in swift with;push pop;push and pop in;queue data structure;\
    priority queue;ring buffer;circular buffer;heap data structure;binary tree;trie;lru cache;linked list;graph traversal;\
    breadth first;depth first;bloom filter;skip list;data structure
    Error types of the language;typed throws;throws vs result;result vs throws;LocalizedError vs;rethrow;error bridging;\
    NSError userInfo;fatalError vs;preconditionFailure;assert vs precondition;precondition vs assert
    Generics of the language;generic function;generic struct;generic class;generic parameter could not;type erasure;type erased wrapper;\
    AnyHashable;AnySequence;opaque type;opaque types;opaque return type;opaque result type;existential type;any keyword;\
    some vs any;any vs some;some Collection;any Collection;some Sequence;primary associated type;where clause;\
    same type requirement;self requirement;Self or associated type;result builder;result builders;covariance;contravariance;generic type erasure;\
    metatype;existentials;protocol with associated type
    Macros of the language;swift macro;swift macros;custom macro;write a macro;attached macro;freestanding macro;\
    peer macro;macro expansion;SwiftSyntaxMacros;SwiftCompilerPlugin
    Memory of the language;copy on write;value type vs reference type;value types vs reference types;reference type vs value type;\
    struct vs class;class vs struct;unowned;unowned self;unowned vs weak;weak vs unowned;retain count;reference counting;\
    automatic reference counting;isKnownUniquelyReferenced;deinit not;noncopyable;ownership of values;borrowing parameter;\
    consuming parameter;consume operator;Span type;InlineArray;ManagedBuffer;Unmanaged;autoreleasepool;stack vs heap;heap allocation;\
    struct or class
    Enums of the language;associated values;enum with raw values;raw values and;enum with payload;indirect enums;frozen enums
    Numbers of the language;Decimal vs Double;round to two decimals;integer division;modulo of;modulo operator;bit shift;\
    bit shifting;UInt8 array;overflow operator;floating point comparison;parse a number;random element
    Operators of the language;custom operator;operator overloading;overload operator;operator precedence;spaceship operator;\
    nil coalescing operator;ternary operator;range operator;precedencegroup;key path literal
    Optionals of the language;optional chaining;implicitly unwrapped;unwrap optional;unwrap an optional;double optional;\
    nested optional;optional map;unexpectedly found nil
    Properties of the language;lazy var;lazy property;didSet not called in init;didSet in init;static let thread safe;\
    singleton thread safe;thread safe singleton;computed property vs function;class var vs static;static vs class
    Recursive code;recursion;recursive function;recursive enum;indirect enum;indirect case;tail recursion;memoization;memoize;fibonacci;stack overflow in;\
    towers of hanoi;n queens;factorial
    Reflection;Mirror;reflection api;runtime type;type of instance;KeyPath performance;key path performance;dynamic cast;NSClassFromString
    Regular expressions;regex;RegexBuilder;NSRegularExpression;regular expression;capture group;regex match;lookahead
    Streams of data;AsyncStream vs;AsyncThrowingStream vs;AsyncSequence operator;AsyncIteratorProtocol;async algorithms;\
    back pressure;backpressure
    Strings of the language;String Index;string index;substring;Substring vs String;character at index;nth character;\
    split a string;split string;string interpolation custom;ExpressibleByStringInterpolation;StringProtocol;raw string;\
    multiline string literal;trim whitespace;remove whitespace;string contains;case insensitive compare;\
    utf8 view;utf16;grapheme cluster;unicode normalization;string padding left;zero pad;pad with zeros
    Work of servers;our backend;backend should;rest endpoint;rest endpoints;database schema;database migration on;sql schema;\
    server notifications;server notification;node server;node js;express js;django;flask;laravel;rails;spring boot;golang;\
    postgres;mysql;sqlite trigger;redis;mongodb;kafka;rabbitmq;nginx;kubernetes;lambda function;aws;azure;gcp;\
    cloud function;cloud functions;grpc;graphql server;graphql schema;swift on server;vapor;hummingbird framework;fluent model;\
    signedTransactionInfo;jws;app store server;billing grace period;verify receipt;verifyReceipt
    Records of CloudKit;cloudkit schema;cloudkit dashboard;queryable index;record type;deploy schema;schema deploy;CKQuery;\
    CKSubscription;CKShare;record zone;cloudkit console
    Radio packets;ble;mtu;gatt;write without response;advertising packet;rssi;CBPeripheral
    Repair of devices;battery dangerous;battery replacement;cracked screen;cracked glass;back glass;broken screen;water damage;\
    screen repair;apple care;applecare;warranty;swollen battery;genius bar;refurbished
    Hardware of devices;lidar;lidar sensor;uwb;uwb chip;refresh rate of;usb c port;ram of;nits;chipset;which iphone has;\
    does iphone have;does the iphone have
    Export rules;export compliance;encryption export;ITSAppUsesNonExemptEncryption;non exempt encryption;french encryption
    Protocols of networks;http 3;http3;quic;http 2;tcp socket;udp;mqtt;socket io;websocket ping;URLSessionWebSocketTask;\
    tls version;tls handshake;reverse proxy;load balancer;cdn
    Templates of servers;leaf template;jinja;handlebars;mustache;server side rendering;swift server
    Build scripts;rsync deny;sandbox rsync;user script sandboxing;ENABLE_USER_SCRIPT_SANDBOXING;run script phase;\
    build phase;build phases;build failed;command phasescriptexecution;phasescriptexecution;linker command failed;\
    duplicate symbols;undefined symbol;undefined symbols;no such module;module not found;could not build module;\
    multiple commands produce;copy bundle resources;other linker flags;header search paths;derived data;deriveddata
    Owners of apps;transfer my app;transfer an app;company account;personal account;another developer account;\
    duns;duns number;w 8ben;sole trader;small business program
    """
}
