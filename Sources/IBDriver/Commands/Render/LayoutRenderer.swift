import IBLayout
import IBModel
import IBReport
import IBSyntax

/// Lays out files and passes the requested layouts to the drawing code.
struct LayoutRenderer: Sendable {
  let plan: LayoutPlan
  let emitter: SVGEmitter
  let format: PictureFormat
  let scenes: SceneChoice
  /// Pixels per point; nil for the device's own scale.
  let scale: Double?
  let reader: SourceReader

  /// Draws the layouts of a file.
  ///
  /// Scenes without a view, such as most navigation controllers and all storyboard references, are left out and
  /// counted, unless `--scene` chooses nothing else.
  ///
  /// - Parameter body: draws the layouts, and may change the outcome. It receives these layouts and all scenes of the
  ///   document.
  func draw(
    _ file: InputFile, _ body: ([SceneLayout], _ scenes: [SceneLayout.Identity], inout FileOutcome) -> Void
  ) -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let document, let findings):
      let layouts = plan.layouts(of: document)
      var outcome = FileOutcome()
      if layouts.isEmpty { outcome.report(FileFindings(findings + layouts.findings, in: document.tree.source)) }
      let chosen = scenes.choose(layouts).scenes
      var drawn = chosen.filter { scene in scene.contains { !$0.views.isEmpty } }
      if drawn.isEmpty, scenes.isRestricted { drawn = chosen }
      outcome.tally.withoutView += chosen.count - drawn.count
      body(drawn.flatMap(\.self), layouts.scenes.compactMap { $0.first?.scene }, &outcome)
      return outcome
    case .malformed(let source, let findings):
      return FileOutcome(reporting: FileFindings(findings, in: source))
    case .unsupported, .failure:
      return FileOutcome(unusable: reading, file)
    }
  }

  /// The picture of a layout; nil, after a complaint, if the layout cannot be drawn in the format.
  func picture(of layout: SceneLayout, in file: InputFile, _ outcome: inout FileOutcome) -> [UInt8]? {
    let svg = emitter.render(layout, path: file.path)
    if let picture = format.make(svg, scale ?? layout.configuration.scale) { return picture }
    outcome.fail(FileFailure(file.path, "the scene '\(layout.scene.id)' cannot be drawn as \(format.name)"))
    return nil
  }
}
