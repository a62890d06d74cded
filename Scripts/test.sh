#!/bin/sh
# Builds everything once, then runs every test against the programs and plugins just built.
set -eu
cd "$(dirname "$0")/.."
swift build --build-tests
swift test --skip-build --disable-xctest
exec Scripts/conformance.sh
