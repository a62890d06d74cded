#!/bin/sh
# Completions as a user meets them, and the manual.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tar -xzf "$ARCHIVE" -C "$SCRATCH"
tree=$(ls -d "$SCRATCH"/swiftkit-*)
PATH=$tree/bin:$PATH HOME=$SCRATCH
export PATH HOME
. "$here/expect.sh"
cd "$SCRATCH"
in_bash() {
    bash -c '. "$0"; COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        _swiftkit "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null; printf "%s\n" "${COMPREPLY[@]}"' \
        "$tree/share/bash-completion/completions/swiftkit" "$@"
}
expect "bash: commands" 0 "ingest" in_bash swiftkit in
expect "bash: templates" 0 "feature" in_bash swiftkit new fea
expect "bash: checks" 0 "glass-effect-on-button" in_bash swiftkit check --explain glass-effect-on
expect "bash: skills" 0 "liquid-glass" in_bash swiftkit ask --skill liq
typed() { python3 "$here/type.py" "$@"; }
# A list goes on behind its comma.
expect "bash: the second of a list" 0 "custom-blur,glass-effect-on-button" in_bash swiftkit check --checks custom-blur,glass-effect-on
if command -v fish >/dev/null; then
    in_fish() { typed "$*[Tab]" "source '$tree/share/fish/vendor_completions.d/swiftkit.fish'" fish --no-config -i; }
    expect "fish: commands" 0 "ingest" in_fish swiftkit inge
    expect "fish: templates" 0 "feature" in_fish swiftkit new fea
    expect "fish: checks" 0 "glass-effect-on-button" in_fish swiftkit check --explain glass-effect-on
    expect "fish: skills" 0 "liquid-glass" in_fish swiftkit ask --skill liquid
fi
if command -v zsh >/dev/null; then
    setup="fpath=('$tree/share/zsh/site-functions' \$fpath); autoload -Uz compinit; compinit -u -D"
    in_zsh() { typed "$*[Tab][Tab]" "$setup" zsh -f -i; }
    expect "zsh: commands" 0 "ingest" in_zsh swiftkit in
    expect "zsh: templates" 0 "feature" in_zsh swiftkit new fea
    expect "zsh: checks" 0 "glass-effect-on-button" in_zsh swiftkit check --explain glass-effect-on
    expect "zsh: skills" 0 "liquid-glass" in_zsh swiftkit ask --skill liquid
fi
for page in "$tree"/share/man/man1/*.1; do
    said=$(groff -man -Tutf8 -ww "$page" 2>&1 >/dev/null) || true
    [ -z "$said" ] || { wrong=1; echo "  FAILED  $page: $said"; }
done
expect "the manual of check" 0 "Find what breaks the rules" groff -man -Tutf8 "$tree/share/man/man1/swiftkit-check.1"
exit "$wrong"
