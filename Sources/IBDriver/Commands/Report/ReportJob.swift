import IBAssets
import IBCompare
import IBLayout
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax

/// The work of `report` on each file: it compares its scenes, or makes its part of a page.
struct ReportJob: Sendable {
  let reader: SourceReader
  let plan: LayoutPlan
  let emitter: any ReportEmitter
  let scenes: SceneChoice
  /// The rules whose findings a page shows; nil for a comparison.
  let rules: LintProject?
  /// Where the image files of a page come from.
  let images: PictureImages
  /// The folders that are searched, absolute; a page has what 'lint' finds in the sources in them.
  let folders: [String]

  /// A file that is not read has no part in the comparison.
  @Sendable func run(_ file: InputFile) -> (FileOutcome, ReportPart) {
    if let rules, file.path.hasSuffix("/\(AssetCatalog.contentsName)") { return show(contents: file, rules) }
    let reading = reader.read(file)
    switch reading {
    case .document(let document, let findings):
      let layouts = plan.layouts(of: document)
      if let rules { return show(document, layouts, findings, rules) }
      let all = FileFindings(findings + layouts.findings, in: document.tree.source)
      let comparer = SceneComparer(document, assets: plan.environment(of: document).assets)
      let shown = scenes.choose(layouts)
      return compare(
        shown.scenes.compactMap(comparer.compare), all, VariationAudit(document), hasLayouts: !shown.isEmpty)
    case .malformed(let source, let findings):
      let findings = FileFindings(findings, in: source)
      if let rules { return (FileOutcome(reporting: findings), unread(findings, rules)) }
      return compare([], findings, .empty, hasLayouts: false)
    case .unsupported, .failure:
      return (FileOutcome(unusable: reading, file), .none)
    }
  }

  /// Findings are printed and counted if no layout exists; otherwise `lint` reports them.
  private func compare(
    _ scenes: [SceneComparison], _ findings: FileFindings, _ audit: VariationAudit, hasLayouts: Bool
  ) -> (FileOutcome, ReportPart) {
    var outcome = FileOutcome()
    if !hasLayouts { outcome.tally.count(findings.findings) }
    return (outcome, ReportPart(comparison: FileComparison(findings: findings, scenes: scenes, audit: audit)))
  }

  /// The findings about an asset catalog; the page does not show its file.
  private func show(contents file: InputFile, _ rules: LintProject) -> (FileOutcome, ReportPart) {
    guard rules.includes(file.path) else { return (FileOutcome(tally: Tally()), .none) }
    switch rules.check(contents: file.path) {
    case .failure(let failure): return (FileOutcome(unusable: .failure(failure), file), .none)
    case .success(let findings): return (FileOutcome(tally: Tally()), ReportPart(others: findings))
    }
  }

  /// The findings of 'lint' in a file that is not a document.
  private func unread(_ findings: FileFindings, _ rules: LintProject) -> ReportPart {
    let path = findings.source.path
    guard rules.includes(path) else { return .none }
    let checked = rules.check(unread: path, reading: findings.findings)
    return ReportPart(
      checked: checked.facts.map { (findings.source, $0) },
      others: FileFindings(checked.findings, in: findings.source))
  }

  /// A document without any layout is reported on standard error and left out of the page, but for what 'lint' finds in
  /// it.
  private func show(
    _ document: Document, _ layouts: DocumentLayouts, _ reading: [Finding], _ rules: LintProject
  ) -> (FileOutcome, ReportPart) {
    let source = document.tree.source
    let shown = scenes.choose(layouts)
    if shown.scenes.isEmpty, !layouts.isEmpty { return (FileOutcome(), .none) }
    let checked = rules.includes(source.path) ? rules.check(document, reading: reading) : (findings: [], facts: nil)
    let findings = FileFindings(checked.findings, in: source)
    var part = ReportPart(checked: checked.facts.map { (source, $0) })
    if layouts.isEmpty {
      part.others = findings
      return (FileOutcome(reporting: FileFindings(reading + layouts.findings, in: source)), part)
    }
    let piece = emitter.render(
      FileLayouts(shown.all, findings: findings), outline: DocumentOutline(document),
      properties: DiffOutline(document), images: images)
    return (FileOutcome(piece: piece), part)
  }

  /// The findings of a page that are not in its documents, as `lint` has them: those that depend on other files, and those
  /// of files that the page does not show.
  func late(_ parts: [ReportPart], isWhole: Bool) -> [FileFindings] {
    guard let rules else { return [] }
    let checked = parts.compactMap(\.checked)
    return parts.compactMap(\.others)
      + rules.check(checked.map(\.facts), isWhole: isWhole, sources: checked.map(\.source))
      + rules.sourceFindings(in: folders)
  }
}

/// What a report keeps of a file until all files are known.
struct ReportPart: Sendable {
  /// Nil for a page.
  var comparison: FileComparison?
  /// The file and its facts for rules about all files; nil for a comparison, and for a file without them.
  var checked: (source: SourceFile, facts: DocumentFacts)?

  /// The findings in a file that has no place in a page, such as an asset catalog's.
  var others: FileFindings?

  static let none = ReportPart()
}
