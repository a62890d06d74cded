import Testing

@testable import FigmaService

/// How long a service asks to wait.
@Suite struct RetryAfterTests {
  @Test(
    arguments: [
      ("0", 0), ("1", 1), ("0.5", 1), ("1.2", 2), ("2.0", 2), ("999999999", 999_999_999), ("1e9", nil), ("-1", nil),
      ("inf", nil), ("nan", nil), ("", nil), ("soon", nil),
    ] as [(String, Int?)])
  func numbers(text: String, seconds: Int?) {
    #expect(RetryAfter.seconds(text, at: "Wed, 21 Oct 2015 07:28:00 GMT") == seconds)
  }

  /// A date is as far away as it is from the answer's own; one that is over asks for nothing.
  @Test(
    arguments: [
      ("Wed, 21 Oct 2015 07:28:05 GMT", "Wed, 21 Oct 2015 07:28:00 GMT", 5),
      ("Wed, 21 Oct 2015 07:28:60 GMT", "Wed, 21 Oct 2015 07:28:00 GMT", 60),
      ("Wed, 21 Oct 2015 07:27:59 GMT", "Wed, 21 Oct 2015 07:28:00 GMT", 0),
      ("Thu, 22 Oct 2015 00:00:00 GMT", "Wed, 21 Oct 2015 23:59:00 GMT", 60),
      ("Sun, 01 Feb 2015 00:00:00 GMT", "Sat, 31 Jan 2015 23:59:59 GMT", 1),
      ("Sun, 01 Mar 2015 00:00:00 GMT", "Sat, 28 Feb 2015 23:59:59 GMT", 1),
      ("Wed, 01 Apr 2015 00:00:00 GMT", "Tue, 31 Mar 2015 23:59:59 GMT", 1),
      ("Fri, 01 May 2015 00:00:00 GMT", "Thu, 30 Apr 2015 23:59:59 GMT", 1),
      ("Mon, 01 Jun 2015 00:00:00 GMT", "Sun, 31 May 2015 23:59:59 GMT", 1),
      ("Wed, 01 Jul 2015 00:00:00 GMT", "Tue, 30 Jun 2015 23:59:59 GMT", 1),
      ("Sat, 01 Aug 2015 00:00:00 GMT", "Fri, 31 Jul 2015 23:59:59 GMT", 1),
      ("Tue, 01 Sep 2015 00:00:00 GMT", "Mon, 31 Aug 2015 23:59:59 GMT", 1),
      ("Thu, 01 Oct 2015 00:00:00 GMT", "Wed, 30 Sep 2015 23:59:59 GMT", 1),
      ("Sun, 01 Nov 2015 00:00:00 GMT", "Sat, 31 Oct 2015 23:59:59 GMT", 1),
      ("Tue, 01 Dec 2015 00:00:00 GMT", "Mon, 30 Nov 2015 23:59:59 GMT", 1),
      ("Fri, 01 Jan 2016 00:00:00 GMT", "Thu, 31 Dec 2015 23:59:59 GMT", 1),
      // Years that are divided by four have a day more, those of a century only where they are divided by 400.
      ("Tue, 01 Mar 2016 00:00:00 GMT", "Sun, 28 Feb 2016 23:59:59 GMT", 86_401),
      ("Mon, 01 Mar 2100 00:00:00 GMT", "Sun, 28 Feb 2100 23:59:59 GMT", 1),
      ("Wed, 01 Mar 2000 00:00:00 GMT", "Mon, 28 Feb 2000 23:59:59 GMT", 86_401),
      ("Thu, 01 Jan 1970 00:00:01 GMT", "Thu, 01 Jan 1970 00:00:00 GMT", 1),
    ] as [(String, String, Int?)])
  func dates(text: String, answered: String, seconds: Int?) {
    #expect(RetryAfter.seconds(text, at: answered) == seconds)
  }

  @Test(arguments: [
    "Wed, 00 Oct 2015 07:28:00 GMT", "Wed, 32 Oct 2015 07:28:00 GMT", "Wed, 21 Okt 2015 07:28:00 GMT",
    "Wed, 21 Oct 1969 07:28:00 GMT", "Wed, 21 Oct 10000 07:28:00 GMT", "Wed, 21 Oct 2015 24:28:00 GMT",
    "Wed, 21 Oct 2015 07:60:00 GMT", "Wed, 21 Oct 2015 07:28:61 GMT", "Wed, 21 Oct 2015 07:28:00 CET",
    "Wed, 21 Oct 2015 07:28:00", "Wed, 21 Oct 2015 07:28:00 GMT x", "Wed, 21 Oct 2015 -1:28:00 GMT",
  ])
  func noDates(text: String) {
    #expect(RetryAfter.seconds(text, at: "Wed, 21 Oct 2015 07:28:00 GMT") == nil)
    #expect(RetryAfter.seconds("Wed, 21 Oct 2015 07:28:00 GMT", at: text) == nil)
  }
}
