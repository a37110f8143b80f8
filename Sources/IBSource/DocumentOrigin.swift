/// The identity of a document: its path and its version. Two versions of one file are two documents.
package struct DocumentOrigin: Hashable, Sendable {
  /// A revision of git such as `HEAD~3`, or an empty text for git's index; nil for files on the disk.
  package let revision: String?
  /// The path as the user gave it; for a file in a revision, the path from the top of the working copy.
  package let path: String

  package init(path: String, revision: String? = nil) {
    self.path = path
    self.revision = revision
  }

  /// - Parameter blob: the name of a file in git, such as `HEAD:App/Main.storyboard`.
  package init(blob: String) {
    let colon = blob.firstIndex(of: ":") ?? blob.startIndex
    self.init(path: String(blob[blob.index(after: colon)...]), revision: String(blob[..<colon]))
  }

  /// The path. In git's notation, the revision precedes it.
  package var name: String { revision.map { "\($0):\(path)" } ?? path }
}
