import IBSyntax

extension XMLElement {
  /// Whether it is an accessibility element, whose subviews VoiceOver does not offer.
  var isWholeAccessibilityElement: Bool {
    child(named: .accessibility)?.child(named: .bool, key: "isElement")?.equals(.value, "YES") ?? false
  }

  /// Whether a runtime attribute of the object sets an accessibility property, such as `accessibilityLabel`, or a
  /// property of the app that stands for one, such as `voiceOverLabelKey`.
  var setsAccessibilityAtRuntime: Bool {
    let attributes = child(named: .userDefinedRuntimeAttributes)?.children
    return attributes?.contains { attribute in
      let path = (attribute[.keyPath] ?? "").lowercased()
      return path.contains("accessib") || path.contains("label")
    } ?? false
  }
}
