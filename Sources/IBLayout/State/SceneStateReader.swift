import IBModel
import IBSyntax

/// Reads the state of a resolved scene.
///
/// Steps: 1. the properties of each view that its variations name, and the font it shows text in; 2. every constraint
/// the views hold, with its attributes resolved and whether it takes part.
struct SceneStateReader {
  let scene: ResolvedScene
  private let intrinsics: IntrinsicContext

  init(_ scene: ResolvedScene) {
    self.scene = scene
    intrinsics = IntrinsicContext(scene)
  }

  func state() -> SceneState {
    SceneState(
      sizeClasses: SizeClasses(scene.configuration.horizontal, scene.configuration.vertical),
      properties: scene.views.map(properties), constraints: constraints())
  }

  // MARK: - Views

  private func properties(of view: ResolvedView) -> [PropertyState] {
    guard view.isInstalled else { return [] }
    let font = shownFont(of: view).map { PropertyState(name: "font", value: .font($0), written: nil) }
    let varied = varyingProperties(of: view.element, view.overlay)
    // The font that is shown says what a font description of a view with text would.
    return (font.map { [$0] } ?? []) + (font == nil ? varied : varied.filter { $0.name != Self.fontKey })
  }

  private static let fontKey = "fontDescription"

  /// The font of the first piece of text a view shows; nil for a view that shows none.
  private func shownFont(of view: ResolvedView) -> Font? {
    switch view.kind {
    case .label: LabelIntrinsics.runs(of: view, in: intrinsics).first?.font
    case .button: ButtonIntrinsics.titleRuns(of: view, in: intrinsics).first { !$0.text.isEmpty }?.font
    case .textField: TextFieldIntrinsics.content(of: view, in: intrinsics).run.font
    case .textView: TextViewIntrinsics.runs(of: view, in: intrinsics).first?.font
    default: nil
    }
  }

  private func varyingProperties(of element: XMLElement, _ overlay: VariationOverlay) -> [PropertyState] {
    guard !scene.document.variations.isEmpty else { return [] }
    let variations = scene.document.variations(of: element)
    return variations.isEmpty
      ? [] : VaryingProperties(element, variations: variations, intrinsics: intrinsics).states(overlay)
  }

  // MARK: - Constraints

  private func constraints() -> [ConstraintState] {
    let active = Set(scene.constraints.map(\.index))
    return scene.views.indices.flatMap { holder in
      scene.document.views[scene.root + holder].constraints.compactMap { state(of: $0, isActive: active.contains($0)) }
    }
  }

  /// Nil for a constraint that cannot be active anywhere: an item or an attribute is missing.
  private func state(of index: Int, isActive: Bool) -> ConstraintState? {
    let document = scene.document
    let constraint = document.constraints[index]
    guard let first = constraint.firstAttribute.flatMap({ anchor(constraint.first, $0) }) else { return nil }
    let second = constraint.second.flatMap { anchor($0, constraint.secondAttribute ?? .notAnAttribute) }
    if constraint.second != nil, second == nil { return nil }
    let overlay = document.overlay(of: constraint.element, in: SceneTraits(scene.configuration))
    let varying = { (name: Name) in overlay.element(with: name) ?? constraint.element }
    var views: [String] = []
    for view in [document.views[constraint.holder].id, first.view, second?.view].compactMap(\.self)
    where !views.contains(view) {
      views.append(view)
    }
    return ConstraintState(
      id: constraint.id, label: constraint.element[.userLabel] ?? constraint.element[.identifier], views: views,
      first: first, relation: constraint.relation, second: second,
      multiplier: varying(.multiplier)[.multiplier].flatMap(LayoutConstraint.ratio) ?? 1,
      constant: varying(.constant).number(.constant) ?? 0,
      priority: varying(.priority).number(.priority) ?? LayoutConstraint.requiredPriority, isActive: isActive,
      properties: varyingProperties(of: constraint.element, overlay))
  }

  private func anchor(
    _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute
  ) -> ConstraintLine.Anchor? {
    let document = scene.document
    switch item {
    case .view(let view): return .init(view: document.views[view].id, guide: nil, attribute: attribute)
    case .guide(let guide):
      return document.guides[guide].view.map {
        .init(view: document.views[$0].id, guide: document.guides[guide].kind, attribute: attribute)
      }
    case .dangling: return nil
    }
  }
}
