package import IBCompare

/// Something that was decided without asking, and that people may want to know.
package enum MergeNote: Sendable {
  /// Both sides stored frames of a scene; those of one side were kept. The scene is nil for the objects of a xib.
  case frames(scene: ObjectName?, count: Int, from: MergeSide)
  /// Both sides gave an id to two different things: that of one side has another id now.
  case freshID(old: String, fresh: String, of: MergeConflict.Subject, in: MergeSide, other: MergeConflict.Subject)
}
