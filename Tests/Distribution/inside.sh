#!/bin/sh
# Run inside of the bare root: every command of a day, and those that need another program.
cd /work/project || exit 2
. /work/expect.sh
export HOME=/root PATH=/opt/swiftkit/bin:/bin
S=/opt/swiftkit/bin/swiftkit

expect "--version" 0 "" $S --version
expect "ask" 0 "toolbar" $S ask "may a toolbar button have glass" --limit 1
expect "ask what is not there" 1 "The documents do not answer this" $S ask "kubernetes ingress"
expect "check" 1 "[navigation-view]" $S check Old.swift --checks all
expect "check --json" 1 '"findings"' $S check Old.swift --checks all --json
expect "check --fix" 1 "fixed 3 findings" $S check Old.swift --checks all --fix
expect "the fix is in the file" 0 "clipShape(.rect(cornerRadius: 4))" cat Old.swift
expect "new" 0 "PortfolioView.swift" $S new feature Portfolio --no-input
expect "check of what new wrote" 0 "" $S check Portfolio
expect "undo" 0 "" $S undo
expect "review" 0 "" $S review Old.swift
expect "rule" 0 "" $S rule liquid-glass/buttons/glass-effect-on-button
expect "skills list" 0 "liquid-glass" $S skills list
expect "tokens list" 0 "" $S tokens list
expect "template list" 0 "feature" $S template list
expect "plugin list" 0 "bundled" $S plugin list
expect "plugin verify" 0 "matches its descriptor" $S plugin verify
expect "plugin new" 0 "wrote the plugin" $S plugin new team-rules --language c
expect "figma generate" 0 "struct GreetingView: View" $S figma generate greeting.json
expect "figma tree" 0 "Good morning" $S figma tree greeting.json --format outline
serve() { $S mcp <<'M'
{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"bare","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check","arguments":{"source":"import SwiftUI\nstruct A: View { var body: some View { Button(\"a\") {}.glassEffect() } }\n"}}}
M
}
expect "mcp: initialize" 0 '"protocolVersion":"2025-11-25"' serve
expect "mcp: a tool" 0 'glass-effect-on-button' serve
if $S --help | grep -q "^  doctor "; then expect "doctor" 0 "" $S doctor; fi
expect "git is named" 2 "cannot run 'git'" $S check --changed
expect "curl is named" 2 "'curl' could not be run" env FIGMA_TOKEN=none $S figma tree "https://www.figma.com/design/abcdefghijklmnopqrstuv/x?node-id=1-2"
exit "$wrong"
