/// The programs, devices and settings that people use, and do not build.
enum OtherPrograms {
  /// One subject a line, as in `AppleFeatures`; a word stands alone only where an app's screen does not have it.
  static let table: StaticString = """
    Accounts of Apple;icloud storage;icloud account;find my iphone;family sharing
    Browsers;firefox;google chrome;chrome extension;chrome tab;chrome tabs;safari tab;safari tabs;safari extension;\
    bookmarks bar;incognito
    Design and film programs;after effects;premiere pro;final cut;davinci resolve;lightroom;blender;cinema 4d;canva template;\
    invision;figjam;figma plugin;gimp;inkscape;procreate;indesign
    Editing code;xcode toolbar;xcode navigator;xcode sidebar;xcode window;xcode editor;xcode tab;xcode minimap;\
    xcode font;xcode template;xcode scheme;toolbar of xcode;neovim;emacs;jetbrains;appcode;visual studio;sublime text
    Finder;finder window;mac folder;mac finder;macos finder;spotlight search;macos preview;preview of macos
    Mac as a tool;mac mini;mac studio;magic keyboard;magic mouse;trackpad settings;time machine;disk utility;\
    stage manager hide;mission control;homebrew;brew install;bootcamp
    Mail and office;outlook;gmail;thunderbird;powerpoint;keynote;microsoft word;google docs;google slides;libreoffice;\
    onenote;evernote;notion;airtable;trello;asana;obsidian;confluence;pandoc;pivot table
    Meeting and chat programs;zoom meeting;share screen zoom;microsoft teams;slack channel;discord server;webex
    Phones in use;lost phone;iphone storage;phone call button;reset iphone;stuck on apple logo;\
    factory reset;screen time limit;screen time passcode;carrier settings;sim card;esim;imessage effects
    Systems of others;linux;ubuntu;debian;windows 10;windows 11;windows server;chromeos;powershell;wsl
    Web site builders;wordpress;elementor;webflow;wix;squarespace;shopify;bootstrap modal;bootstrap grid;select2;\
    landing page;google sheets
    Writing for money;stack overflow account;client contract;contract template;invoice template;app idea
    """
}
