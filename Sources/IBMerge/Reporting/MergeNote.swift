package import IBCompare

/// A decision that the merge made without asking and that the user may want to know.
package enum MergeNote: Sendable {
  /// Both sides stored frames of a scene, and the merge kept one side's. The scene is nil for the objects of a xib.
  case frames(scene: ObjectName?, count: Int, from: MergeSide)
  /// Both sides gave one id to two different things; one side's thing has another id now.
  case freshID(old: String, fresh: String, of: MergeConflict.Subject, in: MergeSide, other: MergeConflict.Subject)
}
