import IBAssets
import IBContent
import IBModel

/// Places the titles, buttons and tabs of a bar, whether a container shows it or it is a view of a scene.
///
/// The fonts are those of the default appearances of UINavigationBar and UITabBar; margins and the height of a tab's
/// title are estimated by eye, in points.
struct BarItemSetter {
  let text: TextMeasurer
  let images: SceneImages
  let colors: ColorReader
  let look: BarLook
  /// The tint of a bar that sets none.
  let inherited: DisplayColor
  let configuration: TraitConfiguration
  /// The sizes of custom views, by object id.
  var customSizes: [String: Size] = [:]

  private var palette: SystemPalette {
    SystemPalette(look.isBlack ? .dark : configuration.style, contrast: configuration.contrast)
  }
  private var isMirrored: Bool { configuration.direction == .rightToLeft }

  var tint: DisplayColor { colors.color(look.tint) ?? inherited }

  /// The standard appearance.
  var background: DisplayColor { colors.color(look.background) ?? palette.bar }

  /// The appearance at the edge of scrolled content; nil for a transparent bar.
  var edgeBackground: DisplayColor? { colors.color(look.edgeBackground) }

  // MARK: - Navigation bars

  /// Places the title in the middle of the row, or next to the items if the middle has no space.
  func title(_ words: String, in row: Rect, beside items: [BarAppearance.Item]) -> SetText? {
    let middle = row.x + row.width / 2
    var (start, end) = (row.x, row.maxX)
    for item in items {
      if item.frame.x < middle { start = max(start, item.frame.maxX) } else { end = min(end, item.frame.x) }
    }
    let width = min(text.width(of: words, font: Self.titleFont), max(end - start - 2 * Self.titleGap, 0))
    let x = max(min(middle - width / 2, end - Self.titleGap - width), start + Self.titleGap)
    let box = Rect(x: x, y: row.y, width: width, height: row.height)
    return set(words, Self.titleFont, in: box, .center, colors.color(look.title) ?? palette.label)
  }

  func largeTitle(_ words: String, in box: Rect) -> SetText? {
    let room = Rect(x: box.x + Self.margin, y: box.y, width: max(box.width - 2 * Self.margin, 0), height: box.height)
    return set(words, Self.largeTitleFont, in: room, isMirrored ? .right : .left, palette.label)
  }

  /// - Parameters:
  ///   - left: the buttons at the leading side, from the edge inwards; `right` has the buttons at the trailing side.
  ///   - back: the text of the back button, which precedes them; empty for only a chevron, nil without a back button.
  ///   - title: the text in the middle of the row.
  func navigation(
    left: [BarButton], right: [BarButton], back: String?, beside title: String, in row: Rect
  ) -> [BarAppearance.Item] {
    let trailing = place(right, in: row, fromLeft: isMirrored)
    guard let back else { return place(left, in: row, fromLeft: !isMirrored) + trailing }
    let used = trailing.map { isMirrored ? $0.frame.maxX - row.x : row.maxX - $0.frame.x }.max() ?? 0
    let room = row.width - used - (title.isEmpty ? 0 : text.width(of: title, font: Self.titleFont) + Self.titleGap)
    let item = backButton(back, room: room - Self.titleGap, in: row)
    let end = isMirrored ? row.maxX - item.frame.x : item.frame.maxX - row.x
    return [item] + place(left, in: row, fromLeft: !isMirrored, after: end) + trailing
  }

