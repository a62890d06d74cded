import POSIXSupport

// Started by swiftkit without arguments; started by hand, it describes a library or shows what plugins see of a file.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case (nil, 0): exit(serve(memoryLimit: nil))
case ("--memory-limit", 2): exit(serve(memoryLimit: rlim_t(arguments[1])))
case ("--describe", 2): exit(describeLibrary(at: FilePath(arguments[1])))
case ("--dump", 2): exit(dumpModel(of: FilePath(arguments[1])))
default:
  StandardStream.error.write(
    """
    swiftkit-plugin-host runs plugins for swiftkit, which starts it.
    By hand: swiftkit-plugin-host --describe LIBRARY   prints the plugin's description as JSON
             swiftkit-plugin-host --dump FILE          prints how plugins see a Swift file\n
    """)
  exit(64)
}
