import IBModel
import IBSyntax
import IBTestSupport
import Testing

@Suite struct MenuShortcutTests {
  private func element(_ tag: String, _ text: String) throws -> XMLElement {
    let document = try model(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><objects>\(text)"
        + "</objects></document>")
    return try #require(document.tree.root?.descendants.first { $0.tag == tag })
  }

  private func shortcut(_ content: String, in tag: String = "menuItem") throws -> String? {
    MenuShortcut(try element(tag, "<\(tag) id=\"a\" \(content)</\(tag)>"))?.text
  }

  @Test func aMenuItemWithoutAMaskTakesCommandAndACapitalLetterShift() throws {
    #expect(try shortcut("keyEquivalent=\"f\">") == "⌘F")
    #expect(try shortcut("keyEquivalent=\"T\">") == "⇧⌘T")
    #expect(try shortcut("title=\"None\">") == nil)
    #expect(try shortcut("keyEquivalent=\"r\">", in: "buttonCell") == "R")
  }

  @Test func theMaskHasAllModifiers() throws {
    let mask = { (attributes: String) in "<modifierMask key=\"keyEquivalentModifierMask\"\(attributes)/>" }
    #expect(try shortcut("keyEquivalent=\"f\">" + mask("")) == "F")
    #expect(try shortcut("keyEquivalent=\"F\">" + mask(" option=\"YES\" command=\"YES\" control=\"NO\"")) == "⌥⇧⌘F")
  }

  @Test func keysWithoutACharacterHaveSymbols() throws {
    let base64 = { (text: String) in ">\n<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\n\(text)\n</string>" }
    #expect(try shortcut(base64("DQ"), in: "buttonCell") == "↩")
    #expect(try shortcut(base64("Gw"), in: "buttonCell") == "⎋")
    #expect(try shortcut(base64("CA")) == "⌘⌫")
    #expect(try shortcut("keyEquivalent=\"\u{F700}\">") == "⌘↑")
    #expect(try shortcut("keyEquivalent=\"\u{F708}\">") == "⌘F5")
    #expect(try shortcut(base64("/w")) == nil)
  }

  @Test func aMenuItemIsFoundByTheTitlesAboveIt() throws {
    let item = try element(
      "menuItem",
      """
      <menuItem title="Find…" id="c"/>
      """)
    #expect(item.menuPath == "Find…")
    // A long path keeps its end.
    let long = try element(
      "items",
      """
      <menuItem title="Window" id="a"><menu key="submenu" id="b"><items><menuItem title="Select Split Pane" id="c">
      <menu key="submenu" id="d"><items><menuItem title="Select Pane Above" id="e"/></items></menu></menuItem></items>
      </menu></menuItem>
      """)
    #expect(long.descendants.compactMap(\.menuPath).last == "… ▸ Select Pane Above")
    let inner = try element(
      "items",
      """
      <menu id="a"><items><menuItem title="Edit" id="b"><menu key="submenu" title="Edit" id="d"><items>
      <menuItem title="Find" id="e"/><menuItem isSeparatorItem="YES" id="f"/></items></menu></menuItem></items></menu>
      """)
    let items = inner.descendants.filter { $0.name == .menuItem }
    #expect(items.map(\.menuPath) == ["Edit", "Edit ▸ Find", "Edit ▸ separator"])
  }
}

@Suite struct VocabularyTests {
  /// The same name means different things in each framework.
  @Test func eachFrameworkHasItsOwnVocabulary() throws {
    #expect(Vocabulary.appKit.number(of: .menuItem) != nil && Vocabulary.uiKit.number(of: .menuItem) == nil)
    #expect(Vocabulary.uiKit.number(of: .navigationItem) != nil && Vocabulary.appKit.number(of: .navigationItem) == nil)
    let button = (
      uiKit: try #require(Vocabulary.uiKit.number(of: .button)),
      appKit: try #require(Vocabulary.appKit.number(of: .button))
    )
    #expect(Vocabulary.uiKit.rank(of: .buttonType, in: button.uiKit) != nil)
    #expect(Vocabulary.appKit.rank(of: .buttonType, in: button.appKit) == nil)
    #expect(Vocabulary.appKit.allows(.buttonCell, in: button.appKit))
    let action = Vocabulary.appKit.elements[try #require(Vocabulary.appKit.number(of: .action))]
    #expect(action.attributes.filter(\.isRequired).map(\.name) == [.selector, .target, .id])
  }
}
