import IBAssets
import IBLayout
import IBLint
import IBModel
import IBProject
import IBReport
import IBSource
import IBSyntax

/// A configuration applied to the rules. It determines which findings of a file are reported.
struct LintPlan: Sendable {
  let configuration: LintConfiguration
  let paths: PathBase
  /// Findings of a baseline or of an earlier version, which are not reported.
  var known: [KnownFindings] = []
  /// The settings of rules about layouts; nil if these rules do not run.
  var layout: LayoutSettings? = .usual

  /// The active settings for files outside all sections.
  private let everywhere: Active

  init(_ configuration: LintConfiguration, paths: PathBase) {
    self.configuration = configuration
    self.paths = paths
    everywhere = Self.apply(configuration.rules)
  }

  init(_ file: ConfigurationFile, in world: World) {
    self.init(file.configuration, paths: PathBase(folder: file.folder, currentFolder: world.currentFolder))
  }

  /// Whether the configuration includes a file.
  func includes(_ path: String) -> Bool { configuration.includes(paths.relative(path)) }

  /// The reported findings of one file, and the facts about it that the other files of the run need.
  ///
  /// - Parameters:
  ///   - reading: the findings of the reader; the configuration applies to them too.
  ///   - made: the layouts with the questions of `diagnosis(of:)` that the command has already made, and their
  ///     settings; nil if it has none.
  func check(
    _ document: Document, reading: [Finding], surroundings: LintSurroundings, made: MadeLayouts? = nil
  ) -> (findings: [Finding], facts: DocumentFacts?) {
    let path = document.tree.source.path
    let active = active(for: path)
    let settings = LintSettings(deploymentTarget: configuration.deploymentTarget, layout: made?.settings ?? layout)
    let (findings, facts) = Linter.check(
      document, rules: active.rules, settings: settings, surroundings: surroundings, layouts: made?.layouts)
    let unused = UnusedDocument.finding(in: document, surroundings, active.isOn)
    let own = (reading + findings).filter { $0.file == path }
    let isFirst = unused == nil || !UnusedDocument.isNamedElsewhere(document, surroundings)
    var all = reported(own, path, active, surroundings.membership, isFirst: isFirst, unused: unused)
    // A target that builds a document also builds its translations.
    for (file, others) in Dictionary(grouping: findings.filter { $0.file != path }, by: \.file) {
      all += reported(
        others, file, active, surroundings.membership, isFirst: false, unused: unused, builtAs: path)
    }
    return (all.sorted(by: Finding.inOrder), facts)
  }

  /// The reported findings of the reader in a file without a document, and the facts about it that the other files of
  /// the run need.
  func check(
    unread path: String, reading: [Finding], membership: () -> Membership
  ) -> (findings: [Finding], facts: DocumentFacts?) {
    (reported(reading, path, active(for: path), membership), DocumentFacts(unreadable: path))
  }

  /// The reported findings of a file that depend on the other files of the run.
  func check(_ facts: DocumentFacts, in project: Project, membership: () -> Membership) -> [Finding] {
    let active = active(for: facts.path)
    let findings = Linter.check(facts, in: project, rules: active.rules)
    return findings.isEmpty ? [] : reported(findings, facts.path, active, membership, isFirst: false)
  }

  /// The reported findings about a source or property list.
  ///
  /// Empty if the configuration leaves the file out, or no target builds it: its code does not run.
  func check(_ source: SourceSubject, at path: String, membership: () -> Membership) -> [Finding] {
    guard includes(path) else { return [] }
    let active = active(for: path)
    let findings = Linter.check(source, at: path, rules: active.rules)
    if findings.isEmpty || active.isOn(UnbuiltFile.info) && membership().isUnbuilt { return [] }
    return reported(findings, path, active, membership)
  }

  /// The reported findings about the `Contents.json` in a folder of an asset catalog.
  ///
  /// - Parameters:
  ///   - more: the findings about the catalog as a whole.
  ///   - isFirst: whether it is the first file of its catalog in the run.
  ///   - isUsed: whether a document or source may show the set with this name.
  func check(
    _ contents: AssetContents, in folder: String, _ files: AssetFiles, more: [Finding], membership: () -> Membership,
    isFirst: Bool, isUsed: (_ set: String) -> Bool
  ) -> [Finding] {
    let path = contents.source.path
    let active = active(for: path)
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let set = AssetSetKind(folder: name).map { kind in
      let reference = AssetCatalog.Reference(
        name: String(name.dropLast(kind.rawValue.count + 1)), kind: kind, path: folder, isPart: false)
      return AssetSet(reference, contents: contents, files: files)
    }
    // Some screens of Macs and televisions have one pixel for each point, so a catalog that is also for them needs
    // all scales.
    let oldest = configuration.deploymentTarget ?? membership().builders?.oldest(on: .iOS)?.system
    let findings = withoutActuallyEscaping(isUsed) { isUsed in
      Linter.check(contents, of: set, rules: active.rules, files: files, deploymentTarget: oldest) {
        set.map { isUsed($0.reference.name) } ?? true
      }
    }
    return reported(
      (findings + more.filter { isOn($0, active) }).sorted(by: Finding.inOrder), path, active, membership,
      isFirst: isFirst)
  }

  /// The reported findings about a set whose `Contents.json` is missing at `path`.
  func checkMissing(
    _ path: String, more: [Finding], membership: () -> Membership, isFirst: Bool
  ) -> [Finding] {
    let active = active(for: path)
    let findings = Linter.checkMissing(path) + more.filter { isOn($0, active) }
    return reported(findings, path, active, membership, isFirst: isFirst)
  }

