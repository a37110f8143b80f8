package import IBAssets
package import IBLayout
package import IBModel
package import IBSource
package import IBSyntax

/// Runs rules over documents and catalogs.
package enum Linter {
  /// The findings of `rules` in the only document of a run, ordered by position.
  ///
  /// - Parameter isWhole: whether no other documents are known to exist.
  package static func lint(
    _ tree: SyntaxTree, rules: RuleSet, settings: LintSettings = LintSettings(), surroundings: LintSurroundings,
    isWhole: Bool = false
  ) -> [Finding] {
    guard let document = Document(tree) else { return [] }
    let (findings, facts) = check(document, rules: rules, settings: settings, surroundings: surroundings)
    guard let facts else { return findings }
    let more = check(facts, in: Project([facts], isWhole: isWhole), rules: rules)
    return (findings + more).sorted(by: Finding.inOrder)
  }

  /// The first pass, which checks one document.
  ///
  /// Returns the findings, ordered by position, and the facts that the other documents of the run need; nil if they
  /// need none.
  ///
  /// - Parameter made: the layouts that the rules need, if the command already has them.
  package static func check(
    _ document: Document, rules: RuleSet, settings: LintSettings, surroundings: LintSurroundings,
    layouts made: [[SceneLayout]]? = nil
  ) -> (findings: [Finding], facts: DocumentFacts?) {
    let subject = DocumentSubject(document, deploymentTarget: settings.deploymentTarget, surroundings)
    let path = document.tree.source.path
    var findings = rules.ofDocuments(document.flavor.runtime).findings(in: subject, at: path)
    if let layout = settings.layout, !rules.diagnosis.isNone, document.flavor.runtime == .uiKit {
      let layouts = LayoutFindings(
        subject, layout, asking: rules.diagnosis, made: made, in: surroundings.environment)
      findings += rules.ofLayouts.findings(in: LayoutSubject(document: subject, findings: layouts), at: path)
      findings += layouts.left.map { issue in
        let place = issue.view.flatMap { subject.objects[$0] } ?? document.tree.root
        return Finding(
          rule: LayoutNotices.tooLarge.id, severity: LayoutNotices.tooLarge.severity, message: issue.message,
          file: path,
          range: place?.startTagRange ?? SourceRange(0, 0), objectID: issue.view)
      }
    }
    let silenced = subject.silenced
    let remaining = silenced.remaining(of: findings).sorted(by: Finding.inOrder)
    let omitted = omittedScenes(remaining, subject)
    return (Self.outside(omitted, remaining, subject), DocumentFacts(subject.document, silenced, omitted: omitted))
  }

  /// The numbers of the scenes that `unreachable-scene` reports, of those that only they lead to, and of those that only
  /// debug builds show.
  private static func omittedScenes(_ findings: [Finding], _ subject: DocumentSubject) -> [Int] {
    let places = Set(findings.lazy.filter { $0.rule == unreachable }.map(\.range.lower))
    if places.isEmpty { return subject.debugScenes.sorted() }
    let document = subject.document
    let reached = subject.scenes.reached
    return document.scenes.indices.filter { number in
      if subject.debugScenes.contains(number) || !reached[number] { return true }
      let controller = document.scenes[number].controller.map { document.controllers[$0].element }
      // The storyboard that a reference names is missing, whatever the app shows.
      if controller?.name != .viewControllerPlaceholder, subject.isSurelyHidden(scene: number) { return true }
      return controller.map { places.contains($0.startTagRange.lower) } ?? false
    }
  }

  /// Written as a literal: this folder does not use the rules, which are in a later folder.
  private static let unreachable = "unreachable-scene"

  /// The findings outside the omitted scenes, and the errors inside them.
  ///
  /// Someone who deletes a scene needs no other advice about it, and users never see the scenes of debug builds.
  ///
  /// - Parameter findings: ordered by position.
  private static func outside(_ omitted: [Int], _ findings: [Finding], _ subject: DocumentSubject) -> [Finding] {
    if omitted.isEmpty { return findings }
    var scenes = omitted.map { subject.document.scenes[$0].element.range }[...]
    return findings.filter { finding in
      while let scene = scenes.first, scene.upper <= finding.range.lower { scenes.removeFirst() }
      let isInside = scenes.first.map { $0.lower <= finding.range.lower } ?? false
      return !isInside || finding.rule == unreachable || finding.severity == .error
        || finding.file != subject.tree.source.path
    }
  }

  /// The second pass: the findings that depend on the other documents of the run, ordered by position.
  package static func check(_ facts: DocumentFacts, in project: Project, rules: RuleSet) -> [Finding] {
    guard facts.isReportable else { return [] }
    let subject = ProjectSubject(document: facts, project: project)
    let findings = rules.ofProjects.findings(in: subject, at: facts.path)
    return (facts.silenced?.remaining(of: findings) ?? findings).sorted(by: Finding.inOrder)
  }
}

extension Linter {
  /// The findings about one source or property list of a project, ordered by position.
  package static func check(_ source: SourceSubject, at path: String, rules: RuleSet) -> [Finding] {
    rules.ofSources.findings(in: source, at: path).sorted(by: Finding.inOrder)
  }
}

extension Linter {
  /// The findings about one `Contents.json`, ordered by position.
  ///
  /// - Parameters:
  ///   - set: the set that the file describes; nil for a group or a catalog.
  ///   - deploymentTarget: the oldest iOS that the app supports, if known.
  ///   - isUsed: whether a document or source may show the set.
  package static func check(
    _ contents: AssetContents, of set: AssetSet?, rules: RuleSet, files: AssetFiles,
    deploymentTarget: SystemVersion? = nil, isUsed: @escaping () -> Bool = { true }
  ) -> [Finding] {
    if let problem = contents.problem {
      // Conflict markers explain why the file cannot be read. In a readable file, only a string can contain them.
      if let conflict = ConflictMarkers.find(in: contents.source) { return [conflict] }
      var reporter = Reporter(AssetReading.malformedContents, file: contents.source.path)
      reporter.report(problem.message, at: problem.range)
      return reporter.findings
    }
    guard let set else { return [] }
    let subject = AssetSetSubject(set, contents, files, deploymentTarget: deploymentTarget, isUsed: isUsed)
    return rules.ofAssetSets.findings(in: subject, at: contents.source.path).sorted(by: Finding.inOrder)
  }

  /// The finding about a set without a `Contents.json`.
  ///
  /// - Parameter path: the path that the file should have.
  package static func checkMissing(_ path: String) -> [Finding] {
    var reporter = Reporter(AssetReading.setWithoutContents, file: path)
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? path
    reporter.report(
      "'\(folder)' has no \(AssetCatalog.contentsName), so the app does not contain it: add the file, or delete the folder",
      at: SourceRange(0, 0))
    return reporter.findings
  }

  /// The findings about a whole catalog, sorted, by the path of the `Contents.json` that each belongs to.
  package static func check(_ catalog: CatalogSubject, rules: RuleSet) -> [String: [Finding]] {
    let path = "\(catalog.catalog.path)/\(AssetCatalog.contentsName)"
    let findings = rules.ofCatalogs.findings(in: catalog, at: path)
    return Dictionary(grouping: findings.sorted(by: Finding.inOrder), by: \.file)
  }
}
