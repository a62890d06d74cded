import Foundation

/// Loads the __feature_words__ page by page from a server.
__access__ struct Live__Feature__Service: __Feature__PageService {
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

  __access__ func page(after cursor: String?) async throws -> __Feature__Page {
    guard var address else { throw MissingAddress() }
//% if ios == 15
    if let cursor {
      var parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
      let query = parts?.queryItems ?? []
      parts?.queryItems = query + [URLQueryItem(name: "after", value: cursor)]
      guard let next = parts?.url else { throw URLError(.badURL) }
      address = next
    }
//% else
    if let cursor { address.append(queryItems: [URLQueryItem(name: "after", value: cursor)]) }
//% end
    let (data, response) = try await session.data(from: address)
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw UnexpectedAnswer(status: answer.statusCode)
    }
    let decoder = JSONDecoder()
    // Dates such as "2025-05-10T09:41:00Z"; change it if your server writes others.
    decoder.dateDecodingStrategy = .iso8601
    let page = try decoder.decode(Page.self, from: data)
    return __Feature__Page(items: page.items, next: page.next)
  }

  /// A page as the server writes it.
  private struct Page: Decodable {
    let items: [__Item__]
    let next: String?
  }
}
