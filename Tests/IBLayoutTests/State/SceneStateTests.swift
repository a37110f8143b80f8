import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// What a layout says besides frames, so that configurations can be compared.
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

  private func layout(on specification: String) throws -> SceneLayout {
    let document = try model(Self.document)
    let layouts = LayoutEngine(document, .documentAlone).layouts(in: try configuration(specification), isCompared: true)
    return try #require(layouts.first)
  }

  private func properties(_ id: String, on specification: String) throws -> [PropertyState] {
    let layout = try layout(on: specification)
    let index = try #require(layout.views.firstIndex { $0.id == id })
    return try #require(layout.state).properties[index]
  }

  @Test func aLayoutThatIsNotComparedHasNoState() throws {
    let document = try model(Self.document)
    #expect(
      LayoutEngine(document, .documentAlone).layouts(in: try configuration("iphone-15")).allSatisfy { $0.state == nil })
  }

  @Test func attributesThatVariationsNameHaveTheirValueInTheConfiguration() throws {
    #expect(
      try properties("stack", on: "iphone-15") == [
        PropertyState(name: "axis", value: .text("vertical"), written: .text("vertical"))
      ])
    #expect(
      try properties("stack", on: "iphone-15,landscape") == [
        PropertyState(name: "axis", value: .text("horizontal"), written: .text("vertical"))
      ])
  }

  @Test func aViewWithTextSaysTheFontItIsShownIn() throws {
    #expect(
      try properties("label", on: "iphone-15") == [PropertyState(name: "font", value: .font(.system(17)), written: nil)]
    )
    #expect(
      try properties("label", on: "iphone-15,landscape") == [
        PropertyState(name: "font", value: .font(.system(13, weight: .bold)), written: nil)
      ])
  }

  @Test func everyConstraintSaysWhetherItTakesPart() throws {
    let phone = try #require(try layout(on: "iphone-15").state).constraints
    #expect(phone.map(\.id) == ["width", "top"])
    #expect(phone.map(\.isActive) == [true, false])
    #expect(phone.map(\.constant) == [200, 0])
    #expect(phone[0].views == ["root", "stack"])
    #expect(phone[1].second?.guide == .safeArea)
    let low = try #require(try layout(on: "iphone-15-pro-max,landscape").state).constraints
    #expect(low.map(\.isActive) == [true, true])
    #expect(low[0].properties == [PropertyState(name: "constant", value: .number(120), written: .number(200))])
  }
}
