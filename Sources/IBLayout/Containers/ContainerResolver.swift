import IBContent
import IBModel

/// Computes the container context of a root view.
///
/// These are steps 1 to 5 of SafeArea.md: 1. the available size from the window, a sheet, a split view or the file's
/// own size; 2. the device's insets; 3. the traits that containers override; 4. the bars around the controller, which
/// either cover the root view and add to its safe area, or shrink it; 5. the insets that the app adds in code.
struct ContainerResolver {
  let scenes: DocumentScenes
  let graph: ContainerGraph
  /// The window's configuration.
  let configuration: TraitConfiguration
  var settings = SceneSettings()
  /// See `LayoutEnvironment`.
  var hidesStatusBar: () -> Bool = { false }
  /// See `LayoutEnvironment`.
  var isOlderThanSheets: () -> Bool = { false }
  /// The navigation bar that code shows over a controller. The second argument is whether a document decides that there is
  /// one.
  var codeBar: (CodeBars.Controller, _ hasBar: Bool) -> CodeBars.Bar = { _, _ in .none }

  /// The view that embeds a controller or the scene that presents it, as the view's own scene lays it out.
  struct Embedding {
    /// Nil for a view without a frame.
    let size: Size?
    let safeArea: Insets
    let kept: [FrameCoordinate]
    let configuration: TraitConfiguration
  }

  /// The context of the root at this index of the document's views.
  func context(ofRoot root: Int, in embedding: Embedding? = nil) -> ContainerContext {
    guard case .root(let controller) = document.views[root].role else { return xibContext(root) }
    return controllerContext(controller, embedding)
  }

  private var document: Document { scenes.document }
  private var canvas: CanvasEra? { configuration.canvasEra }

  // MARK: - Controllers

  private func controllerContext(_ index: Int, _ embedding: Embedding?) -> ContainerContext {
    let controller = scenes.controllers[index]
    let placement = graph.placement(of: index)
    let code = codeSettings(of: index)
    var bars = ControllerBars(of: controller, placement: placement, in: scenes, SceneTraits(configuration))
    applyCode(to: &bars, of: controller, placement)
    if code.own.hidesNavigationBar { bars.top = .none }
    if canvas?.hidesEmptyToolbars == true, bars.bottom == .toolbar, controller.barTitles.toolbarButtons.isEmpty {
      bars.bottom = .none
    }
    var room = room(of: controller, placement: placement, bars: bars, code, embedding)
    for traits in code.containerTraits { room.configuration = traits.applied(to: room.configuration) }
    let search = searchField(of: index, bars, code.own, in: room)
    let barEnd = bars.top == .none ? 0 : barBottom(bars.top, in: room) + search
    applyBars(bars, navigationBarEnd: barEnd, to: &room)
    var extra = room.extra
    if bars.top != .none, bars.topIsOpaque {
      room.size.height -= extra.top
      extra.top = 0
    }
    if bars.bottom != .none, bars.bottomIsOpaque {
      room.size.height -= extra.bottom
      extra.bottom = 0
    }
    let traits = code.own.overrideTraits?.applied(to: room.configuration) ?? room.configuration
    var context = ContainerContext(size: room.size, safeArea: room.insets + extra, in: traits, kept: room.kept)
    context.sizeIsOpen = !room.kept.isEmpty
    context.origin.y = bars.topIsOpaque ? barEnd : 0
    context.opaqueBottom = room.opaqueBottom
    context.navigationBarEnd = barEnd
    context.searchField = search
    context.isInSheet = room.isSheet
    if room.isSheet, canvas == nil { context.sheet = SheetMetrics.place(of: room.size, in: configuration) }
    context.safeArea = context.safeArea + code.additionalInsets
    context.settings = code.own
    if room.isSheet, placement.shownBy?.mayBePush == true, traits.horizontal != configuration.horizontal {
      context.otherClasses = SizeClasses(configuration.horizontal, configuration.vertical)
    }
    context.respectsSystemMinimumMargins = code.own.viewRespectsSystemMinimumLayoutMargins ?? true
    if graph.isReachedTwice[index] { context.issues = [severalContainers(index)] }
    return context
  }

