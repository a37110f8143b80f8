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
    #expect(try lines(old, button(#"title="Halt""#)) == [#"button Halt: title "Stop" → "Halt""#])
    let action = #"<action selector="stop:" target="-2" id="act-io-001"/>"#
    #expect(
      try lines(old, button(#"title="Stop""#, action)) == [#"button Stop: action "stop:" to File's Owner added"#])
    #expect(try lines("", old) == ["button Stop added"])
  }

  @Test func bindingsAreSentences() throws {
    let binding = { (path: String) in
      #"<binding destination="def-au-lts" name="enabled" keyPath="\#(path)" id="bin-di-001"/>"#
    }
    let (none, one) = (button(#"title="Stop""#), button(#"title="Stop""#, binding("values.runs")))
    #expect(try lines(none, one) == ["button Stop: enabled bound to values.runs of user defaults"])
    #expect(try lines(one, none) == ["button Stop: no longer enabled bound to values.runs of user defaults"])
    #expect(
      try lines(one, button(#"title="Stop""#, binding("values.busy")))
        == ["button Stop: binding enabled: key path values.runs → values.busy"])
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
      <textView id="tex-t0-001"><size key="minSize" width="\(size)" height="10"/></textView>
      <popUpButton id="pop-up-001"><popUpButtonCell key="cell" title="\(size)" selectedItem="win-do-001" id="cel-l0-001">
      <font key="font" metaFont="\(font)"/></popUpButtonCell></popUpButton>
      """
    }
    #expect(try lines(objects("1440", "100", "menu"), objects("2880", "200", "message")).isEmpty)
    #expect(try lines(objects("1440", "100", "menu"), objects("1440", "100", "smallSystem")).count == 1)
  }
}
