#!/bin/sh
# The tour: a feature, an answer, a check and a plugin's answer, from nothing but a clone.
# The program is built first and shown at work while SwiftSyntax, which the checker needs, is still to be compiled.
set -eu
cd "$(dirname "$0")/.."
here=$(pwd)
demo=$(mktemp -d "${TMPDIR:-/tmp}/swiftkit-demo.XXXXXX")
# Where SwiftPM puts programs differs between its build systems.
bin=$(swift build --show-bin-path)
swiftkit=$bin/swiftkit

say() { printf '\n\033[1m== %s\033[0m\n' "$1"; }
show() { printf '$ swiftkit %s\n' "$*"; }
run() { show "$@"; (cd "$demo" && "$swiftkit" "$@"); }
# For commands whose findings are the point: an exit code of 1 is what we want to see.
run_with_findings() { show "$@"; (cd "$demo" && "$swiftkit" "$@") || [ $? -eq 1 ]; }

say "Building swiftkit"
swift build --product swiftkit

say "A feature: view, view model, states, service, previews, tests"
run new feature Portfolio
printf '\n'
sed -n '1,40p' "$demo"/*/PortfolioView.swift "$demo"/*/*/PortfolioView.swift 2>/dev/null | head -40

say "An answer, with its citation and its example"
run ask "toolbar button glass"
if [ -d ../shared/seeds ]; then
    say "The same question to other skill documents"
    run ask "toolbar button glass" --skills "$here/../shared/seeds" --limit 3
fi

say "Building the plugin host and the plugins (SwiftSyntax takes a few minutes the first time)"
swift build

say "A check: the feature is clean ..."
run check .
say "... and this file is not"
cat > "$demo/Wrong.swift" <<'SWIFT'
import SwiftUI

struct WrongView: View {
  var body: some View {
    Text("Inbox")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
            .frame(width: 44, height: 44)
            .glassEffect(.prominent)
        }
      }
  }
}

#Preview { WrongView() }
SWIFT
run_with_findings check Wrong.swift

say "A plugin's answer"
run ask "which token is #A1A1AA"

say "Done; the feature lies in $demo"
