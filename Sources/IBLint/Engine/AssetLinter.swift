package import IBAssets
package import IBSource

/// Runs the rules about asset catalogs.
package enum AssetLinter {
  /// With their default options, sorted by id.
  package static let rules: [any AssetRule] = [
    AppIconOfOtherSize(),
    AssetOfOtherFormat(),
    DuplicateAssetSlot(),
    MissingAssetFile(),
    UnassignedAssetFile(),
    UnequalAssetScales(),
  ]

  /// What is reported of a `Contents.json` that cannot be read, whatever it describes.
  package static let malformedContents = RuleInfo(
    id: "malformed-contents", category: "assets", severity: .error, since: "0.1",
    summary: "The Contents.json of an asset catalog cannot be read.",
    rationale: """
      The compiler of asset catalogs stops at such a file, and everything in the set is missing from the app. Put the
      place that is named right, or bring the last good version back.
      """, bad: "", good: "")

  /// Everything a finding about catalogs may be called after.
  package static let infos: [RuleInfo] = rules.map(\.info) + [malformedContents]

  /// The findings about one `Contents.json`, in the order of their places.
  ///
  /// - Parameters:
  ///   - set: what it describes; nil for a group or a catalog.
  ///   - isOn: whether a rule of this id runs.
  ///   - header: what the header of a file tells, by its path.
  package static func lint(
    _ contents: AssetContents, of set: AssetSet?, isOn: (RuleInfo) -> Bool,
    header: @escaping @Sendable (String) -> ImageHeader.Reading
  ) -> [Finding] {
    if let problem = contents.problem {
      return [
        Finding(
          rule: malformedContents.id, severity: malformedContents.severity, message: problem.message,
          file: contents.source.path, range: problem.range)
      ]
    }
    guard let set else { return [] }
    var findings: [Finding] = []
    for rule in rules where isOn(rule.info) {
      var context = AssetContext(set, contents, header: header, for: rule.info)
      rule.check(&context)
      findings += context.findings
    }
    return findings.sorted(by: Finding.inOrder)
  }
}
