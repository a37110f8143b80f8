import Foundation
import IBSource
import PropertyLists
import Testing

/// The form of `project.pbxproj` and `.strings`.
@Suite struct OpenStepTests {
  private func read(_ text: String) -> PropertyListFile { PropertyListFile(Array(text.utf8)) }

  @Test func valuesHaveThePlacesWhereTheyAreWritten() throws {
    let text = "// head\n{ a = \"b c\"; list = ( x , 'y', ); data = <0fbd 77>; }\n"
    let file = read(text)
    let root = try #require(file.root)
    #expect(file.problem == nil)
    #expect(root.entries.map(\.key) == ["a", "list", "data"])
    let bytes = Array(text.utf8)
    func written(_ range: SourceRange) -> String { String(decoding: bytes[range.lower..<range.upper], as: UTF8.self) }
    #expect(written(try #require(root["a"]).range) == "\"b c\"" && root["a"]?.text == "b c")
    #expect(root["list"]?.elements.map { written($0.range) } == ["x", "'y'"])
    #expect(written(root.entries[2].keyRange) == "data" && written(root.entries[2].value.range) == "<0fbd 77>")
  }

  @Test func listsMayLackBracesAndEntriesTheirValue() {
    let root = read("\"a\" = \"b\"; /* c */ d = e;\n\"only\";").root
    #expect(root?.entries.map(\.key) == ["a", "d", "only"])
    #expect(root?.entries.map(\.value.text) == ["b", "e", "only"])
    #expect(read("").root?.entries.isEmpty == true && read(" /* open").problem == nil)
    #expect(read("word").root?.text == "word")
  }

  @Test func escapesMeanCharacters() {
    let text = #""k" = "\U00e9 \t \n \341 \"q\" \'s\' \\ \x \Ud83d\Ude00 \Ud83d!";"#
    #expect(read(text).root?["k"]?.text == "é \t \n Æ \"q\" 's' \\ x 😀 \u{FFFD}!")
  }

