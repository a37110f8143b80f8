import IBMerge
import Testing

/// What both sides put into a place that holds one thing.
@Suite struct RivalTests {
  private func controller(_ view: String, outlets: [String] = []) -> String {
    let lines = outlets.map { "                        \($0)\n" }.joined()
    return """
      <document>
          <scenes>
              <scene sceneID="sce-00-001">
                  <objects>
                      <viewController id="con-00-001">
                          \(view)
                          <connections>
      \(lines)                        <outlet property="first" destination="con-00-001" id="out-00-001"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
  }

  private var base: String { controller("<view key=\"view\" id=\"vie-00-001\"/>") }
  private var ours: String {
    controller(
      "<tableView key=\"view\" id=\"tab-00-001\"/>",
      outlets: ["<outlet property=\"table\" destination=\"tab-00-001\" id=\"out-00-002\"/>"])
  }
  private var theirs: String { controller("<scrollView key=\"view\" id=\"scr-00-001\"/>") }

  @Test func twoViewsOfOneControllerAreAConflict() throws {
    let merged = try merge(base, ours, theirs)
    let places = merged.conflicts.filter { if case .place = $0.cause { true } else { false } }
    #expect(places.map(\.id) == ["tab-00-001"])
    let lines = merged.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex(of: "<<<<<<< ours"))
    #expect(lines[start + 1].hasPrefix("<tableView") && lines[start + 2] == "=======")
    #expect(lines[start + 3].hasPrefix("<scrollView") && lines[start + 4] == ">>>>>>> theirs")
  }

  @Test(arguments: ["tab-00-001", ""])
  func aDecisionTakesWhatPointsThereWithIt(_ id: String) throws {
    func decided(_ side: MergeSide) throws -> DocumentMerge {
      let choice = MergeDecisions.Choice.side(side)
      return try merge(
        base, ours, theirs, decisions: id.isEmpty ? .init(others: choice) : .init(objects: [id: choice]))
    }
    #expect(try decided(.ours).text == ours)
    #expect(try decided(.theirs).text == theirs)
  }

  @Test func anOutletLeadsToOneObject() throws {
    func connected(_ destination: String, _ id: String) -> String {
      controller(
        "<view key=\"view\" id=\"vie-00-001\"/>",
        outlets: ["<outlet property=\"second\" destination=\"\(destination)\" id=\"\(id)\"/>"])
    }
    let first = connected("con-00-001", "out-00-002")
    #expect(try merge(base, first, connected("vie-00-001", "out-00-003")).conflicts.count == 1)
    let same = try merge(base, first, connected("con-00-001", "out-00-003"))
    #expect(same.conflicts.isEmpty && same.text.contains("out-00-002") && !same.text.contains("out-00-003"))
  }
}
