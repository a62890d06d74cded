#!/bin/sh
# The compiler of Scripts/test-build.sh: what programs and tests spend their time in is optimised, and nothing else is. Tests
# start thousands of programs and parse thousands of texts, ten times slower without; to optimise the tests, the trees of
# SwiftSyntax and all the rest takes longer than it saves.
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
SystemPackage)
  # Whole, and without what it asserts of itself at every step along a path.
  for argument in "$@"; do
    shift
    case $argument in -DDEBUG | -DENABLE_MOCKING | -incremental | -enable-batch-mode) ;; *) set -- "$@" "$argument" ;; esac
  done
  exec swiftc "$@" -O -whole-module-optimization -num-threads 2
  ;;
APIFacts | Answering | BundledContent | ByteText | FileMemory | HostMessages | Ingesting | JSON | POSIXSupport | \
  PluginHosting | RuleIndex | RuleModel | Scaffolding | SkillDocuments | SourceChecking | SourceScanning | SwiftKitSDK | \
  SwiftParser | SwiftSourceModel | YAMLSubset)
  exec swiftc "$@" -O
  ;;
*) exec swiftc "$@" ;;
esac
