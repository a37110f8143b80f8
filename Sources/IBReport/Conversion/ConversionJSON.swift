import IBConvert
import IBLayout
import IBModel

/// The data described by `Schemas/conversion.schema.json`: one struct, converted from a scene, a cell or a container.
enum ConversionJSON {
  static func write(_ part: ConversionReport.Part, of path: String, to writer: inout JSONWriter) {
    view.write(WrittenView(path, part), to: &writer)
  }

  static func write(_ container: ContainerFile, of path: String, to writer: inout JSONWriter) {
    self.container.write((path, container), to: &writer)
  }

  static let schema = JSONSchemaText.text(
    "conversion", title: "A scene converted to SwiftUI",
    """
    An element of 'convert swiftui --format json' and a line of 'convert swiftui --format jsonl': one struct that a \
    scene or a cell became. Frames are in points.
    """, ##""oneOf": [{ "$ref": "#/$defs/view" }, { "$ref": "#/$defs/container" }]"##,
    definitions: [
      container.definition, view.definition, verdict.definition, move.definition, sizes.definition,
      sizeMove.definition, arrangement.definition, loss.definition,
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
    JSONField("readBack", .flag, "Whether the file, when read back, equals the printed one.") {
      $0.file.isReadBack
    }
    JSONField("shows", .texts, "The structs that it shows.") { $0.file.shown }
    JSONField("notConverted", .list(loss.type), lossesSummary) { $0.file.losses }
  }

  private static let lossesSummary =
    "Attributes, parts and connections that were not converted; a comment in the file names each."

  private static let loss = JSONShape<Loss>("loss") {
    JSONField("id", .text, "The id of the object that has it.") { $0.id }
    JSONField("kind", .text, "The name of that object's element.") { $0.kind }
    JSONField("what", .text, "An attribute, the key of a child, or the kind of a connection.") { $0.what }
    JSONField("value", ifAny: .text, "Its value in the document.") { $0.value }
  }

  // MARK: - Views

  /// A struct and the inputs from which the causes of its views' moves are found.
  private struct WrittenView {
    let path: String
    let part: ConversionReport.Part
    let causes: MoveCauses

    init(_ path: String, _ part: ConversionReport.Part) {
      self.path = path
      self.part = part
      causes = MoveCauses(part.file.proof.verdicts, of: part.scene)
    }

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
      verdict.moves.map {
        let cause = ConversionWords.name(of.causes.cause(of: verdict, $0))
        return WrittenMove(of.part.scene.configurations[$0.configuration].name, $0.uiKit, $0.swiftUI, cause)
      }
    }

    var sizes: WrittenSizes? {
      of.part.file.sizes[verdict.view].map { WrittenSizes(verdict: $0, scene: of.part.scene) }
    }
  }

  private struct WrittenSizes {
    let verdict: SizeVerdict
    let scene: ConvertibleScene

    var moves: [WrittenMove] {
      verdict.moves.map { move in
        var other: String?
        if case .view(let view) = move.cause { other = scene.views[view].id }
        return WrittenMove(
          scene.configurations[move.configuration].name, move.uiKit, move.swiftUI, ConversionWords.name(move.cause),
          other)
      }
    }
  }

  /// Both frames of a view on a configuration, and the word for the cause.
  private struct WrittenMove {
    let configuration: String
    let uiKit: Rect
    let swiftUI: Rect?
    let cause: String
    let other: String?

    init(_ configuration: String, _ uiKit: Rect, _ swiftUI: Rect?, _ cause: String, _ other: String? = nil) {
      (self.configuration, self.uiKit, self.swiftUI, self.cause) = (configuration, uiKit, swiftUI, cause)
      self.other = other
    }
  }

