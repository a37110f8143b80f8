/// A change of the file that makes a finding go away.
package struct Fix: Hashable, Sendable {
  /// What applying it may do besides removing the finding.
  package enum Safety: String, Sendable {
    /// The document means the same afterwards.
    case safe
    /// The document may behave differently; the user has to ask for it.
    case unsafe
  }

  /// The change as an imperative: lower case, no full stop.
  package let title: String
  package let safety: Safety
  /// Edits of the finding's file; they do not overlap each other.
  package let edits: [TextEdit]

  package init(_ title: String, _ safety: Safety, _ edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
