import IBModel

/// A view tree that is solved as one system, with what stays the same from configuration to configuration, and the
/// systems as they were last solved.
///
/// The same island is solved for one configuration after the other. Most change constants alone, so that each starts
/// from the solution before; see `SolvedSystem.solve`.
final class Island {
  /// Why a system was solved. Each kind has rows of its own besides the scene's, and starts from its last solution.
  enum Purpose: Int, CaseIterable {
    /// The rows of the scene.
    case plain
    /// With rows that keep some lengths from being negative.
    case squeezed
    /// With rows that keep all lengths from being negative, because something is open.
    case open
    /// With the natural sizes of another text.
    case otherText
  }

  /// Local indices, the root first, ascending.
  let members: [Int]
  let variables: LayoutVariables
  /// By local index: whether some row uses the margins or the safe area of the view, so that they may cause a pass.
  let usesInsets: [Bool]
  /// Whether the height of some text depends on the width it is given.
  let hasWrappingText: Bool
  /// Whether cells lie in some view besides the root, so that they are told their place by its frame.
  let holdsCells: Bool
  private var requiredSystem: RequiredSystem?
  private var systems: [SolvedSystem?] = Array(repeating: nil, count: Purpose.allCases.count)

  /// The island below a root: installed views that are solved with it, all but what lies inside cells.
  init(root: Int, of scene: SceneContent) {
    var members = [root]
    var isMember = Array(repeating: false, count: scene.views.count)
    isMember[root] = true
    for view in scene.views.indices where view > root {
      guard let parent = scene.views[view].parent, isMember[parent], scene.views[view].isInstalled,
        !scene.views[view].kind.isCell
      else { continue }
      isMember[view] = true
      members.append(view)
    }
    self.members = members
    variables = LayoutVariables(members: members, views: scene.views)
    usesInsets = Self.usesInsets(members, of: scene)
    hasWrappingText = members.contains { Intrinsics.wraps(scene.views[$0]) }
    holdsCells = members.dropFirst().contains { member in
      scene.views[member].children.contains { scene.views[$0].kind.isCell }
    }
  }

  private static func usesInsets(_ members: [Int], of scene: SceneContent) -> [Bool] {
    var uses = Array(repeating: false, count: scene.views.count)
    func note(_ item: ResolvedConstraint.Item?, _ attribute: ResolvedConstraint.Attribute) {
      switch item {
      case .guide(let guide, let view):
        // The others are a scroll view's own lengths, or the root's.
        let kind = scene.document.guides[guide].kind
        if kind == .safeArea || kind == .keyboard { uses[view] = true }
      case .view(let view) where attribute.isRelativeToMargins: uses[view] = true
      default: break
      }
    }
    for constraint in scene.constraints {
      note(constraint.first, constraint.firstAttribute)
      note(constraint.second, constraint.secondAttribute)
    }
    // A stack view without margins of its own arranges its subviews from edge to edge.
    for member in members where scene.views[member].kind == .stackView && scene.views[member].margins != nil {
      uses[member] = true
    }
    return uses
  }

  /// Whether required rows can all hold together.
  func canHold(_ rows: [LinearConstraint]) -> Bool {
    var system = requiredSystem ?? RequiredSystem(variableCount: variables.count)
    requiredSystem = nil
    let holds = system.canHold(rows)
    requiredSystem = system
    return holds
  }

  /// Solves rows for a purpose, from the last solution for it, or else from `start`, where only constants differ.
  func solve(_ rows: [LinearConstraint], for purpose: Purpose, from start: SolvedSystem? = nil) -> SolvedSystem {
    // Taken out while it is solved, so that nothing else holds on to it and it need not be copied.
    guard var system = systems[purpose.rawValue] ?? start else {
      let system = SolvedSystem(rows, variableCount: variables.count)
      systems[purpose.rawValue] = system
      return system
    }
    systems[purpose.rawValue] = nil
    system.solve(rows)
    systems[purpose.rawValue] = system
    return system
  }
}
