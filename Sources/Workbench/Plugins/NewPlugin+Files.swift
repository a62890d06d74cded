import POSIXSupport

extension NewPlugin {
  /// Every file, from the sources that came with swiftkit: a plugin must go on building when swiftkit is elsewhere.
  func files(from sources: FilePath) throws -> [File] {
    guard FileStatus(sources.appending("ABI"))?.kind == .folder else { throw NewPluginError.noSources(sources) }
    let header = sources.appending("ABI/include/swiftkit_abi.h")
    var files = [
      text("Samples/Bad.swift", "func save() {\n  print(\"saved\")\n}\n"),
      text("Samples/Good.swift", "func save() {\n  logger.print(\"saved\")\n  // print(\"saved\")\n}\n"),
      text("Samples/expected.txt", "Samples/Bad.swift:2:3: warning: \(message) [\(name)/no-print]\n"),
      text("\(module).json", descriptor), text("test.sh", test, isProgram: true), text(".gitignore", ignored),
    ]
    switch language {
    case .c:
      let template = try FileContents.text(of: sources.appending("Template/template.c"))
      files += [
        text("\(name).c", template.replacing("TEXT(\"template\")", with: "TEXT(\"\(name)\")").fromFirstInclude(intro)),
        File(path: "swiftkit_abi.h", bytes: try FileContents.bytes(of: header)), text("Makefile", makefile),
      ]
    case .swift:
      files += [
        text("Package.swift", manifest), text("Sources/\(module)/NoPrint.swift", rule),
        text("Sources/\(module)/Plugin.swift", entry),
      ]
      for folder in ["ABI", "SDK"] {
        let from = sources.appending(folder)
        for file in try FileTree.files(below: from) where file.extension != "md" {
          var relative = file
          _ = relative.removePrefix(from)
          files.append(
            File(path: FilePath("Sources/SwiftKit\(folder)").pushing(relative), bytes: try FileContents.bytes(of: file))
          )
        }
      }
    }
    return files
  }

  private func text(_ path: String, _ text: String, isProgram: Bool = false) -> File {
    File(path: FilePath(path), bytes: Array(text.utf8), isProgram: isProgram)
  }

  private var message: String { "`print` writes to the console of a released app; use a `Logger`" }

  private var ignored: String { language == .c ? "*.so\n*.dylib\n" : ".build/\n" }

  private var descriptor: String {
    """
    {
      "abi": 1,
      "answers": [],
      "checks": [
        {"enabled": true, "fixable": false, "id": "no-print", "literals": ["print"], "rules": [], "severity": "warning", "title": "a call to print"}
      ],
    \(compiler.map { "  \"compiler\": \"\($0)\",\n" } ?? "")  "id": "\(name)",
      "version": "0.1.0"
    }

    """
  }

  /// The plugin is trusted in a settings folder of the test's own, never in the author's.
  private var test: String {
    """
    #!/bin/sh
    # Builds the plugin, verifies its descriptor, and compares its findings in Samples with Samples/expected.txt, and its fixes
    # with Samples/expected.diff, which is missing while no check has fixes. Every check needs a finding in Samples.
    set -eu
    cd "$(dirname "$0")"
    \(language == .swift ? "swift build\nbin=$(swift build --show-bin-path)\ncp \(module).json \"$bin\"" : "make")
    case "$(uname -s)" in Darwin) end=dylib ;; *) end=so ;; esac
    library=\(language == .swift ? "$bin/" : "")lib\(module).$end
    XDG_CONFIG_HOME=$(mktemp -d)
    export XDG_CONFIG_HOME
    trap 'rm -rf "$XDG_CONFIG_HOME"' EXIT
    swiftkit plugin trust "$library"
    swiftkit plugin verify "$library"
    run() {
      swiftkit check Samples --plugin "$library" --checks \(name) --no-cache "$@" 2>"$XDG_CONFIG_HOME/said.txt" || [ $? -eq 1 ] || {
        cat "$XDG_CONFIG_HOME/said.txt" >&2
        exit 1
      }
    }
    run >"$XDG_CONFIG_HOME/found.txt"
    diff -u Samples/expected.txt "$XDG_CONFIG_HOME/found.txt"
    run --fix --suggestions --diff >"$XDG_CONFIG_HOME/fixes.diff"
    fixes=Samples/expected.diff
    [ -f "$fixes" ] || fixes=/dev/null
    diff -u "$fixes" "$XDG_CONFIG_HOME/fixes.diff"
    for check in $(swiftkit checks --json | sed -n 's|.*"id" : "\\(\(name)/[a-z0-9-]*\\)".*|\\1|p'); do
      grep -qF "[$check]" Samples/expected.txt || {
        echo "$check has no finding in Samples; add code that it reports, and its line to Samples/expected.txt" >&2
        exit 1
      }
    done
    echo "the plugin works as expected"

    """
  }
}

