/// Stands in until there is a real service of the __Feature_title__ screen: replace it, as it stops the app.
__access__ struct Stub__Feature__Service: __Feature__Service {
//% if access == public
  public init() {}

//% end
//% if layout == list
  __access__ func items() async throws -> [__Item__] {
    fatalError("Pass your own __Feature__Service to __Feature__View.")
  }
//% else
  __access__ func item() async throws -> __Item__? {
    fatalError("Pass your own __Feature__Service to __Feature__View.")
  }
//% end
//% if layout == form

  __access__ func save(_ item: __Item__) async throws {
    fatalError("Pass your own __Feature__Service to __Feature__View.")
  }
//% end
}
