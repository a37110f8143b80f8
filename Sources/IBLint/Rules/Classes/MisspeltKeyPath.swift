import IBCode
import IBModel
import IBSource
import IBSyntax

struct MisspeltKeyPath: Rule {
  static let info = RuleInfo(
    id: "misspelt-key-path", category: "classes", severity: .warning, since: "0.2",
    summary: "The key path of a user-defined runtime attribute is probably misspelled.",
    rationale: """
      A layer stores the value under the wrong name and ignores it; for any other object the app logs "Failed to set
      user defined inspected property". Correct the key path. The rule reports key paths of layers that differ in one
      letter from a property of `CALayer`, and key paths of custom classes that nearly match a property that the sources
      declare.
      """,
    bad: example("layer.cornerRadus"), good: example("layer.cornerRadius"), likeness: .message)

  private static func example(_ path: String) -> String {
    Example.xib(
      """
      <view id="iN0-l3-epB">
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="\(path)">
                  <real key="value" value="4"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """)
  }

  static let sources = SourceNeeds.declarations

  /// Apple's documentation of `CALayer`.
  private static let layer = [
    "allowsEdgeAntialiasing", "allowsGroupOpacity", "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor",
    "borderWidth", "bounds", "contents", "contentsGravity", "contentsScale", "cornerCurve", "cornerRadius",
    "drawsAsynchronously", "edgeAntialiasingMask", "frame", "geometryFlipped", "hidden", "mask", "maskedCorners",
    "masksToBounds", "name", "needsDisplayOnBoundsChange", "opacity", "opaque", "position", "rasterizationScale",
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "speed", "style",
    "sublayerTransform", "timeOffset", "transform", "zPosition",
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for attribute in subject.elements(named: .userDefinedRuntimeAttribute) {
      guard let path = attribute[.keyPath], let object = attribute.parent?.parent else { continue }
      guard let meant = Self.meant(by: path, of: object, subject.facts?.sources) else { continue }
      let isPadded = path.split(separator: " ").joined(separator: " ") == meant
      let reader = path.hasPrefix("layer.") ? "layer" : "app"
      reporter.report(
        isPadded
          ? "key path '\(path)' \(path.hasSuffix(" ") ? "ends" : "begins") with a space, so the \(reader) ignores the "
            + "value: delete the space"
          : "unknown key path '\(path.shortened)'; did you mean '\(meant)'?", at: .keyPath, of: attribute)
    }
  }

  /// Nil for a path that is right, or may be.
  static func meant(by path: String, of object: XMLElement, _ sources: CodeIndex?) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0] == "layer" {
      // Only views have a layer.
      if object.name == .constraint { return nil }
      // Key-value coding makes the first letter a capital anyway, as in `setCornerRadius:`.
      let property = parts[1].prefix(1).lowercased() + parts[1].dropFirst()
      guard !layer.contains(property), sources?.declaresProperty(property) != true else { return nil }
      return Suggestion.nearest(to: property, among: layer, limit: 1).map { "layer.\($0)" }
    }
    guard parts.count == 1, let sources, let members = CodeClass.members(of: object, in: sources, .uiKit),
      !members.properties.contains(path),
      !members.selectors.contains("set\(path.prefix(1).uppercased() + path.dropFirst()):")
    else { return nil }
    // An extension of a class that no source declares may be one of another class.
    let declared = members.declared.filter { sources.declares($0, in: members.classes) }
    return Suggestion.nearest(to: path, among: declared.sorted(), limit: 2)
  }

  /// That the object of a runtime attribute does not have its property, so that its image or color does not matter; empty if
  /// this rule says so, nil if the object has the property or may have it, and for another element.
  static func unknownProperty(of element: XMLElement, _ subject: DocumentSubject) -> String? {
    guard subject.document.flavor.runtime == .uiKit, element.name == .userDefinedRuntimeAttribute,
      let path = element[.keyPath], !path.contains("."), let object = element.parent?.parent,
      let sources = subject.facts?.sources, let members = CodeClass.members(of: object, in: sources, .uiKit),
      !KeyValueCoding.has(path, members),
      // An extension in a library may declare the property that the app sets.
      !(sources.hasDependencies && sources.assigns(path))
    else { return nil }
    if meant(by: path, of: object, sources) != nil { return "" }
    let owner = object.customClassName.map { "class \($0)" } ?? subject.document.name(of: object)
    return
      "\(owner) has no property '\(path.shortened)', so the app ignores this runtime attribute: delete it, or correct "
      + "the key path"
  }
}
