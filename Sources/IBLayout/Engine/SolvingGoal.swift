/// The purpose for which the islands of a scene are solved.
enum SolvingGoal {
  /// Frames, with the coordinates that are kept.
  case frames
  /// Issues of certain topics; islands that cannot have any are not solved.
  case issues(Diagnosis)
  /// The systems with the stored lengths, without finding kept coordinates.
  case systems
}
