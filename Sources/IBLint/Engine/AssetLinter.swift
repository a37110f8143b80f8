package import IBAssets
package import IBSource

/// Runs the rules about asset catalogs: those about a set when its `Contents.json` is looked at, those about a catalog
/// once for all of its sets.
package enum AssetLinter {
  /// Sorted by id.
  package static let rules: [any AssetRule] = [
    AppIconOfOtherSize(),
    AppIconWithAlpha(),
    AssetOfOtherFormat(),
    ColorOutOfRange(),
    DrawingInScaleSlot(),
    DrawingWithoutSize(),
    DuplicateAssetSlot(),
    EmptyAppIcon(),
    EmptyAssetSet(),
    EmptyColor(),
    FileOfSeveralScales(),
    FractionalAssetSize(),
    FractionalDrawingSize(),
    LargeAssetFile(),
    LaunchImageSet(),
    LegacyAssetKey(),
    MissingAnyAppearance(),
    MissingAssetFile(),
    MissingAssetScale(),
    MissingRequiredIcon(),
    MissingStoreIcon(),
    PartialDarkVariant(),
    RasterWithoutScale(),
    SlicesBeyondImage(),
    SymbolWithoutRegular(),
    UnassignedAssetFile(),
    UnequalAssetScales(),
    UnknownAssetValue(),
    UnreadableColor(),
    UnreadableImageFile(),
  ]

  /// Sorted by id.
  package static let catalogRules: [any CatalogRule] = [
    ConflictingAssetSymbol(),
    DuplicateAssetContent(),
    DuplicateAssetName(),
    MissingDarkVariant(),
    UnusedAsset(),
  ]

  /// The rule that needs to know what the project's texts mention.
  package static let unusedAsset = UnusedAsset.info

  /// What is reported of a `Contents.json` that cannot be read, whatever it describes.
  package static let malformedContents = RuleInfo(
    id: "malformed-contents", category: "assets", severity: .error, since: "0.1",
    summary: "The Contents.json of an asset catalog cannot be read.",
    rationale: """
      The compiler of asset catalogs stops at such a file, and everything in the set is missing from the app. Put the
      place that is named right, or bring the last good version back.
      """, bad: "", good: "")

  /// What is reported of a set's folder that has no `Contents.json`.
  package static let setWithoutContents = RuleInfo(
    id: "set-without-contents", category: "assets", severity: .warning, since: "0.1",
    summary: "The folder of a set has no Contents.json.",
    rationale: """
      Every file in it is an unassigned child, and the app has nothing of the set. It comes of a Contents.json that was
      not added to version control. Add it, or delete the folder.
      """, bad: "", good: "")

  /// Everything a finding about catalogs may be called after.
  package static let infos: [RuleInfo] =
    rules.map(\.info) + catalogRules.map(\.info) + [malformedContents, setWithoutContents]

  /// The findings about one `Contents.json`, in the order of their places.
  ///
  /// - Parameters:
  ///   - set: what it describes; nil for a group or a catalog.
  ///   - isOn: whether a rule of this id runs.
  package static func lint(
    _ contents: AssetContents, of set: AssetSet?, isOn: (RuleInfo) -> Bool, files: AssetFiles
  ) -> [Finding] {
    if let problem = contents.problem {
      return [finding(malformedContents, problem.message, in: contents.source, at: problem.range)]
    }
    guard let set else { return [] }
    let visit = AssetVisit(set, contents, files)
    var findings: [Finding] = []
    for rule in rules where isOn(rule.info) {
      var context = AssetContext(visit, for: rule.info)
      rule.check(&context)
      findings += context.findings
    }
    return findings.sorted(by: Finding.inOrder)
  }

  /// The finding about a set whose `Contents.json` is not there.
  ///
  /// - Parameter source: of no bytes, at the path where it has to be.
  package static func lintMissing(_ source: SourceFile) -> Finding {
    finding(setWithoutContents, "the set has no \(AssetCatalog.contentsName)", in: source, at: SourceRange(0, 0))
  }

  /// The findings about a catalog as a whole, by the path of the `Contents.json` they belong to, sorted.
  package static func lint(_ visit: CatalogVisit, isOn: (RuleInfo) -> Bool) -> [String: [Finding]] {
    var findings: [Finding] = []
    for rule in catalogRules where isOn(rule.info) {
      var context = CatalogContext(visit, for: rule.info)
      rule.check(&context)
      findings += context.findings
    }
    return Dictionary(grouping: findings.sorted(by: Finding.inOrder), by: \.file)
  }

  private static func finding(
    _ info: RuleInfo, _ message: String, in source: SourceFile, at range: SourceRange
  ) -> Finding {
    Finding(rule: info.id, severity: info.severity, message: message, file: source.path, range: range)
  }
}
