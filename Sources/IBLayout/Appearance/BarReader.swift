import IBModel

/// Reads the bars around a controller's view: their positions from the containers, titles and items from the document.
struct BarReader {
  let scenes: DocumentScenes
  let graph: ContainerGraph
  /// The window's.
  let configuration: TraitConfiguration
  let text: TextMeasurer

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
      guard let words = words(of: button) else { return nil }
      let width = words.isEmpty ? Self.symbolWidth : text.width(of: words, font: Self.itemFont)
      let x = fromLeft ? row.x + used : row.maxX - used - width
      used += width + Self.margin
      return item(words, frame: Rect(x: x, y: row.y, width: width, height: row.height))
    }
  }

  private func item(_ words: String, frame: Rect) -> BarAppearance.Item {
    let box = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return BarAppearance.Item(
      title: set(words, Self.itemFont, in: box, .left, color: palette.tint), frame: frame, hasSymbol: words.isEmpty)
  }

  /// The title; empty for a button with a symbol, nil for a space.
  private func words(of button: BarButton) -> String? {
    switch button {
    case .title(let title): title
    case .symbol: ""
    case .space: nil
    }
  }

  // MARK: - Bars at the bottom

  private func toolbar(_ buttons: [BarButton], frame: Rect, content: Double) -> BarAppearance {
    var bar = BarAppearance(kind: .toolbar, frame: frame, tint: palette.tint)
    let shown = buttons.compactMap(words)
    let width = frame.width / Double(max(shown.count, 1))
    bar.items = shown.enumerated().map { number, words in
      let frame = Rect(x: Double(number) * width, y: 0, width: width, height: content)
      return BarAppearance.Item(
        title: set(words, Self.itemFont, in: frame, .center, color: palette.tint), frame: frame,
        hasSymbol: words.isEmpty)
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
      let title = scenes.controllers[tab].barTitles.tabTitle
      let line = Rect(x: box.x, y: content - Self.tabTitleHeight, width: width, height: Self.tabTitleHeight)
      return BarAppearance.Item(
        title: set(title, Self.tabFont, in: line, .center, color: isChosen ? palette.tint : palette.secondaryLabel),
        frame: box, isChosen: isChosen, hasSymbol: true)
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
  private static let tabTitleHeight = 16.0
  /// UITabBar shows five on a phone, the last of them is More.
  private static let mostTabs = 8
}
