package import IBLayout
import IBModel
import IBSource

/// The rules of a run, grouped by the kind of subject that they check.
package struct RuleSet: Sendable {
  private let ofUIKitDocuments: [any Rule<DocumentSubject>]
  private let ofAppKitDocuments: [any Rule<DocumentSubject>]
  let ofLayouts: [any Rule<LayoutSubject>]
  let ofProjects: [any Rule<ProjectSubject>]
  let ofAssetSets: [any Rule<AssetSetSubject>]
  let ofCatalogs: [any Rule<CatalogSubject>]
  let ofSources: [any Rule<SourceSubject>]
  package let diagnosis: Diagnosis

  package init(_ rules: [any Rule]) {
    let ofDocuments = rules.compactMap { $0 as? any Rule<DocumentSubject> }
    ofUIKitDocuments = ofDocuments.filter { $0.info.platforms.contains(.iOS) }
    ofAppKitDocuments = ofDocuments.filter { $0.info.platforms.contains(.macOS) }
    ofLayouts = rules.compactMap { $0 as? any Rule<LayoutSubject> }
    ofProjects = rules.compactMap { $0 as? any Rule<ProjectSubject> }
    ofAssetSets = rules.compactMap { $0 as? any Rule<AssetSetSubject> }
    ofCatalogs = rules.compactMap { $0 as? any Rule<CatalogSubject> }
    ofSources = rules.compactMap { $0 as? any Rule<SourceSubject> }
    diagnosis = rules.reduce(Diagnosis.none) { $0.union($1.diagnosis) }
  }

  /// The rules about documents, their layouts, or all documents of a run, but not those about asset catalogs.
  package static func aboutDocuments(_ rules: [any Rule]) -> [any Rule] {
    rules.filter {
      $0 is any Rule<DocumentSubject> || $0 is any Rule<LayoutSubject> || $0 is any Rule<ProjectSubject>
    }
  }

  func ofDocuments(_ runtime: InterfaceRuntime) -> [any Rule<DocumentSubject>] {
    runtime == .appKit ? ofAppKitDocuments : ofUIKitDocuments
  }

  package var hasSourceRules: Bool { !ofSources.isEmpty }

  package var hasCatalogRules: Bool { !ofCatalogs.isEmpty }
}

extension Array {
  /// The findings of all rules in a subject of the file at `path`, ordered by rule.
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
