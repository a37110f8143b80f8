import IBModel
import IBTestSupport
import Testing

@testable import IBTexts

/// Keys and texts as Xcode extracts them.
@Suite struct ExtractionTests {
  private func texts(_ objects: String) throws -> [LocalizableText] {
    let document = try model(document(objects))
    return DocumentTexts(document.tree, document.flavor).texts
  }

  private func pairs(_ objects: String) throws -> [String: String] {
    Dictionary(try texts(objects).map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func labelsAndButtonsGiveTheirTexts() throws {
    let found = try pairs(
      """
      <label text="Hi" id="a1b-2c-3d4"/>
      <label id="b1b-2c-3d4"><string key="text">Two
      lines</string></label>
      <button id="c1b-2c-3d4"><state key="normal" title="Go"/><state key="selected" title="Gone"/>
      <buttonConfiguration key="configuration" title="Start"/></button>
      """)
    #expect(
      found == [
        "a1b-2c-3d4.text": "Hi", "b1b-2c-3d4.text": "Two\nlines", "c1b-2c-3d4.normalTitle": "Go",
        "c1b-2c-3d4.selectedTitle": "Gone", "c1b-2c-3d4.configuration.title": "Start",
      ])
  }

  @Test func membersOfArraysAreNumbered() throws {
    let found = try pairs(
      """
      <segmentedControl id="a1b-2c-3d4"><segments><segment title="One"/><segment image="x"/><segment title="Two"/>
      </segments></segmentedControl>
      <view id="b1b-2c-3d4"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="plain" value="Not this"/>
      <userDefinedRuntimeAttribute type="string" keyPath="tip" value="This" localized="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(
      found == [
        "a1b-2c-3d4.segmentTitles[0]": "One", "a1b-2c-3d4.segmentTitles[2]": "Two",
        "b1b-2c-3d4.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "This",
      ])
  }

  @Test func emptyTextsSystemItemsAndIdentifiersAreLeftOut() throws {
    let found = try pairs(
      """
      <label text="" id="a1b-2c-3d4"/><barButtonItem systemItem="done" title="Done" id="b1b-2c-3d4"/>
      <viewControllerPlaceholder title="Other" storyboardName="Other" id="c1b-2c-3d4"/>
      <view userLabel="Box" id="d1b-2c-3d4"><accessibility key="accessibilityConfiguration" identifier="box" label="A box"/>
      </view>
      """)
    #expect(found == ["d1b-2c-3d4.accessibilityLabel": "A box"])
  }

  @Test func theClassIsTheFrameworksAndTheNoteIsTheAuthors() throws {
    let text = try #require(
      try texts(
        """
        <label customClass="Fancy" text="Say &quot;hi&quot;" id="a1b-2c-3d4">
        <attributedString key="userComments"><fragment content="for the title"/></attributedString></label>
        """
      ).first)
    #expect(
      TextComment.text(for: text)
        == #"Class = "UILabel"; text = "Say \"hi\""; ObjectID = "a1b-2c-3d4"; Note = "for the title";"#)
    #expect(
      TextComment.source(of: " \(TextComment.text(for: text)) ")
        == TextComment.Source(className: "UILabel", property: "text", text: "Say \"hi\""))
  }

  @Test func cellsOfTheMacHaveTheNoteOfTheirControl() throws {
    let text = document(
      """
      <textField id="a1b-2c-3d4"><textFieldCell key="cell" title="Name:" placeholderString="Ada" id="b1b-2c-3d4"/>
      <attributedString key="userComments"><fragment content="a person"/></attributedString></textField>
      <popUpButton id="c1b-2c-3d4"><popUpButtonCell key="cell" title="Chosen" id="d1b-2c-3d4"/></popUpButton>
      """
    ).replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let model = try model(text)
    let texts = DocumentTexts(model.tree, model.flavor).texts
    #expect(texts.map(\.key) == ["b1b-2c-3d4.title", "b1b-2c-3d4.placeholderString"])
    #expect(texts.allSatisfy { $0.className == "NSTextFieldCell" && $0.note == "a person" })
  }
}
