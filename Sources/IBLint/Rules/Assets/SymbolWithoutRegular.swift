import IBAssets
import IBSource

/// A symbol's drawing without the weight that all others are made from.
struct SymbolWithoutRegular: AssetRule {
  static let info = RuleInfo(
    id: "symbol-without-regular", category: "assets", severity: .warning, since: "0.1",
    summary: "The SVG file of a custom symbol has no regular weight.",
    rationale: """
      A symbol's template has a drawing called Regular-M, or Regular-S where the others are interpolated. A file without
      is no template, and the compiler of catalogs refuses it. Export the symbol from SF Symbols. It is off because the
      test looks at names alone.
      """, bad: "", good: "", isOnByDefault: false)

  func check(_ context: inout AssetContext) {
    guard context.kind == .symbolset else { return }
    for (entry, path) in context.filled where entry.filename?.lowercased().hasSuffix(".svg") == true {
      guard !SymbolTemplate.namesRegular(context.bytes(path)) else { continue }
      context.report("'\(entry.filename ?? "")' has no regular weight", at: entry)
    }
  }
}
