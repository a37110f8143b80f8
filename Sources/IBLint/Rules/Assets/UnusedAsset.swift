import IBAssets
import IBCode
import IBSource

struct UnusedAsset: Rule {
  static let info = RuleInfo(
    id: "unused-asset", category: "assets", severity: .note, since: "0.1", platforms: .all,
    summary: "No source file, document or other text in the project mentions the asset.",
    rationale: """
      It makes the app larger and is probably left over. Keyline searches literals, generated symbols and string
      interpolations in Swift and Objective-C, documents and property lists. Off by default because Keyline does not
      find names that code composes in other ways, or that packages outside the project use.
      """,
    bad: example(mentioned: "moon"),
    good: example(mentioned: "star"), isOnByDefault: false)

  private static func example(mentioned name: String) -> String {
    CatalogExample.images(CatalogExample.image("star-24x24.png"), name: "star")
      + CatalogExample.file("Shop.swift", "let image = UIImage(named: \"\(name)\")\n")
  }

  static let sources = SourceNeeds.mentions

  private static let kinds: Set<AssetSetKind> = [.imageset, .colorset, .symbolset, .dataset]
  /// Names that Xcode and the system use without a reference.
  private static let ownNames: Set<String> = ["AccentColor", "WidgetBackground"]
  /// Suffixes that Xcode drops from generated names.
  private static let suffixes: [AssetSetKind: String] = [.imageset: "Image", .colorset: "Color"]

  func check(_ subject: CatalogSubject, into reporter: inout Reporter) {
    guard let mentions = subject.mentions else { return }
    for set in subject.named where Self.kinds.contains(set.kind) && !Self.ownNames.contains(set.name) {
      guard !Self.names(of: set).contains(where: mentions.mention) else { continue }
      reporter.report(
        "\(set.kind.noun) '\(set.name)' is not mentioned anywhere in the project: delete it, unless "
          + "code composes its name",
        about: set)
    }
  }

  /// All names that code may use for the set.
  private static func names(of set: AssetCatalog.Reference) -> [String] {
    let symbol = AssetSymbol.identifier(of: set.name).split(separator: ".").last.map(String.init) ?? ""
    var names = [set.name, symbol, set.name.split(separator: "/").last.map(String.init) ?? ""]
    if let suffix = suffixes[set.kind], symbol.hasSuffix(suffix), symbol.count > suffix.count {
      names.append(String(symbol.dropLast(suffix.count)))
    }
    return names.filter { !$0.isEmpty }
  }
}
