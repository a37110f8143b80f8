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

  // MARK: - Comparisons

  private func comparison(_ text: String, scene: Int = 0) throws -> SceneComparison {
    let document = try parsed(text)
    let specifications = ["iphone-15", "iphone-15,landscape", "ipad-pro-11"]
    let configurations = try specifications.map { try ConfigurationSpec.parse($0).get().configuration }
    let columns = LayoutEngine(document, .documentAlone).layouts(for: configurations.map { LayoutRequest($0) })
    return try #require(SceneComparer(document, assets: nil).compare(columns.map { $0[scene] }))
  }

  @Test func anAbsentAttributeHasItsDefault() throws {
    func differences(_ value: String) throws -> [[PropertyValue?]] {
      let stack = view(
        "stack", tag: "stackView", content: "<variation key=\"widthClass=regular\" \(value)/>")
      return try comparison(storyboard(scene(rootView(subviews: stack)))).differences.map(\.values)
    }
    #expect(try differences("alignment=\"fill\"").isEmpty)
    #expect(try differences("hidden=\"NO\"").isEmpty)
    #expect(try differences("axis=\"vertical\"") == [[.word("horizontal"), .word("horizontal"), .word("vertical")]])
    #expect(try differences("spacing=\"20\"") == [[.number(0), .number(0), .number(20)]])
  }

  @Test func variationsOfAControllersBarsAreDifferences() throws {
    let bar = """
      <tabBar key="tabBar" id="bar"><variation key="heightClass=compact" hidden="YES"/></tabBar>
      """
    let comparison = try comparison(storyboard(scene(bar, id: "tabs", tag: "tabBarController")))
    #expect(comparison.differences.map(\.object.id) == ["bar"])
    #expect(comparison.differences.map(\.values) == [[.flag(false), .flag(true), .flag(false)]])
  }

  /// A scene that may be pushed has the other variation then, so it is not the same everywhere.
  @Test func aSceneThatMayBePushedMayVary() throws {
    func comparison(_ content: String, _ variation: String) throws -> SceneComparison {
      let label = view("label", tag: "label", content: variation)
      let segue = "<segue id=\"s\" destination=\"next\" kind=\"show\"/>"
      return try self.comparison(
        storyboard(
          scene(rootView("home-view") + "<connections>\(segue)</connections>", id: "home"),
          scene(rootView(subviews: label) + content, id: "next")), scene: 1)
    }
    let item = "<navigationItem key=\"navigationItem\" id=\"item\"/>"
    let variation = "<variation key=\"widthClass=regular\" alpha=\"0.5\"/>"
    let open = try comparison("", variation)
    #expect(open.configurations.map(\.inside?.name) == [nil, nil, "wC hR"])
    #expect(open.configurations.map(\.insideIf?.name) == [nil, nil, "wR hR"])
    #expect(open.differences.isEmpty && open.mayVary && open.varies)
    #expect(try !comparison("", "").mayVary)
    let pushed = try comparison(item, variation)
    #expect(pushed.varies && !pushed.mayVary && pushed.configurations.allSatisfy { $0.inside == nil })
  }
}
