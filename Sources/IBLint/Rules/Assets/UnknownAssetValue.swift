import IBAssets
import IBSource

/// A word in an entry that the format does not know.
struct UnknownAssetValue: AssetRule {
  static let info = RuleInfo(
    id: "unknown-asset-value", category: "assets", severity: .warning, since: "0.1",
    summary: "An entry of a set has a value that the format does not know.",
    rationale: """
      The compiler of asset catalogs warns of it or leaves the entry out. It comes of an edit by hand or of a generator.
      Correct the word.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2")),
    good: CatalogExample.images(CatalogExample.image("a-9x9.png", scale: "2x")))

  /// Source: facts/assets/FORMAT.md, Slot attributes, and keys.json.
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

  /// The kinds whose entries have these keys.
  private static let kinds: Set<AssetSetKind> = [.imageset, .colorset, .appiconset, .symbolset, .launchimage]

  func check(_ context: inout AssetContext) {
    guard Self.kinds.contains(context.kind) else { return }
    for entry in context.set.entries {
      for (key, values) in Self.words { check(key, entry.json[key], among: values, &context) }
      for appearance in entry.json["appearances"]?.elements ?? [] {
        guard let name = appearance["appearance"]?.text else { continue }
        guard let values = Self.appearances[name] else {
          check("appearance", appearance["appearance"], among: Self.appearances.keys.sorted(), &context)
          continue
        }
        check(name, appearance["value"], among: values, &context)
      }
    }
  }

  private func check(
    _ key: String, _ value: JSONValue?, among known: [String], _ context: inout AssetContext
  ) {
    guard let value, let word = value.text, !known.contains(word) else { return }
    let hint = Suggestion.hint(for: word, among: known)
    context.report("\(key) '\(word.shortened)' is unknown\(hint)", at: value.range)
  }
}
