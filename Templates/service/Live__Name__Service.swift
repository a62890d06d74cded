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

//% if layout == list
  func items() async throws -> [__Item__] {
    let (data, response) = try await session.data(from: address)
    try expectSuccess(response)
    return try JSONDecoder().decode([__Item__].self, from: data)
  }
//% else
  func item() async throws -> __Item__? {
    let (data, response) = try await session.data(from: address)
    // There is none, which is no failure.
    if (response as? HTTPURLResponse)?.statusCode == 404 { return nil }
    try expectSuccess(response)
    return try JSONDecoder().decode(__Item__.self, from: data)
  }
//% end
//% if layout == form

  func save(_ item: __Item__) async throws {
    var request = URLRequest(url: address)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let (_, response) = try await session.upload(for: request, from: JSONEncoder().encode(item))
    try expectSuccess(response)
  }
//% end

  private func expectSuccess(_ response: URLResponse) throws {
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw UnexpectedAnswer(status: answer.statusCode)
    }
  }
}
