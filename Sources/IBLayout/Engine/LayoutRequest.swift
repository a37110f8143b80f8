package struct LayoutRequest: Sendable {
  package var configuration: TraitConfiguration
  /// What the layouts include besides the frames.
  package var detail: LayoutDetail
  /// The questions besides frames; issues of other topics are not computed.
  package var diagnosis: Diagnosis
  /// Whether frames are computed. Otherwise layouts have only issues of the requested topics, of which only those that
  /// are not doubtful are complete; islands that cannot have any are not solved, and their views have no frames.
  package private(set) var isFramed = true

  package init(
    _ configuration: TraitConfiguration, detail: LayoutDetail = .frames, diagnosis: Diagnosis = .all
  ) {
    self.configuration = configuration
    self.detail = detail
    self.diagnosis = diagnosis
  }

  /// Requests only certain issues, and frames where finding the issues needs all of them.
  package init(issuesIn configuration: TraitConfiguration, diagnosis: Diagnosis) {
    self.init(configuration, diagnosis: diagnosis)
    isFramed = diagnosis.needsFrames
  }
}