  /// A chevron with the longest text that fits: the previous scene's, else Back, else none
  /// (UINavigationItem.backBarButtonItem, documented). From iOS 26 on, it has no text.
  private func backButton(_ words: String, room: Double, in row: Rect) -> BarAppearance.Item {
    let font = Self.font(false)
    let fitting = [words, words.isEmpty ? "" : BarTitles.usualBackTitle].first {
      Self.chevronWidth + text.width(of: $0, font: font) <= room
    }
    let label = configuration.systemRelease.hasGlass ? "" : fitting ?? ""
    let width = Self.chevronWidth + text.width(of: label, font: font)
    let start = isMirrored ? row.maxX - Self.chevronStart - width : row.x + Self.chevronStart
    var item = BarAppearance.Item(frame: Rect(x: start, y: row.y, width: width, height: row.height))
    let middle = Self.chevronSign / 2
    let chevron = Point(x: isMirrored ? start + width - middle : start + middle, y: row.y + row.height / 2)
    let sign = ResolvedImage(
      name: isMirrored ? "chevron.right" : "chevron.left", isSystemSymbol: true, reason: "")
    item.image = shapes(of: sign, at: chevron, color: tint)
    let box = Rect(
      x: isMirrored ? start : start + Self.chevronWidth, y: row.y, width: width - Self.chevronWidth, height: row.height)
    item.title = set(label, font, in: box, .left, tint)
    return item
  }

  /// Places buttons one after the other, from an edge inwards.
  private func place(
    _ buttons: [BarButton], in row: Rect, fromLeft: Bool, after end: Double = 0
  ) -> [BarAppearance.Item] {
    var used = end + Self.margin
    return buttons.compactMap { button in
      guard let width = width(of: button) else { return nil }
      let x = fromLeft ? row.x + used : row.maxX - used - width
      used += width + Self.margin
      return item(button, frame: Rect(x: x, y: row.y, width: width, height: row.height))
    }
  }

  func centered(_ button: BarButton, in row: Rect) -> BarAppearance.Item {
    let width = min(width(of: button) ?? 0, row.width)
    return item(button, frame: Rect(x: row.x + (row.width - width) / 2, y: row.y, width: width, height: row.height))
  }

  // MARK: - Toolbars

  /// The items in reading order. Flexible spaces share the remaining space; without them, it is at the end.
  func toolbar(_ buttons: [BarButton], in row: Rect) -> [BarAppearance.Item] {
    let widths = buttons.map { button -> Double in
      if case .space(let width) = button.face { width ?? 0 } else { self.width(of: button) ?? 0 }
    }
    let flexible = buttons.count { $0.face == .space(nil) }
    let gaps = Double(zip(buttons, buttons.dropFirst()).count { !$0.isSpace && !$1.isSpace }) * Self.margin
    let rest = max(row.width - 2 * Self.margin - gaps - widths.reduce(0, +), 0)
    var x = Self.margin
    var items: [BarAppearance.Item] = []
    for (number, button) in buttons.enumerated() {
      let width = button.face == .space(nil) ? rest / Double(flexible) : widths[number]
      if !button.isSpace {
        let left = isMirrored ? row.maxX - x - width : row.x + x
        items.append(item(button, frame: Rect(x: left, y: row.y, width: width, height: row.height)))
      }
      let isNextToButton = number + 1 < buttons.count && !button.isSpace && !buttons[number + 1].isSpace
      x += width + (isNextToButton ? Self.margin : 0)
    }
    return items
  }

  // MARK: - Tab bars

  /// - Parameter chosen: the number of the selected tab; nil for none.
  func tabs(_ tabs: [TabItem], in row: Rect, chosen: Int?) -> [BarAppearance.Item] {
    let width = row.width / Double(max(tabs.count, 1))
    return tabs.enumerated().map { number, tab in
      let place = isMirrored ? tabs.count - 1 - number : number
      let box = Rect(x: row.x + Double(place) * width, y: row.y, width: width, height: row.height)
      let color = number == chosen ? tint : palette.secondaryLabel
      let line = Rect(x: box.x, y: box.maxY - Self.tabTitleHeight, width: width, height: Self.tabTitleHeight)
      var item = BarAppearance.Item(frame: box)
      item.title = set(tab.title, Self.tabFont, in: line, .center, color)
      let image =
        tab.image.map { images.image($0, symbolSize: nil) }
        ?? tab.sign.map { ResolvedImage(name: $0, isSystemSymbol: true, reason: "") }
      // A tab without an image shows only its title.
      let center = Point(x: box.x + width / 2, y: box.y + Self.tabImagePlace)
      item.image = image.map { shapes(of: $0, at: center, color: color) } ?? []
      return item
    }
  }

