import IBModel

/// A view tree that is solved as one system: all installed views except those inside cells.
///
/// All configurations in which a scene resolves to the same content share it. It is a class, because it is shared far
/// more often than created.
final class Island: Sendable {
  /// Local indices, the root first, ascending.
  let members: [Int]
  let variables: IslandVariables
  /// By local index: the view's insets that some row uses. Only these can cause another pass.
  private let uses: [Uses]
  /// Whether the height of some text depends on its width.
  let hasWrappingText: Bool
  /// Members besides the root that contain cells.
  let cellHolders: [Int]
  /// The constraints whose views are all members, in document order.
  let constraints: [IslandConstraint]

  /// The island below a root: all installed views below it except those inside cells.
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
    variables = IslandVariables(members: members, views: scene.views)
    uses = Self.uses(members, of: scene)
    hasWrappingText = members.contains { scene.views[$0].control.wraps }
    cellHolders = members.dropFirst().filter { member in
      scene.views[member].children.contains { scene.views[$0].kind.isCell }
    }
    constraints = scene.constraints.compactMap { IslandConstraint($0, isMember: isMember, root: root, of: scene) }
  }

  func usesMargins(of view: Int) -> Bool { uses[view].margins }
  func usesInsets(of view: Int) -> Bool { uses[view].margins || uses[view].safeArea }

  private struct Uses: Sendable {
    var margins = false
    var safeArea = false
  }

  private static func uses(_ members: [Int], of scene: SceneContent) -> [Uses] {
    var uses = Array(repeating: Uses(), count: scene.views.count)
    func note(_ item: ResolvedConstraint.Item?, _ attribute: ResolvedConstraint.Attribute) {
      switch item {
      case .guide(let guide, let view):
        // The other guides are lengths of a scroll view or of the root.
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
    // A stack view without explicit margins arranges its subviews from edge to edge.
    for member in members where scene.views[member].kind == .stackView && scene.views[member].margins != nil {
      uses[member].margins = true
    }
    // A tab bar extends over the unsafe area it covers.
    for member in members where scene.views[member].kind == .tabBar { uses[member].safeArea = true }
    // A cell without its table insets its content view by itself.
    if let root = members.first, scene.views[root].parent == nil, scene.views[root].kind == .tableViewCell {
      uses[root].safeArea = true
    }
    return uses
  }
}
