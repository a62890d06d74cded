#!/bin/sh
# Builds everything once, then runs every test against the programs and plugins just built.
set -eu
cd "$(dirname "$0")/.."
# Our own builds are strict: a warning is an error.
export SWIFTKIT_STRICT=1
# Tests that need the official validators look for them there, and are skipped without. They come while we build.
Scripts/conformance-tools.sh &
tools=$!
Scripts/test-build.sh build --build-tests
bin=$(Scripts/test-build.sh build --show-bin-path)
wait "$tools" || echo "tests against the official validators: skipped, since they are not here and cannot be installed"
# Not all at once: nearly every test starts programs, and their limits of time are for a machine that answers.
log=$bin/tests.log
rm -f "$log.failed"
{
  Scripts/test-build.sh test --skip-build --disable-xctest --experimental-maximum-parallelization-width 8 2>&1 ||
    echo $? >"$log.failed"
} | tee "$log"
if [ -e "$log.failed" ]; then
  # Once more at the end, where whoever has thousands of lines before them looks first.
  echo "tests: what failed ($log has everything):"
  grep -A 12 -E '^✘ Test .* recorded an issue' "$log" | grep -v -E '^(◇|✔|➜|--$)' || tail -40 "$log"
  exit "$(cat "$log.failed")"
fi
# What remains tries one program after another, so two parts of it run at a time; each says what it has to say in one piece.
export SWIFTKIT="$bin/swiftkit"
(
  # The kept inputs that once did harm, and two seconds of new ones for each reader.
  if command -v python3 >/dev/null 2>&1; then Tests/Fuzzing/fuzz.py --seed 1 --seconds 2 "$SWIFTKIT"; fi
  Scripts/yaml.sh
  Scripts/formats.sh
) >"$bin/readers.log" 2>&1 &
readers=$!
failed=0
Scripts/conformance.sh || failed=$?
wait "$readers" || failed=$?
cat "$bin/readers.log"
[ "$failed" = 0 ] || exit "$failed"
# 'make release' asks which commit these tests passed for: none while something is not committed.
if [ -z "$(git status --porcelain 2>/dev/null)" ]; then git rev-parse HEAD 2>/dev/null; fi >.build/tested || true
