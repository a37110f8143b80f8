/// What the islands of a scene are solved for.
enum SolvingGoal {
  /// Frames, with the coordinates that are kept.
  case frames
  /// Issues of certain topics; an island that can have none is not solved.
  case issues(Diagnosis)
  /// The systems with the stored lengths, without deciding what is kept.
  case systems
}
