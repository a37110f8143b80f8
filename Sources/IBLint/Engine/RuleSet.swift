import IBLayout
import IBSource

/// Rules that run together, by what they are about: sorted out once, so that no rule is asked about a subject of
/// another kind.
package struct RuleSet: Sendable {
  let ofDocuments: [any Rule<DocumentSubject>]
  let ofLayouts: [any Rule<LayoutSubject>]
  let ofProjects: [any Rule<ProjectSubject>]
  let ofAssetSets: [any Rule<AssetSetSubject>]
  let ofCatalogs: [any Rule<CatalogSubject>]
  /// What the rules ask of the layouts together.
  let diagnosis: Diagnosis

  package init(_ rules: [any Rule]) {
    ofDocuments = rules.compactMap { $0 as? any Rule<DocumentSubject> }
    ofLayouts = rules.compactMap { $0 as? any Rule<LayoutSubject> }
    ofProjects = rules.compactMap { $0 as? any Rule<ProjectSubject> }
    ofAssetSets = rules.compactMap { $0 as? any Rule<AssetSetSubject> }
    ofCatalogs = rules.compactMap { $0 as? any Rule<CatalogSubject> }
    diagnosis = rules.reduce(Diagnosis.none) { $0.union($1.diagnosis) }
  }

  /// Those of some rules that look at documents, their layouts, or documents among the others of a run; the rest look at
  /// asset catalogs.
  package static func aboutDocuments(_ rules: [any Rule]) -> [any Rule] {
    rules.filter {
      $0 is any Rule<DocumentSubject> || $0 is any Rule<LayoutSubject> || $0 is any Rule<ProjectSubject>
    }
  }

  package var hasCatalogRules: Bool { !ofCatalogs.isEmpty }
}

extension Array {
  /// What the rules find in a subject that belongs to the file at `path`, rule by rule.
  func findings<Subject>(in subject: Subject, at path: String) -> [Finding] where Element == any Rule<Subject> {
    var findings: [Finding] = []
    for rule in self {
      var reporter = Reporter(rule.info, file: path)
      rule.check(subject, into: &reporter)
      findings += reporter.findings
    }
    return findings
  }
}
