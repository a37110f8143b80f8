package import IBCompare

/// A decision that the merge made itself, and that the user may want to know.
package enum MergeNote: Sendable {
  /// Both sides stored frames in a scene, and the merge kept those of one side. The scene is nil in a xib.
  case frames(scene: ObjectName?, count: Int, from: MergeSide)
  /// Each side gave the same id to a different thing. One of the things now has another id.
  case freshID(old: String, fresh: String, of: MergeConflict.Subject, in: MergeSide, other: MergeConflict.Subject)
}
