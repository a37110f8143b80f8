import IBCompare
import IBLayout
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

  /// A file that is not read has no part in the comparison.
  @Sendable func run(_ file: InputFile) -> (FileOutcome, ReportPart) {
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
      if emitter.showsDocuments { return (FileOutcome(reporting: findings), .none) }
      return compare([], findings, .empty, hasLayouts: false)
    case .unsupported, .failure:
      return (FileOutcome(unusable: reading, file), .none)
    }
  }

  /// Findings are printed and counted if there is no layout; otherwise `lint` reports them.
  private func compare(
    _ scenes: [SceneComparison], _ findings: FileFindings, _ audit: VariationAudit, hasLayouts: Bool
  ) -> (FileOutcome, ReportPart) {
    var outcome = FileOutcome()
    if !hasLayouts { outcome.tally.count(findings.findings) }
    return (outcome, ReportPart(comparison: FileComparison(findings: findings, scenes: scenes, audit: audit)))
  }

  /// A document without any layout is reported on standard error and left out of the page.
  private func show(
    _ document: Document, _ layouts: DocumentLayouts, _ reading: [Finding], _ rules: LintProject
  ) -> (FileOutcome, ReportPart) {
    let source = document.tree.source
    if layouts.isEmpty { return (FileOutcome(reporting: FileFindings(reading + layouts.findings, in: source)), .none) }
    let shown = scenes.choose(layouts)
    if shown.scenes.isEmpty { return (FileOutcome(), .none) }
    let checked = rules.check(document, reading: reading)
    let piece = emitter.render(
      FileLayouts(shown.all, findings: FileFindings(checked.findings + layouts.findings, in: source)),
      outline: DocumentOutline(document), images: images)
    return (FileOutcome(piece: piece), ReportPart(checked: checked.facts.map { (source, $0) }))
  }

  /// The findings of the files of a page that depend on the others, as `lint` has them.
  func late(_ parts: [ReportPart], isWhole: Bool) -> [FileFindings] {
    guard let rules else { return [] }
    let checked = parts.compactMap(\.checked)
    return rules.check(checked.map(\.facts), isWhole: isWhole, sources: checked.map(\.source))
  }
}
