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

deps: ## Install what a build needs (SQLite), or say what to install.
	@Scripts/deps.sh

demo: deps ## Scaffold a feature, ask, check: the tour of the README, on this machine.
	@Scripts/demo.sh

build: deps ## Release build: swiftkit, the plugin host and the plugins, where `swift build -c release --show-bin-path` says.
	$(SWIFT) build -c release

test: deps ## Build everything and run all tests.
	@Scripts/test.sh

check: test lint ## What a commit must pass.

typecheck-macos: ## Type-check every module for macOS, on Linux: a part of `make test` too.
	@Scripts/typecheck-macos.sh

lint: ## Formatting and house rules of our own Swift.
	@$(ours) | xargs -0 $(SWIFT) format lint --strict --parallel

format: ## Settle all questions of layout.
	@$(ours) | xargs -0 $(SWIFT) format --in-place --parallel

record: deps ## Write the golden files anew; the diff is what you review.
	@Scripts/test-build.sh build --build-tests
	@SWIFTKIT_RECORD=1 Scripts/test-build.sh test --skip-build --disable-xctest \
	  --experimental-maximum-parallelization-width 8 >.build/record.log 2>&1 || echo "some tests failed: see .build/record.log"
	@git status --short -- Tests Plugins Templates docs README.md

bench: deps ## Speed and memory as ratios to floors and peers, in one run.
	@Benchmarks/bench.py

acceptance: deps ## Kills, power cuts, saves, changed inputs and a hostile repository, by the thousand; takes long.
	@Scripts/acceptance.sh

fuzz: deps ## Changed files, records and messages for ten minutes each; FUZZ_SECONDS=n for another while.
	@$(SWIFT) build -c release
	@bin=$$($(SWIFT) build -c release --show-bin-path) && \
	Tests/Fuzzing/fuzz.py --seconds $${FUZZ_SECONDS:-600} "$$bin/swiftkit" && \
	Tests/Conformance/fuzz.py --seconds $${FUZZ_SECONDS:-600} "$$bin/swiftkit" mcp --profile full

mutants: deps ## Turn operators of Sources/ one by one: how many are noticed? MUTANTS_SEED, MUTANTS_COUNT; goes on where it stopped.
	@Tests/Mutation/mutants.py --seed $${MUTANTS_SEED:-1} --count $${MUTANTS_COUNT:-60}

eval: ## How well `ask` ranks, beside plain FTS5, on judged questions.
	@Tests/Evaluation/evaluate.py
	@Tests/Evaluation/evaluate_skills.py
	@Tests/Evaluation/conflicts.py

dist: deps ## What a release gives away, in dist/: .tar.gz, .deb, artifact bundle, checksums.
	@Scripts/dist.sh

dist-test: ## Try what `make dist` made where nothing else is: a bare root, Debian, shells, SwiftPM. As root.
	@Tests/Distribution/run.sh

install: deps ## Install under PREFIX (default /usr/local) the tree that a release gives away.
	@PREFIX="$(PREFIX)" Scripts/install.sh

release: ## Check all that a tag of VERSION needs; nothing becomes public by it.
	@VERSION="$(VERSION)" TAGGED="$(TAGGED)" TESTED="$(TESTED)" Scripts/release.sh

clean: ## Remove what builds leave behind.
	rm -rf .build .build-dist dist
