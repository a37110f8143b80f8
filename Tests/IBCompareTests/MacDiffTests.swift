import IBCompare
import IBReport
import Testing

/// Documents of AppKit in sentences: controls with their cells, menus and bindings; and edits that Xcode makes itself.
@Suite struct MacDiffTests {
  private func document(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="MainController"/>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <userDefaultsController id="def-au-lts"/>
    \(objects)
    </objects></document>
    """
  }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    let versions = try [old, new].map { DocumentDiff.Version(try parsed(document($0))) }
    let diff = DocumentDiff(versions[0], versions[1])
    return IBCompareTests.lines(FileDiff(path: "Mac.xib", oldPath: "old", newPath: "new", diff: diff))
  }

  private func button(_ cell: String, _ connections: String = "") -> String {
    """
    <button id="but-to-001"><buttonCell key="cell" type="push" \(cell) id="cel-l0-001">
    <behavior key="behavior" pushIn="YES"/></buttonCell><connections>\(connections)</connections></button>
    """
  }

  @Test func aControlAndItsCellAreOneObject() throws {
    let old = button(#"title="Stop""#)
    #expect(try lines(old, button(#"title="Halt""#)) == [#"button "Halt": title "Stop" → "Halt""#])
    let action = #"<action selector="stop:" target="-2" id="act-io-001"/>"#
    #expect(
      try lines(old, button(#"title="Stop""#, action)) == [#"button "Stop": action "stop:" to File's Owner added"#])
    #expect(try lines("", old) == ["button \"Stop\" added"])
  }

  @Test func bindingsAreSentences() throws {
    let binding = { (path: String) in
      #"<binding destination="def-au-lts" name="enabled" keyPath="\#(path)" id="bin-di-001"/>"#
    }
    let (none, one) = (button(#"title="Stop""#), button(#"title="Stop""#, binding("values.runs")))
    #expect(try lines(none, one) == ["button \"Stop\": enabled bound to values.runs of user defaults"])
    #expect(try lines(one, none) == ["button \"Stop\": enabled no longer bound to values.runs of user defaults"])
    #expect(
      try lines(one, button(#"title="Stop""#, binding("values.busy")))
        == ["button \"Stop\": binding enabled: key path values.runs → values.busy"])
  }

  @Test func menuItemsHaveAPathAndShortcuts() throws {
    let menu = { (item: String) in
      """
      <menu title="Main Menu" systemMenu="main" id="men-u0-001"><items><menuItem title="Edit" id="edi-t0-001">
      <menu key="submenu" title="Edit" id="men-u0-002"><items><menuItem \(item) id="ite-m0-001"/></items></menu>
      </menuItem></items></menu>
      """
    }
    let plain = menu(#"title="Find…""#)
    #expect(
      try lines(plain, menu(#"title="Find…" keyEquivalent="F""#)) == [#"menu item "Edit ▸ Find…": shortcut set to ⇧⌘F"#]
    )
    #expect(
      try lines(menu(#"title="Find…" keyEquivalent="f""#), menu(#"title="Find…" keyEquivalent="g""#))
        == [#"menu item "Edit ▸ Find…": shortcut ⌘F → ⌘G"#])
  }

  /// Measurements/Format.md#macos-noise
  @Test func screensColumnWidthsTextViewSizesAndMenuFontsAreNoise() throws {
    let objects = { (width: String, size: String, font: String) in
      """
      <window title="Main" id="win-do-001"><rect key="screenRect" x="0" y="0" width="\(width)" height="900"/></window>
      <tableColumn width="\(width)" minWidth="40" id="col-um-001"/>
      <customView id="vie-w0-001"><userGuides><userLayoutGuide location="\(width)" affinity="minX"/></userGuides></customView>
      <textView id="tex-t0-001"><size key="minSize" width="\(size)" height="10"/></textView>
      <popUpButton id="pop-up-001"><popUpButtonCell key="cell" title="\(size)" selectedItem="win-do-001" id="cel-l0-001">
      <font key="font" metaFont="\(font)"/></popUpButtonCell></popUpButton>
      """
    }
    #expect(try lines(objects("1440", "100", "menu"), objects("2880", "200", "message")).isEmpty)
    #expect(try lines(objects("1440", "100", "menu"), objects("1440", "100", "smallSystem")).count == 1)
  }

  @Test func aBoxAndItsContentViewAreOneObject() throws {
    let stop = button(#"title="Stop""#)
    let box = { (content: String) in
      """
      <box title="Downloads" id="box-00-001"><rect key="frame" x="0" y="0" width="90" height="60"/>
      <view key="contentView"\(content)><rect key="frame" x="1" y="\(content.count)" width="88" height="50"/>
      <subviews>\(stop)</subviews></view></box>
      """
    }
    #expect(try lines(box(""), box(#" id="con-te-001""#)).isEmpty)
    #expect(
      try lines(#"<box title="Downloads" id="box-00-001"/>"#, box("")) == ["button \"Stop\" added to box \"Downloads\""]
    )
  }

  /// Measurements/Format.md#macos-noise
  @Test func theClassOfApplicationAndTheLocaleOfASymbolAreNoise() throws {
    let objects = { (application: String, locale: String) in
      """
      <customObject id="-3" userLabel="Application"\(application)/>
      <imageView id="ima-ge-001"><symbolConfiguration key="symbolConfiguration" scale="large">\(locale)
      </symbolConfiguration></imageView>
      """
    }
    #expect(try lines(objects("", ""), objects(#" customClass="NSObject""#, #"<nil key="locale"/>"#)).isEmpty)
    #expect(try lines(objects("", ""), objects(#" customClass="Shop""#, "")) == ["Application: class set to Shop"])
  }

  @Test func aPictureInTheDocumentHasANewNameWithEachSave() throws {
    let picture = { (name: String) in button("title=\"Stop\" image=\"\(name)\"") }
    let (first, second) = ("0A1B2C3D-0001-4000-8000-00000000000A", "0A1B2C3D-0001-4000-8000-00000000000B")
    #expect(try lines(picture(first), picture(second)).isEmpty)
    #expect(try lines(picture(first), picture("stop")) == ["button \"Stop\": image \"embedded picture\" → stop"])
  }

  /// A window's content view is called so, the button in a cell of a grid view is not.
  @Test func contentViewsAreThoseOfWindows() throws {
    let objects = { (value: String) in
      """
      <window title="Main" id="win-do-001"><view key="contentView" wantsLayer="\(value)" id="con-te-001"><subviews>
      <gridView id="gri-d0-001"><gridCells><gridCell id="cel-l0-002">
      <button key="contentView" wantsLayer="\(value)" id="but-to-001">
      <buttonCell key="cell" title="Stop" id="cel-l0-001"/></button></gridCell></gridCells></gridView>
      </subviews></view></window>
      """
    }
    #expect(
      try lines(objects("NO"), objects("YES")) == [
        "content view of window \"Main\": wants layer on", "button \"Stop\": wants layer on",
      ])
  }

  /// AppKit fits a list or a text to the scroll view around it, and nothing else.
  @Test(arguments: ["collectionView", "outlineView", "tableView", "textView", "customView"], [true, false])
  func viewsThatAScrollViewFitsDoNotMove(_ tag: String, _ isScrolled: Bool) throws {
    let objects = { (x: Int) in
      let inner =
        "<\(tag) id=\"inn-er-001\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"90\" height=\"50\"/></\(tag)>"
      let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
      let clip = "<clipView key=\"contentView\" id=\"cli-p0-001\">\(rect)<subviews>\(inner)</subviews></clipView>"
      return isScrolled
        ? "<scrollView id=\"scr-ol-001\">\(rect)\(clip)</scrollView>"
        : "<customView id=\"box-00-001\">\(rect)<subviews>\(inner)</subviews></customView>"
    }
    #expect(try lines(objects(0), objects(7)).isEmpty == (isScrolled && tag != "customView"))
  }

  /// A part without a name has that of its whole, a separator its place, and a view without a text its identifier.
  @Test func partsAreNamedByTheirWholes() throws {
    let objects = { (value: String) in
      """
      <scrollView id="scr-ol-001"><clipView key="contentView" id="cli-p0-001"><subviews>
      <tableView identifier="Songs" id="tab-le-001"/></subviews></clipView>
      <scroller key="horizontalScroller" toolTip="" wantsLayer="\(value)" id="bar-00-001"/></scrollView>
      <scrollView wantsLayer="\(value)" id="scr-ol-002"><clipView key="contentView" id="cli-p0-002"><subviews>
      <textView identifier="Notes" id="tex-t0-001"/></subviews></clipView></scrollView>
      <textField id="fie-ld-001"><textFieldCell key="cell" title="Price" id="cel-l0-001">
      <numberFormatter key="formatter" allowsFloats="\(value)" id="num-00-001"/></textFieldCell></textField>
      <menu title="Edit" id="men-u0-001"><items><menuItem title="Edit" id="ite-m0-001">
      <menu key="submenu" id="men-u0-002"><items><menuItem isSeparatorItem="YES" tag="\(value == "YES" ? 1 : 2)" id="sep-00-001"/>
      </items></menu></menuItem></items></menu>
      <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" tag="\(value == "YES" ? 1 : 2)" id="too-l0-001"/>
      """
    }
    let changes = try lines(objects("YES"), objects("NO"))
    #expect(
      changes == [
        "scroller of table view \"Songs\": wants layer off", "scroll view of text view \"Notes\": wants layer off",
        "number formatter of text field \"Price\": allows floats off", #"menu item "Edit ▸ separator": tag 1 → 2"#,
        #"toolbar item "flexible space": tag 1 → 2"#,
      ])
  }

  @Test func theSecondBindingOfAPropertyIsAlsoBound() throws {
    let binding = { (name: String) in
      #"<binding destination="-2" name="\#(name)" keyPath="self.busy" id="bin-di-\#(name)"><dictionary key="options"><bool key="NSConditionallySetsEnabled" value="NO"/></dictionary></binding>"#
    }
    let one = button(#"title="Stop""#, binding("hidden"))
    #expect(
      try lines(one, button(#"title="Stop""#, binding("hidden") + binding("hidden2")))
        == ["button \"Stop\": hidden also bound to self.busy of File's Owner"])
    let other = one.replacing("NO", with: "YES")
    #expect(try lines(one, other) == ["button \"Stop\": binding hidden: conditionally sets enabled on"])
  }
}
