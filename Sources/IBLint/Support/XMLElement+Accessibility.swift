import IBSyntax

extension XMLElement {
  /// Whether a runtime attribute of the object sets an accessibility property, such as `accessibilityLabel`.
  var setsAccessibilityAtRuntime: Bool {
    let attributes = child(named: .userDefinedRuntimeAttributes)?.children
    return attributes?.contains { ($0[.keyPath] ?? "").lowercased().contains("accessib") } ?? false
  }
}
