package struct LayoutRequest: Sendable {
  package var configuration: TraitConfiguration
  /// What the layouts include besides the frames.
  package var detail: LayoutDetail
  /// The questions besides frames; issues of other topics are not computed.
  package var diagnosis: Diagnosis
  /// Whether frames are computed. Otherwise, layouts have only issues of the requested topics, and only the issues that
  /// are not doubtful are complete. Islands that cannot have such issues are not solved, and their views have no
  /// frames.
  package private(set) var isFramed = true

  package init(
    _ configuration: TraitConfiguration, detail: LayoutDetail = .frames, diagnosis: Diagnosis = .all
  ) {
    self.configuration = configuration
    self.detail = detail
    self.diagnosis = diagnosis
  }

  /// Requests only certain issues, and frames only if finding the issues requires them.
  package init(issuesIn configuration: TraitConfiguration, diagnosis: Diagnosis) {
    self.init(configuration, diagnosis: diagnosis)
    isFramed = diagnosis.needsFrames
  }
}
