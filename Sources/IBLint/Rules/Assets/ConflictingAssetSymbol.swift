import IBAssets
import IBSource

struct ConflictingAssetSymbol: Rule {
  static let info = RuleInfo(
    id: "conflicting-asset-symbol", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "Two sets, or a set and a system color, get the same name in code.",
    rationale: """
      Xcode 15 and later generate a symbol for each image and color. Names that differ only in case or in separators
      become the same symbol: Xcode warns, and one of the sets gets no symbol. Rename one of them. The rule
      does not report projects without Swift or that Xcode 14 or earlier checked last, and names of system colors only
      if the setting ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS is on.
      """,
    bad: CatalogExample.images(CatalogExample.image("a-24x24.png"), name: "back-arrow")
      + CatalogExample.images(CatalogExample.image("b-48x48.png"), name: "backArrow"),
    good: CatalogExample.images(CatalogExample.image("a-24x24.png"), name: "back-arrow")
      + CatalogExample.images(CatalogExample.image("b-48x48.png"), name: "forwardArrow"))

  static let sources: SourceNeeds = .declarations

  /// The first Xcode that generates symbols, as projects write it.
  private static let firstXcode = 1500
  private static let kinds: Set<AssetSetKind> = [.imageset, .colorset]
  /// SwiftUI's own colors (Apple's documentation of SwiftUI, `Color`).
  private static let systemColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
    "red", "secondary", "teal", "white", "yellow",
  ]

  private struct Key: Hashable {
    let kind: AssetSetKind
    let symbol: String
  }

  func check(_ subject: CatalogSubject, into reporter: inout Reporter) {
    if let last = subject.lastXcode, last < Self.firstXcode { return }
    // Such a project loads images by their names.
    if subject.hasOnlyObjectiveC { return }
    var first: [Key: AssetCatalog.Reference] = [:]
    for set in subject.named where Self.kinds.contains(set.kind) {
      let symbol = AssetSymbol.identifier(of: set.name)
      if subject.extendsColors, set.kind == .colorset, Self.systemColors.contains(symbol) {
        reporter.report(
          "color '\(set.name)' generates the symbol .\(symbol), which clashes with the system color of that name: "
            + "rename the color", about: set)
      }
      guard let earlier = first[Key(kind: set.kind, symbol: symbol)] else {
        first[Key(kind: set.kind, symbol: symbol)] = set
        continue
      }
      // Equal names are reported by another rule.
      guard earlier.name != set.name else { continue }
      reporter.report(
        "'\(earlier.name)' and '\(set.name)' both generate the symbol .\(symbol), and only one gets it: rename one",
        about: set)
    }
  }
}
