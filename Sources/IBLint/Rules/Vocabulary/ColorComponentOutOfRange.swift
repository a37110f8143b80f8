import IBModel
import IBSource
import IBSyntax

struct ColorComponentOutOfRange: Rule {
  static let info = RuleInfo(
    id: "color-component-out-of-range", category: "vocabulary", severity: .warning, since: "0.2", platforms: .all,
    summary: "A color component in the document is outside the range from 0 to 1.",
    rationale: """
      Documents store color components from 0 to 1. Larger values count as 1, so 255 for each component is white.
      Usually someone entered the value manually, or a script wrote values from 0 to 255. Divide the value by 255.
      """,
    bad: example("255"), good: example("1"))

  private static func example(_ red: String) -> String {
    let color = #"<color key="backgroundColor" red="\#(red)" green="0.5" blue="0.0" alpha="1" colorSpace="custom""#
    return Example.xib("<view id=\"iN0-l3-epB\">\n    \(color) customColorSpace=\"sRGB\"/>\n</view>")
  }

  /// Colors of a wide gamut written as sRGB are a little beyond the range (Measurements/Format.md#color-components).
  private static let most = 2.0

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for color in subject.elements(named: .color) {
      for component in [Name.red, .green, .blue, .white, .alpha] {
        guard let value = color.number(component), value >= Self.most || value <= -1 else { continue }
        reporter.report(
          "\(color[.key].map(ObjectWords.words(of:)) ?? "a color") of \(subject.owner(of: color)) has a "
            + "\(component.wellKnownText ?? "color") component of \(color[component] ?? ""), but components range from "
            + "0 to 1: enter a value in this range",
          at: component, of: color)
        break
      }
    }
  }
}
