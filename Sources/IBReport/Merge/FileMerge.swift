package import IBMerge

package struct FileMerge: Sendable {
  package enum State: Sendable {
    /// No conflict is left to people.
    case merged
    /// Conflicts are left, and marked in the file.
    case conflicts
    /// Git merged the file line by line, because Keyline could not read or merge it as a document.
    case lines(reason: String)
  }

  package let path: String
  package let state: State
  package let conflicts: [MergeConflict]
  package let notes: [MergeNote]
  /// Nil unless a format draws them.
  package var pictures: MergePictures?
  /// The command that decides conflicts, without the decisions; nil unless a format prints it.
  package var command: String?

  package init(path: String, state: State, conflicts: [MergeConflict] = [], notes: [MergeNote] = []) {
    self.path = path
    self.state = state
    self.conflicts = conflicts
    self.notes = notes
  }

  /// Such as `merged`, `2 conflicts`.
  var summary: String {
    switch state {
    case .merged: "merged"
    case .conflicts: conflicts.count == 1 ? "1 conflict" : "\(conflicts.count) conflicts"
    case .lines(let reason): "git merged it line by line: \(reason)"
    }
  }
}
