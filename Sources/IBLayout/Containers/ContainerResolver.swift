import IBModel
import IBSyntax

/// Works out the container context of a root view.
///
/// Steps: 1. the room the window, a sheet or the file's own size gives; 2. the device's insets; 3. the bars around the
/// controller, which either cover the root view and add to its safe area, or shrink it.
struct ContainerResolver {
  let document: Document
  let graph: ContainerGraph
  let configuration: TraitConfiguration

  /// The context of the root at this index of the document's views; `container` is the laid-out container view that
  /// embeds its controller.
  func context(ofRoot root: Int, embeddedIn container: ViewLayout?) -> ContainerContext {
    guard case .root(let controller) = document.views[root].role else { return xibContext(root) }
    return controllerContext(controller, container)
  }

  private var canvas: CanvasEra? { configuration.canvasEra }

  // MARK: - Controllers

  private func controllerContext(_ index: Int, _ container: ViewLayout?) -> ContainerContext {
    let controller = document.controllers[index].element
    let placement = graph.placement(of: index)
    let bars = ControllerBars(of: controller, placement: placement, in: document)
    var (size, insets, isSheet) = room(of: controller, placement: placement, bars: bars, container)
    let heights = BarHeights(configuration, isSheet: isSheet)
    var origin = Point.zero
    switch bars.top {
    case .none: break
    case .standard, .large:
      let height = bars.top == .large ? heights.largeNavigation : heights.navigation
      if bars.topIsOpaque {
        origin.y = insets.top + height
        size.height -= origin.y
        insets.top = 0
      } else {
        insets.top += height
      }
    }
    if bars.bottom != .none {
      let height = bars.bottom == .tabBar ? heights.tabBar : heights.toolbar
      if bars.bottomIsOpaque {
        size.height -= insets.bottom + height
        insets.bottom = 0
      } else {
        insets.bottom += height
      }
    }
    var context = ContainerContext(size: size, safeArea: insets, in: configuration)
    context.kept = container?.kept.filter { $0 == .width || $0 == .height } ?? []
    context.origin = origin
    return context
  }

  /// The size and the insets before any bar of the app.
  private func room(
    of controller: XMLElement, placement: Placement, bars: ControllerBars, _ container: ViewLayout?
  ) -> (size: Size, insets: Insets, isSheet: Bool) {
    if let freeform = freeformSize(controller) {
      return (freeform, freeformInsets(bars), false)
    }
    if let size = container?.frame?.size { return (size, embeddedInsets(height: size.height), false) }
    if let sheet = sheet(controller, placement: placement) {
      return (sheet.size, sheet.insets, true)
    }
    let isPlain = bars.top == .none && bars.bottom == .none
    let insets = isPlain ? configuration.safeArea + configuration.canvasExtraInsets : configuration.safeArea
    return (configuration.size, insets, false)
  }

  /// A size that the file gives the scene on Xcode's canvas; a device ignores it.
  private func freeformSize(_ controller: XMLElement) -> Size? {
    let metrics = controller.child(key: "simulatedDestinationMetrics")?.name
    guard canvas != nil, metrics == nil || metrics == .freeformSimulatedSizeMetrics,
      let size = controller.child(named: .size, key: "freeformSize"), let width = size.number(.width),
      let height = size.number(.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// A scene of its own size has the status bar where a bar stands below it, where the document still uses layout
  /// guides, and from Xcode 14.3 on (facts/layout/safe-area.json, freeformSimulatedSizeMetrics).
  private func freeformInsets(_ bars: ControllerBars) -> Insets {
    let hasStatusBar = bars.top != .none || !document.header.useSafeAreas || canvas?.insetsSmallXibs == true
    return Insets(top: hasStatusBar ? configuration.safeArea.top : 0, left: 0, bottom: 0, right: 0)
  }

  private func drawnSize(of view: Int) -> Size? {
    guard let rect = document.views[view].element.child(named: .rect, key: "frame"), let width = rect.number(.width),
      let height = rect.number(.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// A small embedded scene is drawn without the device's insets, a large one with its top
  /// (facts/layout/RULES.md b 7: 8 of 8, 9 of 9; bottom 0 in 11 of 11).
  private func embeddedInsets(height: Double) -> Insets {
    guard canvas != nil, height >= Self.largeEmbedHeight else { return .zero }
    return Insets(top: configuration.safeArea.top, left: 0, bottom: 0, right: 0)
  }

  private static let largeEmbedHeight = 500.0

  // MARK: - Sheets

  /// The room of a controller that a segue presents as a card; nil where it fills the window.
  private func sheet(_ controller: XMLElement, placement: Placement) -> (size: Size, insets: Insets)? {
    guard let presentation = placement.presentation, SheetMetrics.showsCards(configuration) else { return nil }
    switch presentation.style {
    case nil, "automatic", "pageSheet", "formSheet", "popover": break
    default: return nil
    }
    let size = SheetMetrics.size(in: configuration)
    let bottom = configuration.safeArea.bottom
    return (size, Insets(top: 0, left: 0, bottom: bottom, right: 0))
  }

  // MARK: - Top-level views of a xib

  /// A xib's view has the size it was drawn with, unless it is the view of the file's owner, which fills a window.
  private func xibContext(_ root: Int) -> ContainerContext {
    let view = document.views[root]
    let fillsWindow = canvas == nil && isControllersView(view.id)
    let drawn = drawnSize(of: root) ?? configuration.size
    let size = fillsWindow ? configuration.size : drawn
    let insets = fillsWindow ? configuration.safeArea : xibInsets(size: size, kind: view.kind)
    var context = ContainerContext(
      size: size, safeArea: insets, in: configuration, kept: fillsWindow ? [] : [.width, .height])
    // By the canvas's device, not by the view's own width (facts/layout/RULES.md c 4: 9 of 11).
    if !fillsWindow { context.systemMargin = SystemMargin.of(width: configuration.size.width) }
    return context
  }

  /// The file's owner has its `view` outlet connected to it.
  private func isControllersView(_ id: String) -> Bool {
    document.connections.contains {
      $0.kind == .outlet && $0.destination == id && $0.source == "-1" && $0.element.equals(.property, "view")
    }
  }

  /// Source: facts/layout/open/OPEN.md 5.3. A cell's xib has no insets.
  private func xibInsets(size: Size, kind: ViewKind) -> Insets {
    guard let canvas, !kind.isCell else { return .zero }
    let device = configuration.safeArea
    let fillsDevice = size == configuration.size
    if fillsDevice { return device + configuration.canvasExtraInsets }
    guard device.bottom > 0 else { return .zero }
    let isWider = size.width > configuration.size.width
    return Insets(
      top: device.top, left: 0, bottom: isWider || canvas.insetsSmallXibs ? device.bottom : 0, right: 0)
  }
}