  /// Adds the bar that only code shows, which is the default one, and the opacity that only code gives a bar.
  private func applyCode(to bars: inout ControllerBars, of controller: ControllerContent, _ placement: Placement) {
    guard canvas == nil, controller.simulatedTopBar == nil else { return }
    guard let element = document.element(of: controller.id) else { return }
    let bar = codeBar(CodeBars.Controller(element, in: document), bars.top != .none)
    if placement == Placement(), bar != .none { bars.top = .standard }
    let decidesEdges = controller.extendedEdges != nil || controller.extendsUnderOpaqueBars
    if bar == .opaque, !decidesEdges { bars.topIsOpaque = bars.top != .none }
  }

  /// Shrinks the available size by opaque bars, and adds other bars to the insets.
  private func applyBars(_ bars: ControllerBars, navigationBarEnd end: Double, to room: inout Room) {
    if bars.top != .none {
      room.size.height -= bars.topIsOpaque ? end : 0
      room.insets.top = bars.topIsOpaque ? 0 : end
    }
    if bars.bottom != .none {
      let heights = room.configuration.bars
      let covered = room.insets.bottom + (bars.bottom == .tabBar ? heights.tabBar : heights.toolbar)
      room.size.height -= bars.bottomIsOpaque ? covered : 0
      room.opaqueBottom = bars.bottomIsOpaque ? covered : 0
      room.insets.bottom = bars.bottomIsOpaque ? 0 : covered
    }
  }

  private func severalContainers(_ index: Int) -> LayoutIssue {
    let id = scenes.controllers[index].id
    return LayoutIssue(
      .containers, view: id,
      message: "\(scenes.document.name(of: id)) is in several containers; Keyline lays it out in the first")
  }

  /// The bottom of a navigation bar, in points from the top of the available area.
  private func barBottom(_ bar: ControllerBars.Top, in room: Room) -> Double {
    let heights = room.configuration.bars
    let height = room.isSheet ? heights.sheetNavigationBar : heights.navigationBar
    let start = room.fillsWindow ? room.configuration.navigationBarTop : room.insets.top
    return start + height + (bar == .large ? heights.largeTitle : 0)
  }

  // MARK: - What the app sets in code

  /// The settings of a controller, and the settings that it inherits from the containers around it.
  private struct CodeSettings {
    var own = ControllerSettings()
    /// The traits that containers override, outermost first.
    var containerTraits: [TraitOverrides] = []
    /// Points that the controller and its containers add to the safe area.
    var additionalInsets = Insets.zero
  }

  /// Empty on the canvas, which runs no code.
  private func codeSettings(of index: Int) -> CodeSettings {
    var code = CodeSettings()
    guard canvas == nil else { return code }
    for container in graph.containers(of: index) {
      let around = self.settings(of: container)
      if let traits = around.overrideTraits { code.containerTraits.append(traits) }
      code.additionalInsets = code.additionalInsets + (around.additionalSafeAreaInsets ?? .zero)
      code.own.adaptivePresentation = around.adaptivePresentation ?? code.own.adaptivePresentation
    }
    code.own = code.own.overridden(by: self.settings(of: index))
    code.additionalInsets = code.additionalInsets + (code.own.additionalSafeAreaInsets ?? .zero)
    if !configuration.systemRelease.hasSafeAreas { code.additionalInsets = .zero }
    return code
  }

  private func settings(of controller: Int) -> ControllerSettings {
    let root = document.controllers[controller].rootView.map { document.views[$0].id }
    return settings.of(scenes.controllers[controller], rootView: root)
  }

  /// The height that a search field adds to the navigation bar, in points. Until iOS 12, it is hidden at first if the
  /// content scrolls (Measurements/SafeArea.md#search-field).
  private func searchField(
    of index: Int, _ bars: ControllerBars, _ settings: ControllerSettings, in room: Room
  ) -> Double {
    guard bars.top != .none, let search = settings.searchBar, search != .none else { return 0 }
    let scrolls = document.controllers[index].rootView.map { document.views[$0].kind.scrolls } ?? false
    if search == .hidesWhenScrolling, scrolls, !configuration.systemRelease.showsSearchBarsFirst { return 0 }
    return room.configuration.bars.searchBar
  }

  // MARK: - Rooms

  /// The available size, and the insets before any bar of the app.
  private struct Room {
    var size: Size
    var insets: Insets
    /// The traits inside, which are the window's except in a sheet.
    var configuration: TraitConfiguration
    var isSheet = false
    var fillsWindow = false
    var opaqueBottom = 0.0
    /// Insets that the canvas adds to the insets of the bars.
    var extra: Insets
    var kept: [FrameCoordinate] = []
  }

