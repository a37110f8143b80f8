import IBMigrate
import Testing

@Suite struct XcodeLeftoversTests {
  private static func view(_ variations: String) -> String {
    Scenes.xib(
      """
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                      <view contentMode="scaleToFill" id="sub">
                          <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                      </view>
                  </subviews>
      \(variations)        </view>
      """)
  }

  private func migratedVariations(_ variations: String) throws -> String {
    let result = try migrated(Self.view(variations), by: "xcode-leftovers").text
    let head = try #require(result.range(of: "            </subviews>\n")?.upperBound)
    let tail = try #require(result.range(of: "        </view>\n    </objects>")?.lowerBound)
    return String(result[head..<tail])
  }

  @Test func emptyAnimationsGo() throws {
    let line = "            <animations/>\n"
    #expect(try migratedVariations(line) == "")
    #expect(try isUnchanged(Self.view(""), by: "xcode-leftovers"))
  }

  @Test func simulatedMetricsOfTheDocumentGo() throws {
    let metrics = """
          <simulatedMetricsContainer key="defaultSimulatedMetrics">
              <simulatedStatusBarMetrics key="statusBar"/>
          </simulatedMetricsContainer>

      """
    let clean = Scenes.xib("        <view contentMode=\"scaleToFill\" id=\"v\"/>")
    let old = clean.split(separator: "</document>", omittingEmptySubsequences: false).joined(
      separator: metrics + "</document>")
    #expect(try migrated(old, by: "xcode-leftovers").text == clean)
  }

  @Test func aVariationThatIncludesWhatNothingExcludesGoes() throws {
    let idle = """
                  <variation key="widthClass=compact">
                      <mask key="subviews">
                          <include reference="sub"/>
                      </mask>
                  </variation>

      """
    #expect(try migratedVariations(idle) == "")
  }

  @Test func whatTakesPartInAnExclusionStays() throws {
    let masks = """
                  <variation key="default">
                      <mask key="subviews">
                          <exclude reference="sub"/>
                      </mask>
                  </variation>
                  <variation key="widthClass=compact">
                      <mask key="subviews">
                          <include reference="sub"/>
                      </mask>
                  </variation>

      """
    #expect(try isUnchanged(Self.view(masks), by: "xcode-leftovers"))
  }

  @Test func onlyTheIdleEntryOfAMaskGoes() throws {
    let mask = """
                  <variation key="widthClass=compact">
                      <mask key="subviews">
                          <exclude reference="sub"/>
                          <include reference="other"/>
                      </mask>
                  </variation>

      """
    let expected = mask.split(separator: "\n").filter { !$0.contains("other") }.joined(separator: "\n") + "\n"
    #expect(try migratedVariations(mask) == expected)
  }

  @Test func aVariationThatVariesSomethingElseLosesOnlyItsMask() throws {
    let variation = """
                  <variation key="widthClass=compact" hidden="YES">
                      <mask key="subviews"/>
                  </variation>

      """
    let expected = variation.split(separator: "\n").filter { !$0.contains("mask") }.joined(separator: "\n") + "\n"
    #expect(try migratedVariations(variation) == expected)
  }

  @Test func framesStay() throws {
    let result = try migrated(Self.view("            <animations/>\n"), by: "xcode-leftovers")
    #expect(result.frames.unchangedCount == 8)
  }
}
