// Which compiler built a plugin, as a line in its library that `strings` shows and that swiftkit reads before it lets the
// library be loaded: on Linux a Swift library runs only beside the runtime of its own compiler. Nothing in Swift gives
// the compiler's version as a value, so there is a line for each; a test says when that of the compiler at hand is missing.
#if compiler(>=6.6.4)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.6.4\n"
#elseif compiler(>=6.6.3)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.6.3\n"
#elseif compiler(>=6.6.2)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.6.2\n"
#elseif compiler(>=6.6.1)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.6.1\n"
#elseif compiler(>=6.6)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.6\n"
#elseif compiler(>=6.5.4)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.5.4\n"
#elseif compiler(>=6.5.3)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.5.3\n"
#elseif compiler(>=6.5.2)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.5.2\n"
#elseif compiler(>=6.5.1)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.5.1\n"
#elseif compiler(>=6.5)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.5\n"
#elseif compiler(>=6.4.4)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.4.4\n"
#elseif compiler(>=6.4.3)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.4.3\n"
#elseif compiler(>=6.4.2)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.4.2\n"
#elseif compiler(>=6.4.1)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.4.1\n"
#elseif compiler(>=6.4)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.4\n"
#elseif compiler(>=6.3.4)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.3.4\n"
#elseif compiler(>=6.3.3)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.3.3\n"
#elseif compiler(>=6.3.2)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.3.2\n"
#elseif compiler(>=6.3.1)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.3.1\n"
#elseif compiler(>=6.3)
  @used private let mark: StaticString = "@(#)swiftkit-sdk, compiled by Swift 6.3\n"
#endif
