import IBAssets
import IBCompare
import IBLayout
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax

/// The work of `report` on each file: comparing its scenes, or making its part of a page.
struct ReportJob: Sendable {
  let reader: SourceReader
  let plan: LayoutPlan
  let emitter: any ReportEmitter
  let scenes: SceneChoice
  let rules: LintProject
  let asked: LintPlan
  /// The plan of `lint`, which determines whether to report on files that the app does not use.
  let usual: LintPlan
  /// All rules of `lint`, for the findings that a page lists; nil if no page is written.
  let page: LintProject?
  /// Whether the report also lists findings that it would leave out, with the reasons.
  let keepsDropped: Bool
  /// Receives the findings that the report arranges.
  let watch: @Sendable (FileFindings) -> Void
  /// The source of the image files for a page.
  let images: PictureImages
  /// The absolute paths of the searched folders. A page contains the findings of `lint` in the sources in these
  /// folders.
  let folders: [String]

  /// The outcome, and the file's part of the report; the part is empty for an unread file.
  @Sendable func run(_ file: InputFile) -> (FileOutcome, ReportPart) {
    if file.path.hasSuffix("/\(AssetCatalog.contentsName)") { return show(contents: file) }
    if page == nil, file.origin == .found, rules.isTestData(file.path) {
      return (FileOutcome(tally: Tally()), ReportPart(outsider: .test))
    }
    let reading = reader.read(file)
    switch reading {
    case .document(let document, _) where document.flavor.platform == .tvOS && file.origin == .found && page == nil:
      // A project that is also for televisions has many such files.
      return (FileOutcome(unusable: .unsupported(document.flavor, reason: ""), file), .none)
    case .document(let document, let findings):
      return arrange(document, file, findings)
    case .malformed(let source, let findings):
      let findings = FileFindings(findings, in: source)
      if let page { return (FileOutcome(reporting: findings), unread(findings, page)) }
      return withoutLayout(findings)
    case .unsupported, .failure:
      return (FileOutcome(unusable: reading, file), .none)
    }
  }

  /// The outcome for a file without a layout, whose findings are printed and counted; otherwise, `lint` reports them.
  private func withoutLayout(_ findings: FileFindings) -> (FileOutcome, ReportPart) {
    var outcome = FileOutcome()
    outcome.tally.count(findings.findings)
    return (outcome, ReportPart(report: FileReport(findings)))
  }

  /// Lays out the document once, for the comparison, the rules and the page.
  ///
  /// A report on a folder leaves out a document that the app does not use.
  private func arrange(_ document: Document, _ file: InputFile, _ reading: [Finding]) -> (FileOutcome, ReportPart) {
    let source = document.tree.source
    if page == nil, file.origin == .found, let outsider = rules.outsider(document, usual) {
      return (FileOutcome(tally: Tally()), ReportPart(outsider: outsider))
    }
    let diagnosis = page == nil ? nil : Diagnosis.all
    let asked = asked.diagnosis(of: source.path)
    let layouts = plan.layouts(of: document, asking: diagnosis?.union(asked) ?? asked)
    let shown = scenes.choose(layouts)
    if let page, layouts.isEmpty { return show(document, layouts, reading, page) }
    if layouts.isEmpty { return withoutLayout(FileFindings(reading + layouts.findings, in: source)) }
    if shown.scenes.isEmpty { return (FileOutcome(), .none) }
    let report = report(about: document, layouts, shown)
    guard let page else { return (FileOutcome(laidOut: shown), ReportPart(report: report)) }
    var (outcome, part) = show(document, shown, reading, page)
    part.report = report
    return (outcome, part)
  }

  private func report(about document: Document, _ layouts: DocumentLayouts, _ shown: DocumentLayouts) -> FileReport {
    let source = document.tree.source
    let (configurations, _) = plan.configurations(of: document)
    var settings = LayoutSettings(configurations)
    settings.includesThoseOfCode = true
    settings.followsReach = plan.configurations.followsReach
    let columns = configurations.indices.map { column in layouts.scenes.map { $0[column] } }
    let (findings, facts) =
      rules.includes(source.path) ? rules.check(document, reading: [], made: (settings, columns)) : ([], nil)
    let parts = rules.parts(findings, of: source)
    for part in parts { watch(FileFindings(part.findings.filter { $0.layout?.doubt == nil }, in: part.source)) }
    return FileReport(
      document, in: source, shown.scenes,
      comparer: SceneComparer(document, assets: plan.environment(of: document).assets),
      found: parts, unseen: facts?.omittedScenes ?? [], uses: RuleCatalog.ofReports,
      reach: plan.reach(of: document), keepsDropped: keepsDropped)
  }

  /// The findings about an asset catalog. The page does not show its file.
  private func show(contents file: InputFile) -> (FileOutcome, ReportPart) {
    guard let page, page.includes(file.path) else { return (FileOutcome(tally: Tally()), .none) }
    switch page.check(contents: file.path) {
    case .failure(let failure): return (FileOutcome(unusable: .failure(failure), file), .none)
    case .success(let findings): return (FileOutcome(tally: Tally()), ReportPart(others: [findings]))
    }
  }

  /// The findings of 'lint' in a file that is not a document.
  private func unread(_ findings: FileFindings, _ rules: LintProject) -> ReportPart {
    let path = findings.source.path
    guard rules.includes(path) else { return .none }
    let checked = rules.check(unread: path, reading: findings.findings)
    return ReportPart(
      checked: checked.facts.map { (findings.source, $0) },
      others: [FileFindings(checked.findings, in: findings.source)])
  }

  /// Adds a document to the page.
  ///
  /// A document without any layout is reported on standard error, and the page contains only the findings of `lint` in
  /// it.
  private func show(
    _ document: Document, _ layouts: DocumentLayouts, _ reading: [Finding], _ rules: LintProject
  ) -> (FileOutcome, ReportPart) {
    let source = document.tree.source
    let checked = rules.includes(source.path) ? rules.check(document, reading: reading) : (findings: [], facts: nil)
    let files = rules.parts(checked.findings, of: source)
    let findings = files[0]
    var part = ReportPart(checked: checked.facts.map { (source, $0) })
    part.others = Array(files.dropFirst())
    if layouts.isEmpty {
      part.others = files
      return (FileOutcome(reporting: FileFindings(reading + layouts.findings, in: source)), part)
    }
    var outcome = FileOutcome(laidOut: layouts)
    outcome.longPiece = emitter.render(
      FileLayouts(layouts.all, findings: findings), outline: DocumentOutline(document),
      properties: DiffOutline(document), images: images)
    return (outcome, part)
  }

  /// The findings of a page that are outside its documents, as `lint` reports them.
  ///
  /// They depend on other files, or are in files that the page does not show.
  func late(_ parts: [ReportPart], isWhole: Bool) -> [FileFindings] {
    guard let page else { return [] }
    let checked = parts.compactMap(\.checked)
    return parts.flatMap(\.others)
      + page.check(checked.map(\.facts), isWhole: isWhole, sources: checked.map(\.source))
      + page.sourceFindings(in: folders)
  }
}

/// The data about one file that a report keeps until all files have been read.
struct ReportPart: Sendable {
  /// The report about the file; nil if a page does not show it.
  var report: FileReport?
  /// Who shows the file, which the report then leaves out; nil for the app.
  var outsider: LintProject.Outsider?
  /// The file and its facts, for rules about all files; nil if no page is written, and for a file without facts.
  var checked: (source: SourceFile, facts: DocumentFacts)?

  /// The findings in translations, and in files that a page does not show, such as asset catalogs.
  var others: [FileFindings] = []

  static let none = ReportPart()
}
