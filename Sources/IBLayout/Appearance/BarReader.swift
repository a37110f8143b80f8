import IBAssets
import IBModel

/// Reads the bars around a controller's view: their positions from the containers, titles and items from the document.
struct BarReader {
  let scenes: DocumentScenes
  let graph: ContainerGraph
  /// The window's.
  let configuration: TraitConfiguration
  let text: TextMeasurer
  let images: SceneImages

  private var palette: SystemPalette { SystemPalette(configuration.style) }

  /// - Parameter context: the container context of the controller's view.
  func bars(of index: Int, context: ContainerContext) -> [BarAppearance] {
    let controller = scenes.controllers[index]
    let placement = graph.placement(of: index)
    guard placement.embeddedIn == nil else { return [] }
    let bars = ControllerBars(of: controller, placement: placement, in: scenes)
    var all: [BarAppearance] = []
    if bars.top != .none {
      let rows = context.navigationBarEnd - context.searchField
      var bar = navigationBar(
        controller.barTitles, bottom: rows, width: context.size.width, isLarge: bars.top == .large)
      bar.frame.height = context.navigationBarEnd
      all.append(bar)
    }
    guard bars.bottom != .none else { return all }
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

  private func navigationBar(_ titles: BarTitles, bottom: Double, width: Double, isLarge: Bool) -> BarAppearance {
    let frame = Rect(x: 0, y: 0, width: width, height: bottom)
    var bar = BarAppearance(kind: .navigation, frame: frame, tint: palette.tint)
    let large = isLarge ? configuration.bars.largeTitle : 0
    let rowHeight = min(configuration.bars.navigationBar, max(bottom - large, 0))
    let row = Rect(x: 0, y: bottom - large - rowHeight, width: width, height: rowHeight)
    bar.title =
      isLarge
      ? set(
        titles.navigationTitle, Self.largeTitleFont,
        in: Rect(x: Self.margin, y: row.maxY, width: width - 2 * Self.margin, height: large), .left)
      : set(titles.navigationTitle, Self.titleFont, in: row, .center)
    let isMirrored = configuration.direction == .rightToLeft
    let (left, right) = (titles.leftButtons, titles.rightButtons)
    bar.items =
      place(isMirrored ? right : left, in: row, fromLeft: true)
      + place(isMirrored ? left : right, in: row, fromLeft: false)
    return bar
  }

  /// One after the other, from an edge inwards.
  private func place(_ buttons: [BarButton], in row: Rect, fromLeft: Bool) -> [BarAppearance.Item] {
    var used = Self.margin
    return buttons.compactMap { button in
      guard let width = width(of: button) else { return nil }
      let x = fromLeft ? row.x + used : row.maxX - used - width
      used += width + Self.margin
      return item(button, frame: Rect(x: x, y: row.y, width: width, height: row.height))
    }
  }

  /// Nil for a space.
  private func width(of button: BarButton) -> Double? {
    switch button {
    case .title(let title): text.width(of: title, font: Self.itemFont)
    case .image(let reference):
      min(reference.flatMap { images.image($0, symbolSize: nil).size?.width } ?? Self.symbolWidth, Self.widestImage)
    case .sign: Self.symbolWidth
    case .space: nil
    }
  }

  /// - Parameter frame: in the bar's coordinates.
  private func item(_ button: BarButton, frame: Rect) -> BarAppearance.Item {
    var item = BarAppearance.Item(frame: frame)
    if case .title(let title) = button {
      item.title = set(title, Self.itemFont, in: frame, .center, color: palette.tint)
    } else {
      let image = image(of: button)
      item.image = shapes(
        of: image, at: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), color: palette.tint)
    }
    return item
  }

  private func image(of button: BarButton) -> ResolvedImage? {
    switch button {
    case .image(let reference): reference.map { images.image($0, symbolSize: nil) }
    case .sign(let name): ResolvedImage(name: name, isSystemSymbol: true, reason: "")
    case .title, .space: nil
    }
  }

