import IBTestSupport
import Testing

@Suite struct SafeAreaTests {
  private func constraint(_ id: String, after constraints: [String]) throws -> String {
    let result = try migrated(Scenes.storyboard(constraints: constraints)).text
    let guide = try guideID(in: result)
    let line = try #require(result.lines(with: "id=\"\(id)\"").first)
    return line.split(separator: "\"\(guide)\"", omittingEmptySubsequences: false).joined(separator: "\"SAFE\"")
  }

  /// The whole change of a small storyboard, line by line.
  @Test func changesExactlyTheLinesConcerned() throws {
    let before = Scenes.storyboard()
    let after = try migrated(before).text
    let guide = try guideID(in: after)
    let gone = before.split(separator: "\n").filter { !after.split(separator: "\n").contains($0) }
    let new = after.split(separator: "\n").filter { !before.split(separator: "\n").contains($0) }
    // The document, four lines of layout guides, four constraints.
    #expect(gone.count == 9)
    #expect(
      new.map { $0.drop { $0 == " " } }.dropFirst() == [
        "<capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>",
        "<constraint firstItem=\"lab\" firstAttribute=\"top\" secondItem=\"\(guide)\" secondAttribute=\"top\" id=\"c1\"/>",
        "<constraint firstItem=\"\(guide)\" firstAttribute=\"bottom\" secondItem=\"lab\" secondAttribute=\"bottom\" id=\"c2\"/>",
        "<constraint firstItem=\"lab\" firstAttribute=\"leading\" secondItem=\"\(guide)\" secondAttribute=\"leading\" id=\"c3\"/>",
        "<constraint firstItem=\"\(guide)\" firstAttribute=\"trailing\" secondItem=\"lab\" secondAttribute=\"trailing\" id=\"c4\"/>",
        "<viewLayoutGuide key=\"safeArea\" id=\"\(guide)\"/>",
      ])
    #expect(after.contains("useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\""))
  }

  @Test func aSecondRunChangesNothing() throws {
    #expect(try isUnchanged(migrated(Scenes.storyboard()).text))
  }

  @Test(arguments: ["leading", "trailing", "left", "right", "centerX"])
  func horizontalEdgesOfTheRootViewMove(attribute: String) throws {
    let written = Scenes.constraint("lab", attribute, "root", attribute, more: " constant=\"3\"", id: "x")
    let expected = Scenes.constraint("lab", attribute, "SAFE", attribute, more: " constant=\"3\"", id: "x")
    #expect(try constraint("x", after: [written]) == expected)
  }

  @Test(arguments: [
    "top", "bottom", "centerY", "width", "height", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
  ])
  func otherAttributesOfTheRootViewStay(attribute: String) throws {
    let written = Scenes.constraint("lab", attribute, "root", attribute, id: "x")
    #expect(try constraint("x", after: [written]) == written)
  }

  @Test func everythingElseOfAConstraintStays() throws {
    let more = " multiplier=\"0.5\" priority=\"750\" constant=\"-1.5\" identifier=\"a &amp; b\""
    let written =
      "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"lab\" "
      + "secondAttribute=\"trailing\"\(more) id=\"x\"/>"
    let expected =
      "<constraint firstItem=\"SAFE\" firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" "
      + "secondItem=\"lab\" secondAttribute=\"trailing\"\(more) id=\"x\"/>"
    #expect(try constraint("x", after: [written]) == expected)
  }

  @Test func lineEndsStay() throws {
    let text = Scenes.storyboard().split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let result = try migrated(text).text
    #expect(!result.unicodeScalars.split(separator: "\n").dropLast().contains { $0.last != "\r" })
  }

  @Test func newIDsHaveXcodesFormAndAreTheSameEveryTime() throws {
    let id = try guideID(in: migrated(Scenes.storyboard()).text)
    #expect(id.split(separator: "-").map(\.count) == [3, 2, 3])
    #expect(id.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "-" })
    #expect(try guideID(in: migrated(Scenes.storyboard()).text) == id)
  }

  @Test func anIDThatIsTakenIsNotUsedAgain() throws {
    let id = try guideID(in: migrated(Scenes.storyboard()).text)
    let taken = Scenes.storyboard().split(separator: "lab").joined(separator: id)
    #expect(try guideID(in: migrated(taken).text) != id)
  }

  @Test func tableAndCollectionControllersLoseGuidesAndGetNone() throws {
    for (controller, root) in [("tableViewController", "tableView"), ("collectionViewController", "collectionView")] {
      let result = try migrated(Scenes.storyboard(controller: controller, root: root, constraints: [])).text
      #expect(!result.contains("ayoutGuide"))
      #expect(result.contains("useSafeAreas=\"YES\""))
      // The capability depends on a guide being there.
      #expect(!result.contains("Safe area layout guides"))
    }
  }

  @Test func aRootViewThatWouldGetNoGuideGetsOneWhereAConstraintNeedsIt() throws {
    let constraints = [Scenes.constraint("lab", "top", "top", "bottom", id: "c1")]
    let result = try migrated(Scenes.storyboard(root: "mapView", constraints: constraints)).text
    #expect(result.contains("secondItem=\"\(try guideID(in: result))\" secondAttribute=\"top\""))
    #expect(!(try migrated(Scenes.storyboard(root: "mapView", constraints: []))).text.contains("viewLayoutGuide"))
  }

  /// In a document that has safe areas already, only scenes that use a layout guide change; one of the two is enough.
  @Test(arguments: [("top", "bottom"), ("bot", "top")])
  func aSceneThatUsesOneOfItsGuidesIsMigrated(guide: String, edge: String) throws {
    let constraints = [Scenes.constraint("lab", edge, guide, edge, id: "c1")]
    let flags = "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\""
    let result = try migrated(Scenes.storyboard(flags: flags, constraints: constraints)).text
    #expect(!result.contains("viewControllerLayoutGuide"))
    #expect(result.lines(with: "id=\"c1\"").first?.contains("secondItem=\"\(try guideID(in: result))\"") == true)
  }

  @Test func onTelevisionGuidesAreAddedAndNothingElseChanges() throws {
    let before = Scenes.storyboard(runtime: "AppleTV", deployment: "<deployment identifier=\"tvOS\"/>")
    let after = try migrated(before).text
    #expect(after.contains("<viewLayoutGuide key=\"safeArea\""))
    #expect(after.contains("Safe area layout guides"))
    #expect(after.lines(with: "<constraint ") == before.lines(with: "<constraint "))
    #expect(after.lines(with: "viewControllerLayoutGuide").count == 2)
    #expect(try isUnchanged(after))
  }

  @Test func inAXibGuidesAreAddedAndConstraintsStay() throws {
    let before = Scenes.xib(
      """
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <constraints>
                      <constraint firstAttribute="trailing" secondItem="root" secondAttribute="leading" id="c1"/>
                  </constraints>
              </view>
              <label text="Name" id="lab">
                  <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
              </label>
              <tableViewCell id="cel">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCell>
      """)
    let after = try migrated(before).text
    #expect(after.lines(with: "<constraint ") == before.lines(with: "<constraint "))
    // The view and the cell; a label has no subviews to keep clear.
    #expect(after.lines(with: "<viewLayoutGuide ").count == 2)
  }

  @Test func autoLayoutIsSwitchedOnWithIt() throws {
    let result = try migrated(Scenes.storyboard(flags: "launchScreen=\"YES\"", constraints: [])).text
    #expect(result.contains("useAutolayout=\"YES\" launchScreen=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\""))
  }

  @Test func theCapabilityStandsAmongTheOthersByName() throws {
    let capabilities = ["Named colors", "Segues", "documents"].map { name in
      "        <capability name=\"\(name)\" minToolsVersion=\"9.0\"/>\n"
    }.joined()
    let names = try migrated(Scenes.storyboard(capabilities: capabilities)).text.lines(with: "<capability").map {
      line in
      line.split(separator: "\"")[1]
    }
    // Bytes: capitals before small letters.
    #expect(names == ["Named colors", "Safe area layout guides", "Segues", "documents"])
  }

  @Test(arguments: ["", "    <dependencies/>\n"])
  func dependenciesAreWrittenWhereThereAreNone(dependencies: String) throws {
    let whole = Scenes.xib("        <view contentMode=\"scaleToFill\" id=\"v\"/>")
    let head = try #require(whole.range(of: "    <dependencies>"))
    let tail = try #require(whole.range(of: "    <objects>"))
    let text = whole[..<head.lowerBound] + dependencies + whole[tail.lowerBound...]
    #expect(
      try migrated(String(text)).text.contains(
        """
            <dependencies>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            </dependencies>
            <objects>

        """))
  }

  @Test func masksAndOutletsStay() throws {
    let mask = """
                              <variation key="heightClass=compact">
                                  <mask key="constraints">
                                      <exclude reference="c1"/>
                                  </mask>
                              </variation>
                              <connections>
                                  <outlet property="edge" destination="c1" id="out"/>
                              </connections>

      """
    let result = try migrated(Scenes.storyboard(behindConstraints: mask)).text
    #expect(result.contains(mask))
  }

  // MARK: - Documents that hold both kinds

  private static let ticked = "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\""
  private static let guide = "                        <viewLayoutGuide key=\"safeArea\" id=\"old-sa-fea\"/>\n"

  @Test func aSceneThatHasItsGuideKeepsTheEdgesItsAuthorChose() throws {
    let result = try migrated(Scenes.storyboard(flags: Self.ticked, behindConstraints: Self.guide)).text
    #expect(try guideID(in: result) == "old-sa-fea")
    #expect(result.contains(Scenes.constraint("lab", "top", "old-sa-fea", "top", id: "c1")))
    #expect(result.contains(Scenes.standardConstraints[2]))
    #expect(!result.contains("layoutGuides"))
    #expect(try isUnchanged(result))
  }

  @Test func aSceneThatWasPastedInIsMigratedAsAWhole() throws {
    let result = try migrated(Scenes.storyboard(flags: Self.ticked)).text
    #expect(result.contains(Scenes.constraint("lab", "leading", try guideID(in: result), "leading", id: "c3")))
  }

  @Test func unusedGuidesOfAMigratedDocumentGoAndNothingComes() throws {
    let result = try migrated(Scenes.storyboard(flags: Self.ticked, constraints: [])).text
    #expect(!result.contains("ayoutGuide"))
    let done = result.split(separator: "\n").filter { !$0.contains("ayoutGuide") }.joined(separator: "\n")
    #expect(try isUnchanged(done))
  }
}
