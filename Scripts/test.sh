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
# The kept inputs that once did harm, and two seconds of new ones for each reader.
if command -v python3 >/dev/null 2>&1; then Tests/Fuzzing/fuzz.py --seed 1 --seconds 2 "$(swift build --show-bin-path)/swiftkit"; fi
Scripts/conformance.sh
Scripts/yaml.sh
# 'make release' asks which commit these tests passed for: none while something is not committed.
if [ -z "$(git status --porcelain 2>/dev/null)" ]; then git rev-parse HEAD 2>/dev/null; fi >.build/tested || true
