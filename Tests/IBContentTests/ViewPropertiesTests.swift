import IBModel
import IBTestSupport
import Testing

@testable import IBContent

/// Attributes become values with every default explicit.
@Suite struct ViewPropertiesTests {
  private static func properties(_ view: String) throws -> ViewProperties {
    let document = try model(storyboard(scene(rootView(subviews: view))))
    return document.properties(of: try #require(document.views.last))
  }

  private static func button(_ attributes: String = "", _ content: String) throws -> ButtonContent {
    let control = try properties(view("b", tag: "button", attributes: attributes, content: content)).control
    guard case .button(let button) = control else { throw Unexpected() }
    return button
  }

  private struct Unexpected: Error {}

  @Test func aConfigurationWithoutTitleAndImageShowsTheTitleOfTheState() throws {
    let state = #"<state key="normal" title="State" image="i"/>"#
    let empty = try Self.button("", state + #"<buttonConfiguration key="configuration" style="plain"/>"#)
    #expect(empty.showsStateTitle && empty.shownTitle.plain == "State" && empty.shownImage?.name == "i")
    let image = try Self.button("", state + #"<buttonConfiguration key="configuration" style="plain" image="own"/>"#)
    #expect(!image.showsStateTitle && image.shownTitle.isEmpty && image.shownImage?.name == "own")
    let titled = try Self.button("", state + #"<buttonConfiguration key="configuration" style="gray" title="Own"/>"#)
    #expect(titled.shownTitle.plain == "Own" && titled.configuration?.style == .gray)
  }

  @Test func absentAttributesHaveTheirDefaults() throws {
    let button = try Self.button("", "")
    #expect(button.kind == .custom && button.role == .normal && button.isEnabled && button.alignment == .center)
    #expect(button.lineBreakMode == .middleTruncation && button.insets == nil)
    let label = try Self.properties(view("l", tag: "label"))
    #expect(!label.isHidden && label.style.alpha == 1 && label.layout.hugging.horizontal == 250)
    guard case .label(let content) = label.control else { throw Unexpected() }
    #expect(content.maximumLines == 1 && content.lineBreakMode == .tailTruncation && content.shrinks)
    guard case .switch(let toggle) = try Self.properties(view("s", tag: "switch")).control else { throw Unexpected() }
    #expect(!toggle.isOn)
    guard case .progressView(let bar) = try Self.properties(view("p", tag: "progressView")).control else {
      throw Unexpected()
    }
    #expect(bar.progress == 0)
  }

  @Test func colorsKeepTheirNames() throws {
    func background(_ attributes: String) throws -> ContentColor? {
      try Self.properties(view("v", content: "<color key=\"backgroundColor\" \(attributes)/>")).style.background
    }
    let red = DisplayColor(red: 1, green: 0, blue: 0)
    #expect(
      try background(#"systemColor="systemRedColor" red="1" green="0.0" blue="0.0" alpha="1""#)
        == .system("systemRedColor", copy: red))
    #expect(try background(#"cocoaTouchSystemColor="darkTextColor""#) == .system("darkTextColor", copy: nil))
    #expect(try background(#"name="Accent""#) == .named("Accent"))
    #expect(try background(#"white="0.5" alpha="0.25""#) == .white(0.5, alpha: 0.25))
    #expect(try background(#"red="1" green="0.0" blue="0.0" alpha="1""#) == .components(red))
    #expect(try background(#"customColorSpace="sRGB""#) == nil)
  }

  @Test func fontSizesByNameArePoints() throws {
    func font(_ attributes: String) throws -> FontAttributes? {
      let control = try Self.properties(
        view("l", tag: "label", content: "<fontDescription key=\"fontDescription\" \(attributes)/>")
      ).control
      guard case .label(let label) = control else { throw Unexpected() }
      return label.font
    }
    #expect(try font(#"type="boldSystem" size="system""#) == FontAttributes(type: "boldSystem", pointSize: 14))
    #expect(try font(#"type="system" size="button" pointSize="20""#) == FontAttributes(type: "system", pointSize: 20))
  }

  @Test func aVariationReplacesAttributesAndChildren() throws {
    let document = try model(
      storyboard(
        scene(
          rootView(
            subviews: view(
              "l", tag: "label", attributes: #"text="Base" hidden="YES""#,
              content: #"<variation key="widthClass=regular" hidden="NO" text="Wide"/>"#)))))
    let label = try #require(document.views.last)
    let overlay = VariationOverlay(document.variations(of: label.element)) { _ in true }
    let wide = ViewProperties(label, in: document, overlay: overlay, direction: .leftToRight)
    guard case .label(let content) = wide.control else { throw Unexpected() }
    #expect(!wide.isHidden && content.text.plain == "Wide")
    #expect(document.properties(of: label).isHidden)
  }
}
