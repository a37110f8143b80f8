import IBMerge
import Testing

/// Edits of both sides that can hold together.
@Suite struct MergeTests {
  @Test func propertiesOfOneObjectMergeWhereTheyAreOnDifferentLines() throws {
    let ours = screen.with("text=\"Hello\"", "text=\"Welcome\"")
    let theirs = screen.with("white=\"0.0\"", "white=\"0.5\"")
    let merged = try merge(screen, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == ours.with("white=\"0.0\"", "white=\"0.5\""))
  }

  @Test func bothAddAViewInTheSamePlace() throws {
    let ours = screen.with(subviewsEnd, secondLabel + subviewsEnd)
    let other = secondLabel.with("lab-el-002", "lab-el-003").with("Second", "Third")
    let theirs = screen.with(subviewsEnd, other + subviewsEnd)
    let merged = try merge(screen, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == screen.with(subviewsEnd, secondLabel + other + subviewsEnd))
  }

  @Test func constraintsStaySorted() throws {
    let first = screen.with("            </constraints>\n", "                <constraint id=\"con-00-004\"/>\n$0")
    let ours = first.with("$0", "            </constraints>\n")
    let theirs = ours.with("con-00-004", "con-00-003")
    let merged = try merge(screen, ours, theirs)
    let places = ["con-00-002", "con-00-003", "con-00-004"].map { merged.text.firstRange(of: $0)?.lowerBound }
    #expect(merged.conflicts.isEmpty && places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self).sorted() == places.compactMap(\.self))
  }

  @Test func aListThatBothSidesBeginHasBothParts() throws {
    let base = screen.with("              <state key=\"normal\" title=\"Send\"/>\n", "")
    let ours = base.with(
      "height=\"30\"/>\n",
      "height=\"30\"/>\n$connections\n                        <action selector=\"a\" id=\"act-00-001\"/>\n$end\n")
    let list = ["$connections": "                    <connections>", "$end": "                    </connections>"]
    let filled = list.reduce(ours) { $0.with($1.key, $1.value) }
    let theirs = filled.with("act-00-001", "act-00-002").with("selector=\"a\"", "selector=\"b\"")
    let merged = try merge(base, filled, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text.contains("act-00-001") && merged.text.contains("act-00-002"))
    #expect(merged.text.ranges(of: "<connections>").count == 2)
  }

  @Test func aRemovalMergesWithAnEditElsewhere() throws {
    let constraints = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("lab-el-001\" firstA") && !$0.contains("con-00-002") && !$0.contains("out-00-001") }
    let ours = constraints.joined(separator: "\n").with(firstLabel, "")
    let theirs = screen.with("title=\"Send\"", "title=\"Post\"")
    let merged = try merge(screen, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == ours.with("title=\"Send\"", "title=\"Post\""))
  }

  @Test func whatXcodeRewritesIsNoConflict() throws {
    let ours = screen.with("21507", "22155").with("version=\"21505\"", "version=\"22131\"")
      .with("retina6_12", "retina4_7").with("y=\"59\"", "y=\"60\"")
    let theirs = screen.with("21507", "23504").with("version=\"21505\"", "version=\"23506\"")
      .with("retina6_12", "retina6_1").with("y=\"59\"", "y=\"64\"").with("title=\"Send\"", "title=\"Post\"")
    let merged = try merge(screen, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == theirs, "the newer Xcode and the side that edited the scene are theirs")
    #expect(merged.notes.count == 1)
  }

  @Test func anotherSpellingOfAColorIsNoEdit() throws {
    let ours = screen.with(firstLabel, "")
      .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("lab-el-001") }
      .joined(separator: "\n")
    let theirs = screen.with(
      "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\"", "white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"")
    #expect(theirs != screen)
    let merged = try merge(screen, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == ours)
  }

  @Test func aViewMovedInOneVersionKeepsItsEditsInTheOther() throws {
    let box = "                <view id=\"box-00-001\">\n                    <subviews>\n"
    let end = "                    </subviews>\n                </view>\n"
    let indented = firstLabel.split(separator: "\n").map { "        \($0)\n" }.joined()
    let ours = screen.with(firstLabel, box + indented + end)
    let theirs = screen.with("text=\"Hello\"", "text=\"Welcome\"")
    let merged = try merge(screen, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == ours.with("text=\"Hello\"", "text=\"Welcome\""))
  }

  @Test func theOrderOfOneSideHolds() throws {
    let ours = screen.with(firstLabel, "").with(subviewsEnd, firstLabel + subviewsEnd)
    let theirs = screen.with(subviewsEnd, secondLabel + subviewsEnd)
    let merged = try merge(screen, ours, theirs)
    let places = ["<button", "id=\"lab-el-001\"", "id=\"lab-el-002\""].map {
      merged.text.firstRange(of: $0)?.lowerBound
    }
    #expect(merged.conflicts.isEmpty && places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self).min() == places[0])
  }
}
