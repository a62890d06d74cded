/// Keeps the place of the real service of the __Feature_title__ screen, and stops the app when it is asked.
__access__ struct Stub__Feature__Service: __Feature__PageService {
//% if access == public
  public init() {}

//% end
  __access__ func page(after cursor: String?) async throws -> __Feature__Page {
    fatalError("Write a __Feature__PageService and hand it to __Feature__View.")
  }
}
