import IBCompare
import IBMerge
import IBSyntax
import Testing

/// Edits that cannot hold together are reported, marked and decided.
@Suite struct ConflictTests {
  private let ours = screen.with("text=\"Hello\"", "text=\"Welcome\"")
  private let theirs = screen.with("text=\"Hello\"", "text=\"Good day\"")

  private func only(_ merged: DocumentMerge) throws -> MergeConflict {
    try #require(merged.conflicts.count == 1)
    return merged.conflicts[0]
  }

  @Test func bothSetOneProperty() throws {
    let merged = try merge(screen, ours, theirs)
    let conflict = try only(merged)
    #expect(conflict.id == "lab-el-001")
    guard case .values(let values) = conflict.cause else { Issue.record("\(conflict.cause)"); return }
    #expect(values.map(\.path.steps) == [["text"]])
    #expect(values.map(\.versions.theirs) == [.text("Good day")])
    let lines = merged.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[(conflict.line ?? 0) - 1] == "<<<<<<< ours")
    #expect(merged.text.contains("=======\n") && merged.text.contains(">>>>>>> theirs\n"))
  }

  @Test func eachChoiceIsThatSidesFile() throws {
    #expect(try merge(screen, ours, theirs, decisions: .init(others: .side(.ours))).text == ours)
    #expect(try merge(screen, ours, theirs, decisions: .init(others: .side(.theirs))).text == theirs)
    let named = MergeDecisions(objects: ["lab-el-001": .side(.theirs)])
    #expect(try merge(screen, ours, theirs, decisions: named).text == theirs)
    let other = MergeDecisions(objects: ["but-to-001": .side(.theirs)])
    #expect(try merge(screen, ours, theirs, decisions: other).conflicts.count == 1)
  }

  /// Both sides change another attribute of one tag. The order is that of the first side, and new attributes keep their
  /// neighbors.
  @Test func aTagMayTakeTheAttributesOfBothSides() throws {
    let tag = "<label opaque=\"NO\" text=\"Hello\" id=\"lab-el-001\">"
    let hidden = screen.with(tag, "<label opaque=\"NO\" hidden=\"YES\" text=\"Hello\" id=\"lab-el-001\">")
    let placed = screen.with(tag, "<label opaque=\"NO\" contentMode=\"left\" text=\"Bye\" tag=\"3\" id=\"lab-el-001\">")
    let both = MergeDecisions(objects: ["lab-el-001": .both])
    let merged = try merge(screen, hidden, placed, decisions: both)
    #expect(merged.conflicts.isEmpty)
    let expected =
      "<label opaque=\"NO\" contentMode=\"left\" hidden=\"YES\" text=\"Bye\" tag=\"3\" id=\"lab-el-001\">"
    #expect(merged.text == screen.with(tag, expected), "\(merged.text)")
    // An attribute that one side removed stays removed.
    let bare = try merge(screen, screen.with(tag, "<label text=\"Hello\" id=\"lab-el-001\">"), placed, decisions: both)
    #expect(bare.text.contains("<label contentMode=\"left\" text=\"Bye\" tag=\"3\" id=\"lab-el-001\">"), "\(bare.text)")
  }

  @Test func takingOutTheMarkersLeavesAnySidesFile() throws {
    let merged = try merge(screen, ours, theirs)
    #expect(choice(of: merged.text, takesOurs: true) == ours)
    #expect(choice(of: merged.text, takesOurs: false) == theirs)
  }

  private func choice(of text: String, takesOurs: Bool) -> String {
    var isOurs: Bool?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("<<<<<<< ") { isOurs = true; return false }
      if line == "=======" { isOurs = false; return false }
      if line.hasPrefix(">>>>>>> ") { isOurs = nil; return false }
      return isOurs == nil || isOurs == takesOurs
    }.joined(separator: "\n")
  }

  @Test func oneRemovedWhatTheOtherEdited() throws {
    let gone = screen.with(firstLabel, "")
    let merged = try merge(screen, gone, theirs)
    guard case .removed(let remover, let edits) = try only(merged).cause else { Issue.record("no removal"); return }
    #expect(remover == .ours && edits.count == 1)
    #expect(choice(of: merged.text, takesOurs: true) == gone)
    #expect(choice(of: merged.text, takesOurs: false) == theirs)
  }

  @Test func oneRemovedWhatTheOtherNewlyPointsTo() throws {
    let gone = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("lab-el-001\" firstA") && !$0.contains("con-00-002") && !$0.contains("out-00-001") }
      .joined(separator: "\n").with(firstLabel, "")
    let outlet = "                <outlet property=\"other\" destination=\"lab-el-001\" id=\"out-00-002\"/>\n"
    let pointing = screen.with("            </connections>\n", outlet + "            </connections>\n")
    let merged = try merge(screen, gone, pointing)
    guard case .pointedTo(let remover, let from) = try only(merged).cause else { Issue.record("no reference"); return }
    #expect(remover == .ours && from.count == 1)
    #expect(try tree(choice(of: merged.text, takesOurs: false)).elementCount > 0)
    #expect(!choice(of: merged.text, takesOurs: true).contains("out-00-002"))
  }

  @Test func propertiesOfOneTagAreTakenTogetherOnlyOnRequest() throws {
    let left = screen.with("opaque=\"NO\" text", "opaque=\"NO\" alpha=\"0.5\" text")
    let merged = try merge(screen, left, theirs)
    guard case .tag(let first, let second) = try only(merged).cause else { Issue.record("no tag"); return }
    #expect(first.map(\.name) == ["alpha"] && second.map(\.name) == ["text"])
    let both = try merge(screen, left, theirs, decisions: .init(others: .both))
    #expect(both.conflicts.isEmpty)
    #expect(both.text == left.with("text=\"Hello\"", "text=\"Good day\""))
  }

  @Test func bothMovedAViewElsewhere() throws {
    func box(_ id: String) -> String {
      let indented = firstLabel.split(separator: "\n").map { "        \($0)\n" }.joined()
      return "                <view id=\"\(id)\">\n                    <subviews>\n" + indented
        + "                    </subviews>\n                </view>\n"
    }
    let merged = try merge(screen, screen.with(firstLabel, box("box-1")), screen.with(firstLabel, box("box-2")))
    #expect(merged.conflicts.contains { if case .moved = $0.cause { true } else { false } })
    #expect(choice(of: merged.text, takesOurs: true).ranges(of: "id=\"lab-el-001\"").count == 1)
    #expect(choice(of: merged.text, takesOurs: false).ranges(of: "id=\"lab-el-001\"").count == 1)
  }

  /// Boxes on top of each other, whose order says which is in front.
  private func stack(_ ids: String) -> String {
    let boxes = ids.map { "<view id=\"\($0)\"/>\n" }.joined()
    return "<document>\n<view id=\"root\">\n<subviews>\n\(boxes)</subviews>\n</view>\n</document>\n"
  }

  @Test func ordersThatContradictEachOtherAreAConflict() throws {
    let merged = try merge(stack("abc"), stack("bac"), stack("acb"))
    guard case .order = try only(merged).cause else { Issue.record("no conflict of orders"); return }
    #expect(choice(of: merged.text, takesOurs: true) == stack("bac"))
    #expect(choice(of: merged.text, takesOurs: false) == stack("acb"))
  }

  @Test(arguments: [("abc", "bac", "abc", "bac"), ("abc", "abc", "acb", "acb"), ("abcd", "bacd", "abdc", "badc")])
  func anOrderThatOneSideChangedIsTaken(base: String, ours: String, theirs: String, expected: String) throws {
    let merged = try merge(stack(base), stack(ours), stack(theirs))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == stack(expected))
  }

  @Test func versionsHaveOneRoot() {
    for texts in [("<a/>", "<b/>", "<a/>"), ("<a/>", "<a/>", "<b/>"), ("<b/>", "<a/>", "<a/>")] {
      #expect(throws: MergeFailure.self) { try merge(texts.0, texts.1, texts.2) }
    }
  }
}
