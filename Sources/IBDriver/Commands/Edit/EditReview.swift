import IBCode
import IBCompare
import IBLayout
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax

/// The effects of an edit on a document: its changes in words, the views that move, and the new findings.
struct EditReview {
  private let path: String
  private let project: LintProject
  private let lint: LintPlan
  /// How to lay out the document; nil in a quiet run.
  private let plan: LayoutPlan?
  /// Whether the review only looks for reasons to refuse the edit.
  let isQuiet: Bool

  /// - Parameter isQuiet: whether to run only the rules that need no layout.
  init(
    of document: Document, _ session: Session, _ file: ConfigurationFile, _ environments: LayoutEnvironments,
    isQuiet: Bool
  ) async throws(UsageError) {
    var file = file
    self.isQuiet = isQuiet
    // The configuration file may turn off rules that the review needs.
    if !isQuiet { file.configuration.rules = ReportCommand.rules().own + file.configuration.rules }
    path = document.tree.source.path
    var lint = LintPlan(file, in: session.world)
    if isQuiet {
      lint.layout = nil
      plan = nil
    } else {
      var layouts = LayoutPlan(try session.configurations(by: file), environments)
      layouts.detail = session.invocation.has(.picture) ? .picture : .frames
      plan = layouts
    }
    self.lint = lint
    project = await LintProject(
      [InputFile(path, .named)], lint, environments, in: session.world, width: session.width)
  }

  struct Version {
    let document: Document
    let layouts: [SceneLayout]
    let findings: [Finding]
  }

  func version(_ document: Document) -> Version {
    guard document.flavor.isSupported else { return Version(document: document, layouts: [], findings: []) }
    guard let plan else {
      return Version(document: document, layouts: [], findings: project.check(document, reading: []).findings)
    }
    let layouts = plan.layouts(of: document, asking: lint.diagnosis(of: path))
    let (configurations, _) = plan.configurations(of: document)
    var settings = LayoutSettings(configurations)
    settings.includesThoseOfCode = true
    let columns = configurations.indices.map { column in layouts.scenes.map { $0[column] } }
    let made = layouts.isEmpty ? nil : (settings, columns)
    return Version(
      document: document, layouts: layouts.all,
      findings: project.check(document, reading: [], made: made).findings)
  }

  /// The warnings and errors that only the new version has, matched as for `lint --new-since`.
  ///
  /// Notes are left out, because they would hide the effects of the edit. An example are the notes about stored frames,
  /// which Xcode updates.
  func newFindings(_ old: Version, _ new: Version) -> [Finding] {
    let known = KnownFindings(old.findings.map { KnownFindings.Entry($0, in: path) }) {
      RuleCatalog.info($0)?.category == "layout"
    }
    return known.remaining(of: new.findings, in: path).filter { $0.severity > .note }
  }

  /// Whether a new finding is a reason to refuse the edit, because the app or Xcode would fail on the document.
  ///
  /// Findings that depend on the layout or on several constraints are accepted, because the next edit may resolve them.
  static func isRefusal(_ finding: Finding) -> Bool {
    if finding.severity < .error { return false }
    if ["invalid-constraint", "constraint-outside-subtree"].contains(finding.rule) { return true }
    let category = RuleCatalog.info(finding.rule)?.category ?? ""
    return !["layout", "constraints", "resources", "assets"].contains(category)
  }

  /// Whether the sources that declare the document's classes were found.
  var seesSources: Bool { project.surroundings(of: path).code()?.sources.hasClasses ?? false }

  func difference(_ old: Version, _ new: Version) -> FileDiff {
    let diff = DocumentDiff(
      .init(old.document, layouts: old.layouts), .init(new.document, layouts: new.layouts))
    var file = FileDiff(path: path, oldPath: path, newPath: path, diff: diff)
    file.layouts = (old.layouts, new.layouts)
    return file
  }
}
