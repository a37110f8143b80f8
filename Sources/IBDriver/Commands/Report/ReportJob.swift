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
  @Sendable func run(_ file: InputFile) -> (FileOutcome, FileComparison?) {
    let reading = reader.read(file)
    switch reading {
    case .document(let document, let findings):
      let layouts = plan.layouts(of: document)
      if let rules { return (show(document, layouts, findings, rules), nil) }
      let all = FileFindings(findings + layouts.findings, in: document.tree.source)
      let comparer = SceneComparer(document, assets: plan.environment(of: document).assets)
      let shown = scenes.choose(layouts)
      return compare(
        shown.scenes.compactMap(comparer.compare), all, VariationAudit(document), hasLayouts: !shown.isEmpty)
    case .malformed(let source, let findings):
      let findings = FileFindings(findings, in: source)
      if emitter.showsDocuments { return (FileOutcome(reporting: findings), nil) }
      return compare([], findings, .empty, hasLayouts: false)
    case .unsupported, .failure:
      return (FileOutcome(unusable: reading, file), nil)
    }
  }

  /// Findings are printed and counted if there is no layout; otherwise `lint` reports them.
  private func compare(
    _ scenes: [SceneComparison], _ findings: FileFindings, _ audit: VariationAudit, hasLayouts: Bool
  ) -> (FileOutcome, FileComparison?) {
    var outcome = FileOutcome()
    if !hasLayouts { outcome.tally.count(findings.findings) }
    return (outcome, FileComparison(findings: findings, scenes: scenes, audit: audit))
  }

  /// A document without any layout is reported on standard error and left out of the page.
  private func show(
    _ document: Document, _ layouts: DocumentLayouts, _ reading: [Finding], _ rules: LintProject
  ) -> FileOutcome {
    let source = document.tree.source
    if layouts.isEmpty { return FileOutcome(reporting: FileFindings(reading + layouts.findings, in: source)) }
    let shown = scenes.choose(layouts)
    if shown.scenes.isEmpty { return FileOutcome() }
    let findings = rules.check(document, reading: reading).findings + layouts.findings
    return FileOutcome(
      piece: emitter.render(
        FileLayouts(shown.all, findings: FileFindings(findings, in: source)),
        outline: DocumentOutline(document), images: images))
  }
}
