import Testing

@testable import Scaffolding

/// A name in any of its spellings becomes the placeholder of that spelling, where it is a word and no part of one.
@Suite struct NameSpellingTests {
  @Test(arguments: [
    ("TradeHistoryView", "__Feature__View"), ("tradeHistory", "__feature__"), ("tradeHistories", "__feature_plural__"),
    ("TradeHistories", "__Feature_plural__"), ("Trade History", "__Feature_title__"),
    ("trade history", "__feature_words__"),
    ("trade_history", "__feature_snake__"), ("trade-history", "__feature_kebab__"), ("myTradeHistory", "my__Feature__"),
    ("mytradeHistory", "mytradeHistory"), ("2tradeHistory", "2tradeHistory"), ("_tradeHistory", "___feature__"),
    ("TradeHistorywise", "TradeHistorywise"), ("TradeHistorys", "__Feature__s"), ("History", "History"), ("", ""),
    ("TradeHistoryTradeHistory", "__Feature____Feature__"), ("(TradeHistory)", "(__Feature__)"),
  ])
  func replaced(text: String, expected: String) {
    #expect(NameSpelling("TradeHistory", variable: "Feature").replaced(in: text) == expected)
  }
}
