import IBAssets
import IBSource

struct SymbolWithoutRegular: Rule {
  static let info = RuleInfo(
    id: "symbol-without-regular", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "The SVG file of a custom symbol has no regular weight.",
    rationale: """
      The template of a symbol contains a drawing called Regular-M, or Regular-S if the others are interpolated. The
      asset catalog compiler rejects a file without it. Export the symbol from SF Symbols. Off by default because
      Keyline checks only the names.
      """,
    bad: example(drawing: "Bold-M"),
    good: example(drawing: "Regular-M"), isOnByDefault: false)

  private static func example(drawing name: String) -> String {
    CatalogExample.set("star.symbolset", "symbols", [CatalogExample.image("star.svg", scale: nil)])
      + CatalogExample.file(
        "Assets.xcassets/star.symbolset/star.svg",
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g id="Symbols"><g id="\#(name)"/></g></svg>"#
          + "\n")
  }

  func check(_ subject: AssetSetSubject, into reporter: inout Reporter) {
    guard subject.kind == .symbolset else { return }
    for (entry, path) in subject.filled where entry.filename?.lowercased().hasSuffix(".svg") == true {
      guard !SymbolTemplate.namesRegular(subject.bytes(path)) else { continue }
      reporter.report(
        "'\(entry.filename ?? "")' has no regular weight, so it does not compile: add Regular-S", at: entry)
    }
  }
}
