/// Why Figma did not answer as asked; no sentence of it holds the token.
package enum FigmaServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  case noToken
  case badToken
  case badBase(text: String, reason: String)
  case noClient(reason: String)
  case unreachable(reason: String)
  case denied(message: String)
  case notFound(key: String)
  case tooManyRequests(seconds: Int?, tier: String, link: String)
  /// A request that the service calls bad, most often because the answer would be too large.
  case tooLarge(node: String, message: String)
  case refused(status: Int, message: String)
  case brokenAnswer(reason: String)
  case endless(limit: Int)
  case noPicture(node: String)

  package var description: String {
    switch self {
    case .noToken:
      "there is no FIGMA_TOKEN in the environment; make a personal access token in Figma's settings with the scope file_content:read"
    case .badToken: "FIGMA_TOKEN has characters that no token has; copy it again"
    case .badBase(let text, let reason):
      "'\(text)' is no address that the token may go to: \(reason); name one such as https://api.figma.com"
    case .noClient(let reason):
      "'curl' could not be run, which fetches designs: \(reason); install it, or save the answer to a file"
    case .unreachable(let reason): "Figma could not be reached: \(reason)"
    case .denied(let message):
      "Figma denied it (403): \(message); the token needs the scope file_content:read and a seat that may see the file"
    case .notFound(let key): "Figma knows no file '\(key)' (404); copy the link again, or ask for access"
    case .tooManyRequests(let seconds, let tier, let link):
      "Figma has had too many requests (429)" + (seconds.map { "; try again in \(FigmaServiceError.time($0))" } ?? "")
        + (tier.isEmpty ? "" : ", plan '\(tier)'") + (link.isEmpty ? "" : "; \(link)")
    case .tooLarge(let node, let message):
      "Figma cannot send '\(node)', not even in parts (400\(message.isEmpty ? "" : ": \(message)")); ask for a smaller layer with --node"
    case .refused(let status, let message): "Figma answered \(status)" + (message.isEmpty ? "" : ": \(message)")
    case .brokenAnswer(let reason): "Figma's answer is damaged: \(reason); try again"
    case .endless(let limit):
      "Figma's answer has more than \(limit) bytes; ask for a smaller layer with --node"
    case .noPicture(let node): "Figma could not draw '\(node)'; hidden layers and those without a size have no picture"
    }
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 120 ? "\(seconds) seconds" : seconds < 7200 ? "\(seconds / 60) minutes" : "\(seconds / 3600) hours"
  }
}
