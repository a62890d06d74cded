import Foundation

/// Loads the __name_words__ from a server.
__access__ struct Live__Name__Service: __Name__Service {
  /// The server responded with an error status.
  __access__ struct UnexpectedAnswer: LocalizedError {
    __access__ let status: Int
    __access__ var errorDescription: String? { "The server answered with status \(status)." }
  }

  private let address: URL?
  private let session: URLSession

  /// - Parameter address: the URL of the server; replace the example with yours.
  __access__ init(
    address: URL? = URL(string: "https://example.com/__name_kebab__"), session: URLSession = .shared
  ) {
    self.address = address
    self.session = session
  }

//% if layout == list
  __access__ func items() async throws -> [__Item__] {
    let (data, response) = try await session.data(from: try url())
    try expectSuccess(response)
    return try JSONDecoder().decode([__Item__].self, from: data)
  }
//% else
  __access__ func item() async throws -> __Item__? {
    let (data, response) = try await session.data(from: try url())
    // 404 means that there is no value, which is not a failure.
    if (response as? HTTPURLResponse)?.statusCode == 404 { return nil }
    try expectSuccess(response)
    return try JSONDecoder().decode(__Item__.self, from: data)
  }
//% end
//% if layout == form

  __access__ func save(_ item: __Item__) async throws {
    var request = URLRequest(url: try url())
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let (_, response) = try await session.upload(for: request, from: JSONEncoder().encode(item))
    try expectSuccess(response)
  }
//% end

  private func url() throws -> URL {
    guard let address else { throw URLError(.badURL) }
    return address
  }

  private func expectSuccess(_ response: URLResponse) throws {
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw UnexpectedAnswer(status: answer.statusCode)
    }
  }
}
