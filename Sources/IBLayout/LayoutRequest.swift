/// What is asked of the layouts of a document in one configuration.
package struct LayoutRequest: Sendable {
  package var configuration: TraitConfiguration
  /// Whether the layouts are to say what pictures need besides frames.
  package var isDrawn: Bool
  /// Whether they are to say what comparing configurations needs.
  package var isCompared: Bool
  /// What is asked besides frames; issues of other topics are not looked for.
  package var diagnosis: Diagnosis

  package init(
    _ configuration: TraitConfiguration, isDrawn: Bool = false, isCompared: Bool = false, diagnosis: Diagnosis = .all
  ) {
    self.configuration = configuration
    self.isDrawn = isDrawn
    self.isCompared = isCompared
    self.diagnosis = diagnosis
  }
}
