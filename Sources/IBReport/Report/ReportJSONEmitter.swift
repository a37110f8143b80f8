import IBCompare
import IBLayout
import IBModel
import IBProject
import IBSource

/// A report as one JSON object, described by `Schemas/report.schema.json`.
package struct ReportJSONEmitter: ReportEmitter {
  package init() {}

  package func render(_ report: ReportArrangement) -> [UInt8] {
    var writer = JSONWriter()
    Self.report.write(report, to: &writer)
    writer.endLine()
    return writer.bytes
  }

  static let schema = report.schema(
    "report", title: "A Keyline report",
    """
    The output of 'report --format json': what breaks in some classes of windows, what changes by design, and the \
    differences between the configurations of each scene. Lengths are points.
    """,
    definitions: [
      reach.definition, knownClass.definition, problem.definition, length.definition, variation.definition,
      dropped.definition,
      unused.definition, file.definition, comparison.definition, finding.definition,
      LayoutJSON.scene.definition, LayoutJSON.configuration.definition,
      ##""number": { "type": ["number", "null"] }"##,
      ##"""
      "size": { "type": "array", "items": { "$ref": "#/$defs/number" }, "minItems": 2, "maxItems": 2, \##
      "description": "[width, height]" }
      """##,
      column.definition, installed.definition, difference.definition, missingImage.definition, macVariation.definition,
      neverInstalled.definition,
      #""kind": { "enum": ["view", "constraint"], "description": "Bar items count as views." }"#,
      #""names": { "type": "array", "items": { "type": "string" } }"#,
      #""value": { "type": ["boolean", "number", "string", "null"] }"#,
    ])

  private static let report = JSONShape<ReportArrangement>("report") {
    JSONField("report", version: 2)
    JSONField("reach", reach.type) { $0 }
    JSONField("newSince", ifAny: .text, "The commit of --new-since, whose problems are omitted.") { report in
      report.since?.commit
    }
    JSONField("classes", .list(knownClass.type)) { _ in Reach.Class.allCases }
    JSONField("summary", summary.inlineType) { $0 }
    JSONField("problems", .list(problem.type, onLines: true)) { report in
      report.files.enumerated().flatMap { file, part in
        part.problems.map { ($0, part.scenes[$0.scene], report.names[file][$0.scene]) }
      }
    }
    JSONField("variations", .list(variation.type, onLines: true)) { report in
      report.files.enumerated().flatMap { file, part in
        part.scenes.enumerated().filter { !$0.element.changes.isEmpty }.map { number, scene in
          (part.path, scene, report.names[file][number])
        }
      }
    }
    JSONField("unused", .list(unused.type, onLines: true)) { report in
      report.files.flatMap(\.unused)
    }
    JSONField("dropped", ifAny: .list(dropped.type, onLines: true), "The omitted problems, with --verbose.") { report in
      guard report.isVerbose else { return nil }
      return report.files.flatMap(\.dropped)
    }
    JSONField("files", .list(file.type, onLines: true)) { report in
      report.files.enumerated().map { ($1, report.names[$0]) }
    }
  }

  private static let reach = JSONShape<ReportArrangement>("reach", "The windows in which the project shows the app.") {
    JSONField("words", .text) { $0.reachWords }
    JSONField("classes", .texts, "The keys of the classes in which the project shows the app.") { $0.reachedClasses }
    JSONField(
      "assumed", .flag,
      "Whether the project does not declare its devices or orientations."
    ) { $0.isReachAssumed }
    JSONField("sources", .texts, "The files that declare them.") { $0.reachSources }
  }

  private static let knownClass = JSONShape<Reach.Class>("class", "A class of windows with a common name.") {
    JSONField("key", .word(Reach.Class.allCases.map(\.rawValue))) { $0.rawValue }
    JSONField("name", .text) { $0.name }
    JSONField("traits", .texts, "Its size classes, such as wC hR.") { $0.sizeClasses.map(\.name) }
  }

  private static let summary = JSONShape<ReportArrangement>("summary") {
    JSONField("files", .integer) { $0.files.count }
    JSONField(
      "screens", .integer,
      "The number of screens. Each is counted in exactly one of the next five numbers."
    ) { $0.counts.screens }
    JSONField("break", .integer) { $0.counts.breaking }
    JSONField("mayBreak", .integer) { $0.counts.mayBreak }
    JSONField("byDesign", .integer) { $0.counts.byDesign }
    JSONField("stretch", .integer) { $0.counts.stretch }
    JSONField("same", .integer) { $0.counts.same }
    JSONField("parts", .integer, "Views whose size code decides.") { $0.counts.parts }
    JSONField("empty", .integer, "Scenes without a view.") { $0.counts.empty }
    JSONField("unseen", .integer, "Scenes that the app cannot show; 'unused' contains the reasons.") {
      $0.counts.unseen
    }
    JSONField("everywhere", .integer, "Problems that occur in every class; 'lint' lists them.") { $0.counts.everywhere }
    JSONField("outsideApp", .integer, "Files that only examples show, that no target builds or that are never loaded.")
    {
      $0.leftOut.count
    }
    JSONField("skipped", .integer, "Files that Keyline does not lay out.") { $0.skipped.values.reduce(0, +) }
  }

  private typealias NamedProblem = (problem: ReportProblem, scene: ReportScene, name: String)

  private static let problem = JSONShape<NamedProblem>("problem") {
    JSONField("rule", .text) { $0.problem.finding.rule }
    JSONField("severity", .word(["note", "warning", "error"])) { $0.problem.finding.severity.name }
    JSONField(
      "grade", .word(ReportProblem.Grade.allCases.map(\.rawValue)),
      "may-break, if code can prevent it; text-size, only with --text-sizes."
    ) {
      $0.problem.grade.rawValue
    }
    JSONField("classes", .texts) { $0.problem.classes.map(\.rawValue) }
    JSONField("windows", .texts, "The names of the configurations in which it occurs.") { told in
      told.scene.comparison.names(told.problem.windows)
    }
    JSONField("scene", .text, "The name of the scene, unique in its file.") { $0.name }
    JSONField("sceneID", .text) { $0.scene.comparison.scene.id }
    JSONField("view", .text, "The view's name.") { $0.problem.view }
    JSONField("objectID", .textOrNull) { $0.problem.viewID }
    JSONField("words", .text, "The problem in one sentence, with the numbers of the window in which it is worst.") {
      $0.problem.sentence
    }
    JSONField("numbers", .list(length.type), "The numbers in the order of the sentence, over all windows.") {
      $0.problem.lengths
    }
    JSONField("message", .text, "The message that 'lint' prints.") { $0.problem.finding.message }
    JSONField("file", .text) { $0.problem.finding.file }
    JSONField("line", .integer) { $0.problem.line }
  }

  private static let dropped = JSONShape<DroppedFinding>("dropped") {
    JSONField("rule", .text) { $0.problem.finding.rule }
    JSONField("reason", .text) { $0.reason }
    JSONField("view", .text, "The view's name.") { $0.problem.view }
    JSONField("objectID", .textOrNull) { $0.problem.viewID }
    JSONField("words", .text) { $0.problem.sentence }
    JSONField("file", .text) { $0.problem.finding.file }
    JSONField("line", .integer) { $0.problem.line }
  }

  private static let length = JSONShape<(key: String, least: Double, most: Double)>("length") {
    JSONField("key", .text, "The name of the number, such as needs or has.") { $0.key }
    JSONField("least", number) { $0.least }
    JSONField("most", number) { $0.most }
  }

  private static let number = JSONType<Double>(#""type": ["number", "null"]"#) { $1.value($0) }

  private static let variation = JSONShape<(path: String, scene: ReportScene, name: String)>("variation") {
    JSONField("scene", .text) { $0.name }
    JSONField("sceneID", .text) { $0.scene.comparison.scene.id }
    JSONField("file", .text) { $0.path }
    JSONField("changes", .texts) { $0.scene.changes }
  }

  private static let unused = JSONShape<(finding: Finding, line: Int, words: String)>("unused") {
    JSONField("rule", .text) { $0.finding.rule }
    JSONField("words", .text, "The sentence without ids.") { $0.words }
    JSONField("message", .text, "The message that 'lint' prints.") { $0.finding.message }
    JSONField("objectID", .textOrNull) { $0.finding.objectID }
    JSONField("file", .text) { $0.finding.file }
    JSONField("line", .integer) { $0.line }
  }

  private static let finding = JSONShape<(finding: Finding, lines: LineMap)>("finding") {
    JSONField("rule", .text) { $0.finding.rule }
    JSONField("severity", .word(["note", "warning", "error"])) { $0.finding.severity.name }
    JSONField("message", .text) { $0.finding.message }
    JSONField("line", .integer) { $0.lines.position(of: $0.finding.range.lower).line }
  }

  private static let file = JSONShape<(report: FileReport, names: [String])>("file") {
    JSONField("file", .text, "The path as passed to the command.") { $0.report.path }
    JSONField("findings", ifAny: .list(finding.type), "Only for a file without any layout.") { file in
      guard file.report.scenes.isEmpty else { return nil }
      let lines = LineMap(file.report.findings.source.bytes)
      return file.report.findings.findings.map { ($0, lines) }
    }
    JSONField("scenes", .list(comparison.type)) { file in
      zip(file.report.scenes, file.names).map { ($0.comparison, $1) }
    }
    JSONField(
      "forMac", .list(macVariation.type),
      "The number of variations for a Mac, which no configuration shows."
    ) { file in
      let lines = file.report.forMac.isEmpty ? nil : LineMap(file.report.findings.source.bytes)
      return file.report.forMac.map { ($0, lines) }
    }
    JSONField("neverInstalled", .list(neverInstalled.type)) { file in
      let lines = file.report.neverInstalled.isEmpty ? nil : LineMap(file.report.findings.source.bytes)
      return file.report.neverInstalled.map { ($0, lines) }
    }
  }

  // MARK: - Scenes

  private static let comparison = JSONShape<(scene: SceneComparison, name: String)>("comparison") {
    JSONField("scene", LayoutJSON.scene.type) { $0.scene.scene }
    JSONField("name", .text, "The name of the scene, unique in its file.") { $0.name }
    JSONField(
      "sizeFrom", .word(SizeSource.allCases.map(\.rawValue)),
      "The source of the root view's size: window, row (assumed to be as wide as the window) or file (assumed, "
        + "because code decides)."
    ) { $0.scene.sizeSource.rawValue }
    JSONField("configurations", .list(column.type)) { $0.scene.configurations }
    JSONField("differences", .list(difference.type)) { told in
      let words = DifferenceWords(labels: ConfigurationLabels(told.scene))
      return told.scene.differences.map { ($0, words) }
    }
    JSONField(
      "missingImages", .list(missingImage.type),
      "Views and bar items whose image set has no file for some of the configurations."
    ) { told in told.scene.missingImages.map { ($0, told.scene.names($0.configurations)) } }
  }

  private static let names = JSONType<[String]>.named("#/$defs/names") { $1.value($0) }

  private static let column = JSONShape<ComparedConfiguration>("column") {
    JSONField("configuration", LayoutJSON.configuration.type) { $0.configuration }
    JSONField(
      "inside", .textOrNull,
      """
      The size classes inside the scene's container, such as wC hR in a sheet on an iPad; null where they are the \
      window's.
      """
    ) { $0.inside?.name }
    JSONField(
      "insideIf", ifAny: JSONType<String>.text,
      """
      The size classes if the app pushes a controller that Keyline assumes to be presented; absent if the file decides \
      this.
      """
    ) { $0.insideIf?.name }
    JSONField("views", installed.type) { $0.views }
    JSONField("constraints", installed.type) { $0.constraints }
  }

  private static let installed = JSONShape<ComparedConfiguration.Installed>("installed") {
    JSONField("installed", .integer) { $0.count }
    JSONField("missing", names, "The object ids of constraints that do not take part in the layout.") { $0.missing }
  }

  private static func object<Value>(
    _ object: @escaping @Sendable (Value) -> SceneComparison.Object
  ) -> [JSONField<Value>] {
    let kind = JSONType<String>.named("#/$defs/kind") { $1.value($0) }
    return [
      JSONField("id", .text) { object($0).id }, JSONField("object", .text) { object($0).words },
      JSONField("kind", kind) { object($0).isConstraint ? "constraint" : "view" },
    ]
  }

  private static let difference = JSONShape<(difference: SceneComparison.Difference, words: DifferenceWords)>(
    "difference"
  ) {
    object { $0.difference.object }
    JSONField("property", .text, "'installed', 'font', or the name in the file.") { told in
      switch told.difference.aspect {
      case .installed: "installed"
      case .property(let name): name
      }
    }
    JSONField("written", value, "The value outside variations; null if it has none.") {
      $0.difference.written
    }
    JSONField("values", .list(value), "The values by configuration; null if the object is not installed.") {
      $0.difference.values
    }
    JSONField("words", .text) { $0.words.text($0.difference) }
  }

  /// Flags and numbers as such, other values in words; null if the object is not installed.
  private static let value = JSONType<PropertyValue?>.named("#/$defs/value") { value, writer in
    switch value {
    case nil: writer.null()
    case .flag(let flag)?: writer.value(flag)
    case .number(let number)?: writer.value(number)
    case .text(let text)?, .word(let text)?: writer.value(text)
    case let value?: writer.value(PropertyWords.text(value))
    }
  }

  private static let missingImage = JSONShape<(missing: SceneComparison.MissingImage, configurations: [String])>(
    "missingImage"
  ) {
    object { $0.missing.object }
    JSONField("image", .text) { $0.missing.name }
    JSONField("configurations", names) { $0.configurations }
  }

  private static let macVariation = JSONShape<(variation: VariationAudit.MacVariation, lines: LineMap?)>("macVariation")
  {
    JSONField("owner", .text) { $0.variation.owner }
    JSONField("key", .text) { $0.variation.key }
    JSONField("line", .integer) { $0.lines?.position(of: $0.variation.range.lower).line ?? 0 }
  }

  private static let neverInstalled = JSONShape<(constraint: VariationAudit.NeverInstalled, lines: LineMap?)>(
    "neverInstalled"
  ) {
    JSONField("id", .text) { $0.constraint.id }
    JSONField("holder", .text) { $0.constraint.holder }
    JSONField("line", .integer) { $0.lines?.position(of: $0.constraint.range.lower).line ?? 0 }
    JSONField("outlet", .flag, "Whether an outlet refers to it, so code can activate it.") {
      $0.constraint.hasOutlet
    }
  }
}

extension SceneComparison {
  fileprivate func names(_ numbers: [Int]) -> [String] { numbers.map { configurations[$0].configuration.name } }
}
