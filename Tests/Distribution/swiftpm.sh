#!/bin/sh
# A package that uses the plugins of the artifact bundle: findings are warnings of its build, and the command runs.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
. "$here/expect.sh"
cp -R "$package/Packaging/swiftpm" "$SCRATCH/plugins"
unzip -q "$DIST/swiftkit.artifactbundle.zip" -d "$SCRATCH/plugins"
# From disk in the place of the address that does not exist yet.
python3 - "$SCRATCH/plugins/Package.swift" <<'P'
import re, sys
text = open(sys.argv[1]).read()
new = re.sub(r'url: "[^"]*",\s*checksum: "[^"]*"', 'path: "swiftkit.artifactbundle"', text)
assert new != text
open(sys.argv[1], "w").write(new)
P
mkdir -p "$SCRATCH/app/Sources/App" "$SCRATCH/app/Sources/Other"
cat >"$SCRATCH/app/Package.swift" <<'P'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", dependencies: [.package(path: "../plugins")],
  targets: [
    .target(name: "App", plugins: [.plugin(name: "SwiftKitCheck", package: "plugins")]),
    .target(name: "Other", plugins: [.plugin(name: "SwiftKitCheck", package: "plugins")]),
  ])
P
printf 'func save() { print(1) }\nfunc number(_ text: String) -> Int { Int(text)! }\n' >"$SCRATCH/app/Sources/App/App.swift"
printf 'func other(_ text: String) -> Int { Int(text)! }\n' >"$SCRATCH/app/Sources/Other/Other.swift"
cd "$SCRATCH/app"
expect "the build tool shows a finding" 0 "Other.swift:1:" swift build
expect "the command" 1 "[force-unwrap]" swift package swiftkit check --quiet
exit "$wrong"