  /// An image in the middle of its item; a bar shows it as a template unless it says otherwise (UIBarItem.image). Without
  /// an image in the document an empty rounded square shows that there is an item.
  private func shapes(of image: ResolvedImage?, at center: Point, color: DisplayColor) -> [Shape] {
    guard let image else {
      return [.box(square(around: center, Self.signSide), radius: 5, stroke: color, lineWidth: 1.5)]
    }
    let side = image.isSymbol ? Self.signSide : Self.symbolWidth
    let size = image.size ?? Size(width: side, height: side)
    let frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    let isOriginal = image.renderingIntent == .original
    return ImageDrawing(palette: palette).shapes(of: image, in: frame, tint: isOriginal ? nil : color)
  }

  private func square(around center: Point, _ side: Double) -> Rect {
    Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  // MARK: - Bars at the bottom

  private func toolbar(_ buttons: [BarButton], frame: Rect, content: Double) -> BarAppearance {
    var bar = BarAppearance(kind: .toolbar, frame: frame, tint: palette.tint)
    let shown = buttons.filter { $0 != .space }
    let width = frame.width / Double(max(shown.count, 1))
    bar.items = shown.enumerated().map { number, button in
      item(button, frame: Rect(x: Double(number) * width, y: 0, width: width, height: content))
    }
    return bar
  }

  private func tabBar(of index: Int, _ placement: Placement, frame: Rect, content: Double) -> BarAppearance {
    var bar = BarAppearance(kind: .tab, frame: frame, tint: palette.tint)
    let tabs = placement.tabBar.map(controllers) ?? []
    let width = frame.width / Double(max(tabs.count, 1))
    bar.items = tabs.enumerated().map { number, tab in
      let box = Rect(x: Double(number) * width, y: 0, width: width, height: content)
      let isChosen = tab == index || placement.navigation == tab
      let color = isChosen ? palette.tint : palette.secondaryLabel
      let titles = scenes.controllers[tab].barTitles
      let line = Rect(x: box.x, y: content - Self.tabTitleHeight, width: width, height: Self.tabTitleHeight)
      var item = BarAppearance.Item(frame: box, isChosen: isChosen)
      item.title = set(titles.tabTitle, Self.tabFont, in: line, .center, color: color)
      let image = titles.tabImage.map { images.image($0, symbolSize: nil) }
      item.image = shapes(of: image, at: Point(x: box.x + width / 2, y: Self.tabImagePlace), color: color)
      return item
    }
    return bar
  }

  /// The controllers of a tab bar controller, in the order of their tabs.
  private func controllers(of tabs: Int) -> [Int] {
    let segues = scenes.segues.filter { segue in
      if case .tab = segue.kind { segue.source == tabs } else { false }
    }
    return segues.prefix(Self.mostTabs).map(\.target)
  }

  private func set(
    _ words: String, _ font: Font, in box: Rect, _ alignment: SetText.Alignment, color: DisplayColor? = nil
  ) -> SetText? {
    var style = TextSetter.Style(color: color ?? palette.label)
    style.alignment = alignment
    return TextSetter(text: text).set([TextRun(text: words, font: font)], in: box, style: style)
  }

  /// The default appearance of UINavigationBar and UITabBar; margins and the height of a tab's title are estimated by
  /// eye, in points.
  private static let titleFont = Font.system(17, weight: .semibold)
  private static let largeTitleFont = Font.system(34, weight: .bold)
  private static let itemFont = Font.system(17)
  private static let tabFont = Font.system(10, weight: .medium)
  private static let margin = 16.0
  private static let symbolWidth = 22.0
  private static let signSide = 20.0
  /// A wider image, such as a logo, is drawn as it is; it does not push the other items out of the bar.
  private static let widestImage = 160.0
  /// From a tab bar's top to the middle of its images; estimated by eye.
  private static let tabImagePlace = 18.0
  private static let tabTitleHeight = 16.0
  /// UITabBar shows five on a phone, the last of them is More.
  private static let mostTabs = 8
}
