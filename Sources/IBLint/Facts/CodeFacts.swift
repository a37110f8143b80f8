package import IBCode
import IBModel
import IBSyntax

/// Facts about the project around a document: the declarations in its sources and the names in its documents.
package struct CodeFacts: Sendable {
  package private(set) var sources: CodeIndex
  package let names: ProjectNames
  /// Whether the working copy has other projects, whose sources are left out.
  package var isOfOneProject = false
  /// The names of the sources that projects list but that do not exist, such as those of a submodule that is not checked out.
  package var missingSources: Set<String> = []
  /// The names of the storyboards and nibs that targets build but that do not exist.
  package var missingDocuments: Set<String> = []

  /// The most classes that documents name and no source declares before the share of them counts: a few may be
  /// mistakes of a small project.
  private static let fewClasses = 2

  /// Nil if the sources are incomplete: no source declares a class, or more than half of the classes that documents
  /// expect in the app's own sources are missing, as in a copy of only the documents.
  package init?(sources: CodeIndex, names: ProjectNames) {
    let missing = names.ownClasses.count { !sources.declares($0) }
    guard sources.hasClasses, missing <= Self.fewClasses || missing * 2 <= names.ownClasses.count else { return nil }
    self.sources = sources
    self.names = names
  }

  /// Whether a missing source has the name of a class.
  func mayHaveLost(_ name: String) -> Bool {
    missingSources.contains { $0.prefix { $0 != "." } == name }
  }

  /// The same facts as the documents of a project see them.
  package func seen(from project: String) -> CodeFacts {
    var facts = self
    facts.sources = sources.seen(from: project)
    return facts
  }

  /// The facts as a document sees them that belongs to none of several projects.
  package func seenFromOutside() -> CodeFacts {
    var facts = self
    facts.sources = sources.seenFromOutside()
    return facts
  }
}

extension CodeFacts {
  /// The names of a kind in the storyboards of a controller's class and its subclasses; nil if no storyboard uses the
  /// class itself.
  func names(_ kind: ProjectNames.Kind, of owner: String) -> Set<String>? {
    guard names.names(kind, besideAnyOf: { $0 == owner }) != nil else { return nil }
    return names.names(kind) { $0 == owner || sources.members(of: $0)?.classes.contains(owner) ?? true }
  }
}

/// The objects that code can reach through outlets; how it changes them at run time is not in the file.
struct CodeConnections: Sendable {
  private let reached: Set<String>
  /// The outlets that refer to each object.
  private let outlets: [String: [ObjectName]]
  /// What outlet collections refer to: code changes all of them at once, by another name.
  private let collected: Set<String>
  /// The constraints that outlets refer to, by the id of a view that they are about.
  private let constraints: [String: [String]]
  private let document: Document

  init(_ document: Document) {
    self.document = document
    let outlets = document.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }
    self.outlets = outlets.reduce(into: [:]) { outlets, outlet in
      guard let id = outlet.destination, let name = outlet.element[.property] else { return }
      outlets[id, default: []].append(ObjectName(name, of: outlet.element.parent?.parent?.customClassName))
    }
    collected = Set(outlets.lazy.filter { $0.kind == .outletCollection }.compactMap(\.destination))
    let reached = Set(self.outlets.keys)
    self.reached = reached
    var constraints: [String: [String]] = [:]
    for constraint in document.constraints where reached.contains(constraint.id) {
      for item in [constraint.first, constraint.second] {
        if case .view(let view)? = item { constraints[document.views[view].id, default: []].append(constraint.id) }
      }
    }
    self.constraints = constraints
  }

  /// Whether an outlet refers to the object.
  func reach(_ id: String?) -> Bool { id.map(reached.contains) ?? false }

  /// Whether an outlet collection refers to the object.
  func isCollected(_ id: String) -> Bool { collected.contains(id) }

  func outlets(to id: String?) -> [ObjectName] { id.flatMap { outlets[$0] } ?? [] }

  /// The properties of the outlets and collections that refer to the object.
  func names(of id: String) -> [String] { outlets[id]?.map(\.name) ?? [] }

  /// Whether an outlet refers to a view that no constraints place, and that contains the view, so code may place it.
  func placeFixedFrame(around view: String?) -> Bool {
    isTrue(from: view) { index, _ in
      let other = document.views[index]
      return other.element.flag(.fixedFrame) == true && reach(other.id) && other.id != view
    }
  }

  /// Whether a stack view arranges the view, or one around it, together with a view to which an outlet that meets a
  /// condition leads: code may hide that view, and the others then move.
  func rearrange(_ view: String?, _ meets: (ObjectName) -> Bool = { _ in true }) -> Bool {
    isTrue(from: view) { index, outer in
      guard document.views[index].role == .arranged else { return false }
      return document.views[outer].children.contains { other in
        other != index && document.views[other].role == .arranged
          && outlets(to: document.views[other].id).contains(where: meets)
      }
    }
  }

  /// Whether an outlet that meets a condition leads to the view or to a superview below the root.
  func lead(to view: String?, _ meets: (ObjectName) -> Bool) -> Bool {
    isTrue(from: view) { index, _ in outlets[document.views[index].id]?.contains(where: meets) == true }
  }

  /// Whether a condition is true for the view or a superview below the root.
  ///
  /// - Parameter condition: gets the index of a view and of its superview.
  private func isTrue(from view: String?, _ condition: (_ view: Int, _ outer: Int) -> Bool) -> Bool {
    first(from: view) { condition($0, $1) ? true : nil } ?? false
  }

  /// The first answer for the view or a superview below the root.
  ///
  /// - Parameter answer: gets the index of a view and of its superview.
  func first<Answer>(from view: String?, _ answer: (_ view: Int, _ outer: Int) -> Answer?) -> Answer? {
    guard let view, case .view(var index)? = document.objects[view] else { return nil }
    while let outer = document.views[index].parent {
      if let answer = answer(index, outer) { return answer }
      index = outer
    }
    return nil
  }

  /// The constraints of the view that outlets refer to.
  func constraints(of view: String?) -> [String] { view.flatMap { constraints[$0] } ?? [] }
}
