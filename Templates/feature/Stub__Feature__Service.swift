/// A stub for the service of the __Feature_title__ screen; it stops the app when it is called.
__access__ struct Stub__Feature__Service: __Feature__Service {
//% if access == public
  public init() {}

//% end
//% if layout == list
  __access__ func items() async throws -> [__Item__] {
    fatalError("Write a __Feature__Service and hand it to __Feature__View.")
  }
//% else
  __access__ func item() async throws -> __Item__? {
    fatalError("Write a __Feature__Service and hand it to __Feature__View.")
  }
//% end
//% if layout == form

  __access__ func save(_ item: __Item__) async throws {
    fatalError("Write a __Feature__Service and hand it to __Feature__View.")
  }
//% end
}
