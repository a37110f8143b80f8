import IBContent
import IBModel

/// The available size of a presented controller (step 6 of Traits.md).
enum SheetMetrics {
  struct Sheet {
    var size: Size
    /// The presented window's insets before any bar.
    var insets: Insets
    /// The width class inside: a sheet on an iPad is compact (Measurements/Presentations.md#sheet-size-class).
    var horizontal: SizeClass
  }

  /// Nil if the presentation fills the window.
  ///
  /// - Parameters:
  ///   - style: the presentation style of the segue.
  ///   - adaptation: the delegate's answer for windows in which the style does not fit; nil for no answer.
  ///   - hasCards: whether the app has the sheets of iOS 13 where the system has them.
  static func sheet(
    _ style: PresentationStyle, adapting adaptation: ControllerSettings.AdaptivePresentation? = nil,
    hasCards: Bool, in configuration: TraitConfiguration
  ) -> Sheet? {
    guard style != .fullScreen else { return nil }
    if let canvas = configuration.canvasEra { return canvas.hasCardSheets ? sheet(on: canvas, configuration) : nil }
    let hasCards = hasCards && configuration.systemRelease.hasCardSheets
    if configuration.horizontal == .regular, configuration.vertical == .regular {
      return padSheet(style, hasCards, in: configuration)
    }
    switch adaptation {
    case .fullScreen, .overFullScreen: return nil
    // The delegate keeps the style, at a size that fits the window.
    case .none?: return padSheet(style, hasCards, in: configuration)
    case nil, .automatic, .pageSheet, .formSheet: return hasCards ? card(in: configuration) : nil
    }
  }

  /// A card is at the bottom of its window; on an iPad a sheet is in the middle (UIModalPresentationStyle, documented).
  static func place(of size: Size, in configuration: TraitConfiguration) -> Rect {
    let window = configuration.size
    let isCard = size.width >= window.width
    let (x, y) = (window.width - size.width, window.height - size.height)
    return Rect(x: (x / 2).rounded(), y: isCard ? y : (y / 2).rounded(), width: size.width, height: size.height)
  }

  // MARK: - Canvas

  /// Source: Measurements/Presentations.md#canvas-sheets (59 of 61, 58 of 60; iPad 712 x 984 on a 768 x 1024 screen).
  /// Safe top 0 in 10 of 10; for the bottom see `CanvasEra.insetsCardBottoms`.
  private static func sheet(on canvas: CanvasEra, _ configuration: TraitConfiguration) -> Sheet {
    let device = configuration.safeArea
    var size = configuration.size
    if configuration.idiom != .phone {
      size.width -= 56
      size.height -= 40
    } else {
      size.height -= canvas.sheetReduction(hasHomeIndicator: device.bottom > 0, safeTop: device.top)
    }
    let bottom = canvas.insetsCardBottoms ? device.bottom : 0
    return Sheet(
      size: size, insets: Insets(top: 0, left: 0, bottom: bottom, right: 0), horizontal: configuration.horizontal)
  }

  // MARK: - Devices

  /// A card of full width below the status bar. In compact height and before iOS 13, it fills the window
  /// (Measurements/Presentations.md#device-cards).
  private static func card(in configuration: TraitConfiguration) -> Sheet? {
    guard configuration.vertical == .regular else { return nil }
    let device = configuration.safeArea
    let top = device.bottom > 0 ? device.top + 10 : device.top + 20
    return Sheet(
      size: Size(width: configuration.size.width, height: configuration.size.height - top),
      insets: Insets(top: 0, left: 0, bottom: device.bottom, right: 0), horizontal: configuration.horizontal)
  }

  /// A form sheet has its classic size; a page sheet the readable width with margins, nearly as high as the window
  /// (Measurements/Presentations.md#device-sheets, where the page sheet's numbers are from memory). A popover is 320
  /// points wide.
  private static func padSheet(
    _ style: PresentationStyle, _ hasCards: Bool, in configuration: TraitConfiguration
  ) -> Sheet? {
    let window = configuration.size
    let size: Size
    switch style {
    case .formSheet: size = Size(width: 540, height: 620)
    case .popover: size = Size(width: 320, height: 480)
    case .pageSheet, .automatic:
      guard hasCards else { return nil }
      size = Size(width: 704, height: window.height - 40)
    case .fullScreen: return nil
    }
    return Sheet(
      size: Size(width: min(size.width, window.width), height: min(size.height, window.height)), insets: .zero,
      horizontal: .compact)
  }
}

extension TraitConfiguration {
  func inside(_ sheet: SheetMetrics.Sheet) -> TraitConfiguration {
    var traits = self
    traits.horizontal = sheet.horizontal
    return traits
  }
}
