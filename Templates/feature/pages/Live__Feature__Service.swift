import Foundation

/// Loads the __feature_words__ page by page from a server.
__access__ struct Live__Feature__Service: __Feature__PageService {
  /// The server responded with an error status.
  __access__ struct UnexpectedAnswer: LocalizedError {
    __access__ let status: Int
    __access__ var errorDescription: String? { "The server answered with status \(status)." }
  }

  private let address: URL?
  private let session: URLSession

  /// - Parameter address: where the server answers; replace the example by yours.
  __access__ init(
    address: URL? = URL(string: "https://example.com/__feature_kebab__"), session: URLSession = .shared
  ) {
    self.address = address
    self.session = session
  }

  __access__ func page(after cursor: String?) async throws -> __Feature__Page {
    guard var address else { throw URLError(.badURL) }
    if let cursor { address.append(queryItems: [URLQueryItem(name: "after", value: cursor)]) }
    let (data, response) = try await session.data(from: address)
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw UnexpectedAnswer(status: answer.statusCode)
    }
    let page = try JSONDecoder().decode(Page.self, from: data)
    return __Feature__Page(items: page.items, next: page.next)
  }

  /// A page as the server writes it.
  private struct Page: Decodable {
    let items: [__Item__]
    let next: String?
  }
}
