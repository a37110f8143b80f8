import IBModel
import IBSyntax
import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/Variations.md#precedence.
@Suite struct VariationMasksTests {
  private struct Root {
    let masks: VariationMasks
    let element: XMLElement

    func isInstalled(_ id: String, in list: String, on specification: String) throws -> Bool {
      let child = VariationMasks.Child(owner: element, list: list, id: id)
      let traits = SceneTraits(try configuration(specification))
      let isInstalled = masks.isInstalled(child, in: traits)
      // What holds in one configuration is what holds in its environment.
      #expect(try masks.environments(of: child).isSuperset(of: #require(traits.environment)) == isInstalled)
      return isInstalled
    }
  }

  private func root(_ content: String) throws -> Root {
    let document = try model(storyboard(scene(rootView(content: content))))
    return Root(
      masks: VariationMasks(document), element: try #require(document.views.first { $0.id == "root" }).element)
  }

  @Test func whatNoMaskMentionsIsInstalled() throws {
    #expect(try root("").isInstalled("a", in: "subviews", on: "iphone-15"))
  }

  @Test func theMostSpecificMentionCounts() throws {
    let root = try root(
      """
      <variation key="default"><mask key="constraints"><exclude reference="a"/><exclude reference="b"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="a"/></mask></variation>
      <variation key="heightClass=compact-widthClass=compact">
      <mask key="constraints"><exclude reference="a"/></mask></variation>
      """)
    #expect(try root.isInstalled("a", in: "constraints", on: "iphone-15"))
    #expect(try !root.isInstalled("b", in: "constraints", on: "iphone-15"))
    #expect(try root.isInstalled("b", in: "subviews", on: "iphone-15"), "the mask is the constraints'")
    #expect(try !root.isInstalled("a", in: "constraints", on: "iphone-15,landscape"))
    #expect(try !root.isInstalled("a", in: "constraints", on: "ipad-pro-11"))
  }

  @Test func theLastOfTwoMentionsInOneVariationCounts() throws {
    let root = try root(
      """
      <variation key="default"><mask key="subviews"><exclude reference="a"/><include reference="a"/></mask>
      <mask key="constraints"><include reference="b"/></mask><mask key="constraints"><exclude reference="b"/></mask>
      </variation>
      """)
    #expect(try root.isInstalled("a", in: "subviews", on: "iphone-15"))
    #expect(try !root.isInstalled("b", in: "constraints", on: "iphone-15"))
  }

  @Test func aVariationWithAnUnknownTraitSaysNothing() throws {
    let root = try root(
      "<variation key=\"userInterfaceStyle=dark\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>")
    #expect(try root.isInstalled("a", in: "subviews", on: "iphone-15"))
  }
}