  /// Fewer digits than an escape may have, also at the end of the file.
  @Test(arguments: [
    (#""k" = "\Ue9";"#, "é"), (#""k" = "\7!";"#, "\u{7}!"), (#""k" = "\341";"#, "Æ"), (#""k" = "\1012";"#, "A2"),
  ])
  func anEscapeEndsWithItsDigits(_ text: String, _ expected: String) {
    #expect(read(text).root?["k"]?.text == expected)
  }

  @Test func anUnfinishedTextAtTheEndIsAMistake() {
    for text in [#""k" = "\U0"#, #""k" = "\3"#, #""k" = "\"#] { #expect(read(text).problem != nil, "\(text)") }
  }

  @Test func valuesHaveABudget() {
    let most = ReadingBudget.elements
    let list = "(" + String(repeating: "a,", count: most - 1) + ")"
    #expect(read(list).root?.elements.count == most - 1)
    let file = read("(" + String(repeating: "a,", count: most) + ")")
    #expect(file.root == nil && file.problem?.message == "more than \(most) values")
    #expect(read(String(repeating: "a;", count: most + 1)).problem?.message == "more than \(most) values")
  }

  @Test func ofARepeatedKeyTheLastCounts() {
    let root = read("{a = 1; a = 2;}").root
    #expect(root?.entries.count == 2 && root?["a"]?.text == "2")
  }

  /// The entries before a mistake are kept, as Xcode shows them; the mistake has a place.
  @Test(
    arguments: [
      ("a = b;\nc d;", 7 + 2, ["a"]), ("a = b; c = ", 11, ["a"]), ("{a = b}", 6, nil), ("{a = b;", 0, nil),
      ("(a b)", 3, nil), ("{a = \"b;}", 5, nil), ("{} x", 3, nil), ("<0f0>", 4, nil), ("{é = b;}", 1, nil),
    ] as [(String, Int, [String]?)])
  func mistakesHaveAPlace(text: String, offset: Int, keys: [String]?) {
    let file = read(text)
    #expect(file.problem?.range.lower == offset, "\(text): \(file.problem?.message ?? "")")
    #expect(file.root?.entries.map(\.key) == keys)
  }

  @Test func deepListsAreRefusedAndLongOnesReadInLinearTime() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(read(deep).problem?.message == "more than 128 lists in lists")
    func time(_ count: Int) -> Duration {
      let text = Array(("{" + String(repeating: "key = (value, \"a \\U00e9\"); ", count: count) + "}").utf8)
      return ContinuousClock().measure { #expect(PropertyListFile(text).root?.entries.count == count) }
    }
    #expect(time(40_000) < time(5_000) * 40)
  }

  @Test func textsInUTF16AreRead() throws {
    let text = "/* é */ \"k\" = \"ü ✓\";\n"
    let little: [UInt8] = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] as [UInt8] }
    let big: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] as [UInt8] }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    for bytes in [marks[0] + little, marks[1] + big, little, big] {
      #expect(PropertyListFile(bytes).root?["k"]?.text == "ü ✓")
    }
    #expect(PropertyListFile([0xFF, 0xFE, 0x00, 0xD8]).problem?.message == "neither UTF-8 nor UTF-16")
    #expect(PropertyListFile([0x22, 0xC0, 0x22]).problem?.message == "neither UTF-8 nor UTF-16")
  }

  // MARK: - Foundation as a second opinion

  /// Foundation never traps on this form; on the other two it may end the process.
  private func foundation(_ text: String) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
  }

  /// A value in a form that two readers can be compared by.
  private func words(_ value: Any) -> String {
    switch value {
    case let list as [String: Any]:
      "{"
        + list.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription)=\(words($0.value))" }.joined(separator: ";")
        + "}"
    case let list as [Any]: "(" + list.map(words).joined(separator: ",") + ")"
    case let data as Data: "<\(Array(data))>"
    case let text as String: text.debugDescription
    default: "\(value)"
    }
  }

  private func words(_ list: PropertyList) -> String {
    switch list.content {
    case .array(let elements): "(" + elements.map { words($0) }.joined(separator: ",") + ")"
    case .dictionary(let entries):
      "{"
        + Dictionary(entries.map { ($0.key, words($0.value)) }) { $1 }.sorted { $0.key < $1.key }
        .map { "\($0.key.debugDescription)=\($0.value)" }.joined(separator: ";") + "}"
    case .data(let bytes): "<\(bytes)>"
    case .text(let text): text.debugDescription
    default: "\(list)"
    }
  }

  @Test func octalEscapesAreThoseOfFoundation() {
    // The last two bytes have no character.
    for code in 0o200..<0o376 {
      let text = "{k = \"\\\(String(code, radix: 8))\";}"
      let theirs = (foundation(text) as? [String: Any])?["k"] as? String
      #expect(read(text).root?["k"]?.text == theirs, "\(text)")
    }
  }

  @Test func mutantsMeanTheSameToFoundation() throws {
    let seed = Array(
      #"{ a = "b\tc"; list = (x, 'y z', <0f>, {}); /* c */ "d e" = { f = (); $g/h:i.-_ = 1; }; } // end"#.utf8)
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let signs = Array("{}()<>=;,\"'\\/* \nab0f".utf8)
    // Foundation also takes lists and texts that are not closed, in places: 29 of 4,000 mutants.
    var (equal, refused, lenient) = (0, 0, 0)
    var different: [String] = []
    for _ in 0..<4000 {
      var bytes = seed
      for _ in 0...random(3) {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(signs[random(signs.count)], at: place)
        default: bytes[place] = signs[random(signs.count)]
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation drops the text after the first mistake of a list without braces.
      guard text.hasPrefix("{") else { continue }
      let ours = read(text)
      let value = ours.problem == nil ? ours.root.map { words($0) } : nil
      let theirs = foundation(text).map { words($0) }
      if value == nil, theirs != nil { lenient += 1 } else if value != theirs { different.append(text) }
      if value == nil { refused += 1 } else { equal += 1 }
    }
    #expect(different.isEmpty, "\(different.count): \(different.prefix(5))")
    #expect(equal > 100 && refused > 100 && lenient < 50)
  }

  @Test func anArrayIsClosed() {
    #expect(read("{ a = (b,").problem?.message == "this array is not closed")
    #expect(read("{ a = (b,").problem?.range == SourceRange(6, 7))
  }

  /// The separators of lines and paragraphs of Unicode are space.
  @Test func separatorsAreSpace() {
    #expect(read("\u{2028}{ a\u{2029}= b;\u{2028}}").root?["a"]?.text == "b")
    #expect(read("{ a = \u{2027}b; }").root?["a"]?.text != "b")
  }
}
