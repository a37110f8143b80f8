package import IBCompare
package import IBLayout
import IBSource

/// What differs in one file.
package struct FileDiff: Sendable {
  package enum State: Sendable {
    case changed
    /// There is no old version; what is at the top of the new one.
    case added([ObjectName])
    case removed([ObjectName])
  }

  /// The path that is shown: the new one, or that of a file that is gone.
  package let path: String
  /// Both paths as they were given; nil where there is no such version.
  package let oldPath: String?
  package let newPath: String?
  package let state: State
  /// Nil for a file that came or went.
  package let diff: DocumentDiff?
  package let lines: [DiffLine]
  /// Layouts with all that pictures need, of both versions; empty unless there are pictures.
  package var layouts: (old: [SceneLayout], new: [SceneLayout]) = ([], [])

  /// Two versions of a file.
  package init(path: String, oldPath: String, newPath: String, diff: DocumentDiff) {
    self.path = path
    self.oldPath = oldPath
    self.newPath = newPath
    self.diff = diff
    state = .changed
    lines = DiffFolding(diff).lines
  }

  /// A file that came or went.
  ///
  /// - Parameter contents: what is at its top.
  package init(path: String, isAdded: Bool, contents: [ObjectName]) {
    self.path = path
    oldPath = isAdded ? nil : path
    newPath = isAdded ? path : nil
    state = isAdded ? .added(contents) : .removed(contents)
    diff = nil
    lines = []
  }

  /// Whether there is nothing to report.
  package var isEmpty: Bool {
    if case .changed = state { lines.isEmpty } else { false }
  }

  private static let mostListed = 6

  /// The lines as sentences: lower case, no full stop.
  var sentences: [String] {
    switch state {
    case .added(let contents): return ["file added\(Self.contents(contents))"]
    case .removed(let contents): return ["file removed\(Self.contents(contents))"]
    case .changed:
      let sentences = DiffSentences(configurationCount: diff?.configurations.count ?? 0)
      return lines.map(sentences.text)
    }
  }

  private static func contents(_ objects: [ObjectName]) -> String {
    objects.isEmpty ? "" : ", with \(Wording.list(objects.map(\.words), atMost: mostListed))"
  }
}
