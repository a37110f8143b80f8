import IBModel
import IBSyntax

/// The objects that code can reach through outlets; how it changes them at run time is not in the file.
struct CodeConnections: Sendable {
  private let reached: Set<String>
  /// Views with a constraint that an outlet refers to.
  private let moved: Set<String>

  init(_ document: Document) {
    let outlets = document.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }
    reached = Set(outlets.compactMap(\.destination))
    var moved: Set<String> = []
    for constraint in document.constraints where reached.contains(constraint.id) {
      for item in [constraint.first, constraint.second] {
        if case .view(let view)? = item { moved.insert(document.views[view].id) }
      }
    }
    self.moved = moved
  }

  /// Whether an outlet refers to the object.
  func reach(_ id: String?) -> Bool { id.map(reached.contains) ?? false }

  /// Whether an outlet refers to a constraint of the view, as for views that code shows and hides.
  func move(_ view: String?) -> Bool { view.map(moved.contains) ?? false }
}
