import AgentTools
import SwiftKitCLI

// The one place that knows both clients: the command line, and the server that it starts for agents.
SwiftKit.start(serving: AgentService.serve)
