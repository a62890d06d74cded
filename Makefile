# Every task of the project; `make demo` and `make test` need nothing installed by hand.
.DEFAULT_GOAL := help
.PHONY: help deps demo build test check typecheck-macos lint format record bench acceptance fuzz mutants eval dist dist-test install release clean

# Builds that are ours to keep clean take warnings as errors; whoever only builds or installs is not stopped by one.
test check record acceptance fuzz mutants: export SWIFTKIT_STRICT = 1

PREFIX ?= /usr/local
SWIFT ?= swift
ours = git ls-files -z -- '*.swift' ':!:*/Golden/*' ':!:*/Fixtures/*' ':!:*/Seeds/*' ':!:Templates/*'

help: ## List the tasks.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## Install the build dependency (SQLite), or show what to install.
	@Scripts/deps.sh

demo: deps ## Scaffold a feature, ask and check: the README's tour, in this terminal.
	@Scripts/demo.sh

build: deps ## Release build: swiftkit, the plugin host and the plugins, where `swift build -c release --show-bin-path` says.
	$(SWIFT) build -c release

test: deps ## Build everything and run all tests.
	@Scripts/test.sh

check: test lint ## Run everything that a commit must pass.

typecheck-macos: ## Type-check every module for macOS, on Linux; also part of `make test`.
	@Scripts/typecheck-macos.sh

lint: ## Check the formatting and house rules of our own Swift.
	@$(ours) | xargs -0 $(SWIFT) format lint --strict --parallel

format: ## Format our own Swift.
	@$(ours) | xargs -0 $(SWIFT) format --in-place --parallel

record: deps ## Rewrite the golden files; review the diff.
	@Scripts/test-build.sh build --build-tests
	@SWIFTKIT_RECORD=1 Scripts/test-build.sh test --skip-build --disable-xctest \
	  --experimental-maximum-parallelization-width 8 >.build/record.log 2>&1 || echo "some tests failed: see .build/record.log"
	@git status --short -- Tests Plugins Templates docs README.md

bench: deps ## Measure speed and memory, compared with other tools in the same run.
	@Benchmarks/bench.py

acceptance: deps ## Try thousands of kills, power cuts, edits, mutated inputs and a hostile repository; takes long.
	@Scripts/acceptance.sh

fuzz: deps ## Mutate files, records and messages for ten minutes each; FUZZ_SECONDS=n for a different time.
	@$(SWIFT) build -c release
	@bin=$$($(SWIFT) build -c release --show-bin-path) && \
	Tests/Fuzzing/fuzz.py --seconds $${FUZZ_SECONDS:-600} "$$bin/swiftkit" && \
	Tests/Conformance/fuzz.py --seconds $${FUZZ_SECONDS:-600} "$$bin/swiftkit" mcp --profile full

mutants: deps ## Change operators in Sources/ one by one and count those that tests catch. MUTANTS_SEED, MUTANTS_COUNT; resumes where it stopped.
	@Tests/Mutation/mutants.py --seed $${MUTANTS_SEED:-1} --count $${MUTANTS_COUNT:-60}

eval: ## Measure how well `ask` ranks, compared with plain FTS5, on judged questions.
	@Tests/Evaluation/evaluate.py
	@Tests/Evaluation/evaluate_skills.py
	@Tests/Evaluation/conflicts.py

dist: deps ## Build the release files in dist/: .tar.gz, .deb, artifact bundle, checksums.
	@Scripts/dist.sh

dist-test: ## Try the files of `make dist` on empty systems: a bare root, Debian, shells, SwiftPM. As root.
	@Tests/Distribution/run.sh

install: deps ## Install the release files in PREFIX (default /usr/local).
	@PREFIX="$(PREFIX)" Scripts/install.sh

release: ## Check everything that a tag of VERSION needs; publishes nothing.
	@VERSION="$(VERSION)" TAGGED="$(TAGGED)" TESTED="$(TESTED)" Scripts/release.sh

clean: ## Remove all build products.
	rm -rf .build .build-dist dist
