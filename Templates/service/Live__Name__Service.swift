import Foundation

/// Loads the __name_words__ from a server.
__access__ struct Live__Name__Service: __Name__Service {
  /// The server responded with an error status.
  __access__ struct UnexpectedAnswer: LocalizedError {
    __access__ let status: Int
    __access__ var errorDescription: String? {
      String(localized: "The server answered with status \(status).")
    }
  }

  /// The service was created without the address of the server.
  __access__ struct MissingAddress: LocalizedError {
    __access__ var errorDescription: String? {
      String(localized: "The address of the server is missing.")
    }
  }

  private let address: URL?
  private let session: URLSession

  /// - Parameter address: the URL of the server; without it, every call fails with `MissingAddress`.
  __access__ init(address: URL? = nil, session: URLSession = .shared) {
    self.address = address
    self.session = session
  }

//% if layout == list
  __access__ func items() async throws -> [__Item__] {
    let (data, response) = try await session.data(from: try url())
    try expectSuccess(response)
    return try decoder.decode([__Item__].self, from: data)
  }
//% else
  __access__ func item() async throws -> __Item__? {
    let (data, response) = try await session.data(from: try url())
    // 404 means that there is no value, which is not a failure.
    if (response as? HTTPURLResponse)?.statusCode == 404 { return nil }
    try expectSuccess(response)
    return try decoder.decode(__Item__.self, from: data)
  }
//% end
//% if layout == form

  __access__ func save(_ item: __Item__) async throws {
    var request = URLRequest(url: try url())
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let (_, response) = try await session.upload(for: request, from: encoder.encode(item))
    try expectSuccess(response)
  }
//% end

  /// Reads dates such as "2025-05-10T09:41:00Z"; change it if your server writes others.
  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private func url() throws -> URL {
    guard let address else { throw MissingAddress() }
    return address
  }

  private func expectSuccess(_ response: URLResponse) throws {
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw UnexpectedAnswer(status: answer.statusCode)
    }
  }
}
