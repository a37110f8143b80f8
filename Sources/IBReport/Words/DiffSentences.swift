import IBCompare
import IBModel
import IBSource

/// Lines of a difference as sentences for people: lower case, no full stop.
struct DiffSentences {
  /// The most names that are listed; the rest is counted.
  private static let mostListed = 6

  private let motions: MotionWords

  /// - Parameter configurationCount: how many configurations were laid out.
  init(configurationCount: Int) {
    motions = MotionWords(configurationCount: configurationCount)
  }

  func text(_ line: DiffLine) -> String { text(parts(line)) }

  /// A line as its subject and the changes to it; a sentence without these parts is only a subject.
  func parts(_ line: DiffLine) -> (subject: String, phrases: [String]) {
    switch line {
    case .change(let change): parts(change)
    default: (whole(line), [])
    }
  }

  private func text(_ parts: (subject: String, phrases: [String])) -> String {
    parts.phrases.isEmpty ? parts.subject : "\(parts.subject): \(parts.phrases.joined(separator: ", "))"
  }

  private func whole(_ line: DiffLine) -> String {
    switch line {
    case .change(let change): text(change)
    case .guides(let shifts, let controllers): guides(shifts, controllers)
    case .same(let detail, let objects, let controllers): same(detail, objects, controllers)
    case .several(let changes): several(changes)
    case .shifts(let changes, let controllers): shifted(changes, controllers)
    case .reidentified(let objects):
      "new object ids, otherwise the same: \(Wording.list(objects.map(\.words), atMost: Self.mostListed))"
    }
  }

  /// A file that was added or removed, with the objects at its top.
  func file(_ change: String, with contents: [ObjectName]) -> String {
    let list = Wording.list(contents.map(\.words), atMost: Self.mostListed)
    return "file \(change)" + (contents.isEmpty ? "" : ", with \(list)")
  }

  // MARK: - One object

  func text(_ change: Change) -> String { text(parts(change)) }

  private func parts(_ change: Change) -> (subject: String, phrases: [String]) {
    switch change.kind {
    case .added(let contents): return ("\(change.object.words) added\(place("to", change))\(inside(contents))", [])
    case .removed(let contents):
      return ("\(change.object.words) removed\(place("from", change))\(inside(contents))", [])
    case .document: return ("document", DetailWords.phrases(change.details))
    case .edited:
      let phrases =
        order(change) + DetailWords.phrases(change.details, isMoved: change.formerParent != nil)
        + [motions.text(change.motions)].compactMap(\.self)
      return (subject(change), phrases)
    }
  }

  /// Such as `label Title in LoginViewController`.
  private func subject(_ change: Change) -> String {
    guard let controller = change.controller else { return change.object.words }
    return "\(change.object.words) \(change.object.role == .rootView ? "of" : "in") \(controller.words)"
  }

  private func inside(_ count: Int) -> String {
    count == 0 ? "" : ", with \(Wording.count(count, "object")) inside"
  }

  /// Such as ` to stack view Form of LoginViewController`.
  private func place(_ preposition: String, _ change: Change) -> String {
    var parent = change.parent
    if change.controller != nil, parent?.role == .rootView || parent?.role == .controller { parent = nil }
    switch (parent?.words, change.controller?.words) {
    case (let parent?, let controller?): return " \(preposition) \(parent) of \(controller)"
    case (let place?, nil), (nil, let place?): return " \(preposition) \(place)"
    case (nil, nil): return ""
    }
  }

  private func order(_ change: Change) -> [String] {
    if let former = change.formerParent {
      return ["moved to \(change.parent?.words ?? "the document") from \(former.words)"]
    }
    return change.isReordered ? ["reordered"] : []
  }

  // MARK: - Several

  private func guides(_ shifts: [DiffLine.GuideShift], _ controllers: [ObjectName]) -> String {
    let parts = shifts.map { shift in
      let (before, after) = (shift.before?.words ?? "the view", shift.after?.words ?? "the view")
      return "\(Wording.count(shift.count, "constraint")) to \(after) instead of \(before)"
    }
    return parts.joined(separator: ", ") + (controllers.isEmpty ? "" : " in \(list(controllers))")
  }

  private func list(_ controllers: [ObjectName]) -> String {
    controllers.count <= 2
      ? Wording.list(controllers.map(\.words)) : Wording.count(controllers.count, "controller")
  }

  private func same(_ detail: Detail, _ objects: [ObjectName], _ controllers: [ObjectName]) -> String {
    let place = controllers.isEmpty ? "" : " in \(list(controllers))"
    return "\(DetailWords.phrases([detail]).joined()) in \(nouns(objects))\(place)"
  }

  /// Such as `3 labels and 2 buttons`.
  private func nouns(_ objects: [ObjectName]) -> String {
    var counts: [(noun: String, count: Int)] = []
    for object in objects {
      let noun =
        object.role == .controller
        ? "controller"
        : object.role == .rootView
          ? "root view"
          : ObjectWords.noun(object.element)
      if let place = counts.firstIndex(where: { $0.noun == noun }) {
        counts[place].count += 1
      } else {
        counts.append((noun, 1))
      }
    }
    return Wording.list(counts.map { Wording.count($0.count, $0.noun) })
  }

  private func several(_ changes: [Change]) -> String {
    guard let first = changes.first else { return "" }
    let names = Wording.list(changes.map(\.object.words), atMost: Self.mostListed)
    if case .removed = first.kind { return "\(names) removed\(place("from", first))" }
    return "\(names) added\(place("to", first))"
  }

  private func shifted(_ changes: [Change], _ controllers: [ObjectName]) -> String {
    if let only = changes.first, changes.count == 1 { return text(only) }
    let place = controllers.isEmpty ? "" : " of \(list(controllers))"
    return "\(Wording.count(changes.count, "view"))\(place) move \(motions.places(changes.flatMap(\.motions)))"
  }
}
