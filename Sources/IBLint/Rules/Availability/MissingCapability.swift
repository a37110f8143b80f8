import IBModel
import IBSource
import IBSyntax

/// A feature in the document without its capability in the dependencies.
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

  private struct Feature {
    let capability: String
    let minimumTools: String
    /// The first tools version that writes the capability.
    let since: Int
    let element: Name
    var condition: @Sendable (XMLElement) -> Bool = { _ in true }
  }

  /// Colors that need no capability: the tint of the app, and those that iOS had before its system colors
  /// (Measurements/Format.md#capabilities).
  private static let olderColors: Set<String> = [
    "AccentColor", "darkTextColor", "groupTableViewBackgroundColor", "lightTextColor",
    "scrollViewTexturedBackgroundColor", "tableCellGroupedBackgroundColor",
  ]

  private static let isNewResource: @Sendable (XMLElement) -> Bool = { element in
    element.parent?.name == .resources && !olderColors.contains(element[.name] ?? "")
  }

  /// Source: Measurements/Format.md#capabilities.
  private static let features = [
    Feature(capability: "Image references", minimumTools: "12.0", since: 17701, element: .imageReference),
    Feature(
      capability: "Named colors", minimumTools: "9.0", since: 13122, element: .namedColor, condition: isNewResource),
    Feature(
      capability: "Safe area layout guides", minimumTools: "9.0", since: 13122, element: .viewLayoutGuide,
      condition: { $0.equals(.key, "safeArea") }),
    Feature(
      capability: "Stack View standard spacing", minimumTools: "9.0", since: 13168, element: .stackView,
      condition: { $0.equals(.spacingType, "standard") }),
    Feature(
      capability: "System colors in document resources", minimumTools: "11.0", since: 17132, element: .systemColor,
      condition: isNewResource),
    Feature(
      capability: "collection view cell content view", minimumTools: "11.0", since: 14865,
      element: .collectionViewCellContentView),
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let dependencies = subject.elements(named: .dependencies).first else { return }
    let tools = subject.document.header.tools
    for feature in Self.features where tools >= ToolsVersion(build: feature.since) {
      let uses = subject.elements(named: feature.element).lazy.filter(feature.condition)
      guard let use = uses.first(where: { !Self.isOnlyTint($0, in: subject) }) else { continue }
      let capabilities = dependencies.children(named: .capability)
      if capabilities.contains(where: { $0.equals(.name, feature.capability) }) { continue }
      reporter.report(
        "capability '\(feature.capability)' is missing from the dependencies; save the document in Xcode to add it",
        at: dependencies,
        notes: [
          .init(
            "the document uses it here", at: use.startTagRange)
        ], fixes: Self.fixes(for: feature, in: dependencies))
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

  /// Inserts the entry where its name sorts, after the plug-in (Measurements/Format.md#sorted-containers).
  private static func fixes(for feature: Feature, in dependencies: XMLElement) -> [Fix] {
    let before = dependencies.children.reversed().first { child in
      child.name != .capability || (child[.name] ?? "") < feature.capability
    }
    guard let before else { return [] }
    let markup = "<capability name=\"\(feature.capability)\" minToolsVersion=\"\(feature.minimumTools)\"/>"
    return [Fix("add the capability", .safe, [SyntaxEdit.insertLine(markup, after: before)])]
  }
}
