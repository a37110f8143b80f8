import IBAssets
import IBContent
import IBLayout
import IBModel
import IBSyntax

/// Reads the state of a scene from its layout and its document.
///
/// Steps:
///
/// 1. Read the properties of each view that its variations name, the font of its text, its image, and its named colors.
/// 2. Read each constraint of the views, with its resolved attributes, and whether the layout uses it.
/// 3. Read the images of bar items.
struct SceneStateReader {
  private let layout: SceneLayout
  private let document: Document
  private let traits: SceneTraits
  private let colors: ColorReader
  private let assets: DocumentAssets?
  private let assetTraits: AssetTraits

  /// - Parameter assets: the source of images and colors by name; nil if only the document is known.
  init(_ layout: SceneLayout, of document: Document, assets: DocumentAssets?) {
    self.layout = layout
    self.document = document
    self.assets = assets
    traits = SceneTraits(layout.traits)
    let shown = layout.traits.assetTraits
    colors = ColorReader(document, style: layout.traits.style, assets: assets, traits: shown)
    var compared = shown
    compared.scale = Self.comparedScale
    assetTraits = compared
  }

  /// The scale at which images are compared. Nearly every image set has a file for it (Measurements/Assets.md#scales).
  ///
  /// Differences that do not depend on the scale are visible at this one too.
  private static let comparedScale = 2

  func state() -> SceneState {
    SceneState(
      properties: layout.views.map(properties), constraints: constraints(), barItems: layout.barItems.map(properties),
      bars: bars())
  }

  // MARK: - Views

  private func properties(of view: ViewLayout) -> [PropertyState] {
    guard view.installed, let index = view.index, document.views.indices.contains(index) else { return [] }
    let element = document.views[index].element
    let font = view.font.map { PropertyState(name: "font", value: .font(FontValue($0)), written: nil) }
    let image = view.image.flatMap(self.image).map { PropertyState(name: Self.imageKey, value: $0, written: nil) }
    // The displayed font and image are compared instead of the font description and the image name in the file.
    let covered = (font == nil ? [] : [Self.fontKey]) + (image == nil ? [] : [Self.imageKey])
    let varying = VaryingProperties(element, in: document).states(in: traits).filter { !covered.contains($0.name) }
    let named = namedColors(of: element).filter { color in !varying.contains { $0.name == color.name } }
    return [font, image].compactMap(\.self) + varying + named
  }

  private static let fontKey = "fontDescription"
  private static let imageKey = "image"

  /// The named colors of a view, which may depend on the appearance.
  private func namedColors(of view: XMLElement) -> [PropertyState] {
    view.children(named: .color).compactMap { element in
      guard let key = element[.key], let name = element[.name] ?? element[.systemColor],
        let color = colors.color(ContentColor(element))
      else { return nil }
      return PropertyState(
        name: key, value: .color(.shown(name, ColorValue.Components(color))), written: nil)
    }
  }

  // MARK: - Images

  /// The value of an image; nil for a system symbol, and for a name that only the document knows.
  private func image(_ image: ResolvedImage) -> PropertyValue? {
    image.isSystemSymbol ? nil : self.image(named: image.name)
  }

  private func image(named name: String) -> PropertyValue? {
    guard let image = assets?.image(named: name, for: assetTraits) else { return nil }
    return .image(ImageValue(name: image.name, file: image.file, size: image.size, scale: image.scale))
  }

  /// The images of an item. The one for the large content viewer is compared only if it differs from the item's image.
  private func properties(of item: BarItemLayout) -> [PropertyState] {
    let usual = item.image.map { (Self.imageKey, $0.name, image($0)) }
    let large = largeContentImage(of: item.id).map { image in
      (Self.largeContentKey, image.name, image.isSymbol ? nil : self.image(named: image.name))
    }
    return [usual, large].compactMap(\.self).map { key, name, value in
      PropertyState(name: key, value: value ?? .word(name), written: nil)
    }
  }

  private static let largeContentKey = "largeContentSizeImage"

  private func largeContentImage(of item: String) -> ImageReference? {
    guard case .other(let index)? = document.objects[item] else { return nil }
    return ImageReference(
      document.tree.element(at: index), key: Self.largeContentKey, attribute: .largeContentSizeImage)
  }

  // MARK: - Bars

  private static let barKeys: Set<String> = ["navigationBar", "tabBar", "toolbar"]

  /// The controller's own bars. Layouts do not contain the bars of a navigation or tab bar controller.
  private func bars() -> [(name: ObjectName, properties: [PropertyState])] {
    guard let index = layout.scene.controller.flatMap({ document.controller($0) }) else { return [] }
    return document.controllers[index].element.children.compactMap { bar in
      guard let key = bar[.key], Self.barKeys.contains(key) else { return nil }
      let states = VaryingProperties(bar, in: document).states(in: traits)
      return states.isEmpty ? nil : (ObjectName(bar: bar), states)
    }
  }

  // MARK: - Constraints

  private func constraints() -> [ConstraintState] {
    let active = Set(layout.activeConstraints)
    return layout.views.compactMap(\.index).filter(document.views.indices.contains).flatMap { holder in
      document.views[holder].constraints.compactMap { state(of: $0, isActive: active.contains($0)) }
    }
  }

  /// The state of a constraint; nil if it can never be active, because an item or an attribute is missing.
  private func state(of index: Int, isActive: Bool) -> ConstraintState? {
    let constraint = document.constraints[index]
    guard let first = constraint.firstAttribute.flatMap({ anchor(constraint.first, $0) }) else { return nil }
    let second = constraint.second.flatMap { anchor($0, constraint.secondAttribute ?? .notAnAttribute) }
    if constraint.second != nil, second == nil { return nil }
    let overlay = document.overlay(of: constraint.element, in: traits)
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
      constant: document.constant(of: constraint, in: traits), isActive: isActive,
      properties: VaryingProperties(constraint.element, in: document).states(in: traits))
  }

  private func anchor(
    _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute
  ) -> ConstraintLine.Anchor? {
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
