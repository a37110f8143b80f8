import IBSyntax
import Testing

@Suite struct ValueTests {
  /// Documents whose values and text are hard to decode.
  static let hard = [
    "<a b=\"&amp;&lt;&gt;&quot;&apos;\"/>",
    "<a b=\"&#65;&#x41;&#x1F600;&#10;&#9;&#13;\">&#65;&#x41;&#13;&#10;</a>",
    "<a b=\"one\ntwo\r\nthree\rfour\tfive\">one\ntwo\r\nthree\rfour\tfive</a>",
    "<a b=\"\r\n\r\n\" c=\"\r\r\n\n\">\r\r\n\n</a>",
    "<a b='&amp;amp;' c=\"&#38;lt;\">&amp;amp; &#38;lt;</a>",
    "<a>one<!-- no -->two<b>inner</b>three<?no?>four<![CDATA[ &amp; <x> \r\n]]>five</a>",
    "<a><![CDATA[]]><![CDATA[]]]]><![CDATA[>]]></a>",
    "<é ñ=\"日本\">\u{2028}\u{FEFF}</é>",
  ]

  @Test(arguments: hard)
  func valuesAndTextAreThoseOfLibxml2(text: String) throws {
    let reference = try #require(Reference(Array(text.utf8)))
    #expect(Agreement.difference(try tree(text), reference) == nil)
  }

  @Test func decodesReferencesAndWhiteSpace() throws {
    let root = try #require(try tree("<a b=\"x&#10;y\nz &amp;amp;\">1 &lt; 2\r\n</a>").root)
    // The reference stays a line feed, the written line feed is a space; what a reference gives is not read again.
    #expect(root[try #require(root.tree.name("b"))] == "x\ny z &amp;")
    #expect(root.text == "1 < 2\n")
  }

  @Test func comparesWithoutDecodingAndWith() throws {
    let root = try #require(try tree("<a id=\"x\" title=\"a &amp; b\"/>").root)
    #expect(root.equals(.id, "x") && !root.equals(.id, "y") && !root.equals(.id, "x "))
    #expect(root.equals(.title, "a & b") && !root.equals(.title, "a &amp; b"))
    #expect(!root.equals(.key, ""))
    #expect(root.has(.id) && !root.has(.key) && root[.key] == nil)
  }

  @Test(arguments: [
    ("20", 20), ("0.0", 0), ("-0.5", -0.5), ("+3", 3), ("1e3", 1000), ("2.5E-1", 0.25), (".5", 0.5), ("5.", 5),
    ("0.33333333333333331", 1.0 / 3.0), ("80.333333333333329", 80.333333333333329), ("1e22", 1e22), ("1e23", 1e23),
    ("9007199254740993", 9_007_199_254_740_992), ("123456789012345678901234567890", 0x1.8ee90ff6c373ep96),
    ("4.9406564584124654e-324", 0x1p-1074), ("1e-400", 0),
  ])
  func readsDecimalNumbers(text: String, value: Double) throws {
    #expect(try tree("<a x=\"\(text)\"/>").root?.number(.x) == value)
  }

  @Test(arguments: [
    "", " ", " 1", "1 ", "1 2", "+", "-", ".", "e5", "1e", "1e+", "0x10", "inf", "nan", "1e400", "-1e400", "1,5", "--1",
    "1.2.3", "4:3", "&#49;x", "1e9999999999999999999",
  ])
  func refusesWhatIsNoFiniteDecimal(text: String) throws {
    #expect(try tree("<a x=\"\(text)\"/>").root?.number(.x) == nil)
  }

  @Test(arguments: [("YES", true), ("NO", false), ("yes", nil), ("true", nil), ("", nil)])
  func readsFlags(text: String, value: Bool?) throws {
    #expect(try tree("<a hidden=\"\(text)\"/>").root?.flag(.hidden) == value)
    #expect(try tree("<a/>").root?.flag(.hidden) == nil)
  }
}
