import IBAssets
import IBModel
import IBSyntax

/// Reads the state of a resolved scene.
///
/// Steps: 1. the properties of each view that its variations name, the font it shows text in, its image, and colours by
/// name; 2. every constraint the views hold, with its attributes resolved and whether it takes part.
struct SceneStateReader {
  let scene: ResolvedScene
  private let intrinsics: IntrinsicContext
  private let colors: ColorReader
  private let assets: DocumentAssets?
  private let assetTraits: AssetTraits

  /// - Parameter assets: where images and colours are found by name; nil where only the document is known.
  init(_ scene: ResolvedScene, assets: DocumentAssets? = nil) {
    self.scene = scene
    self.assets = assets
    let traits = scene.configuration.assetTraits
    intrinsics = IntrinsicContext(scene, assets: assets)
    colors = ColorReader(scene.document, style: scene.configuration.style, assets: assets, traits: traits)
    var compared = traits
    compared.scale = Self.comparedScale
    assetTraits = compared
  }

  /// Nearly every image set has a file of this scale (facts/assets/FORMAT.md), and what a set has for other reasons
  /// than the scale is there at this one too.
  private static let comparedScale = 2

  func state() -> SceneState {
    SceneState(
      sizeClasses: SizeClasses(scene.configuration.horizontal, scene.configuration.vertical),
      properties: scene.views.indices.map(properties), constraints: constraints(),
      barItems: barItems(scene.owner.barItems))
  }

  // MARK: - Bar items

  /// What items of bars show, in the same order. An image for the large content
  /// viewer counts where the item has one of its own; otherwise it is the usual one.
  func barItems(_ items: [BarItem]) -> [[PropertyState]] {
    items.map { item in
      let images = [
        (Self.imageKey, item.image(in: scene.configuration)), ("largeContentSizeImage", item.largeContentImage),
      ]
      return images.compactMap { name, reference in
        reference.map { PropertyState(name: name, value: image($0) ?? .text($0.name), written: nil) }
      }
    }
  }

  // MARK: - Views

  private func properties(of index: Int) -> [PropertyState] {
    let view = scene.views[index]
    guard view.isInstalled else { return [] }
    let element = scene.document.views[scene.root + index].element
    let traits = SceneTraits(scene.configuration, in: scene.document)
    let font = view.control.font(in: intrinsics).map { PropertyState(name: "font", value: .font($0), written: nil) }
    let image = shownImage(of: view).map { PropertyState(name: Self.imageKey, value: $0, written: nil) }
    let shown = [font, image].compactMap(\.self)
    // What is shown says what a font description of a view with text, or an image's name, would.
    let told = (font == nil ? [] : [Self.fontKey]) + (image == nil ? [] : [Self.imageKey])
    let varied = varyingProperties(of: element, scene.document.overlay(of: element, in: traits)).filter {
      !told.contains($0.name)
    }
    return shown + varied + namedColors(of: element).filter { color in !varied.contains { $0.name == color.name } }
  }

  private static let fontKey = "fontDescription"
  private static let imageKey = "image"

  /// Nil for a view without an image, and for a name that only the document knows.
  private func shownImage(of view: ResolvedView) -> PropertyState.Value? {
    view.control.image.flatMap(image)
  }

  private func image(_ reference: ImageReference) -> PropertyState.Value? {
    guard let assets, !reference.isSymbol, let image = assets.image(named: reference.name, for: assetTraits) else {
      return nil
    }
    return .image(ImageChoice(name: image.name, file: image.file, size: image.size))
  }

  /// The colours that are called by name, of which the appearance decides.
  private func namedColors(of holder: XMLElement) -> [PropertyState] {
    holder.children(named: .color).compactMap { element in
      guard let key = element[.key], let name = element[.name] ?? element[.systemColor],
        let color = colors.color(element)
      else { return nil }
      return PropertyState(name: key, value: .color(.shown(name, color)), written: nil)
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
