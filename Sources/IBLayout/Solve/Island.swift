import IBModel
import LinearSolver

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
  /// By local index: which insets of the view some row uses, so that they may cause a pass.
  private let uses: [Uses]
  /// Whether the height of some text depends on the width it is given.
  let hasWrappingText: Bool
  /// Members besides the root that cells lie in.
  let cellHolders: [Int]
  private var requiredSystem: RequiredSystem?
  /// What was last checked for conflicts, and whether it can have none.
  var checked: (inputs: ConflictCheck.Inputs, isClear: Bool)?
  /// The rows that keep all lengths from being negative.
  private(set) lazy var leastLengths = members.flatMap {
    [Self.leastLength(of: $0, variables.width($0)), Self.leastLength(of: $0, variables.height($0))]
  }
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
    uses = Self.uses(members, of: scene)
    hasWrappingText = members.contains { scene.views[$0].control.wraps }
    cellHolders = members.dropFirst().filter { member in
      scene.views[member].children.contains { scene.views[$0].kind.isCell }
    }
  }

  func usesMargins(of view: Int) -> Bool { uses[view].margins }
  func usesSafeArea(of view: Int) -> Bool { uses[view].safeArea }
  func usesInsets(of view: Int) -> Bool { uses[view].margins || uses[view].safeArea }

  private struct Uses {
    var margins = false
    var safeArea = false
  }

  private static func uses(_ members: [Int], of scene: SceneContent) -> [Uses] {
    var uses = Array(repeating: Uses(), count: scene.views.count)
    func note(_ item: ResolvedConstraint.Item?, _ attribute: ResolvedConstraint.Attribute) {
      switch item {
      case .guide(let guide, let view):
        // The others are a scroll view's own lengths, or the root's.
        let kind = scene.document.guides[guide].kind
        if kind == .safeArea || kind == .keyboard { uses[view].safeArea = true }
      case .view(let view) where attribute.isRelativeToMargins: uses[view].margins = true
      default: break
      }
    }
    for constraint in scene.constraints {
      note(constraint.first, constraint.firstAttribute)
      note(constraint.second, constraint.secondAttribute)
    }
    // A stack view without margins of its own arranges its subviews from edge to edge.
    for member in members where scene.views[member].kind == .stackView && scene.views[member].margins != nil {
      uses[member].margins = true
    }
    // A tab bar reaches over what it covers of the area that is not safe.
    for member in members where scene.views[member].kind == .tabBar { uses[member].safeArea = true }
    return uses
  }

  /// The row that keeps a length of a view from being negative.
  static func leastLength(of view: Int, _ variable: Variable) -> LinearConstraint {
    LinearConstraint(LinearExpression(variable), .greaterThanOrEqual, LinearExpression(0), origin: .length(view))
  }

  /// The value that required equalities alone give a variable, for rows that `canHold`; nil where they leave it open.
  func fixedValue(of variable: Variable) -> Double? { requiredSystem?.fixedValue(of: variable) }

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
