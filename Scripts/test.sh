#!/bin/sh
# Builds everything once, then runs every test against the programs and plugins just built.
set -eu
cd "$(dirname "$0")/.."
# Our own builds are strict: a warning is an error.
export SWIFTKIT_STRICT=1
swift build --build-tests
# Tests that need the official validators look for them there, and are skipped without.
Scripts/conformance-tools.sh || echo "tests against the official validators: skipped, since they are not here and cannot be installed"
swift test --skip-build --disable-xctest
exec Scripts/conformance.sh
