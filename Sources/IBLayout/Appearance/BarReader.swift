import IBContent
import IBModel

/// Reads the bars around a controller's view. Positions come from the containers, titles and items from the document.
struct BarReader {
  let scenes: DocumentScenes
  let graph: ContainerGraph
  let references: StoryboardReferences
  /// The window's configuration.
  let configuration: TraitConfiguration
  let text: TextMeasurer
  let images: SceneImages
  /// The sizes of custom views, by object id.
  let customSizes: [String: Size]

  private var palette: SystemPalette { SystemPalette(configuration) }

  /// - Parameter context: the container context of the controller's view.
  func bars(of index: Int, context: ContainerContext) -> [BarAppearance] {
    let controller = scenes.controllers[index]
    let placement = graph.placement(of: index)
    let bars = ControllerBars(of: controller, placement: placement, in: scenes, SceneTraits(configuration))
    var all: [BarAppearance] = []
    if bars.top != .none {
      let rows = context.navigationBarEnd - context.searchField
      var bar = navigationBar(
        over: graph.itemOwner(of: index), placement, bottom: rows, width: context.size.width,
        isLarge: bars.top == .large)
      bar.frame.height = context.navigationBarEnd
      all.append(bar)
    }
    // A bar at the bottom of an embedded scene has no known height.
    guard bars.bottom != .none, placement.embeddedIn == nil else { return all }
    let height =
      (bars.bottom == .tabBar ? configuration.bars.tabBar : configuration.bars.toolbar)
      + configuration.safeArea.bottom
    let end = context.origin.y + context.size.height + (bars.bottomIsOpaque ? height : 0)
    let frame = Rect(x: 0, y: end - height, width: context.size.width, height: height)
    let content = height - configuration.safeArea.bottom
    all.append(
      bars.bottom == .tabBar
        ? tabBar(of: index, placement, frame: frame, content: content)
        : toolbar(controller.barTitles.toolbarButtons, frame: frame, content: content))
    return all
  }

  // MARK: - Navigation bar

  private func navigationBar(
    over controller: Int, _ placement: Placement, bottom: Double, width: Double, isLarge: Bool
  ) -> BarAppearance {
    let titles = scenes.controllers[controller].barTitles
    let setter = setter(placement.navigationContainer(in: scenes)?.look ?? BarLook.system)
    var bar = BarAppearance(
      kind: .navigation, frame: Rect(x: 0, y: 0, width: width, height: bottom))
    // Scenes are drawn with their content scrolled to the bar's edge, so the bar shows its scroll edge appearance.
    let isAtEdge = isLarge ? configuration.systemRelease.hasBarAppearances : configuration.systemRelease.hasClearBars
    bar.background = isAtEdge ? setter.edgeBackground : setter.background
    let large = isLarge ? configuration.bars.largeTitle : 0
    let rowHeight = min(configuration.bars.navigationBar, max(bottom - large, 0))
    let row = Rect(x: 0, y: bottom - large - rowHeight, width: width, height: rowHeight)
    let back = titles.replacesBackButton ? nil : graph.backTitle(of: controller, in: scenes)
    bar.items = setter.navigation(
      left: titles.leftButtons, right: titles.rightButtons, back: back,
      beside: isLarge || titles.titleView != nil ? "" : titles.navigationTitle, in: row)
    bar.title =
      isLarge
      ? setter.largeTitle(titles.navigationTitle, in: Rect(x: 0, y: row.maxY, width: width, height: large))
      : setter.title(titles.navigationTitle, in: row, beside: bar.items)
    // The title view shares the row of the items, even above a large title.
    if let view = titles.titleView {
      if !isLarge { bar.title = nil }
      bar.items.append(setter.centered(view, in: row))
    }
    return bar
  }

  // MARK: - Bars at the bottom

  private func toolbar(_ buttons: [BarButton], frame: Rect, content: Double) -> BarAppearance {
    let setter = setter(BarLook.system)
    var bar = BarAppearance(kind: .toolbar, frame: frame)
    bar.background = setter.background
    bar.items = setter.toolbar(buttons, in: Rect(x: 0, y: 0, width: frame.width, height: content))
    return bar
  }

  private func tabBar(of index: Int, _ placement: Placement, frame: Rect, content: Double) -> BarAppearance {
    let setter = setter(placement.tabContainer(in: scenes)?.look ?? BarLook.system)
    var bar = BarAppearance(kind: .tab, frame: frame)
    bar.background = setter.background
    guard let all = references.tabs(around: index, placement, in: scenes) else { return bar }
    let tabs = configuration.idiom == .phone ? all.onPhone : all
    bar.items = setter.tabs(
      tabs.items, in: Rect(x: 0, y: 0, width: frame.width, height: content), chosen: tabs.chosen)
    return bar
  }

  private func setter(_ look: BarLook) -> BarItemSetter {
    let traits = configuration.assetTraits
    let colors = ColorReader(scenes.document, style: configuration.style, assets: images.assets, traits: traits)
    return BarItemSetter(
      text: text, images: images, colors: colors, look: look, inherited: palette.tint, configuration: configuration,
      customSizes: customSizes)
  }
}
