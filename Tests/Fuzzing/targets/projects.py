"""Project files of Xcode, SwiftPM, XcodeGen and Tuist, workspaces, configuration and style files."""
import json

import mutators
from trial import Failure

BATCH = 1
PROJECT = b"""// !$*UTF8*$!
{
  archiveVersion = 1;
  objects = {
    R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, U); projectDirPath = "";};
    G = {isa = PBXGroup; children = (F, S, C, H); sourceTree = "<group>";};
    H = {isa = PBXGroup; path = App; children = (A); sourceTree = "<group>";};
    A = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>";};
    F = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT;};
    S = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E); sourceTree = "<group>";};
    C = {isa = PBXFileReference; path = "../outside/Secret.xcconfig"; sourceTree = "<group>";};
    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (k.swift, Sub); target = T;};
    L = {isa = XCConfigurationList; buildConfigurations = (D);};
    D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {SDKROOT = iphoneos;
      IPHONEOS_DEPLOYMENT_TARGET = 17.0; "MACOSX_DEPLOYMENT_TARGET[sdk=macosx*]" = "$(inherited)";};};
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = M;
      buildPhases = (B); dependencies = (P); fileSystemSynchronizedGroups = (S);};
    U = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; dependencies = (P);};
    M = {isa = XCConfigurationList; buildConfigurations = (N);};
    N = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {SWIFT_VERSION = 6.0;
      PRODUCT_NAME = "$(TARGET_NAME)";};};
    B = {isa = PBXSourcesBuildPhase; files = (Q);};
    Q = {isa = PBXBuildFile; fileRef = A;};
    P = {isa = PBXTargetDependency; target = T;};
  };
  rootObject = R;
}
"""
BASE = {
    "App.xcodeproj/project.pbxproj": PROJECT,
    "App.xcworkspace/contents.xcworkspacedata": b'<Workspace version="1.0">\n<FileRef location="group:App.xcodeproj"></FileRef>\n'
    b'<FileRef location="group:../outside"></FileRef>\n</Workspace>\n',
    "Config/App.xcconfig": b'#include "Base.xcconfig"\n#include? "../../outside/Secret.xcconfig"\nSWIFT_VERSION = 6 // all\n',
    "Config/Base.xcconfig": b"LOWEST = 17.2\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*] = $(LOWEST)\n",
    "Package.swift": b"""// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let package = Package(
  name: "Kit", platforms: [.iOS(.v17), .macOS("14.2")],
  targets: [
    .target(name: "Kit", path: "Kit", exclude: ["Old"], swiftSettings: settings + [.swiftLanguageMode(.v6)]),
    .testTarget(name: "KitTests", dependencies: ["Kit", .product(name: "X", package: "Y")]),
  ])
package.targets += [.target(name: "Out", path: "../outside")]
""",
    "Gen/project.yml": b"options:\n  deploymentTarget:\n    iOS: \"17.0\"\ntargets:\n  Gen:\n    type: application\n    platform: [iOS, macOS]\n"
    b"    sources:\n      - path: Sources\n        excludes: [\"*.md\"]\n      - ../../outside\n    settings:\n      base:\n        SWIFT_VERSION: 6\n",
    "Tuist/Project.swift": b'let project = Project(name: "T", targets: [.target(name: "T", destinations: [.iPhone], product: .app, '
    b'deploymentTargets: .iOS("17.0"), sources: ["Sources/**"])])\n',
    ".editorconfig": b"[*.swift]\nindent_style = space\nindent_size = 2\nmax_line_length = 120\n",
    ".swift-format": b'{"version": 1, "lineLength": 120, "indentation": {"spaces": 2}}\n',
}
VIEW = b"import SwiftUI\n\nstruct AView: View {\n  var body: some View { Text(\"a\").cornerRadius(3) }\n}\n"
#: A version that stands in a file outside only: who shows it has read that file.
SECRET = "13.713"


def inputs():
    return [BASE] + [{name: data} for name, data in BASE.items()]


def from_file(path):
    # One text, so that no tool takes the files in it for files of this repository.
    return {name: data.encode() for name, data in json.loads(path.read_text()).items()}


def mutate(chance, files, others):
    files = dict(files)
    for _ in range(chance.choice([1, 1, 2])):
        name = chance.choice(list(files))
        files[name] = mutators.text(chance, files[name], [other[name] for other in others if name in other])
    return files


def trial(box, inputs):
    outside = box.folder / "outside"
    outside.mkdir(exist_ok=True)
    (outside / "Secret.xcconfig").write_text(f"SWIFT_VERSION = {SECRET}\nIPHONEOS_DEPLOYMENT_TARGET = {SECRET}\n")
    for files in inputs:
        box.clear()
        box.put({"App/a.swift": VIEW, "Kit/k.swift": VIEW, "Sources/s.swift": VIEW})
        box.put(files)
        _, output, _ = box.call("project", "--files", "--json", is_json=True)
        if SECRET in output:
            raise Failure("'project' said what stands in a file outside of the project")
        _, output, _ = box.call("project")
        if any(ord(letter) < 32 and letter != "\n" for letter in output):
            raise Failure("'project' printed control characters as they are, and changed the terminal")
        box.call("check", ".", "--no-cache", "--quiet")
        box.call("init", "--dry-run")
        box.call("new", "card", "Stock", "--no-input")
        if sorted(path.name for path in outside.iterdir()) != ["Secret.xcconfig"]:
            raise Failure("'new card' changed what lies outside of the project")
