import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBCompare

/// What holds in a configuration besides frames.
@Suite struct SceneStateTests {
  /// A stack view that turns, a label whose font grows, and a width that shrinks, in compact height.
  private static let document = storyboard(
    scene(
      rootView(
        subviews: view(
          "stack", tag: "stackView", attributes: "axis=\"vertical\" spacing=\"8\"",
          subviews: view(
            "label", tag: "label", attributes: "text=\"Hello\"",
            content: """
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="heightClass=compact">
              <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
              </variation>
              """),
          content: "<variation key=\"heightClass=compact\" axis=\"horizontal\" misplaced=\"YES\"/>"),
        constraints: """
          <constraint firstItem="stack" firstAttribute="width" constant="200" id="width">
          <variation key="heightClass=compact" constant="120"/>
          </constraint>
          <constraint firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" id="top"/>
          """,
        content: """
          <variation key="default"><mask key="constraints"><exclude reference="top"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><include reference="top"/></mask></variation>
          """)))

  private func state(on specification: String) throws -> (layout: SceneLayout, state: SceneState) {
    let document = try parsed(Self.document)
    let configuration = try ConfigurationSpec.parse(specification).get().configuration
    let layout = try #require(LayoutEngine(document, .documentAlone).layouts(in: configuration).first)
    return (layout, SceneStateReader(layout, of: document, assets: nil).state())
  }

  private func properties(_ id: String, on specification: String) throws -> [PropertyState] {
    let (layout, state) = try state(on: specification)
    let index = try #require(layout.views.firstIndex { $0.id == id })
    return state.properties[index]
  }

  @Test func attributesThatVariationsNameHaveTheirValueInTheConfiguration() throws {
    #expect(
      try properties("stack", on: "iphone-15") == [
        PropertyState(name: "axis", value: .word("vertical"), written: .word("vertical"))
      ])
    #expect(
      try properties("stack", on: "iphone-15,landscape") == [
        PropertyState(name: "axis", value: .word("horizontal"), written: .word("vertical"))
      ])
  }

  @Test func aViewWithTextSaysTheFontItIsShownIn() throws {
    #expect(
      try properties("label", on: "iphone-15") == [
        PropertyState(name: "font", value: .font(FontValue(.system(17))), written: nil)
      ]
    )
    #expect(
      try properties("label", on: "iphone-15,landscape") == [
        PropertyState(name: "font", value: .font(FontValue(.system(13, weight: .bold))), written: nil)
      ])
  }

  @Test func everyConstraintSaysWhetherItTakesPart() throws {
    let phone = try state(on: "iphone-15").state.constraints
    #expect(phone.map(\.id) == ["width", "top"])
    #expect(phone.map(\.isActive) == [true, false])
    #expect(phone.map(\.constant) == [200, 0])
    #expect(phone[0].views == ["root", "stack"])
    #expect(phone[1].second?.guide == .safeArea)
    let low = try state(on: "iphone-15-pro-max,landscape").state.constraints
    #expect(low.map(\.isActive) == [true, true])
    #expect(low[0].properties == [PropertyState(name: "constant", value: .number(120), written: .number(200))])
  }
}
