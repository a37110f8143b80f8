import Testing

@Suite struct GuidePlacementTests {
  private static let behind = """
                            <edgeInsets key="layoutMargins" top="0.0" left="1" bottom="0.0" right="1"/>
                            <nil key="simulatedStatusBarMetrics"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
                            </userDefinedRuntimeAttributes>

    """

  /// The tags of the two elements around the guide.
  private func neighbors(tools: String, behind: String) throws -> [String] {
    let text = try migrated(Scenes.storyboard(tools: tools, constraints: [], behindConstraints: behind)).text
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let guide = try #require(lines.firstIndex { $0.hasPrefix("<viewLayoutGuide") })
    return [lines[guide - 1], lines[guide + 1]].map { String($0.prefix { $0 != " " }) }
  }

  @Test(arguments: ["13122", "14490.70", "16097.2"])
  func upToXcode11TheGuideStandsBehindWhatEveryViewHas(tools: String) throws {
    let behind = Self.behind
    #expect(try neighbors(tools: tools, behind: behind) == ["<nil", "<userDefinedRuntimeAttributes>"])
    #expect(try neighbors(tools: tools, behind: "") == ["</constraints>", "</view>"])
  }

  @Test(arguments: ["17132", "22505", "32700.99.1234"])
  func fromXcode12ItStandsBehindTheSubviews(tools: String) throws {
    let behind = Self.behind
    #expect(try neighbors(tools: tools, behind: behind) == ["</subviews>", "<color"])
  }

  @Test func otherGuidesStandBehindIt() throws {
    let content = "                        <viewLayoutGuide key=\"contentLayoutGuide\" id=\"cog\"/>\n"
    #expect(try neighbors(tools: "14490", behind: content) == ["</constraints>", "<viewLayoutGuide"])
  }

  @Test func aViewWithoutAnyChildIsOpened() throws {
    let text = try migrated(Scenes.xib("        <view contentMode=\"scaleToFill\" id=\"v\"/>")).text
    let guide = try guideID(in: text)
    #expect(
      text.contains(
        """
                <view contentMode="scaleToFill" id="v">
                    <viewLayoutGuide key="safeArea" id="\(guide)"/>
                </view>

        """))
  }
}