  private func room(
    of controller: ControllerContent, placement: Placement, bars: ControllerBars, _ code: CodeSettings,
    _ embedding: Embedding?
  ) -> Room {
    let kept = embedding?.kept.filter { $0 == .width || $0 == .height } ?? []
    if let embedding, let size = embedding.size, placement.embeddedIn != nil {
      // On a device, a child gets the part of its container's safe area that it overlaps (S5).
      let insets = canvas == nil ? embedding.safeArea : embeddedInsets(height: size.height)
      return Room(
        size: size, insets: insets, configuration: embedding.configuration, extra: configuration.extraInsets, kept: kept
      )
    }
    let simulated = controller.simulatedSize
    // The scene's size in the file applies only on Xcode's canvas.
    let own = canvas == nil ? nil : controller.freeformSize
    if let own, simulated == .freeform {
      return Room(
        size: own, insets: freeformInsets(of: controller, bars), configuration: configuration,
        extra: configuration.extraInsets)
    }
    // A scene's own size without simulated metrics replaces the window's, so a sheet is computed from it.
    var window = configuration
    if let size = embedding?.size { window.size = size }
    if let own, simulated == nil { window.size = own }
    // A simulated page sheet needs no segue (Measurements/Presentations.md#simulated-sheets).
    let style = simulated == .pageSheet && canvas != nil ? .pageSheet : placement.shownBy?.style
    if let style,
      let sheet = SheetMetrics.sheet(
        style, adapting: code.own.adaptivePresentation, hasCards: canvas != nil || !isOlderThanSheets(), in: window)
    {
      // A sheet with its own bar gets none of these insets on the canvas
      // (Measurements/Presentations.md#canvas-sheet-insets: 70, n = 3).
      let extra = bars.top == .none ? configuration.extraInsets : .zero
      return Room(
        size: sheet.size, insets: sheet.insets, configuration: configuration.inside(sheet), isSheet: true,
        extra: extra, kept: kept)
    }
    if let own, simulated == nil {
      return Room(
        size: own, insets: freeformInsets(of: controller, bars), configuration: configuration,
        extra: configuration.extraInsets)
    }
    // The presenting scene is embedded.
    if embedding != nil { window.safeArea = embeddedInsets(height: window.size.height) }
    let bare = window.safeAreaWithoutStatusBar
    if bare != window.safeArea, code.own.prefersStatusBarHidden ?? (canvas == nil && hidesStatusBar()) {
      window.safeArea = bare
    }
    let column = placement.splitColumn.flatMap { SplitMetrics.window(of: $0, in: window) }
    let traits = column ?? window
    return Room(
      size: traits.size, insets: traits.safeArea, configuration: traits, fillsWindow: embedding == nil,
      extra: configuration.extraInsets,
      kept: column != nil && SplitMetrics.isAssumed(in: window) ? [.width] : kept)
  }

  /// A scene with its own size has the device's top inset like any other. Before Xcode 14.3, it has none if its
  /// simulated bar is set to none.
  ///
  /// Source: stored frames of 14 scenes without a bar whose device has an inset (44 in 4 of 4 with a housing, 20 in 7
  /// of 7 without, 0 in 1 of 1 without a simulated bar); Measurements/SafeArea.md#own-size for low ones.
  private func freeformInsets(of controller: ControllerContent, _ bars: ControllerBars) -> Insets {
    let device = configuration.safeArea
    // From Xcode 26 on, it also has the insets at the sides of the housing (stored frames: 47 points in landscape).
    let hasSides = canvas?.controls == .ios26
    let size = controller.freeformSize ?? configuration.size
    let hasBottom = canvas?.insetsFreeformScenes == true || isLarger(size)
    let top = showsStatusBar(controller, bars) ? ownSizeTop(height: controller.freeformSize?.height ?? 0) : 0
    return Insets(
      top: top, left: hasSides ? device.left : 0, bottom: hasBottom ? device.bottom : 0,
      right: hasSides ? device.right : 0)
  }

  private func showsStatusBar(_ controller: ControllerContent, _ bars: ControllerBars) -> Bool {
    if bars.top != .none || canvas?.insetsFreeformScenes == true { return true }
    return controller.simulatedTopBar == nil
  }

