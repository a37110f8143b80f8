import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Small random damage to a document: whatever comes out is a tree that libxml2 agrees with, or a finding.
@Suite struct MutationTests {
  static let original = document(
    """
        <!-- a comment -->
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode='scaleToFill' id="i5M-Pr-FkT" tag = "3">
            <label text="A &amp; B &#x1F600; ü" numberOfLines="0"/>
            <string key="text">one
    two</string><![CDATA[<x>]]><?pi data?>
        </view>
    """)

  /// Bytes and pieces that matter to XML, and some that do not.
  private static let pieces =
    [
      "<", ">", "/", "\"", "'", "=", "&", ";", "!", "?", "-", "]", " ", "\n", "\r", "\t", "a", "é", "\u{0}", "\u{1}",
      "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "</", "/>", "<a>", "</a>", "<!DOCTYPE a>",
      "<!DOCTYPE plist PUBLIC \"a\" \"b\">", "&lt;", "&#0;",
      "xmlns=\"\"",
      " xmlns:a=\"\"", "a:", "\n>>>>>>> x\n",
    ].map { Array($0.utf8) } + [[0x80], [0xFF], [0xC3]]

  private func mutate(_ bytes: [UInt8], _ generator: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...4, using: &generator))
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
      switch Int.random(in: 0...3, using: &generator) {
      case 0: bytes.replaceSubrange(start..<end, with: piece)
      case 1: bytes.insert(contentsOf: piece, at: start)
      case 2: bytes.removeSubrange(start..<end)
      default: if Int.random(in: 0...9, using: &generator) == 0 { bytes.removeSubrange(start...) }
      }
    }
    return bytes
  }

  @Test(arguments: 0..<4)
  func damageGivesATreeOrAFinding(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let original = Array(Self.original.utf8)
    var trees = 0
    for _ in 0..<2_000 {
      let bytes = mutate(original, &generator)
      let (tree, findings) = SyntaxParser.parse(SourceFile(path: "", bytes: bytes))
      guard let tree else {
        if findings.count != 1 || findings[0].rule == "parser-disagreement" || findings[0].range.upper > bytes.count {
          Issue.record("\(findings) for \(String(decoding: bytes, as: UTF8.self))")
        }
        continue
      }
      trees += 1
      let difference = Reference(bytes).map { Agreement.difference(tree, $0) } ?? "libxml2 has no tree"
      if let difference { Issue.record("\(difference) for \(String(decoding: bytes, as: UTF8.self))") }
    }
    // Some damage is harmless and most is not, or this would test little.
    #expect(trees > 100 && trees < 1_900)
  }

  @Test func everyPrefixIsRefused() throws {
    let bytes = Array(Self.original.utf8)
    let end = try #require(tree(Self.original).root).range.upper
    for length in 0..<end {
      let (tree, findings) = SyntaxParser.parse(SourceFile(path: "", bytes: Array(bytes[..<length])))
      #expect(tree == nil)
      #expect(["empty-file", "truncated-file", "not-utf8", "malformed-xml"].contains(findings.first?.rule))
    }
  }
}
