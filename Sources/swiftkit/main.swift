import SwiftKitCLI

SwiftKit.start()
