import IBAssets
import IBSource

struct UnknownAssetValue: Rule {
  static let info = RuleInfo(
    id: "unknown-asset-value", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "An entry of a set has a value that the format does not define.",
    rationale: """
      The asset catalog compiler warns about it or ignores the entry. A manual edit or a generator usually causes this.
      Correct the value.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2")),
    good: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2x")))

  /// Source: Measurements/Assets.md#slots.
  private static let words: [(key: String, values: [String])] = [
    (
      "idiom",
      [
        "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "ios-marketing", "watch-marketing",
        "mac-marketing", "tv-marketing",
      ]
    ),
    ("scale", ["1x", "2x", "3x"]), ("width-class", ["compact", "regular"]), ("height-class", ["compact", "regular"]),
    ("language-direction", ["left-to-right", "right-to-left"]), ("display-gamut", ["sRGB", "display-P3"]),
  ]
  private static let appearances = ["luminosity": ["light", "dark", "tinted"], "contrast": ["high"]]

  /// The kinds of sets whose entries have these keys.
  private static let kinds: Set<AssetSetKind> = [.imageset, .colorset, .appiconset, .symbolset, .launchimage]

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard Self.kinds.contains(subject.kind) else { return }
    for entry in subject.set.entries {
      for (key, values) in Self.words { check(key, entry.json[key], of: subject, among: values, &reporter) }
      for appearance in entry.json["appearances"]?.elements ?? [] {
        guard let name = appearance["appearance"]?.text else { continue }
        guard let values = Self.appearances[name] else {
          check(
            "appearance", appearance["appearance"], of: subject, among: Self.appearances.keys.sorted(), &reporter)
          continue
        }
        check(name, appearance["value"], of: subject, among: values, &reporter)
      }
    }
  }

  private func check(
    _ key: String, _ value: JSONValue?, of subject: AssetSetSubject, among known: [String], _ reporter: inout Reporter
  ) {
    guard let value, let word = value.text, !known.contains(word) else { return }
    let hint = Suggestion.answer(to: word, among: known)
    reporter.report("\(key) '\(word.shortened)' of \(subject.name) is unknown\(hint)", at: value.range)
  }
}
