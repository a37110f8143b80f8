package import IBModel
import IBSource
package import IBSyntax

/// Resolves one root of a document for one configuration.
enum SceneResolver {
  /// Applies variations and fills in defaults for the views below `root`, an index into the document's views.
  static func resolve(_ document: Document, root: Int, in configuration: TraitConfiguration) -> ResolvedScene {
    let content = content(document, root: root, in: SceneTraits(configuration, in: document))
    return ResolvedScene(content: content, configuration: configuration)
  }

  /// What all configurations with these traits share.
  static func content(_ document: Document, root: Int, in traits: SceneTraits) -> SceneContent {
    let end = document.endOfSubtree(root)
    var views: [ResolvedView] = []
    views.reserveCapacity(end - root)
    for index in root..<end {
      views.append(resolve(document, index, base: root, above: views, in: traits))
    }
    let constraints = ConstraintResolver(document: document, base: root, views: views, traits: traits).constraints()
    return SceneContent(document: document, root: root, views: views, constraints: constraints)
  }

  /// `above` holds the views resolved so far, the superview among them.
  private static func resolve(
    _ document: Document, _ index: Int, base: Int, above: [ResolvedView], in traits: SceneTraits
  ) -> ResolvedView {
    let view = document.views[index]
    let parent = view.parent.map { $0 - base }.flatMap { above.indices.contains($0) ? $0 : nil }
    let overlay = document.overlay(of: view.element, in: traits)
    let superview = parent.map { above[$0] }
    let isMaskedIn = superview?.overlay.isInstalled(view.id, in: "subviews") ?? true
    func number(_ attribute: Name) -> Double? {
      (overlay.element(with: attribute) ?? view.element).number(attribute)
    }
    func flag(_ attribute: Name) -> Bool? {
      (overlay.element(with: attribute) ?? view.element).flag(attribute)
    }
    return ResolvedView(
      id: view.id, kind: view.kind, role: view.role, element: view.element, overlay: overlay, parent: parent,
      children: view.children.map { $0 - base },
      isInstalled: isMaskedIn && superview?.isInstalled ?? true,
      isHidden: flag(.hidden) ?? false,
      drawn: drawnFrame(view.element),
      usesConstraints: view.role == .arranged || flag(.translatesAutoresizingMaskIntoConstraints) == false,
      isFixedFrame: flag(.fixedFrame) ?? false,
      autoresizing: AutoresizingMask(view.element.child(named: .autoresizingMask)),
      hugging: AxisPriorities(
        horizontal: number(.horizontalHuggingPriority) ?? DefaultPriorities.hugging,
        vertical: number(.verticalHuggingPriority) ?? DefaultPriorities.hugging),
      compression: AxisPriorities(
        horizontal: number(.horizontalCompressionResistancePriority) ?? DefaultPriorities.compression,
        vertical: number(.verticalCompressionResistancePriority) ?? DefaultPriorities.compression),
      margins: explicitMargins(view.element),
      preservesSuperviewMargins: flag(.preservesSuperviewLayoutMargins) ?? false,
      insetsMarginsFromSafeArea: flag(.insetsLayoutMarginsFromSafeArea) ?? true,
      followsReadableWidth: flag(.layoutMarginsFollowReadableWidth) ?? false,
      direction: direction(view.element[.semanticContentAttribute], in: traits),
      customClass: view.element[.customClass])
  }

  private static func drawnFrame(_ element: XMLElement) -> Rect? {
    guard let rect = element.child(named: .rect, key: "frame"), let x = rect.number(.x), let y = rect.number(.y),
      let width = rect.number(.width), let height = rect.number(.height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func explicitMargins(_ element: XMLElement) -> ExplicitMargins? {
    if let edges = element.child(key: "directionalLayoutMargins") {
      return .directional(
        Insets(
          top: edges.number(.top) ?? 0, left: edges.number(.leading) ?? 0, bottom: edges.number(.bottom) ?? 0,
          right: edges.number(.trailing) ?? 0))
    }
    guard let edges = element.child(key: "layoutMargins") else { return nil }
    return .absolute(
      Insets(
        top: edges.number(.top) ?? 0, left: edges.number(.left) ?? 0, bottom: edges.number(.bottom) ?? 0,
        right: edges.number(.right) ?? 0))
  }

  /// `playback` and `spatial` content is not mirrored (UIKit's documentation of UISemanticContentAttribute).
  private static func direction(_ semantic: String?, in traits: SceneTraits) -> LayoutDirection {
    switch semantic {
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: traits.direction
    }
  }
}

/// Content priorities of a view whose file names none.
///
/// Source: facts/layout/RULES.md g 2 (an absent attribute means 250 and 750 for every class).
private enum DefaultPriorities {
  static let hugging = 250.0
  static let compression = 750.0
}

extension Document {
  /// Index just behind the last view that lies inside `view`; views stand in preorder, so they are contiguous.
  func endOfSubtree(_ view: Int) -> Int {
    let limit = views[view].element.range.upper
    var end = view + 1
    while end < views.count, views[end].element.range.lower < limit { end += 1 }
    return end
  }

  /// The root that a view lies below; nil for a view of a bar item, which lies below none.
  func root(of view: Int) -> Int? {
    roots.last { $0 <= view && view < endOfSubtree($0) }
  }

  /// The variations of an element that hold.
  package func overlay(of element: XMLElement, in traits: SceneTraits) -> VariationOverlay {
    guard !variations.isEmpty else { return .none }
    let own = variations(of: element)
    return own.isEmpty ? .none : VariationOverlay(own, in: traits)
  }
}
