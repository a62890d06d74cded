#!/bin/sh
# Lays what Scripts/dist/build.sh built out in a folder as it is installed: bin, lib/swiftkit and share.
set -eu
cd "$(dirname "$0")/../.."
tree=${1:?"usage: tree.sh FOLDER"}
program=.build-dist/program/release
plugins=.build-dist/plugins/release
case "$(uname -s)" in Darwin) suffix=dylib ;; *) suffix=so ;; esac

rm -rf "$tree"
mkdir -p "$tree/bin" "$tree/lib/swiftkit/plugins" "$tree/share/swiftkit/Plugins" "$tree/share/doc/swiftkit"
install -m 755 "$program/swiftkit" "$tree/bin/swiftkit"
install -m 755 "$plugins/swiftkit-plugin-host" "$tree/lib/swiftkit/swiftkit-plugin-host"
for descriptor in Plugins/*/*.json; do
    name=$(basename "$descriptor" .json)
    [ "$name" = Template ] && continue
    install -m 644 "$plugins/lib$name.$suffix" "$tree/lib/swiftkit/plugins/lib$name.$suffix"
    python3 Scripts/dist/descriptor.py "$descriptor" "$plugins/lib$name.$suffix" >"$tree/lib/swiftkit/plugins/$name.json"
done
[ "$suffix" = dylib ] || python3 Scripts/dist/runtime.py "$tree/lib/swiftkit"

cp -R Skills Templates Data "$tree/share/swiftkit/"
# What 'swiftkit plugin new' puts into a new plugin.
cp -R Plugins/ABI Plugins/SDK Plugins/Template "$tree/share/swiftkit/Plugins/"

mkdir -p "$tree/share/man/man1" "$tree/share/bash-completion/completions" "$tree/share/zsh/site-functions" \
    "$tree/share/fish/vendor_completions.d"
python3 Scripts/dist/manual.py "$tree/bin/swiftkit" "$tree/share/man/man1"
"$tree/bin/swiftkit" --generate-completion-script bash >"$tree/share/bash-completion/completions/swiftkit"
"$tree/bin/swiftkit" --generate-completion-script zsh >"$tree/share/zsh/site-functions/_swiftkit"
"$tree/bin/swiftkit" --generate-completion-script fish >"$tree/share/fish/vendor_completions.d/swiftkit.fish"

# What 'swiftkit --version --verbose' says of this build.
Scripts/build-record.sh >"$tree/share/swiftkit/build.txt"

cp LICENSE CHANGELOG.md Packaging/NOTICE "$tree/share/doc/swiftkit/"
# Apache 2.0 with Swift's exception for the runtime: the terms of all that is of the Swift project.
cp .build-dist/plugins/checkouts/swift-syntax/LICENSE.txt "$tree/share/doc/swiftkit/LICENSE-Swift.txt"