  private func isOn(_ finding: Finding, _ active: Active) -> Bool {
    RuleCatalog.info(finding.rule).map(active.isOn) ?? true
  }

  /// Layouts that a command has made for its own output, for each configuration.
  typealias MadeLayouts = (settings: LayoutSettings, layouts: [[SceneLayout]])

  /// The questions of the rules about layouts of a file.
  func diagnosis(of path: String) -> Diagnosis { active(for: path).rules.diagnosis }

  /// Whether a rule that runs for at least some files needs layouts.
  var needsLayouts: Bool {
    layout != nil && RuleRegistry.all.contains { !$0.diagnosis.isNone && runs($0.info) }
  }

  func runs(_ info: RuleInfo) -> Bool {
    everywhere.isOn(info)
      || configuration.sections.contains { section in section.rules.contains { $0.id == info.id && $0.isOn } }
  }

  /// The descriptions of all rules whose findings the run may report, including the readers' rules.
  var reportable: [RuleInfo] {
    let checks = Set(RuleCatalog.checks.map(\.id))
    return RuleCatalog.all.filter { !checks.contains($0.id) || runs($0) }
  }

  /// The severity of a rule's findings; nil if the rule does not run.
  ///
  /// - Parameter path: a file; nil for the files outside all sections of the configuration.
  func severity(of info: RuleInfo, in path: String?) -> Severity? {
    let active = path.map { self.active(for: $0) } ?? everywhere
    return active.isOn(info) ? active.severities[info.id] ?? info.severity : nil
  }

  /// The part of a configuration that applies to a file.
  private struct Active {
    let rules: RuleSet
    /// The severities that differ from the defaults.
    let severities: [String: Severity]
    let disabled: Set<String>
    /// The rules that the configuration names: true if it turns a rule on, false if it turns it off.
    let state: [String: Bool]

    func isOn(_ info: RuleInfo) -> Bool { state[info.id] ?? info.isOnByDefault }
  }

  private func active(for path: String) -> Active {
    if configuration.sections.isEmpty { return everywhere }
    let path = paths.relative(path)
    let sections = configuration.sections.filter { section in section.paths.contains { $0.matches(path) } }
    return sections.isEmpty ? everywhere : Self.apply(configuration.rules + sections.flatMap(\.rules))
  }

  /// The findings that are not suppressed, with the severities of the configuration.
  ///
  /// In a file that no target builds, and in a document that the app never loads, the finding about that fact keeps
  /// its severity. Other errors become notes, unless they compare the file with the code. All other findings are left out.
  ///
  /// - Parameters:
  ///   - isFirst: whether the finding about the file's build is added to these.
  ///   - unused: the finding about a document that the app never loads.
  ///   - document: the file whose build counts, if it is another file.
  private func reported(
    _ findings: [Finding], _ path: String, _ active: Active, _ membership: () -> Membership, isFirst: Bool = true,
    unused: Finding? = nil, builtAs document: String? = nil
  ) -> [Finding] {
    let unbuilt = active.isOn(UnbuiltFile.info) ? UnbuiltFile.finding(in: document ?? path, membership()) : nil
    let cause = unbuilt ?? unused
    let findings = (isFirst ? [cause].compactMap(\.self) : []) + findings
    if findings.isEmpty { return [] }
    let isForTests = findings.contains { $0.severity == .error } && membership().builders?.isForTests == true
    let path = paths.relative(path)
    let reported = findings.filter { !active.disabled.contains($0.rule) && !isSuppressed($0, in: path) }
      .compactMap { finding in
        // People do not use an app that only tests run.
        let lowered = isForTests && finding.severity == .error ? finding.with(severity: .warning) : finding
        let given = active.severities[finding.rule].map(finding.with(severity:)) ?? lowered
        if cause == nil || finding.rule == cause?.rule { return given }
        // If code does not load a file, the file's connections to the code need no fix.
        let category = RuleCatalog.info(finding.rule)?.category
        let isAboutCode = category == "code" || unused != nil && category == "classes"
        return given.severity == .error && !isAboutCode ? given.with(severity: .note) : nil
      }
    return known.reduce(reported.sorted(by: Finding.inOrder)) { $1.remaining(of: $0, in: path) }
  }

  private func isSuppressed(_ finding: Finding, in path: String) -> Bool {
    configuration.suppressions.contains { suppression in
      (suppression.rule ?? finding.rule) == finding.rule
        && (suppression.object ?? finding.objectID) == finding.objectID
        && suppression.path?.matches(path) != false
    }
  }

  /// The rules that run, the severities that differ from the defaults, and the rules that are turned off.
  ///
  /// If several settings concern one rule, the last one decides, separately for each option.
  private static func apply(_ settings: [LintConfiguration.RuleSetting]) -> Active {
    var severities: [String: Severity] = [:]
    var state: [String: Bool] = [:]
    var options: [String: [(name: String, value: OptionValue)]] = [:]
    for setting in settings {
      state[setting.id] = setting.isOn
      if let severity = setting.severity { severities[setting.id] = severity }
      options[setting.id, default: []] += setting.options
    }
    let rules = RuleRegistry.all.filter { state[$0.info.id] ?? $0.info.isOnByDefault }.map { rule in
      var rule = rule
      for (name, value) in options[rule.info.id] ?? [] { rule.set(name, to: value) }
      return rule
    }
    return Active(
      rules: RuleSet(rules), severities: severities, disabled: Set(state.filter { !$0.value }.keys), state: state)
  }
}
