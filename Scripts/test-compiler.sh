#!/bin/sh
# The compiler of Scripts/test-build.sh: what most programs spend their time in is optimised, and nothing else is. Tests
# start thousands of programs, ten times slower without; to optimise the tests, the parser of Swift and all the rest
# takes longer than it saves.
next=
module=
for argument in "$@"; do
  if [ -n "$next" ]; then
    module=$argument
    break
  fi
  if [ "$argument" = -module-name ]; then next=yes; fi
done
case $module in
Answering | BundledContent | ByteText | FileMemory | HostMessages | Ingesting | JSON | POSIXSupport | PluginHosting | RuleIndex | \
  RuleModel | Scaffolding | SkillDocuments | SourceChecking | SourceScanning | SystemPackage | YAMLSubset)
  exec swiftc "$@" -O
  ;;
*) exec swiftc "$@" ;;
esac
