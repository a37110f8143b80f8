package import IBSource
package import IBSyntax

/// A feature of the format that an older version of Xcode does not know. The dependencies of a document list those that
/// it uses.
///
/// Source: Measurements/Format.md#capabilities.
package struct Capability: Sendable {
  package let name: String
  /// The oldest version of Xcode that may open the document.
  let minimumTools: String
  /// The first build of Xcode that writes the capability.
  let since: ToolsVersion
  package let element: Name
  /// The attribute and value that an element must have to need the capability; nil without a condition.
  var condition: (attribute: Name, value: String)?
  /// Whether only entries of the document's resources need the capability.
  var isOfResources = false

  package static let safeArea = Capability(
    name: "Safe area layout guides", minimumTools: "9.0", since: ToolsVersion(build: 13122), element: .viewLayoutGuide,
    condition: (.key, "safeArea"))

  /// All capabilities, sorted by name.
  private static let all = [
    Capability(
      name: "Image references", minimumTools: "12.0", since: ToolsVersion(build: 17701), element: .imageReference),
    Capability(
      name: "Named colors", minimumTools: "9.0", since: ToolsVersion(build: 13122), element: .namedColor,
      isOfResources: true),
    safeArea,
    Capability(
      name: "Stack View standard spacing", minimumTools: "9.0", since: ToolsVersion(build: 13168), element: .stackView,
      condition: (.spacingType, "standard")),
    Capability(
      name: "System colors in document resources", minimumTools: "11.0", since: ToolsVersion(build: 17132),
      element: .systemColor, isOfResources: true),
    Capability(
      name: "collection view cell content view", minimumTools: "11.0", since: ToolsVersion(build: 14865),
      element: .collectionViewCellContentView),
  ]

  /// The capabilities that a build of Xcode writes.
  package static func all(writtenBy tools: ToolsVersion) -> [Capability] { all.filter { tools >= $0.since } }

  /// Colors that do not need the capability: iOS had them before its system colors.
  private static let olderColors: Set<String> = [
    "darkTextColor", "groupTableViewBackgroundColor", "lightTextColor", "scrollViewTexturedBackgroundColor",
    "tableCellGroupedBackgroundColor",
  ]

  /// Whether an element with the capability's name needs the capability.
  ///
  /// - Parameters:
  ///   - attribute: returns the value of an attribute of the element.
  ///   - isResource: whether the element is an entry of the resources.
  package func isNeeded(isResource: Bool, attribute: (Name) -> String?) -> Bool {
    if isOfResources { return isResource && !Self.olderColors.contains(attribute(.name) ?? "") }
    return condition.map { attribute($0.attribute) == $0.value } ?? true
  }

  package var attributes: [(name: String, value: String)] { [("name", name), ("minToolsVersion", minimumTools)] }

  /// Whether an entry of the dependencies comes after this one. They are sorted by name, after the plug-in.
  package func isAfter(_ other: String, named otherName: String?) -> Bool {
    other == "capability" && name.utf8.lexicographicallyPrecedes((otherName ?? "").utf8)
  }

  /// Adds the entry to the dependencies of a document; nil if they already contain it.
  package func insertion(into root: XMLElement) -> TextEdit? {
    let markup = "<capability name=\"\(name)\" minToolsVersion=\"\(minimumTools)\"/>"
    guard let dependencies = root.child(named: .dependencies) else {
      return WritingOrder.of(.uiKit).insertion(
        of: .element("dependencies"), ["<dependencies>", "    \(markup)", "</dependencies>"], in: root,
        WritingEra(placesGuidesHigh: true, placesResourcesLast: true, placesButtonCellsFirst: true))
    }
    let entries = Array(dependencies.children)
    if entries.contains(where: { $0.name == .capability && $0.equals(.name, name) }) { return nil }
    let later = entries.firstIndex { isAfter($0.tag, named: $0[.name]) } ?? entries.endIndex
    return SyntaxEdit.insertChild(
      [markup], in: dependencies, after: later > entries.startIndex ? entries[later - 1] : nil)
  }
}
