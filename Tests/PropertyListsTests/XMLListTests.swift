import IBSource
import PropertyLists
import Testing

/// The form of Info.plists.
@Suite struct XMLListTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  private func read(_ body: String) -> PropertyListFile {
    PropertyListFile(Array("\(Self.head)<plist version=\"1.0\">\(body)</plist>".utf8))
  }

  @Test func everyKindOfValueIsRead() throws {
    let file = read(
      """
      <dict><!-- <key>old</key><string>no</string> --><key>a &amp; b</key><string >caf&#233; <![CDATA[<x>]]></string>
      <key>list</key><array><integer> -7	</integer><integer>0x1F</integer><real>1.5</real><true/><false/></array>
      <key>when</key><date>2024-03-01T12:00:01Z</date><key>bytes</key><data>AQID
      BA==</data></dict>
      """)
    let root = try #require(file.root)
    #expect(root.entries.map(\.key) == ["a & b", "list", "when", "bytes"])
    #expect(root["a & b"]?.text == "café <x>")
    let list = root["list"]?.elements ?? []
    try #require(list.count == 5)
    guard case .integer(-7) = list[0].content, case .integer(31) = list[1].content, case .real(1.5) = list[2].content,
      case .flag(true) = list[3].content, case .flag(false) = list[4].content
    else {
      Issue.record("\(list)")
      return
    }
    // 23 years with 5 leap days, then 31 + 29 days.
    guard case .date(let seconds)? = root["when"]?.content, case .data(let bytes)? = root["bytes"]?.content else {
      Issue.record("\(root)")
      return
    }
    #expect(seconds == Double(8460 * 86400 + 43201))
    #expect(bytes == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("<true/>", true), ("<false/>", false), ("<integer>1</integer>", true), ("<integer>0</integer>", false),
    ("<integer>2</integer>", true), ("<string>YES</string>", true), ("<string>NO</string>", false),
    ("<string>1</string>", true), ("<string>0</string>", false), ("<string>maybe</string>", nil),
    ("<real>1</real>", nil),
  ])
  func aFlagHasSeveralForms(_ value: String, _ flag: Bool?) {
    #expect(read("<dict><key>k</key>\(value)</dict>").root?["k"]?.flag == flag)
  }

  @Test func aTextsPlaceIsBetweenItsTags() throws {
    let file = read("<dict><key>k</key><string>Main</string></dict>")
    let range = try #require(file.root?["k"]).range
    #expect(String(decoding: file.text[range.lower..<range.upper], as: UTF8.self) == "Main")
  }

  @Test(arguments: [
    "<dict><string>a</string></dict>", "<dict><key>a</key></dict>", "<integer>x</integer>", "<other/>", "",
    "<string>a</string><string>b</string>", "<date>yesterday</date>", "<data>A</data>",
  ])
  func mistakesHaveAPlace(body: String) {
    let file = read(body)
    #expect(file.root == nil && (file.problem?.range.lower ?? 0) >= Self.head.utf8.count)
  }

  /// A document type with declarations is refused.
  @Test func otherDocumentTypesAreRefused() {
    for type in [
      "<!DOCTYPE plist [<!ENTITY a \"b\">]>", "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\">",
      "<!DOCTYPE plist PUBLIC \"a\" \"b\" [<!ENTITY c \"d\">]>", "<!DOCTYPE plist>",
    ] {
      let file = PropertyListFile(Array("\(type)<plist><string>a</string></plist>".utf8))
      #expect(file.root == nil && file.problem != nil, "\(type)")
    }
    let two = "\(Self.head)<!DOCTYPE plist PUBLIC \"a\" \"b\"><plist><string/></plist>"
    #expect(PropertyListFile(Array(two.utf8)).root == nil)
  }

  @Test func deepListsAreRefused() {
    let body = String(repeating: "<array>", count: 300) + String(repeating: "</array>", count: 300)
    #expect(read(body).problem?.message == "more than 128 lists in lists")
  }
}