  // MARK: - Items

  /// Nil for a space.
  private func width(of button: BarButton) -> Double? {
    switch button.face {
    case .title(let title, let isProminent): text.width(of: title, font: Self.font(isProminent))
    case .image(let reference):
      min(reference.flatMap { images.image($0, symbolSize: nil).size?.width } ?? Self.symbolWidth, Self.widestImage)
    case .sign: Self.symbolWidth
    case .view(let id, let width): customSizes[id]?.width ?? width
    case .space: nil
    }
  }

  /// - Parameter frame: in the bar's coordinates.
  private func item(_ button: BarButton, frame: Rect) -> BarAppearance.Item {
    var item = BarAppearance.Item(frame: frame)
    let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    // An item that cannot be used is gray, whatever its tint (UIBarItem.isEnabled).
    let tint = button.isEnabled ? colors.color(button.tint) ?? tint : palette.placeholder
    switch button.face {
    case .title(let title, let isProminent):
      item.title = set(title, Self.font(isProminent), in: frame, .center, tint)
    case .image(let reference?):
      item.image = shapes(of: images.image(reference, symbolSize: nil), at: center, color: tint)
    // The document does not name the image; an empty rounded square marks the item.
    case .image(nil): item.image = [.box(square(around: center), radius: 5, stroke: tint, lineWidth: 1.5)]
    case .view(let id, _): item.customView = id
    case .sign(let name):
      item.image = shapes(of: ResolvedImage(name: name, isSystemSymbol: true, reason: ""), at: center, color: tint)
    case .space: break
    }
    return item
  }

  /// An image in the middle of its item. A bar shows it as a template unless the image sets another mode
  /// (UIBarItem.image).
  private func shapes(of image: ResolvedImage, at center: Point, color: DisplayColor) -> [Shape] {
    let side = image.isSymbol ? Self.signSide : Self.symbolWidth
    let size = image.size ?? Size(width: side, height: side)
    let frame = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    let isOriginal = image.renderingIntent == .original
    return ImageDrawing(palette: palette).shapes(of: image, in: frame, tint: isOriginal ? nil : color)
  }

  private func square(around center: Point) -> Rect {
    let side = Self.signSide
    return Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  private func set(
    _ words: String, _ font: Font, in box: Rect, _ alignment: TextAlignment, _ color: DisplayColor
  ) -> SetText? {
    var style = TextSetter.Style(color: color)
    style.alignment = alignment
    style.truncation = .tail
    return TextSetter(text: text).set([TextRun(text: words, font: font)], in: box, style: style)
  }

  private static func font(_ isProminent: Bool) -> Font { .system(17, weight: isProminent ? .semibold : .regular) }

  private static let titleFont = Font.system(17, weight: .semibold)
  private static let largeTitleFont = Font.system(34, weight: .bold)
  private static let tabFont = Font.system(10, weight: .medium)
  private static let margin = 16.0
  /// The smallest distance between a title and the items next to it.
  private static let titleGap = 8.0
  /// The chevron of a back button: its left edge, its width, and the distance from its left edge to the text.
  private static let chevronStart = 4.0
  private static let chevronSign = 20.0
  private static let chevronWidth = 22.0
  private static let symbolWidth = 22.0
  private static let signSide = 20.0
  /// A wider image, such as a logo, is drawn at its size but does not push the other items out of the bar.
  private static let widestImage = 160.0
  /// The distance from a tab bar's top to the middle of its images.
  private static let tabImagePlace = 18.0
  private static let tabTitleHeight = 16.0
}

extension BarButton {
  fileprivate var isSpace: Bool { if case .space = face { true } else { false } }
}
