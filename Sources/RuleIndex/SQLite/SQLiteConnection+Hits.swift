import CSQLite

extension SQLiteConnection {
  /// Makes the SQL function `hits(table)` of full-text queries append to `collector` where each phrase of the query
  /// stands in the row; as an SQL value it gives the number of hits.
  package func collectHits(into collector: HitCollector) throws(SQLiteFault) {
    let statement = try prepare("SELECT fts5(?1)")
    var api: UnsafeMutablePointer<fts5_api>?
    let code = withUnsafeMutablePointer(to: &api) { pointer -> Int32 in
      sqlite3_bind_pointer(statement.handle, 1, pointer, "fts5_api_ptr", nil)
      return sqlite3_step(statement.handle)
    }
    guard code == SQLITE_ROW, let api, let create = api.pointee.xCreateFunction else {
      throw SQLiteFault(handle, code, statement: "SELECT fts5(?1)")
    }
    let owner = Unmanaged.passRetained(collector).toOpaque()
    let created = create(api, "hits", owner, readHits) { owner in
      if let owner { Unmanaged<HitCollector>.fromOpaque(owner).release() }
    }
    guard created == SQLITE_OK else { throw SQLiteFault(handle, created, statement: "hits()") }
  }
}

/// Called by FTS5 for each row that a query matches.
private func readHits(
  _ api: UnsafePointer<Fts5ExtensionApi>?, _ row: OpaquePointer?, _ context: OpaquePointer?, _ count: Int32,
  _ values: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let api = api?.pointee, let owner = api.xUserData(row) else { return }
  let collector = Unmanaged<HitCollector>.fromOpaque(owner).takeUnretainedValue()
  var hits: Int32 = 0
  guard api.xInstCount(row, &hits) == SQLITE_OK else { return }
  collector.begin(row: api.xRowid(row))
  for index in 0..<hits {
    var phrase: Int32 = 0, column: Int32 = 0, position: Int32 = 0
    guard api.xInst(row, index, &phrase, &column, &position) == SQLITE_OK else { break }
    collector.add(phrase: Int(phrase), column: Int(column), position: Int(position))
  }
  sqlite3_result_int(context, hits)
}
