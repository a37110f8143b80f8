import IBSyntax
import Testing

@testable import IBMerge

/// The bytes of merged files.
@Suite struct WritingTests {
  /// One side puts a label into a box, the other adds a color to the label: the color moves one level deeper too, by
  /// the indentation of the document.
  @Test(arguments: [true, false], ["    ", "\t", "  "])
  func whatIsAddedInsideAMovedViewKeepsItsIndentation(_ isOurs: Bool, _ step: String) throws {
    let inside = firstLabel.split(separator: "\n").map { "        \($0)\n" }.joined()
    func boxed(_ content: String) -> String {
      """
                      <view id="box-00-001">
                          <subviews>
      \(content)                    </subviews>
                      </view>

      """
    }
    let color = "<color key=\"shadowColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\"/>\n"
    let added = firstLabel.with("                </label>\n", "                    \(color)                </label>\n")
    func written(_ text: String) -> String {
      text.split(separator: "    ", omittingEmptySubsequences: false).joined(separator: step)
    }
    let base = written(screen)
    let moved = written(screen.with(firstLabel, boxed(inside)))
    let edited = written(screen.with(firstLabel, added))
    let merged = try isOurs ? merge(base, moved, edited) : merge(base, edited, moved)
    let deeper = added.split(separator: "\n").map { "        \($0)\n" }.joined()
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == written(screen.with(firstLabel, boxed(deeper))))
  }

  @Test func aChoiceThatBreaksTheFileIsRefused() throws {
    let read = try tree(screen)
    let table = try #require(NodeTable(ThreeWay(base: read, ours: read, theirs: read)))
    let check = MergeCheck(plan: MergePlan(table, .none))
    #expect(throws: MergeFailure.self) { try check.choice(Array("<a>".utf8)) }
    #expect(throws: MergeFailure.self) { try check.choice(Array("<a><b id=\"1\"/><b id=\"1\"/></a>".utf8)) }
    #expect(try check.choice(Array("<a><b id=\"1\"/></a>".utf8)).elementCount == 2)
  }

  /// A text with a line that looks like a marker would make the end of a conflict unclear.
  @Test func markersAreLongerThanWhatLooksLikeThem() throws {
    func text(_ words: String) -> String { "<document>\n<string id=\"a\">\(words)</string>\n</document>\n" }
    let merged = try merge(text("base"), text("one\n=======\ntwo"), text("other"))
    #expect(merged.text.contains("\n<<<<<<<< ours\n") && merged.text.contains("\n========\n"))
    #expect(merged.text.contains("\n>>>>>>>> theirs\n"))
    let plain = try merge(text("base"), text("one"), text("other"))
    #expect(plain.text.contains("\n<<<<<<< ours\n"))
  }

  /// Each side removes another one of the last two things in a list, and Xcode writes no empty list.
  @Test func aListThatBothSidesEmptiedIsGone() throws {
    func list(_ views: String...) -> String {
      let lines = views.map { "<view id=\"\($0)\"/>\n" }.joined()
      let all = lines.isEmpty ? "" : "<subviews>\n\(lines)</subviews>\n"
      return "<document>\n<view id=\"root\">\n\(all)<color key=\"c\" white=\"0\"/>\n</view>\n</document>\n"
    }
    #expect(try merge(list("a", "b"), list("b"), list("a")).text == list())
  }
}
