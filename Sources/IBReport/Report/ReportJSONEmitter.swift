import IBCompare
import IBLayout
import IBModel
import IBSource

/// A report as one JSON object, described by `Schemas/report.schema.json`.
package struct ReportJSONEmitter: ReportEmitter {
  package static let name = "json"

  package init() {}

  package func render(_ project: ProjectComparison) -> [UInt8] {
    var writer = JSONWriter()
    Self.report.write(project, to: &writer)
    writer.endLine()
    return writer.bytes
  }

  static let schema = report.schema(
    "report", title: "Report of Keyline",
    "The output of 'report --format json': differences between the configurations of each scene. Lengths are points.",
    definitions: [
      file.definition, scene.definition, column.definition, installed.definition, difference.definition,
      movement.definition, issue.definition, missingImage.definition, idle.definition,
      macVariation.definition, neverInstalled.definition,
      #""kind": { "enum": ["view", "constraint"], "description": "Bar items count as views." }"#,
      #""names": { "type": "array", "items": { "type": "string" } }"#,
      #""value": { "type": ["boolean", "number", "string", "null"] }"#,
      #"""
      "frame": { "oneOf": [{ "type": "null" }, { "type": "array", "items": { "type": ["number", "null"] }, \#
      "minItems": 6, "maxItems": 6 }], "description": "[leading, top, width, height, trailing, bottom] in the scene's \#
      safe area; null where the view is not installed." }
      """#,
    ])

  private static let report = JSONShape<ProjectComparison>("report") {
    JSONField("report", version: 1)
    JSONField("summary", summary.inlineType) { $0 }
    JSONField("files", .list(file.type, onLines: true)) { $0.files }
  }

  private static let summary = JSONShape<ProjectComparison>("summary") {
    JSONField("files", .integer) { $0.files.count }
    JSONField("scenes", .integer) { $0.sceneCount }
    JSONField("varying", .integer, "Scenes in which anything but frames differs.") { $0.varyingCount }
  }

  private static let file = JSONShape<FileComparison>("file") {
    JSONField("file", .text, "The path as given.") { $0.path }
    JSONField("findings", ifAny: FindingsJSON.list, "Only for a file without any layout.") { file in
      file.scenes.isEmpty ? file.findings : nil
    }
    JSONField("scenes", .list(scene.type)) { $0.scenes }
    JSONField("idle", .list(idle.type), "Statements of variations that change nothing.") { file in
      let lines = file.audit.idle.isEmpty ? nil : LineMap(file.findings.source.bytes)
      return file.audit.idle.map { ($0, lines) }
    }
    JSONField("forMac", .list(macVariation.type), "Variations for a Mac, which no configuration shows.") { file in
      let lines = file.audit.forMac.isEmpty ? nil : LineMap(file.findings.source.bytes)
      return file.audit.forMac.map { ($0, lines) }
    }
    JSONField("neverInstalled", .list(neverInstalled.type)) { file in
      let lines = file.audit.neverInstalled.isEmpty ? nil : LineMap(file.findings.source.bytes)
      return file.audit.neverInstalled.map { ($0, lines) }
    }
  }

  // MARK: - Scenes

  private static let scene = JSONShape<SceneComparison>("scene") {
    JSONField("scene", .named("layout.schema.json#/$defs/scene") { LayoutJSON.scene.write($0, to: &$1) }) { $0.scene }
    JSONField(
      "sizeFrom", .word(SizeSource.allCases.map(\.rawValue)),
      "Of the root view: window, row (assumed as wide as the window) or file (assumed, code decides)."
    ) { $0.sizeSource.rawValue }
    JSONField("configurations", .list(column.type)) { $0.configurations }
    JSONField("groups", .list(names), "Configurations that agree in all of 'differences'.") { scene in
      scene.groups.map { scene.names($0) }
    }
    JSONField("differences", .list(difference.type)) { scene in
      let words = DifferenceWords(ConfigurationLabels(scene))
      return scene.differences.map { ($0, words) }
    }
    JSONField(
      "placedViews", .integer, "Views with a frame in at least one configuration, the root view left out."
    ) { $0.placedViews }
    JSONField(
      "movements", .list(movement.type),
      "Views that keep their distances neither to the safe area nor to their superview."
    ) { $0.movements }
    JSONField("issues", .list(issue.type)) { scene in
      scene.issues.map { ($0.issue, scene.names($0.configurations)) }
    }
    JSONField(
      "missingImages", .list(missingImage.type),
      "Views and bar items whose image set has no file that some of the configurations show."
    ) { scene in scene.missingImages.map { ($0, scene.names($0.configurations)) } }
  }

  private static let names = JSONType<[String]>.named("#/$defs/names") { $1.value($0) }

  private static let column = JSONShape<ComparedConfiguration>("column") {
    JSONField(
      "configuration", .named("layout.schema.json#/$defs/configuration") { LayoutJSON.configuration.write($0, to: &$1) }
    ) { $0.configuration }
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
      The same in the less likely reading, if the app pushes a controller that the layout takes to be presented; absent \
      where the file leaves nothing open.
      """
    ) { $0.insideIf?.name }
    JSONField("views", installed.type) { $0.views }
    JSONField("constraints", installed.type) { $0.constraints }
  }

  private static let installed = JSONShape<ComparedConfiguration.Installed>("installed") {
    JSONField("installed", .integer) { $0.count }
    JSONField("missing", names, "Object ids of those that take no part.") { $0.missing }
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
    JSONField("written", value, "The value outside the variations of the file; null without one.") {
      $0.difference.written
    }
    JSONField("values", .list(value), "By configuration; null where the object is not installed.") {
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

  private static let movement = JSONShape<SceneComparison.Movement>("movement") {
    object { $0.object }
    JSONField("frames", .list(frame), "By configuration.") { $0.frames }
  }

  private static let frame = JSONType<RelativeFrame?>.named("#/$defs/frame") { frame, writer in
    guard let frame else { return writer.null() }
    let (x, y) = (frame.horizontal, frame.vertical)
    writer.value(x.start, y.start, x.length, y.length, x.end, y.end)
  }

  private static let issue = JSONShape<(issue: LayoutIssue, configurations: [String])>("issue") {
    LayoutJSON.issue(constraints: names, message: "As it reads in the first of the configurations.") { $0.issue }
    JSONField("configurations", names) { $0.configurations }
  }

  private static let missingImage = JSONShape<(missing: SceneComparison.MissingImage, configurations: [String])>(
    "missingImage"
  ) {
    object { $0.missing.object }
    JSONField("image", .text) { $0.missing.name }
    JSONField("configurations", names) { $0.configurations }
  }

  // MARK: - Variations without effect

  private static let idle = JSONShape<(statement: VariationAudit.IdleStatement, lines: LineMap?)>("idle") {
    JSONField("owner", .text) { $0.statement.owner }
    JSONField("key", .text) { $0.statement.key }
    JSONField("line", .integer) { $0.lines?.position(of: $0.statement.range.lower).line ?? 0 }
    JSONField("words", .text) { AuditWords.text($0.statement) }
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
    JSONField("outlet", .flag, "Whether an outlet leads to it, so that code may activate it.") {
      $0.constraint.hasOutlet
    }
  }
}

extension SceneComparison {
  /// The names of configurations by their numbers.
  fileprivate func names(_ numbers: [Int]) -> [String] { numbers.map { configurations[$0].configuration.name } }
}
