/// Stands in until there is a real service of the __Feature_title__ screen: replace it, as it stops the app.
__access__ struct Stub__Feature__Service: __Feature__PageService {
//% if access == public
  public init() {}

//% end
  __access__ func page(after cursor: String?) async throws -> __Feature__Page {
    fatalError("Pass your own __Feature__PageService to __Feature__View.")
  }
}
