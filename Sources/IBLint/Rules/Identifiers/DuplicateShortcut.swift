import IBModel
import IBSource
import IBSyntax

struct DuplicateShortcut: Rule {
  static let info = RuleInfo(
    id: "duplicate-shortcut", category: "identifiers", severity: .warning, since: "0.2", platforms: .macOS,
    summary: "Two items of the main menu have the same keyboard shortcut.",
    rationale: """
      AppKit performs the first enabled item, so the keyboard cannot reach the other one. The rule does not check hidden
      items, items without an action or segue, or alternates of the preceding item.
      """,
    bad: example(second: "f"), good: example(second: "F"))

  private static func example(second: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <menu title="Main Menu" systemMenu="main" id="iN0-l3-epB">
                <items>
                    <menuItem title="Find…" keyEquivalent="f" id="6aB-cd-efG">
                        <connections>
                            <action selector="performFindPanelAction:" target="-1" id="7hI-jk-lmN"/>
                        </connections>
                    </menuItem>
                    <menuItem title="Enter Full Screen" keyEquivalent="\(second)" id="8oP-qr-stU">
                        <connections>
                            <action selector="toggleFullScreen:" target="-1" id="9vW-xy-zAB"/>
                        </connections>
                    </menuItem>
                </items>
            </menu>
        </objects>
    </document>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for menu in subject.elements(named: .menu) where menu.equals(.systemMenu, "main") {
      var first: [MenuShortcut: XMLElement] = [:]
      for item in menu.descendants where item.name == .menuItem && Self.isPerformed(item) {
        guard let shortcut = MenuShortcut(item) else { continue }
        guard let earlier = first[shortcut] else {
          first[shortcut] = item
          continue
        }
        reporter.report(
          "\(Self.name(item)) has the same keyboard shortcut \(shortcut.text) as \(Self.name(earlier)), so the "
            + "keyboard reaches only one of them: change one of the shortcuts", at: .keyEquivalent, of: item)
      }
    }
  }

  private static func name(_ item: XMLElement) -> String {
    "menu item \(ObjectWords.quoted(item.menuPath ?? item[.id] ?? ""))"
  }

  /// Whether the item does something; code may set the action of an item that an outlet refers to, but not its place
  /// among the shortcuts.
  private static func isPerformed(_ item: XMLElement) -> Bool {
    item.flag(.hidden) != true && item.flag(.alternate) != true
      && item.child(named: .connections)?.children.contains { $0.name == .action || $0.name == .segue } == true
  }
}
