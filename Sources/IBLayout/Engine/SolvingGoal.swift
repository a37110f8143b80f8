/// The purpose for which the islands of a scene are solved.
enum SolvingGoal {
  /// Frames, with the kept coordinates.
  case frames
  /// Issues of certain topics. Islands that cannot have such issues are not solved.
  case issues(Diagnosis)
  /// The systems with the stored lengths, without finding kept coordinates.
  case systems
}
