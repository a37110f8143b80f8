package import IBCompare
package import IBLayout
import IBSource

package struct FileDiff: Sendable {
  package enum State: Sendable {
    case changed
    /// The file has no old version; the objects at the top of the new one.
    case added([ObjectName])
    case removed([ObjectName])
    /// A file that is compared only as text: the lines of a unified difference.
    case text([String])
  }

  /// The displayed path: the new path, or the old one if the file was removed.
  package let path: String
  /// The paths of both versions as the user gave them; nil for a version that does not exist.
  package let oldPath: String?
  package let newPath: String?
  package let state: State
  /// Nil for a file that was added or removed.
  package let diff: DocumentDiff?
  package let lines: [DiffLine]
  /// Layouts of both versions with everything that pictures need; empty unless there are pictures.
  package var layouts: (old: [SceneLayout], new: [SceneLayout]) = ([], [])
  /// The line of each object in the new version, from 1, by its id; empty unless there are pictures.
  package var places: [String: Int] = [:]

  /// Two versions of a file.
  package init(path: String, oldPath: String, newPath: String, diff: DocumentDiff) {
    self.path = path
    self.oldPath = oldPath
    self.newPath = newPath
    self.diff = diff
    state = .changed
    lines = DiffFolding(diff).lines
  }

  /// A file that was added or removed.
  ///
  /// - Parameter contents: the objects at its top.
  package init(path: String, isAdded: Bool, contents: [ObjectName]) {
    self.path = path
    oldPath = isAdded ? nil : path
    newPath = isAdded ? path : nil
    state = isAdded ? .added(contents) : .removed(contents)
    diff = nil
    lines = []
  }

  /// A file of another platform, which is compared as text.
  ///
  /// - Parameter text: the lines of a unified difference.
  package init(path: String, oldPath: String, newPath: String, text: [String]) {
    self.path = path
    self.oldPath = oldPath
    self.newPath = newPath
    state = .text(text)
    diff = nil
    lines = []
  }

  /// Whether the two versions have no reportable difference.
  package var isEmpty: Bool {
    switch state {
    case .changed: lines.isEmpty
    case .text(let lines): lines.isEmpty
    case .added, .removed: false
    }
  }

  /// The amount of change, such as `3 changes` or `added`.
  var extent: String {
    switch state {
    case .changed: Wording.count(lines.count, "change")
    case .added: "added"
    case .removed: "removed"
    case .text(let lines): "\(Wording.count(lines.count { $0.hasPrefix("+") || $0.hasPrefix("-") }, "line")) of text"
    }
  }

  /// The sentences as subjects and phrases; empty for a file that is compared as text.
  var sentenceParts: [(subject: String, phrases: [String])] {
    guard case .changed = state else { return sentences.map { ($0, []) } }
    let words = DiffSentences(configurationCount: diff?.configurations.count ?? 0)
    return lines.map(words.parts)
  }

  /// The lines as sentences: lower case, no full stop.
  package var sentences: [String] {
    let words = DiffSentences(configurationCount: diff?.configurations.count ?? 0)
    switch state {
    case .added(let contents): return [words.file("added", with: contents)]
    case .removed(let contents): return [words.file("removed", with: contents)]
    case .changed: return lines.map(words.text)
    case .text(let lines): return lines
    }
  }
}
