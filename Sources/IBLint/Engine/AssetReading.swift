package import IBSource

/// The findings about a `Contents.json` that the reader reports, without a rule.
package enum AssetReading {
  /// Reported for any `Contents.json` that cannot be read.
  static let malformedContents = RuleInfo(
    id: "malformed-contents", category: "assets", severity: .error, since: "0.1", platforms: .all,
    summary: "The Contents.json of an asset catalog cannot be read.",
    rationale: """
      The asset catalog compiler stops at this file, and the app contains nothing from the set. Correct the line that
      the finding points to, or restore the last valid version.
      """,
    bad: CatalogExample.file("Assets.xcassets/Back.imageset/Contents.json", "{\n  \"images\" : [\n}\n"),
    good: CatalogExample.images(CatalogExample.image("back-24x24.png"), name: "Back"))

  /// Reported for the folder of a set that has no `Contents.json`.
  static let setWithoutContents = RuleInfo(
    id: "set-without-contents", category: "assets", severity: .warning, since: "0.1", platforms: .all,
    summary: "The folder of a set has no Contents.json.",
    rationale: """
      Xcode treats every file in the folder as an unassigned child, so the app contains nothing from the set. Often
      someone forgot to commit the Contents.json. Add it, or delete the folder.
      """,
    bad: CatalogExample.file("Assets.xcassets/Back.imageset/back-24x24.png", ""),
    good: CatalogExample.images(CatalogExample.image("back-24x24.png"), name: "Back"))

  /// Sorted by id.
  package static let all = [malformedContents, setWithoutContents]
}
