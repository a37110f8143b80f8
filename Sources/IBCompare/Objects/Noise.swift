import IBSyntax

/// What Xcode rewrites on its own, and what only its canvas uses.
///
/// Sources: Measurements/Format.md#document-head, Measurements/Format.md#marks (misplaced, ambiguous and placeholder
/// sizes are notes of the canvas for itself), and the pairs of files that Xcode rewrote.
enum Noise {
  /// Elements that are left out with everything inside. Resource rows repeat asset catalogs and the system; layout
  /// guides are reported with the constraints that use them; every scene has an exit.
  private static let elements: Set<String> = [
    "device", "dependencies", "resources", "designables", "classes", "customFonts", "inferredMetricsTieBreakers",
    "simulatedMetricsContainer", "animations", "accessibilityOverrides", "layoutGuides", "viewLayoutGuide", "exit",
    "nil", "constraint",
  ]
  /// Keys of children that only the canvas uses.
  private static let keys: Set<String> = [
    "canvasLocation", "freeformSize", "simulatedDestinationMetrics", "frameInset",
  ]
  private static let simulationPrefix = "simulated"

  /// Attributes that are always left out. A module's provider follows from the module; `fixedFrame` repeats that a view
  /// has no constraints.
  private static let attributes: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID", "sceneID",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "customModuleProvider", "toolsVersion",
    "systemVersion", "version", "propertyAccessControl", "colorMatched", "variant", "tableViewCell",
    "simulatedAppContext",
  ]

  static func isNoise(_ element: XMLElement) -> Bool {
    if elements.contains(element.tag) { return true }
    if element.name == .placeholder { return element.equals(.placeholderIdentifier, "IBFirstResponder") }
    guard let key = element[.key] else { return false }
    return keys.contains(key) || key.hasPrefix(simulationPrefix)
  }

  static func isNoise(attribute: String, of element: XMLElement) -> Bool {
    if attributes.contains(attribute) { return true }
    return element.name == .document && attribute == "type"
  }
}
