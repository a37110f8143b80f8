import IBTestSupport
import Testing

@testable import IBModel

@Suite struct VariationTests {
  private func variations(_ content: String) throws -> [Variation] {
    try model(storyboard(scene(rootView(content: content)))).variations
  }

  @Test func keysAreReadTraitByTrait() throws {
    let all = try variations(
      """
      <variation key="default"/><variation key="heightClass=compact"/>
      <variation key="heightClass=regular-widthClass=compact"/><variation key="userInterfaceIdiom=mac"/>
      """)
    #expect(all.map(\.isDefault) == [true, false, false, false])
    #expect(
      all.map(\.traits) == [
        [], [.heightClass("compact")], [.heightClass("regular"), .widthClass("compact")], [.userInterfaceIdiom("mac")],
      ])
  }

  @Test func unknownTraitsAreKeptAsWritten() throws {
    let all = try variations("<variation key=\"userInterfaceStyle=dark-widthClass=regular\"/><variation key=\"odd\"/>")
    #expect(all.map(\.traits) == [[.unknown("userInterfaceStyle=dark"), .widthClass("regular")], [.unknown("odd")]])
  }

  @Test func masksAreReadInOrder() throws {
    let all = try variations(
      """
      <variation key="widthClass=compact">
      <mask key="subviews"><exclude reference="a"/><include reference="b"/><other reference="c"/><exclude/></mask>
      <mask key="constraints"><include reference="d"/></mask></variation>
      """)
    let masks = try #require(all.first).masks
    #expect(masks.map(\.key) == ["subviews", "constraints"])
    #expect(masks[0].entries.map(\.reference) == ["a", "b"])
    #expect(masks[0].entries.map(\.isInstalled) == [false, true])
    #expect(masks[1].entries.map(\.reference) == ["d"])
  }

  @Test func variationsBelongToTheElementTheyStandIn() throws {
    let label = view(
      "l", tag: "label", content: "<variation key=\"default\"/><variation key=\"widthClass=regular\" text=\"wide\"/>")
    let document = try model(
      storyboard(scene(rootView(subviews: label, content: "<variation key=\"heightClass=compact\"/>"))))
    #expect(document.variations(of: try document.named("l").element).map(\.key) == ["default", "widthClass=regular"])
    #expect(document.variations(of: try document.named("root").element).map(\.key) == ["heightClass=compact"])
  }
}
