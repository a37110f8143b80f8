import IBCompare
package import IBMerge
import IBSource

/// Conflicts of a merge as sentences, the same in every format.
enum MergeSentences {
  /// A conflict with the line of its markers and the id for deciding it.
  static func line(_ conflict: MergeConflict) -> String {
    let place = conflict.line.map { "line \($0): " } ?? ""
    let id = conflict.id.isEmpty ? "" : " [\(conflict.id)]"
    return (place + text(conflict) + id).onOneLine
  }

  /// The number of edits and references that are listed; the rest is counted.
  private static let mostListed = 4

  /// Such as `label Title in LoginViewController: text "A" in ours, "B" in theirs`.
  static func text(_ conflict: MergeConflict) -> String {
    let scene = conflict.controller.map { " in \($0.words)" } ?? ""
    return "\(subject(conflict.subject))\(scene): \(text(conflict.cause))"
  }

  static func subject(_ subject: MergeConflict.Subject) -> String {
    switch subject {
    case .document: return "document"
    case .object(let object): return object.words
    case .connection(let connection): return DetailWords.text(connection)
    case .constraint(let terms):
      let view = terms.subject.object.map { " of \($0.words)" } ?? ""
      return "constraint \(ConstraintWords.name(terms))\(view)"
    }
  }

  private static func text(_ cause: MergeConflict.Cause) -> String {
    switch cause {
    case .values(let values): values.map(text).joined(separator: "; ")
    case .tag(let ours, let theirs):
      "both sides changed this line (ours: \(names(ours)), theirs: \(names(theirs))); the changes are compatible"
    case .removed(let remover, let edits):
      "removed in \(remover.name), edited in \(remover.opposite.name) "
        + "(\(Wording.list(edits.map(text), atMost: mostListed)))"
    case .pointedTo(let remover, let subjects):
      "removed in \(remover.name), but \(Wording.list(subjects.map(subject), atMost: mostListed)) in "
        + "\(remover.opposite.name) \(subjects.count == 1 ? "refers" : "refer") to it"
    case .list(let path):
      "both sides edited its \(path.steps.isEmpty ? "rows" : PropertyWords.name(path))"
    case .moved(let ours, let theirs):
      "moved into \(ours.map(subject) ?? "nothing") in ours, into \(theirs.map(subject) ?? "nothing") in theirs"
    case .order: "both sides reordered its contents"
    case .place(let theirs): "in ours, \(subject(theirs)) at the same place in theirs; keep one"
    }
  }

  private static func text(_ value: MergeConflict.Value) -> String {
    let words = value.versions.map { $0.map(PropertyWords.text) ?? "none" }
    return "\(PropertyWords.name(value.path)) \(words.ours) in ours, \(words.theirs) in theirs"
  }

  private static func text(_ edit: MergeConflict.Edit) -> String {
    switch edit {
    case .values(let subject, let changes):
      "\(self.subject(subject)): \(Wording.list(changes.map(PropertyWords.change), atMost: mostListed))"
    case .added(let subject): "\(self.subject(subject)) added"
    case .moved(let subject): "\(self.subject(subject)) moved"
    }
  }

  private static func names(_ paths: [PropertyPath]) -> String {
    paths.isEmpty ? "its contents" : Wording.list(paths.map { PropertyWords.name($0) }, atMost: mostListed)
  }

  /// Such as `12 frames of LoginViewController kept from theirs`.
  static func text(_ note: MergeNote) -> String {
    switch note {
    case .frames(let scene, let count, let side):
      let scene = scene.map { " in \($0.words)" } ?? ""
      return "\(Wording.count(count, "stored frame"))\(scene) kept from \(side.name); both sides changed them"
    case .freshID(let old, let fresh, let changed, let side, let other):
      // An object without a name is named by the id that its file has.
      return "\(subject(changed).replacing(fresh, with: old)) in \(side.name) gets the new id \(fresh), because "
        + "\(subject(other)) in \(side.opposite.name) has \(old)"
    }
  }

  /// A word for programs.
  static func kind(_ cause: MergeConflict.Cause) -> String {
    switch cause {
    case .values: "values"
    case .tag: "tag"
    case .removed: "removed"
    case .pointedTo: "pointedTo"
    case .list: "list"
    case .moved: "moved"
    case .order: "order"
    case .place: "place"
    }
  }
}

extension MergeConflict {
  /// The conflict in words, with the line of its markers and the id for deciding it.
  package var sentence: String { MergeSentences.line(self) }
}
