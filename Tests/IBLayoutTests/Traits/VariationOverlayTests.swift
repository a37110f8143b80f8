import IBContent
import IBModel
import IBSyntax
import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/Variations.md#matching.
@Suite struct VariationOverlayTests {
  private func variations(_ content: String) throws -> [Variation] {
    try model(storyboard(scene(rootView(content: content)))).variations
  }

  private func holds(_ key: String, on specification: String) throws -> Bool {
    try #require(variations("<variation key=\"\(key)\"/>").first).holds(in: SceneTraits(configuration(specification)))
  }

  private func overlay(_ content: String, on specification: String) throws -> VariationOverlay {
    VariationOverlay(try variations(content), in: SceneTraits(try configuration(specification)))
  }

  /// The four final size classes: wC hR, wC hC, wR hC, wR hR.
  private static let finalClasses = [
    "iphone-15", "iphone-15,landscape", "iphone-15-pro-max,landscape", "ipad-pro-11",
  ]

  @Test(
    arguments: [
      ("default", [true, true, true, true]),
      ("widthClass=compact", [true, true, false, false]),
      ("widthClass=regular", [false, false, true, true]),
      ("heightClass=compact", [false, true, true, false]),
      ("heightClass=regular", [true, false, false, true]),
      ("heightClass=regular-widthClass=compact", [true, false, false, false]),
      ("heightClass=compact-widthClass=compact", [false, true, false, false]),
      ("heightClass=compact-widthClass=regular", [false, false, true, false]),
      ("heightClass=regular-widthClass=regular", [false, false, false, true]),
    ])
  func aKeyHoldsWhereAllItsTraitsDo(_ key: String, _ expected: [Bool]) throws {
    #expect(try Self.finalClasses.map { try holds(key, on: $0) } == expected)
  }

  @Test func aVariationForTheMacHoldsThereAlone() throws {
    #expect(try holds("userInterfaceIdiom=mac", on: "mac") == true)
    for specification in Self.finalClasses {
      #expect(try holds("userInterfaceIdiom=mac", on: specification) == false)
    }
  }

  @Test(arguments: ["userInterfaceIdiom=tv", "userInterfaceStyle=dark", "widthClass=wide", "widthClass", "odd"])
  func aKeyWeDoNotKnowNeverHolds(_ key: String) throws {
    for specification in Self.finalClasses { #expect(try holds(key, on: specification) == false) }
  }

  /// Xcode 6 and 7 without a device show the base values.
  @Test func theCanvasOfAnySizeMatchesNoSizeClass() throws {
    let head = DocumentHead(toolsVersion: "9000", device: nil)
    let document = try model(
      storyboard(
        scene(
          rootView(
            content: "<variation key=\"default\"/><variation key=\"widthClass=compact\"/>"
              + "<variation key=\"heightClass=regular\"/>")), head: head))
    let canvas = try document.configuration(nil)
    #expect(canvas.hasAnySizeClasses)
    #expect(document.variations.map { $0.holds(in: SceneTraits(canvas)) } == [true, false, false])
  }

  // MARK: - Attributes and children

  /// One trait, then both, in the order Xcode writes; the order of the file must not matter.
  @Test(arguments: [true, false])
  func moreTraitsWinForAnAttribute(_ isSorted: Bool) throws {
    let one = "<variation key=\"widthClass=compact\" spacing=\"1\"/>"
    let both = "<variation key=\"heightClass=regular-widthClass=compact\" spacing=\"2\"/>"
    let content = isSorted ? one + both : both + one
    #expect(try overlay(content, on: "iphone-15").element(with: .spacing)?[.spacing] == "2")
    #expect(try overlay(content, on: "iphone-15,landscape").element(with: .spacing)?[.spacing] == "1")
    #expect(try overlay(content, on: "ipad-pro-11").element(with: .spacing) == nil)
  }

  @Test func widthWinsOverHeightAsItStandsBehindIt() throws {
    let content = """
      <variation key="heightClass=compact" spacing="1"/><variation key="widthClass=compact" spacing="2"/>
      """
    #expect(try overlay(content, on: "iphone-15,landscape").element(with: .spacing)?[.spacing] == "2")
  }

  @Test func aVariationWithoutTheAttributeLeavesItToALessSpecificOne() throws {
    let content = """
      <variation key="widthClass=compact" spacing="1"/>
      <variation key="heightClass=regular-widthClass=compact" axis="vertical"/>
      """
    #expect(try overlay(content, on: "iphone-15").element(with: .spacing)?[.spacing] == "1")
  }

  @Test func aKeyedChildReplacesTheBasesOfAnyName() throws {
    let content = """
      <color key="backgroundColor" white="1"/>
      <variation key="widthClass=compact"><nil key="backgroundColor"/><mask key="subviews"/></variation>
      """
    let overlay = try overlay(content, on: "iphone-15")
    #expect(overlay.child(key: "backgroundColor")?.tag == "nil")
    #expect(overlay.child(key: "subviews") == nil, "a mask is no child")
  }
}
