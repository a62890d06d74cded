import Foundation
import Testing
//% if Module

@testable import __Module__
//% end

@MainActor
@Suite("__Name_title__ links")
struct __Name__LinkTests {
  private func link(_ text: String) -> __Name__Link? {
    URL(string: text).flatMap { __Name__Link($0) }
  }

  @Test(
    "Both kinds of links lead to the same place",
    arguments: [
      ("__name_plural__", __Name__Link.list), ("__name_plural__/42", .item(id: "42")),
      ("__name_plural__/a%20b", .item(id: "a b")), ("settings", .settings),
    ])
  func reading(path: String, place: __Name__Link) {
    #expect(link("__scheme__://" + path) == place)
    #expect(link("https://__host__/" + path) == place)
  }

  @Test(
    "A URL of another kind is not a link",
    arguments: [
      "https://other.example/__name_plural__/42", "http://__host__/__name_plural__/42", "__scheme__://",
      "https://__host__", "https://__host__/unknown", "https://__host__/__name_plural__/1/2",
      "other://__name_plural__/42",
    ])
  func foreign(text: String) {
    #expect(link(text) == nil)
  }

  @Test("An id that is longer than any is refused")
  func longID() {
    #expect(link("__scheme__://__name_plural__/" + String(repeating: "a", count: 200)) != nil)
    #expect(link("__scheme__://__name_plural__/" + String(repeating: "a", count: 201)) == nil)
  }

  @Test(
    "A link that is shared leads back",
    arguments: [__Name__Link.list, .item(id: "42"), .item(id: "a b?#ü"), .settings])
  func roundTrip(place: __Name__Link) throws {
    let url = try #require(place.url)
    #expect(__Name__Link(url) == place)
  }

  @Test("A link opens its stack, and another one changes nothing")
  func opening() throws {
    let router = __Name__Router()
    #expect(router.open(try #require(URL(string: "__scheme__://__name_plural__/42"))))
    #expect(router.path == [.item(id: "42")])
    #expect(!router.open(try #require(URL(string: "https://other.example/"))))
    #expect(router.path == [.item(id: "42")])
    #expect(router.open(try #require(URL(string: "__scheme__://__name_plural__"))))
    #expect(router.path.isEmpty)
  }

  @Test("A link that comes too early waits, and the last one counts")
  func waiting() throws {
    let router = __Name__Router(isReady: false)
    router.open(try #require(URL(string: "__scheme__://settings")))
    router.open(try #require(URL(string: "__scheme__://__name_plural__/42")))
    #expect(router.path.isEmpty)
    router.becomeReady()
    #expect(router.path == [.item(id: "42")])
    router.path = []
    router.becomeReady()
    #expect(router.path.isEmpty)
  }
}
