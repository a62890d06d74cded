#!/bin/sh
# What takes too long for every commit: kills, power cuts, saves, sequences, combinations of templates, changed inputs, a
# hostile repository. All of it runs, whatever fails, and the last lines say what did. Smaller with ACCEPTANCE_COUNT=n
# (tries; 1000) and FUZZ_SECONDS=n.
set -u
cd "$(dirname "$0")/.."
count=${ACCEPTANCE_COUNT:-1000}
failed=

# One part: its name, then its command.
part() {
  name=$1
  shift
  echo
  echo "== $name: $*"
  start=$(date +%s)
  if "$@"; then word=held; else word=FAILED failed="$failed, $name"; fi
  echo "== $name $word after $(($(date +%s) - start)) s"
}

tests() {
  Scripts/test-build.sh test --skip-build --disable-xctest --filter "$1"
}

Scripts/test-build.sh build --build-tests || exit 2
# Programs as they are given away: quick enough for thousands of runs. SWIFTKIT names another one, such as an installed one.
if [ -z "${SWIFTKIT:-}" ]; then
  swift build -c release || exit 2
  SWIFTKIT=$(swift build -c release --show-bin-path)/swiftkit
fi
program=$(cd "$(dirname "$SWIFTKIT")" && pwd)/$(basename "$SWIFTKIT")

# The numbers are those of the suites' own; each is a fraction of it in 'make test'.
export SWIFTKIT_SEQUENCES=$((count * 2)) SWIFTKIT_SAVES=$((count / 2))
part sequences tests 'RandomRoleTests|RandomWorkTests'
part saves tests 'CheckFixTests'
SWIFTKIT_TEMPLATES=all part templates tests 'BundledTemplateTests'
part 'tests of templates' Tests/Acceptance/template_tests.py "$program"
SWIFTKIT_FAULTS=all part faults tests 'FaultTests'
SWIFTKIT_INSTALLED=$program part 'hostile repository' tests 'HostileRepositoryTests'
part kills Tests/Acceptance/kills.py --count "$count" "$program"
part 'power cuts' Tests/Acceptance/kills.py --count "$count" --power-cut "$program"
part 'saves of the program' Tests/Acceptance/saves.py --count $((count / 2)) "$program"
part fuzz Tests/Fuzzing/fuzz.py --seconds "${FUZZ_SECONDS:-60}" "$program"

echo
if [ -n "$failed" ]; then
  echo "acceptance: failed:${failed#,}"
  exit 1
fi
echo "acceptance: everything held"
