import IBContent
import IBModel
import LinearSolver
import Synchronization

/// The part of a resolved scene that depends on the configuration only through `SceneTraits`. It is a class, because
/// many values of a layout refer to it.
final class SceneContent: Sendable {
  let document: Document
  /// The scene's controller, or the same properties of its root view.
  let owner: ControllerContent
  /// Index of the root in the document's views; local index 0.
  let root: Int
  /// Preorder, a view before its subviews.
  let views: [ResolvedView]
  /// Installed constraints between installed views, in document order.
  let constraints: [ResolvedConstraint]
  /// The views whose bottom a constraint ties to the end of the scene's safe area, by local index.
  let viewsAtSafeAreaBottom: Set<Int>
  /// Whether the scene has a stack view anywhere, installed or not.
  let hasStackView: Bool
  /// The widths and heights that required constraints fix, by local index, in points.
  let fixedWidths: [Int: Double]
  let fixedHeights: [Int: Double]
  /// The tables, and a root that is a cell without its table, by local index.
  let tables: [Int]
  /// Whether some text has a style of Dynamic Type.
  let textStyles = TextStyleUse()

  init(
    document: Document, owner: ControllerContent, root: Int, views: [ResolvedView], constraints: [ResolvedConstraint]
  ) {
    self.document = document
    self.owner = owner
    self.root = root
    self.views = views
    self.constraints = constraints
    hasStackView = views.contains { $0.kind == .stackView }
    tables = views.indices.filter {
      views[$0].table != nil || views[$0].parent == nil && views[$0].tableCell != nil
    }
    fixedWidths = Self.fixedLengths(.width, constraints)
    fixedHeights = Self.fixedLengths(.height, constraints)
    viewsAtSafeAreaBottom = Set(constraints.compactMap { SceneContent.viewAtSafeAreaBottom($0, in: document) })
  }

  private static func fixedLengths(
    _ attribute: ResolvedConstraint.Attribute, _ constraints: [ResolvedConstraint]
  ) -> [Int: Double] {
    var lengths: [Int: Double] = [:]
    for constraint in constraints where constraint.second == nil && constraint.firstAttribute == attribute {
      guard constraint.relation == .equal, constraint.priority >= Solver.required,
        case .view(let view) = constraint.first
      else { continue }
      lengths[view] = constraint.constant
    }
    return lengths
  }

  private static func viewAtSafeAreaBottom(_ constraint: ResolvedConstraint, in document: Document) -> Int? {
    guard let second = constraint.second else { return nil }
    let ends = [(constraint.first, constraint.firstAttribute), (second, constraint.secondAttribute)]
    for (end, other) in zip(ends, ends.reversed()) {
      if case (.view(let view), .bottom) = end, endsSafeArea(other.0, other.1, in: document) { return view }
    }
    return nil
  }

  private static func endsSafeArea(
    _ item: ResolvedConstraint.Item, _ attribute: ResolvedConstraint.Attribute, in document: Document
  ) -> Bool {
    switch item {
    case .view(let view): view == 0 && attribute == .bottomMargin
    case .guide(let guide, let view):
      switch document.guides[guide].kind {
      case .safeArea: view == 0 && attribute == .bottom
      case .bottom: attribute == .top
      default: false
      }
    }
  }
}

/// Whether the layouts of a scene have used the font of a text style. Only these fonts follow the content size
/// category, so a scene without them has the same geometry in all large text sizes (`SceneGeometry`).
final class TextStyleUse: Sendable {
  private let isNoted = Atomic(false)

  var isUsed: Bool { isNoted.load(ordering: .relaxed) }

  func note() { isNoted.store(true, ordering: .relaxed) }
}
