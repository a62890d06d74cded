#!/bin/sh
# Run inside of a Debian: what dpkg says and does.
cd / || exit 2
. /expect.sh
export HOME=/root DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
list() { find / -xdev -not -path '/proc*' -not -path '/dev*' -not -path '/var/*' -not -path '/root*' -not -path '/tmp/*' | sort; }
list >/tmp/before
expect "it installs" 0 "Setting up swiftkit" dpkg -i /old.deb
expect "nothing in it was changed on the way" 0 "" dpkg -V swiftkit
expect "its terms are where Debian keeps them" 0 "SQLite" cat /usr/share/doc/swiftkit/copyright
expect "ask" 0 "toolbar" swiftkit ask "may a toolbar button have glass"
expect "check" 1 "[navigation-view]" swiftkit check --checks all /project/Old.swift
expect "plugin verify" 0 "matches its descriptor" swiftkit plugin verify
expect "it upgrades" 0 "over (" dpkg -i /new.deb
expect "ask after the upgrade" 0 "toolbar" swiftkit ask "may a toolbar button have glass"
expect "it is removed" 0 "Removing swiftkit" dpkg -r swiftkit
expect "and purged" 0 "" dpkg -P swiftkit
list >/tmp/after
expect "nothing stays" 0 "" diff /tmp/before /tmp/after
exit "$wrong"
