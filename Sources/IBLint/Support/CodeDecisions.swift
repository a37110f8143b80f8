import IBCode
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// What code does at run time that decides whether a problem of a layout occurs.
///
/// Each answer is a clause for a report, such as `code changes the constraint gap`, or nil if code changes nothing. Without
/// the sources, an outlet is enough.
extension DocumentSubject {
  /// How code changes the place or the size of a view, or of one around it.
  ///
  /// - Parameter isText: whether the text of the view matters.
  func decision(about view: String?, isText: Bool = false) -> String? {
    let texts = isText ? view.flatMap { objects[$0] }.map(TextIssues.texts) : nil
    let own = texts.flatMap { texts in
      change(
        [
          (
            { sources, outlet in sources.fills(outlet) && !texts.contains { sources.fills(outlet, with: $0) } },
            "sets the text of"
          )
        ],
        of: view)
    }
    return own
      ?? code.first(from: view) { index, _ in
        let id = document.views[index].id
        return change(Self.changesOfPlace, of: id) ?? decision(aboutConstraintsOf: id)
      }
  }

  func decision(aboutFontOf view: String?) -> String? { change([({ $0.styles($1) }, "sets the font of")], of: view) }

  /// How code changes one of the constraints of a view.
  func decision(aboutConstraintsOf view: String?) -> String? {
    code.constraints(of: view).lazy.compactMap { self.decision(aboutConstraint: $0) }.first
  }

  func decision(aboutConstraint id: String) -> String? {
    change([({ $0.adjusts($1) }, "changes the constraint")], of: id)
  }

  /// How code changes a view that shares a stack view with a view or with one around it.
  func decision(aboutNeighborsOf view: String?) -> String? {
    var found: String?
    _ = code.rearrange(view) { name in
      found = change([({ $0.toggles($1) }, "hides or shows"), ({ $0.empties($1) }, "empties")], name)
      return found != nil
    }
    return found
  }

  /// How code changes a view that no constraints place, and that is or contains the view.
  func decision(aboutFixedFrameAround view: String?) -> String? {
    code.first(from: view) { index, _ in
      let other = document.views[index]
      return other.element.flag(.fixedFrame) == true ? change(Self.changesOfPlace, of: other.id) : nil
    }
  }

  private typealias Changes = [(isMade: @Sendable (CodeIndex, ObjectName) -> Bool, words: String)]

  private static let changesOfPlace: Changes = [
    ({ $0.toggles($1) }, "hides or shows"), ({ $0.places($1) }, "places"), ({ $0.moves($1) }, "moves"),
    ({ $0.empties($1) }, "empties"),
  ]

  private func change(_ changes: Changes, of id: String?) -> String? {
    code.outlets(to: id).lazy.compactMap { self.change(changes, $0) }.first
  }

  /// The first of some changes that the sources make to the object of an outlet.
  private func change(_ changes: Changes, _ outlet: ObjectName) -> String? {
    guard let sources = facts?.sources else { return "code may change \(outlet.name)" }
    if let change = changes.first(where: { $0.isMade(sources, outlet) }) {
      return "code \(change.words) \(outlet.name)"
    }
    if let owner = outlet.owner, !sources.declares(owner) { return "no source declares \(owner), which may change it" }
    return sources.handsOn(outlet) ? "code gives \(outlet.name) to other code" : nil
  }
}