  /// On the canvas, an embedded scene has the top inset of a root with a custom size, and no bottom inset.
  ///
  /// Source: Measurements/SafeArea.md#embedded (low: 0 in 8 of 8 without a housing, 44 in 2 of 2 with one; high: 9 of
  /// 9; bottom 0 in 11 of 11).
  private func embeddedInsets(height: Double) -> Insets {
    Insets(top: ownSizeTop(height: height), left: 0, bottom: 0, right: 0)
  }

  /// The height of the shortest phone, in points. The lowest scene seen with a status bar is 483 points high.
  private static let largeEmbedHeight = 480.0

  /// The height of the status bar over a root with a custom size. Before Xcode 11, on a device without a sensor
  /// housing, only a root that is high enough has a status bar.
  ///
  /// Source: Measurements/SafeArea.md#own-size (20 for the eight heights seen from 483 on, 0 up to 353).
  private func ownSizeTop(height: Double) -> Double {
    let device = configuration.safeArea
    let isLow = height < Self.largeEmbedHeight && device.bottom == 0 && canvas?.insetsLowRoots == false
    return isLow ? 0 : device.top
  }

  // MARK: - Top-level views of a xib

  /// On the canvas, a xib's view has its stored size; for devices, see `SizeSource`.
  private func xibContext(_ root: Int) -> ContainerContext {
    let view = scenes.topLevelView(root)
    let stored = view.storedSize ?? configuration.size
    guard canvas == nil else { return storedContext(root, view, stored) }
    switch view.sizeSource {
    case .window:
      var context = ContainerContext(size: configuration.size, safeArea: configuration.safeArea, in: configuration)
      guard let owner = document.filesOwner, owner.customClassName != nil else { return context }
      let bar = codeBar(CodeBars.Controller(owner, in: document), false)
      if bar == .none { return context }
      context.navigationBarEnd = configuration.navigationBarTop + configuration.bars.navigationBar
      context.safeArea.top = bar == .opaque ? 0 : context.navigationBarEnd
      if bar == .opaque {
        context.size.height -= context.navigationBarEnd
        context.origin.y = context.navigationBarEnd
      }
      return context
    case .row:
      // A table passes the sides of its safe area to its cells (row T5), but not to other views in it.
      let window = configuration.safeArea
      let isCell = document.views[root].kind == .tableViewCell
      var context = ContainerContext(
        size: Size(width: configuration.size.width, height: stored.height + configuration.openGrowth.height),
        safeArea: isCell ? Insets(top: 0, left: window.left, bottom: 0, right: window.right) : .zero, in: configuration)
      context.sizeSource = .row
      return context
    case .file:
      var size = stored + configuration.openGrowth
      // A part of the screen is not wider than the screen.
      if view.isOwnersView { size.width = min(size.width, configuration.size.width) }
      var context = storedContext(root, view, size)
      context.sizeSource = .file
      return context
    }
  }

  private func storedContext(_ root: Int, _ view: DocumentScenes.TopLevelView, _ size: Size) -> ContainerContext {
    var insets = xibInsets(size: size, kind: document.views[root].kind)
    // A top-level view may have a simulated navigation bar, as a controller may.
    if canvas != nil, case .navigationBar? = view.content.simulatedTopBar {
      insets.top += configuration.bars.navigationBar
    }
    var context = ContainerContext(size: size, safeArea: insets, in: configuration, kept: [.width, .height])
    // Auto Layout does not determine the size of a root; the stored size is an example.
    context.sizeIsOpen = view.usesConstraints
    return context
  }

  /// Source: Measurements/SafeArea.md#xib-root. A table cell's xib has no insets.
  private func xibInsets(size: Size, kind: ViewKind) -> Insets {
    guard let canvas, kind != .tableViewCell else { return .zero }
    let device = configuration.safeArea
    let fillsDevice = size == configuration.size
    if fillsDevice { return device + configuration.extraInsets }
    return Insets(
      top: ownSizeTop(height: size.height), left: 0,
      bottom: isLarger(size) || canvas.insetsFreeformScenes ? device.bottom : 0, right: 0)
  }

  /// Whether a root with a custom size is wider or higher than the device (Measurements/SafeArea.md#xib-root).
  private func isLarger(_ size: Size) -> Bool {
    size.width > configuration.size.width || size.height > configuration.size.height
  }
}
