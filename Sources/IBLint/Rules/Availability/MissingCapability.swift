import IBModel
import IBSource
import IBSyntax

struct MissingCapability: Rule {
  static let info = RuleInfo(
    id: "missing-capability", category: "availability", severity: .warning, since: "0.1",
    summary: "The document uses a feature that its dependencies do not list.",
    rationale: """
      The capabilities of a document tell an older Xcode that it cannot open the file. Without the entry, that Xcode
      opens the file anyway, drops the parts that it does not know, and saves the rest. Xcode adds the entry on the next
      save. Off by default because current Macs no longer run an Xcode that old.
      """,
    bad: Example.xib(objects, head: dependencies(capability: "")),
    good: Example.xib(
      objects,
      head: dependencies(
        capability: #"<capability name="Safe area layout guides" minToolsVersion="9.0"/>"#)), isOnByDefault: false,
    fix: .safe)

  private static let objects = """
    <view id="iN0-l3-epB">
        <viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/>
    </view>
    """

  private static func dependencies(capability: String) -> String {
    """
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        \(capability)
    </dependencies>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let dependencies = subject.elements(named: .dependencies).first, let root = dependencies.parent else {
      return
    }
    for capability in Capability.all(writtenBy: subject.document.header.tools) {
      let uses = subject.elements(named: capability.element).lazy.filter { element in
        capability.isNeeded(isResource: element.parent?.name == .resources) { element[$0] }
      }
      guard let use = uses.first(where: { !Self.isOnlyTint($0, in: subject) }),
        let insertion = capability.insertion(into: root)
      else { continue }
      reporter.report(
        "capability '\(capability.name)' is missing from the dependencies of the document, so an older Xcode may drop "
          + "the parts that it does not know: save the document in Xcode",
        at: dependencies, notes: [.init("the document uses it here", at: use.startTagRange)],
        fixes: [Fix("add the capability", .safe, [insertion])])
    }
  }

  /// Whether it is a color that nothing but the tint of the whole document uses: Xcode writes no capability for that
  /// (Measurements/Format.md#capabilities).
  private static func isOnlyTint(_ entry: XMLElement, in subject: DocumentSubject) -> Bool {
    guard entry.name == .namedColor || entry.name == .systemColor, let name = entry[.name] else { return false }
    let attribute: Name = entry.name == .namedColor ? .name : .systemColor
    let uses = subject.elements(named: .color).filter { $0.equals(attribute, name) && $0.parent?.name != .resources }
    return !uses.isEmpty && uses.allSatisfy { $0.parent?.name == .document }
  }
}
