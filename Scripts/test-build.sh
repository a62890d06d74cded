#!/bin/sh
# `swift` for what tests need: in a folder of its own, the programs under test optimised and the tests not.
# usage: Scripts/test-build.sh build|test [OPTION...]
set -eu
cd "$(dirname "$0")/.."
task=$1
shift
# Only to build: tests start compilers of their own. SwiftPM looks for the toolchain's libraries beside its compiler, which
# therefore is a copy: it follows links.
if [ "$task" = build ]; then
  toolchain=$(pwd)/.build/tests/toolchain
  libraries=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/swift".*|\1|p')
  mkdir -p "$toolchain/bin"
  ln -sfn "$libraries" "$toolchain/lib"
  cp -p Scripts/test-compiler.sh "$toolchain/bin/swiftc"
  export SWIFT_EXEC="$toolchain/bin/swiftc"
fi
exec swift "$task" --scratch-path .build/tests "$@"
