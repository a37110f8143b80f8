package import IBSyntax

/// The parts that Xcode rewrites on saving, without an edit by the user.
///
/// A merge decides them itself, and a difference does not report them. If one of the two departs from this list, its
/// code gives the reason.
///
/// Sources: Measurements/Format.md#document-head, Measurements/Format.md#marks, Measurements/Format.md#leftovers and
/// Measurements/Merging.md#rewriting.
package enum XcodeRewrites {
  /// Elements that Xcode writes again with their content. They follow from the rest of the document, from the version
  /// of Xcode, or from its canvas.
  private static let elements: Set<Name> = [
    .dependencies, .device, .resources, .rect, .inferredMetricsTieBreakers, .simulatedMetricsContainer, .classes,
    .designables, .customFonts, .animations, .accessibilityOverrides,
  ]
  /// Keys of children that only the canvas uses, and of frames that are stored as distances.
  private static let keys: Set<String> = ["canvasLocation", "freeformSize", "frameInset", "screenRect"]
  /// The prefix of keys for the bars, orientations and sizes that the canvas shows around a scene.
  private static let simulationPrefix = "simulated"
  /// The sizes of a text view in AppKit, which follow its frame (Measurements/Format.md#macos-noise).
  private static let textViewSizes: Set<String> = ["minSize", "maxSize"]
  /// Attributes that contain the version of the program, or that only the canvas uses.
  private static let attributes: Set<String> = [
    "toolsVersion", "systemVersion", "version", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
    "colorMatched", "targetRuntime", "propertyAccessControl", "variant", "sceneMemberID", "simulatedAppContext",
    "promptedForUpgradeToXcode5",
  ]

  package static func isRewritten(_ element: XMLElement) -> Bool {
    if elements.contains(element.name) { return true }
    guard let key = element[.key] else { return false }
    if element.parent?.name == .textView, textViewSizes.contains(key) { return true }
    return keys.contains(key) || key.hasPrefix(simulationPrefix)
  }

  package static func isRewritten(attribute: String) -> Bool { attributes.contains(attribute) }

  /// Whether Xcode rewrites an attribute of this element.
  ///
  /// In AppKit, a table column has one more such attribute: its width, which is fitted to the table like a frame
  /// (Measurements/Format.md#macos-noise).
  package static func isRewritten(attribute: String, of element: XMLElement) -> Bool {
    isRewritten(attribute: attribute) || element.name == .tableColumn && attribute == "width"
  }
}
