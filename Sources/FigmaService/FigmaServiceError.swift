/// Why Figma did not answer as asked; no sentence of it holds the token.
package enum FigmaServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  case noToken
  case badToken
  case badBase(text: String, reason: String)
  case noClient(reason: String)
  case unreachable(reason: String)
  case unknownToken(message: String)
  case denied(message: String)
  case notFound(key: String)
  case tooManyRequests(seconds: Int?, tier: String, link: String)
  /// The answer, or the picture, would be too large.
  case tooLarge(node: String, message: String)
  case badRequest(message: String)
  case refused(status: Int, message: String)
  case brokenAnswer(reason: String)
  case endless(limit: Int)
  case noPicture(node: String)
  /// The file is there, and the layer is not.
  case noLayer(node: String)
  /// The address that Figma gave for an image has none.
  case noImage(status: Int)
  case noVariables(message: String)
  case tooManyPictures(count: Int, limit: Int)

  package var description: String {
    switch self {
    case .noToken:
      "FIGMA_TOKEN is not set; create a personal access token with the scope file_content:read in Figma's settings"
    case .badToken: "FIGMA_TOKEN contains invalid characters; copy it again"
    case .badBase(let text, let reason):
      "'\(text)' is not a safe address to send the token to: \(reason); use an address such as https://api.figma.com"
    case .noClient(let reason):
      "'curl' could not be run to fetch the design: \(reason); install it, or save the response to a file"
    case .unreachable(let reason): "Figma could not be reached: \(reason)"
    case .unknownToken(let message):
      "Figma does not know the token (401): \(message); it may have expired: create a new one in Figma's settings and set FIGMA_TOKEN to it"
    case .denied(let message):
      "Figma denied access (403): \(message); the token needs the scope file_content:read and access to the file"
    case .notFound(let key): "Figma has no file '\(key)' (404); copy the link again, or ask for access"
    case .tooManyRequests(let seconds, let tier, let link):
      "too many requests to Figma (429)" + (seconds.map { "; try again in \(FigmaServiceError.time($0))" } ?? "")
        + (tier.isEmpty ? "" : ", plan '\(tier)'") + (link.isEmpty ? "" : "; \(link)")
    case .tooLarge(let node, let message):
      "Figma cannot send '\(node)', not even in parts (400\(message.isEmpty ? "" : ": \(message)")); choose a smaller layer with --node"
    case .badRequest(let message):
      "Figma cannot understand the request (400\(message.isEmpty ? "" : ": \(message)")); check the link, --node and --file-version"
    case .noImage(let status): "the address that Figma gave for an image responded with status \(status); try again"
    case .noVariables(let message):
      "Figma denied access to the variables (403): \(message); the token needs the scope file_variables:read, and the file has to belong to an Enterprise plan"
    case .refused(let status, let message):
      "Figma responded with status \(status)" + (message.isEmpty ? "" : ": \(message)")
    case .brokenAnswer(let reason): "Figma's response is damaged: \(reason); try again"
    case .endless(let limit):
      "Figma's response is larger than \(limit) bytes; choose a smaller layer with --node"
    case .noPicture(let node):
      "Figma could not render '\(node)'; hidden layers and layers without a size cannot be rendered"
    case .noLayer(let node): "the file has no layer '\(node)' (404); it may be part of another version"
    case .tooManyPictures(let count, let limit):
      "the screens use \(count) images, and at most \(limit) are exported together; choose a screen with --node"
    }
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 120 ? "\(seconds) seconds" : seconds < 7200 ? "\(seconds / 60) minutes" : "\(seconds / 3600) hours"
  }
}
