/// What is asked of the layouts of a document in one configuration.
package struct LayoutRequest: Sendable {
  package var configuration: TraitConfiguration
  /// Whether the layouts are to say what pictures need besides frames.
  package var isDrawn: Bool
  /// What is asked besides frames; issues of other topics are not looked for.
  package var diagnosis: Diagnosis
  /// Whether frames are asked for. Otherwise layouts tell issues of the topics asked, of which only those that are not
  /// doubtful are complete; islands that cannot have any need not be solved, and their views have no frames.
  package private(set) var isFramed = true

  package init(
    _ configuration: TraitConfiguration, isDrawn: Bool = false, diagnosis: Diagnosis = .all
  ) {
    self.configuration = configuration
    self.isDrawn = isDrawn
    self.diagnosis = diagnosis
  }

  /// Asks for certain issues alone; for frames where finding them takes all frames anyway.
  package init(issuesIn configuration: TraitConfiguration, diagnosis: Diagnosis) {
    self.init(configuration, diagnosis: diagnosis)
    isFramed = diagnosis.needsFrames
  }
}
