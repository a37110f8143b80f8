import IBAssets
import IBSource
import IBSyntax

/// A named colour that no catalog of the project has.
struct MissingNamedColor: Rule {
  static let info = RuleInfo(
    id: "missing-named-color", category: "resources", severity: .warning, since: "0.1",
    summary: "A named color is used that no catalog of the project has.",
    rationale: """
      The app falls back on the value that the document stores, in light and dark alike, or shows none. It was renamed
      or deleted, or lies in a package elsewhere; name those in the option. It is off because the project's folder is
      searched for it.
      """,
    bad: example("ink-old"), good: example("ink"), isOnByDefault: false, options: [ProvidedElsewhere.option])

  static let exampleSurroundings = LintSurroundings.example(
    catalogs: [
      "Assets.xcassets/ink.colorset/Contents.json": CatalogExample.colors(
        """
        "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : \
        { "red" : "0.5", "green" : "0.25", "blue" : "0", "alpha" : "1.000" } }
        """)
    ])

  static func example(_ name: String, red: String = "0.5") -> String {
    let color = #"<color red="\#(red)" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    return Example.xib(
      """
      <view id="iN0-l3-epB">
          <color key="backgroundColor" name="\(name)"/>
      </view>
      """,
      tail: "<resources>\n    <namedColor name=\"\(name)\">\n        \(color)\n    </namedColor>\n</resources>")
  }

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ context: inout RuleContext) {
    guard let assets = context.assets else { return }
    let resources = context.resources
    for entry in resources.entries where entry.kind == .namedColor && !elsewhere.has(entry.name) {
      guard !assets.definesColor(named: entry.name) else { continue }
      let use = resources.uses.first { $0.kind == .namedColor && $0.name == entry.name } ?? entry
      context.report("no catalog has the color '\(entry.name.shortened)'", at: use.range, in: use.element)
    }
  }
}
