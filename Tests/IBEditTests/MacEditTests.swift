import IBEdit
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// A panel with a text field, a button and a menu, in the bytes of Xcode.
private enum Panel {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23727" targetRuntime="MacOSX.Cocoa">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="23727"/>
        </dependencies>
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Owner"/>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <window title="Panel" visibleAtLaunch="NO" id="wind">
                <view key="contentView" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                    <subviews>
                        <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="fiel">
                            <rect key="frame" x="20" y="20" width="96" height="21"/>
                            <textFieldCell key="cell" selectable="YES" enabled="NO" placeholderString="Name" id="fcel"/>
                        </textField>
                        <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="butt">
                            <rect key="frame" x="20" y="60" width="76" height="32"/>
                            <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" alignment="center" id="bcel">
                                <behavior key="behavior" pushIn="YES"/>
                            </buttonCell>
                            <connections>
                                <binding destination="-2" name="enabled" keyPath="self.isReady" id="bind"/>
                                <outlet property="nextKeyView" destination="fiel" id="o-1"/>
                            </connections>
                        </button>
                    </subviews>
                </view>
            </window>
            <menu title="Main Menu" id="menu">
                <items>
                    <menuItem title="Edit" id="edit">
                        <modifierMask key="keyEquivalentModifierMask"/>
                        <menu key="submenu" title="Edit" id="subm">
                            <items>
                                <menuItem title="Find" id="find"/>
                            </items>
                        </menu>
                    </menuItem>
                </items>
            </menu>
        </objects>
    </document>
    """
}

@Suite struct MacEditTests {
  private func change(_ edits: String) throws -> [String] { try IBEditTests.change(edits, in: Panel.text) }
  private func refusal(_ edits: String) throws -> String { try IBEditTests.refusal(edits, in: Panel.text) }

  /// From Xcode 15 on, the constraints of a button follow its cell; those of a text field never do.
  @Test(arguments: [("23727", false), ("21701", true)])
  func constraintsOfAButtonAreAtThePlaceOfTheirEra(_ version: String, _ isFirst: Bool) throws {
    func lines(_ control: String) throws -> [Substring] {
      let constrain =
        #"{"op": "constrain", "id": "new", "firstItem": "\#(control)", "firstAttribute": "width", "constant": 9}"#
      let text = Panel.text.replacing("toolsVersion=\"23727\"", with: "toolsVersion=\"\(version)\"")
      return try IBEditTests.edited(constrain, in: text).get().split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    let button = try lines("butt")
    let constraint = try #require(button.firstIndex { $0.contains(#"id="new""#) })
    let cell = try #require(button.firstIndex { $0.contains(#"id="bcel""#) })
    #expect((constraint < cell) == isFirst)
    let field = try lines("fiel")
    let other = try #require(field.firstIndex { $0.contains(#"id="new""#) })
    #expect(try #require(field.firstIndex { $0.contains(#"id="fcel""#) }) > other)
  }

  /// The document after edits in the words of the command line.
  private func edited(_ words: [String], into: String? = nil, pin: String? = nil) throws -> String {
    let document = try model(Panel.text)
    var options = CommandWords.Options()
    options.into = into
    if let pin { options.pins = try Pin.read(pin) }
    let operations = try CommandWords.read(words, options, for: document.flavor)
    let changes = try DocumentEdit.apply(operations, to: document, Screen.resources).get()
    return String(decoding: TextEdit.apply(changes, to: document.tree.source.bytes) ?? [], as: UTF8.self)
  }

  @Test func aPropertyOfAControlReachesItsCell() throws {
    #expect(
      try change(#"{"op": "set", "object": "butt", "property": "title", "value": "Save As…"}"#).last
        == #"+<buttonCell key="cell" type="push" title="Save As…" bezelStyle="rounded" alignment="center" id="bcel">"#)
    #expect(
      try change(#"{"op": "set", "object": "butt", "property": "hidden", "value": true}"#).last
        == #"+<button hidden="YES" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="butt">"#
    )
    #expect(
      try refusal(#"{"op": "set", "object": "butt", "property": "bezelStile", "value": "rounded"}"#)
        == "button has no property 'bezelStile'; did you mean 'bezelStyle'?")
  }

  @Test func aControlIsNamedByTheTitleOfItsCell() throws {
    let byTitle = try change(#"{"op": "remove", "object": "Panel/\"Save\""}"#)
    #expect(try byTitle == change(#"{"op": "remove", "object": "butt"}"#))
    #expect(try change(#"{"op": "remove", "object": "\"Name\""}"#).contains { $0.contains("<textField ") })
    let outline = EditOutline(try model(Panel.text))
    let objects = try #require(outline.scenes.first).objects
    #expect(
      objects.map(\.id) == ["-2", "-1", "wind", "root", "fiel", "butt", "menu", "edit", "subm", "find"])
    #expect(objects.first { $0.id == "butt" }?.text == "Save")
    #expect(
      try refusal(#"{"op": "remove", "object": "bcel"}"#)
        == "cannot remove the cell of button \"Save\" 'butt' without its control")
  }

  @Test func aMenuItemIsMeantAndNotItsMenu() throws {
    #expect(try change(#"{"op": "set", "object": "Edit", "property": "title", "value": "Bearbeiten"}"#).count == 2)
    let added = try edited(["add", "menuItem", "title=Find Next", "keyEquivalent=g"], into: "Edit")
    #expect(
      added.contains(
        "<menuItem title=\"Find\" id=\"find\"/>\n                            <menuItem title=\"Find Next\""))
  }

  @Test func anActionHasATargetAndAControlHasOne() throws {
    let once = #"{"op": "connect", "action": "find:", "from": "find", "to": "First Responder", "id": "a-1"}"#
    #expect(try change(once).contains(#"+<action selector="find:" target="-1" id="a-1"/>"#))
    let byNumber = #"{"op": "connect", "action": "save:", "from": "butt", "to": null, "target": -2, "id": "a-1"}"#
    #expect(try change(byNumber) == [#"+<action selector="save:" target="-2" id="a-1"/>"#])
    #expect(
      try refusal(once + #", {"op": "connect", "action": "copy:", "from": "find", "to": "-2"}"#)
        == "menu item \"Find\" 'find' already sends 'find:', and an AppKit control can have only one action")
    let rows = try IBEditTests.edited(byNumber, in: Panel.text).get().split(separator: "\n")
    let order = rows.compactMap { $0.split(separator: " ").first }.filter {
      ["<action", "<binding", "<outlet"].contains($0)
    }
    #expect(order == ["<action", "<binding", "<outlet"])
  }

  @Test func aFlagWithItsDefaultIsLeftOut() throws {
    #expect(
      try change(#"{"op": "set", "object": "fiel", "property": "enabled", "value": true}"#).last
        == #"+<textFieldCell key="cell" selectable="YES" placeholderString="Name" id="fcel"/>"#)
    #expect(
      try change(#"{"op": "set", "object": "wind", "property": "visibleAtLaunch", "value": true}"#).last
        == #"+<window title="Panel" id="wind">"#)
    #expect(
      try change(#"{"op": "set", "object": "fiel", "property": "editable", "value": true}"#).last?
        .contains(#" editable="YES""#) == true)
  }

  @Test func aNewControlHasItsCell() throws {
    let added = try change(
      #"{"op": "add", "kind": "button", "into": "wind", "id": "new", "properties": {"title": "Go"}}"#)
    #expect(added.count == 6 && added.allSatisfy { $0.hasPrefix("+") })
    #expect(added.contains { $0.hasPrefix(#"+<buttonCell key="cell" type="push" title="Go" bezelStyle="rounded""#) })
    let label = try edited(["add", "label", "title=Total"], into: "Panel", pin: "leading=20,top=8")
    #expect(label.contains(#"<textFieldCell key="cell" lineBreakMode="clipping" title="Total" id="#))
    #expect(label.contains(#"secondItem="root" secondAttribute="leading" constant="20""#))
    #expect(throws: EditRefusal.self) { try edited(["add", "lable"], into: "Panel") }
  }

  @Test func aTableHasItsHeaderAndColumnsHaveTheirTitle() throws {
    let table = try edited(["add", "table"], into: "Panel")
    let header = try #require(table.firstMatch(of: /headerView="([^"]+)" viewBased="YES"/)?.1)
    #expect(table.contains(#"<tableHeaderView key="headerView" wantsLayer="YES" id="\#(header)">"#))
    let document = try model(table)
    let column = try CommandWords.read(["add", "column", "title=Size"], into("tableView"), for: document.flavor)
    let changes = try DocumentEdit.apply(column, to: document, Screen.resources).get()
    let text = String(decoding: TextEdit.apply(changes, to: document.tree.source.bytes) ?? [], as: UTF8.self)
    #expect(
      text.contains(
        #"<tableHeaderCell key="headerCell" lineBreakMode="truncatingTail" borderStyle="border" title="Size">"#))
    #expect(text.contains("<prototypeCellViews>") && text.contains(#"<outlet property="textField" destination="#))
    #expect(text.contains("$") == false)
  }

  private func into(_ handle: String) -> CommandWords.Options {
    var options = CommandWords.Options()
    options.into = handle
    return options
  }

  @Test func aXibHasNoScenes() throws {
    #expect(throws: EditRefusal.self) { try edited(["add", "viewController"]) }
    let window = try edited(["add", "window", "title=Inspector"])
    #expect(window.contains(#"<window title="Inspector" allowsToolTipsWhenApplicationIsInactive="NO""#))
  }
}
