import IBSyntax

/// What Xcode rewrites on its own account when it saves: it never makes a conflict.
///
/// Sources: Measurements/Format.md#document-head, Measurements/Format.md#marks and Measurements/Merging.md#rewriting.
enum Rewriting {
  /// Elements that are written anew with all they hold. What they say follows from the rest of the document, from the
  /// version of Xcode, or from its canvas.
  private static let elements: Set<Name> = [
    .dependencies, .device, .resources, .rect, .inferredMetricsTieBreakers, .simulatedMetricsContainer, .classes,
    .designables,
  ]
  /// Keys of children that only the canvas looks at, and of frames that are stored as distances.
  private static let keys: Set<String> = ["canvasLocation", "freeformSize", "frameInset"]
  /// Attributes that are notes of the canvas to itself, or the version of the program.
  private static let attributes: Set<String> = [
    "toolsVersion", "systemVersion", "version", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
    "colorMatched", "targetRuntime", "propertyAccessControl", "variant",
  ]

  static func isRewritten(_ element: XMLElement) -> Bool {
    if elements.contains(element.name) { return true }
    guard let key = element[.key] else { return false }
    return keys.contains(key)
  }

  static func isRewritten(attribute: String) -> Bool { attributes.contains(attribute) }
}
