//% if codable
/// One __name_words__, as it is stored and sent.
struct __Name__: Identifiable, Hashable, Codable, Sendable {
//% else
/// One __name_words__.
struct __Name__: Identifiable, Hashable, Sendable {
//% end
  let id: String
//% for field in fields
  let __field_name__: __field_type__
//% end
}
