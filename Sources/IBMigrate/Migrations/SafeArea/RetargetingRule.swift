import IBModel

/// The rule for one side of a constraint (Measurements/Migration.md#constraints).
enum RetargetingRule: Hashable {
  /// Any edge of the top layout guide becomes the top of the safe area.
  case topGuide
  /// Any edge of the bottom layout guide becomes the bottom of the safe area.
  case bottomGuide
  /// A horizontal edge or the center of a root view becomes that of the safe area.
  case horizontalEdge
  /// A size or center of a layout guide. The replacement in Xcode's own migration is unknown.
  case unknownGuideAttribute
  case kept(Reason)

  enum Reason: Hashable {
    case otherItem, rootOfOtherScope, marginOfRoot, verticalOfRoot, sizeOfRoot, xib, television, document
  }

  /// The attributes of a root view that change to its safe area.
  static let horizontal: Set<LayoutConstraint.Attribute> = [.leading, .trailing, .left, .right, .centerX]

  static func of(
    _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute?, in scope: SafeAreaScope
  ) -> RetargetingRule {
    switch item {
    case .guide(let guide): of(guide: guide, attribute, in: scope)
    case .view(let view): of(view: view, attribute, in: scope)
    case .dangling: .kept(.otherItem)
    }
  }

  private static func of(
    guide: Int, _ attribute: LayoutConstraint.Attribute?, in scope: SafeAreaScope
  ) -> RetargetingRule {
    let kind = scope.document.guides[guide].kind
    guard kind == .top || kind == .bottom else { return .kept(.otherItem) }
    if scope.isTelevision { return .kept(.television) }
    guard attribute == .top || attribute == .bottom else { return .unknownGuideAttribute }
    return kind == .top ? .topGuide : .bottomGuide
  }

  private static func of(
    view: Int, _ attribute: LayoutConstraint.Attribute?, in scope: SafeAreaScope
  ) -> RetargetingRule {
    guard case .root = scope.document.views[view].role, let attribute else { return .kept(.otherItem) }
    if scope.isTelevision { return .kept(.television) }
    guard horizontal.contains(attribute) else { return .kept(reason(for: attribute)) }
    if !scope.isStoryboard { return .kept(.xib) }
    guard let scene = scope.sceneOfRoot[view] else { return .kept(scope.isTicked ? .document : .rootOfOtherScope) }
    return scope.scenes[scene].movesHorizontalEdges ? .horizontalEdge : .kept(.document)
  }

  private static func reason(for attribute: LayoutConstraint.Attribute) -> Reason {
    switch attribute {
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline: .verticalOfRoot
    case .width, .height: .sizeOfRoot
    default: .marginOfRoot
    }
  }
}
