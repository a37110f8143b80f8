import IBModel
import IBSource
import IBSyntax

/// Resolves one root of a document for configurations with the same traits.
enum SceneResolver {
  /// Applies variations and fills in defaults for the views below `root`, an index into the document's views. All
  /// configurations with these traits share the result.
  static func content(_ scenes: DocumentScenes, root: Int, in traits: SceneTraits) -> SceneContent {
    let document = scenes.document
    let masks = scenes.masks
    let end = document.endOfSubtree(root)
    var views: [ResolvedView] = []
    views.reserveCapacity(end - root)
    for index in root..<end {
      views.append(resolve(document, index, base: root, above: views, masks, in: traits))
    }
    let constraints = ConstraintResolver(document: document, base: root, views: views, traits: traits, masks: masks)
      .constraints()
    return SceneContent(
      document: document, owner: scenes.owner(ofRoot: root), root: root, views: views, constraints: constraints)
  }

  /// The scene in one configuration.
  ///
  /// - Parameters:
  ///   - settings: the app's settings in code for controllers and tables; used on devices only.
  ///   - controller: the settings of the scene's controller.
  static func scene(
    _ content: SceneContent, in configuration: TraitConfiguration, _ settings: SceneSettings,
    of controller: ControllerSettings
  ) -> ResolvedScene {
    var tables: [Int: TableTraits] = [:]
    for (index, view) in content.views.enumerated() where configuration.canvasEra == nil {
      guard let table = view.table else { continue }
      let own = settings.of(table: view, table.settings, in: controller)
      tables[index] = TableTraits(of: table, own, in: configuration.systemRelease)
    }
    return ResolvedScene(content, in: configuration, tables: tables)
  }

  /// `above` has the views resolved so far, including the superview.
  private static func resolve(
    _ document: Document, _ index: Int, base: Int, above: [ResolvedView], _ masks: VariationMasks,
    in traits: SceneTraits
  ) -> ResolvedView {
    let view = document.views[index]
    let parent = view.parent.map { $0 - base }.flatMap { above.indices.contains($0) ? $0 : nil }
    let overlay = document.overlay(of: view.element, in: traits)
    let superview = parent.map { above[$0] }
    let isMaskedIn = parent.map {
      masks.isInstalled(.init(owner: document.views[$0 + base].element, list: "subviews", id: view.id), in: traits)
    }
    func number(_ attribute: Name) -> Double? {
      (overlay.element(with: attribute) ?? view.element).number(attribute)
    }
    func flag(_ attribute: Name) -> Bool? {
      (overlay.element(with: attribute) ?? view.element).flag(attribute)
    }
    let direction = direction(view.element[.semanticContentAttribute], in: traits)
    let source = ContentSource(view, at: index - base, in: document, overlay: overlay, direction: direction)
    return ResolvedView(
      id: view.id, kind: view.kind, role: view.role, tag: view.element.tag, parent: parent,
      children: view.children.map { $0 - base },
      isInstalled: isMaskedIn ?? true && superview?.isInstalled ?? true,
      isHidden: isHidden(flag(.hidden), source, in: traits),
      hasFreeformMetrics: view.element.child(named: .freeformSimulatedSizeMetrics) != nil,
      storedFrame: storedFrame(view.element),
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
      direction: direction, customClass: view.element[.customClass], userLabel: view.element[.userLabel],
      style: ViewStyle(source), sizeReplacement: SizeReplacement(source),
      scroll: view.kind.scrolls ? ScrollContent(source) : nil, control: Controls.type(of: view.kind).init(source))
  }

  /// Xcode's canvas shows an activity indicator that hides when it stops, whatever the file says
  /// (Measurements/StackViews.md#hidden).
  private static func isHidden(_ flag: Bool?, _ source: ContentSource, in traits: SceneTraits) -> Bool {
    let isShownAnyway =
      traits.isCanvas && source.kind == .activityIndicatorView && source.flag(.hidesWhenStopped) == true
    return flag == true && !isShownAnyway
  }

  private static func storedFrame(_ element: XMLElement) -> Rect? {
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

/// Content priorities of a view without any in the file.
///
/// Source: Measurements/Constraints.md#default-priorities (an absent attribute means 250 and 750 for every class).
private enum DefaultPriorities {
  static let hugging = 250.0
  static let compression = 750.0
}
