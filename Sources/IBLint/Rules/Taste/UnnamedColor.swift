import IBModel
import IBSource
import IBSyntax

struct UnnamedColor: Rule {
  static let info = RuleInfo(
    id: "unnamed-color", category: "taste", severity: .warning, since: "0.1",
    summary: "A color is a literal value instead of a named color.",
    rationale: """
      You can change a named color in one place, and it can have a dark variant.
      """,
    bad: Example.xib(
      """
      <view id="iN0-l3-epB">
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """),
    good: Example.xib(
      """
      <view id="iN0-l3-epB">
          <color key="backgroundColor" systemColor="systemRedColor"/>
      </view>
      """),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for color in subject.elements(named: .color) where !Self.isDefinition(color) {
      if color.has(.name) || color.has(.systemColor) || color.has(.cocoaTouchSystemColor) { continue }
      // A fully transparent color needs no name.
      if let alpha = color.number(.alpha), alpha == 0 { continue }
      let name = color[.key].map(ObjectWords.words(of:)) ?? "color"
      reporter.report("\(name) of \(subject.owner(of: color)) is a literal value: use a named color", at: color)
    }
  }

  /// Whether the numbers define a named color.
  private static func isDefinition(_ color: XMLElement) -> Bool {
    color.parent?.name == .namedColor || color.parent?.name == .systemColor
  }
}
