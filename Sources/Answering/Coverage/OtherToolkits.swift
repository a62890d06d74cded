/// The toolkits for interfaces that are not Apple's, and what only they have.
///
/// A question in their words may be one about SwiftUI: "LazyColumn in SwiftUI", "something like Expanded of Flutter". Then
/// it has a word that says so.
enum OtherToolkits {
  /// One subject a line, as in `AppleFeatures`. Words that English has too (react, compose) stand here in phrases alone.
  static let table: StaticString = """
    Android;jetpack compose;ModalBottomSheet;LazyColumn;LazyRow;LazyVerticalGrid;compose navigation;NavHost;NavController;\
    Scaffold topBar;remember mutable;compose multiplatform;composable function;kotlin;RecyclerView;notifyDataSetChanged;\
    ViewPager2;ConstraintLayout;MotionLayout;AndroidManifest;setContentView;findViewById;setSupportActionBar;\
    FragmentManager;SavedStateHandle;LiveData;rememberSaveable;mutableStateOf;LaunchedEffect;proguard;logcat
    Angular;angularjs;angular component;angular material;angular form;angular router;in angular;ngFor;ngIf;ngModel;ngrx
    CSS of the web;css position;css sticky;position sticky;position absolute;position fixed;overflow hidden;flexbox;\
    css grid;css flexbox;css animation;css scroll;backdrop filter;glassmorphism css;\
    tailwind;tailwindcss;sass mixin;scss;css selector;css variables;styled components;z index css
    Desktop toolkits;wpf;xaml;winforms;winui;tkinter;gtk;javafx;java swing;electron app;electron;pyqt;avalonia;tauri
    Flutter;dart;pubspec;StatefulWidget;StatelessWidget;setState;riverpod;flutter bloc;BuildContext;\
    showModalBottomSheet;MaterialApp;InheritedWidget;FutureBuilder;StreamBuilder
    ReactJS;react native;react context;react props;react state;react provider;react portal;react suspense;react navigation;\
    react router;react query;react hook;react hooks;react component;in react;with react;react js;redux;useState;useEffect;\
    useMemo;useRef;useContext;useReducer;useCallback;jsx;tsx;next js;nextjs;zustand;mobx;formik;popToTop;expo router;shadcn
    Svelte;sveltekit;solidjs
    Vue;vuejs;vuex;pinia;nuxt;vuetify;vee validate;v model;v for
    Web pages;html form;html table;html email;dom element;document querySelector;jquery;web component;iframe;alpine js;\
    htmx;blazor;web worker;service worker;localStorage;chrome extension
    """

  /// Words of somebody who asks for SwiftUI and explains it by something else: a toolkit, or an app that looks like it.
  private static let translating: Set<String> = [
    "swiftui", "uikit", "ios", "iphone", "ipad", "swift", "equivalent", "counterpart", "port", "porting", "migrate",
    "migrating", "like", "instead", "similar", "coming", "analog", "alternative", "translate", "convert", "used",
    "style", "clone",
  ]

  /// Whether a question with these words, in small letters, stays with the toolkit or program that it names.
  static func areMeant(by words: [String]) -> Bool { !words.contains { translating.contains($0) } }
}
