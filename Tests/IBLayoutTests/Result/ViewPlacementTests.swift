import Testing

@testable import IBLayout

@Suite struct ViewPlacementTests {
  private func placement(of id: String, _ subviews: String) throws -> ViewPlacement? {
    try Drawing.layout(subviews: subviews).views.first { $0.id == id }?.placement
  }

  @Test func theRootIsPlacedByWhatIsAroundIt() throws {
    guard case .container? = try placement(of: "root", "")?.rule else {
      Issue.record("the root has another rule")
      return
    }
  }

  @Test func aMaskIsNamedByItsFlexibleParts() throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    guard case .autoresizing(let parts)? = try placement(of: "v", view)?.rule else {
      Issue.record("the view has another rule")
      return
    }
    #expect(parts == ["widthSizable", "flexibleMaxY"])
  }

  @Test func aStackViewIsNamedAndALabelAsksForItsTextsSize() throws {
    let stack = """
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews>\(Drawing.label("l", #"text="abcde" horizontalHuggingPriority="251""#, frame: #"x="0" y="0" width="1" height="1""#))</subviews>
      </stackView>
      """
    let placement = try #require(try placement(of: "l", stack))
    guard case .stackView("s") = placement.rule else {
      Issue.record("the label has another rule")
      return
    }
    // Five letters of 6 points.
    #expect(placement.intrinsicWidth.map { abs($0 - 30) < 0.5 } == true)
    #expect(placement.horizontal.hugging == 251 && placement.horizontal.compression == 750)
  }

  @Test func onlyDrawnLayoutsHaveThem() throws {
    #expect(try Drawing.layout(subviews: "", isDrawn: false).views.allSatisfy { $0.placement == nil })
  }
}
