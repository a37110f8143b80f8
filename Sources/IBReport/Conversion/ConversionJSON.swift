import IBConvert
import IBLayout
import IBModel

/// The data described by `Schemas/conversion.schema.json`: one struct, converted from a scene, a cell or a container.
enum ConversionJSON {
  static func write(_ part: ConversionReport.Part, of path: String, to writer: inout JSONWriter) {
    view.write(WrittenView(path: path, part: part), to: &writer)
  }

  static func write(_ container: ContainerFile, of path: String, to writer: inout JSONWriter) {
    self.container.write((path, container), to: &writer)
  }

  static let schema = JSONSchemaText.text(
    "conversion", title: "A scene converted to SwiftUI",
    """
    An element of 'convert swiftui --format json' and a line of 'convert swiftui --format jsonl': one struct, \
    converted from a scene or a cell. Frames are in points.
    """, ##""oneOf": [{ "$ref": "#/$defs/view" }, { "$ref": "#/$defs/container" }]"##,
    definitions: [
      container.definition, view.definition, verdict.definition, move.definition, arrangement.definition,
      loss.definition,
    ])

  /// The first fields of every object.
  private static func head<Value>(_ path: @escaping @Sendable (Value) -> String) -> [JSONField<Value>] {
    [JSONField("conversion", version: 1), JSONField("file", .text, "The path as passed to the command.") { path($0) }]
  }

  private static let structSummary = "The name of the struct and, with .swift, of its file."

  // MARK: - Containers

  private static let container = JSONShape<(path: String, file: ContainerFile)>(
    "container", "A container controller, which has no view to lay out."
  ) {
    head { $0.path }
    JSONField("container", .text, "The id of the controller.") { $0.file.controller }
    JSONField("struct", .text, structSummary) { $0.file.typeName }
    JSONField("shows", .texts, "The structs that it shows.") { $0.file.shown }
    JSONField("notConverted", .list(loss.type), lossesSummary) { $0.file.losses }
  }

  private static let lossesSummary =
    "Attributes, parts and connections that were not converted. A comment in the file names each that needs work."

  private static let loss = JSONShape<Loss>("loss") {
    JSONField("id", .text, "The id of the object that has it.") { $0.id }
    JSONField("kind", .text, "The name of that object's element.") { $0.kind }
    JSONField("what", .text, "An attribute, the key of a child, or the kind of a connection.") { $0.what }
    JSONField("value", ifAny: .text, "Its value in the document.") { $0.value }
  }

  // MARK: - Views

  /// A struct, and the path of its document.
  private struct WrittenView {
    let path: String
    let part: ConversionReport.Part

    var verdicts: [WrittenVerdict] { part.file.proof.verdicts.map { WrittenVerdict(of: self, verdict: $0) } }

    /// The arrangement of the views inside each view, in document order.
    var arrangements: [(id: String, kind: CandidateKind)] {
      part.file.tree.arrangements.sorted { $0.key < $1.key }.map { (part.scene.views[$0.key].id, $0.value) }
    }
  }

  private struct WrittenVerdict {
    let of: WrittenView
    let verdict: ViewVerdict

    var view: SceneView { of.part.scene.views[verdict.view] }

    var moves: [WrittenMove] {
      verdict.moves.map { (of.part.scene.configurations[$0.configuration].name, $0) }
    }

  }

  /// A configuration, and both frames of a view on it.
  private typealias WrittenMove = (configuration: String, move: ViewVerdict.Move)

  private static let view = JSONShape<WrittenView>("view") {
    head { $0.path }
    JSONField("scene", LayoutJSON.scene.type.from("layout")) { $0.part.scene.identity }
    JSONField("root", .text, "The id of the view whose content the struct shows: the scene's, or a cell's content.") {
      $0.part.scene.views[$0.part.file.tree.root].id
    }
    JSONField("struct", .text, structSummary) { $0.part.file.typeName }
    JSONField(
      "configurations", .texts,
      "The configurations on which Keyline laid out both sides; it infers the tree from the first four."
    ) { $0.part.scene.configurations.map(\.name) }
    JSONField("sizes", .integer, "The number of sizes of the root; with only one, no view is verified.") {
      $0.part.file.proof.sizeCount
    }
    JSONField("views", .list(verdict.type)) { $0.verdicts }
    JSONField("containers", .list(arrangement.type), "The arrangement of the views inside each view.") {
      $0.arrangements
    }
    JSONField("notConverted", .list(loss.type), lossesSummary) { $0.part.file.losses }
  }

  private static let arrangement = JSONShape<(id: String, kind: CandidateKind)>("arrangement") {
    JSONField("id", .text) { $0.id }
    JSONField("arrangement", .word(CandidateKind.allCases.map(ConversionWords.name))) {
      ConversionWords.name($0.kind)
    }
  }

  private static let sameSummary = "same: within a point on every configuration."

  private static let verdict = JSONShape<WrittenVerdict>("verdict") {
    JSONField("id", .text) { $0.view.id }
    JSONField("kind", .text, "The name of its element.") { $0.view.kind.rawValue }
    JSONField("line", ifAny: .integer, "The line in the file, from 1; absent for a view that is not in the file.") {
      $0.of.part.file.lines[$0.view.id]
    }
    JSONField("status", .word(["same", "moved", "not-compared", "dropped"]), sameSummary) {
      ConversionWords.name($0.verdict.status)
    }
    JSONField(
      "reason", ifAny: .word(ViewVerdict.Reason.allCases.map(ConversionWords.name)),
      "The reason, if a view is not compared or was dropped."
    ) { $0.verdict.reason.map(ConversionWords.name) }
    JSONField(
      "proven", .flag,
      "Whether the view is verified: its frames are the same, and its size follows from the tree, not from a layout."
    ) { $0.verdict.status == .same && $0.verdict.doubt == nil }
    JSONField(
      "doubt", ifAny: .word(ViewVerdict.Doubt.allCases.map(ConversionWords.name)),
      """
      The reason why an unchanged view is not verified. one-size: Keyline laid the struct out in only one size; copied: \
      its size or position is copied from a layout; scene-padding: it depends on scenePadding, whose length on iOS is \
      undocumented; drawing-order: it, or a view around it, is drawn under a view that it covers in the document.
      """
    ) { $0.verdict.status == .same ? $0.verdict.doubt.map(ConversionWords.name) : nil }
    JSONField("moves", ifAny: .list(move.type), "The configurations on which its two frames differ.") {
      $0.verdict.moves.isEmpty ? nil : $0.moves
    }
    JSONField(
      "controlSizes", .flag, "Whether its frame depends on the size of a control, which is UIKit's here."
    ) { $0.verdict.dependsOnControls }
  }

  private static let move = JSONShape<WrittenMove>("move") {
    JSONField("configuration", .text) { $0.configuration }
    JSONField("uiKit", LayoutJSON.rect.from("layout")) { $0.move.uiKit }
    JSONField("swiftUI", rectOrNull) { $0.move.swiftUI }
  }

  private static let rectOrNull = JSONType<Rect?>(
    "\"oneOf\": [{ \(LayoutJSON.rect.from("layout").schema) }, { \"type\": \"null\" }]"
  ) { rect, writer in
    if let rect { LayoutJSON.write(rect, to: &writer) } else { writer.null() }
  }

}