// MARK: - C

extension NewPlugin {
  private var intro: String {
    """
    /*
     * \(name): one check, in C, that reports calls of `print`. `make` builds the library, `sh test.sh` tests it.
     *
     * swiftkit_abi.h is the reference for nodes, memory ownership and threads.
     */

    """
  }

  private var makefile: String {
    """
    # The library must be next to its descriptor, \(module).json.
    CFLAGS ?= -O2 -std=c11 -Wall -Wextra
    ifeq ($(shell uname -s),Darwin)
    library = lib\(module).dylib
    shared = -dynamiclib
    else
    library = lib\(module).so
    shared = -shared -fPIC
    endif

    $(library): \(name).c swiftkit_abi.h
    \t$(CC) $(CFLAGS) $(shared) -o $@ \(name).c

    .PHONY: clean
    clean:
    \trm -f $(library)

    """
  }
}

extension String {
  /// The text from its first `#include` on, behind another beginning.
  fileprivate func fromFirstInclude(_ intro: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return intro + lines.drop { !$0.hasPrefix("#include") }.joined(separator: "\n")
  }

  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}

// MARK: - Swift

extension NewPlugin {
  /// Spelled apart, so that what the plugin imports is not taken for an import of ours.
  private var bring: String { "import" }

  private var manifest: String {
    """
    // swift-tools-version: 6.3
    \(bring) PackageDescription

    // The SDK is a copy, so the plugin builds without swiftkit, and any swiftkit with ABI 1 can load it.
    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v14)],
      products: [.library(name: "\(module)", type: .dynamic, targets: ["\(module)"])],
      targets: [
        .target(name: "\(module)", dependencies: ["SwiftKitABI", "SwiftKitSDK"], swiftSettings: settings),
        .target(name: "SwiftKitSDK", dependencies: ["SwiftKitABI"], swiftSettings: settings),
        .target(name: "SwiftKitABI"),
      ]
    )

    """
  }

  private var rule: String {
    """
    \(bring) SwiftKitSDK

    /// A released app has no console; a Logger keeps its messages.
    struct NoPrint: Check {
      let id = "no-print"
      let severity = Severity.warning
      let title = "a call to print"
      let literals = ["print"]

      func check(_ file: SourceFile, _ report: Report) {
        for call in file.calls(named: "print") where call.isRoot {
          report(call, "\(message)")
        }
      }
    }

    """
  }

  private var entry: String {
    """
    public \(bring) SwiftKitABI
    \(bring) SwiftKitSDK

    /// The plugin. Its descriptor, \(module).json, must match it.
    let plugin = Plugin(id: "\(name)", version: "0.1.0", checks: [NoPrint()])

    /// The function that a host looks up.
    @c @implementation
    public func swiftkit_plugin_entry(_ major: UInt32, _ minor: UInt32) -> UnsafePointer<swiftkit_plugin>? {
      plugin.table(forHost: major)
    }

    """
  }
}