  private static let view = JSONShape<WrittenView>("view") {
    head { $0.path }
    JSONField("scene", LayoutJSON.scene.type.from("layout")) { $0.part.scene.identity }
    JSONField("root", .text, "The id of the view whose content the struct shows: the scene's, or a cell's content.") {
      $0.part.scene.views[$0.part.file.tree.root].id
    }
    JSONField("struct", .text, structSummary) { $0.part.file.typeName }
    JSONField("readBack", .flag, "Whether the file, when read back, equals the tree that Keyline laid out.") {
      $0.part.file.isReadBack
    }
    JSONField(
      "needsIOS", ifAny: .text,
      "The release that the struct needs, if --deployment-target does not allow it; Keyline then does not write the "
        + "struct."
    ) { $0.part.missingRelease?.description }
    JSONField(
      "configurations", .texts,
      "The configurations on which Keyline laid out both sides; it infers the tree from the first four."
    ) { $0.part.scene.configurations.map(\.name) }
    JSONField("sizes", .integer, "The number of root sizes; with one, no view is proven.") {
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
      "Whether it is the same, and its size follows from the tree instead of being copied from a layout."
    ) { $0.verdict.status == .same && !$0.verdict.lacksProof }
    JSONField(
      "doubt", ifAny: .word(ViewVerdict.Doubt.allCases.map(ConversionWords.name)),
      """
      The reason why an unchanged view is not proven. one-size: Keyline laid the struct out in only one size; copied: \
      its size or position is copied from a layout; scene-padding: it depends on scenePadding, whose length on iOS is \
      undocumented.
      """
    ) { $0.verdict.status == .same ? $0.verdict.doubt.map(ConversionWords.name) : nil }
    JSONField("moves", ifAny: .list(move.type), "The configurations on which its two frames differ.") {
      $0.verdict.moves.isEmpty ? nil : $0.moves
    }
    JSONField(
      "swiftUISizes", ifAny: sizes.type,
      "For a compared view: the result with the sizes of SwiftUI's controls."
    ) { $0.sizes }
  }

  private static let move = JSONShape<WrittenMove>("move") {
    frames
    JSONField(
      "cause", .word(["missing", "superview", "sibling", "approximation", "unseen", "arrangement"]),
      """
      missing: the tree does not show it; superview: its superview moved too; sibling: the size of a neighbor differs; \
      approximation: its position is unproven, so it is pinned to the nearest edges; unseen: Keyline inferred the tree \
      without this configuration; arrangement: any other cause.
      """
    ) { $0.cause }
  }

  // MARK: - SwiftUI's sizes

  private static let sizes = JSONShape<WrittenSizes>("sizes") {
    JSONField("status", .word(["same", "moved", "not-compared"]), sameSummary) {
      ConversionWords.name($0.verdict.status)
    }
    JSONField(
      "reason", ifAny: .word(SizeGap.allCases.map(ConversionWords.name)),
      """
      The reason, if a view is not compared. kind: the size of such a view is unknown; release: it is unknown on one \
      of the releases; content: its size depends on content; lines: its text wraps at another width; others: it \
      depends on such views.
      """
    ) { sizes in
      if case .notCompared(let gap) = sizes.verdict.status { ConversionWords.name(gap) } else { nil }
    }
    JSONField("moves", ifAny: .list(sizeMove.type), "The configurations on which its two frames differ.") {
      $0.verdict.moves.isEmpty ? nil : $0.moves
    }
  }

  private static let sizeMove = JSONShape<WrittenMove>("sizeMove") {
    frames
    JSONField(
      "cause", .word(["control-size", "control-size-of", "control-sizes", "arrangement"]),
      """
      control-size: its own size differs; control-size-of: the size of another view differs; control-sizes: the sizes \
      of several views differ; arrangement: it also moves with UIKit's sizes.
      """
    ) { $0.cause }
    JSONField("view", ifAny: .text, "The id of the other view, for control-size-of.") { $0.other }
  }

  private static let rectOrNull = JSONType<Rect?>(
    "\"oneOf\": [{ \(LayoutJSON.rect.from("layout").schema) }, { \"type\": \"null\" }]"
  ) { rect, writer in
    if let rect { LayoutJSON.write(rect, to: &writer) } else { writer.null() }
  }

  /// Both frames on a configuration.
  private static var frames: [JSONField<WrittenMove>] {
    [
      JSONField("configuration", .text) { $0.configuration },
      JSONField("uiKit", LayoutJSON.rect.from("layout")) { $0.uiKit },
      JSONField("swiftUI", rectOrNull) { $0.swiftUI },
    ]
  }
}
