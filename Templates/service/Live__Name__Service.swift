import Foundation

/// Asks the server.
struct Live__Name__Service: __Name__Service {
  /// The server answered, but not with what was asked for.
  struct UnexpectedAnswer: LocalizedError {
    let status: Int
    var errorDescription: String? { "The server answered with status \(status)." }
  }

  let address: URL
  let session: URLSession

  init(address: URL, session: URLSession = .shared) {
    self.address = address
    self.session = session
  }

  func items() async throws -> [__Item__] {
    let (data, response) = try await session.data(from: address)
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw UnexpectedAnswer(status: answer.statusCode)
    }
    return try JSONDecoder().decode([__Item__].self, from: data)
  }
}
