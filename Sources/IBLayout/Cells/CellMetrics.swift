import IBModel

/// Metrics of table cells: content width next to an accessory, the separator's pixel, margins, default heights.
///
/// Source of every number: Measurements/Cells.md (for devices, #device-margins). Lengths are in points.
struct CellMetrics: Sendable {
  let configuration: TraitConfiguration

  private var look: ControlGeneration { configuration.controls }
  private var canvas: CanvasEra? { configuration.canvasEra }
  /// Until iOS 10 and Xcode 9.0, content margins are 8 points on all sides.
  private var hasPlainMargins: Bool { configuration.cellMargins.horizontal != nil }

  /// How much narrower the content view is than its cell. `margin` is the cell's margin.
  func contentReduction(_ accessory: CellAccessory?, margin: Double) -> Double {
    guard let accessory else { return 0 }
    if hasPlainMargins { return Self.plainReduction(accessory) }
    return (canvas?.accessoryWidth(accessory, scale: configuration.scale) ?? Self.accessoryWidth(accessory)) + margin
  }

  /// The whole reduction until Xcode 9.0 (57 of 57, 279 of 284), including the margin.
  private static func plainReduction(_ accessory: CellAccessory) -> Double {
    switch accessory {
    case .disclosureIndicator: 33
    case .checkmark: 39
    case .detailButton: 47
    case .detailDisclosureButton: 67
    }
  }

  /// Devices are assumed to use the widths of the newest canvas without quirks.
  private static func accessoryWidth(_ accessory: CellAccessory) -> Double {
    switch accessory {
    case .disclosureIndicator: 10.5
    case .checkmark, .detailButton: 24
    case .detailDisclosureButton: 43
    }
  }

  /// How much shorter the content view is than its cell: until iOS 12, a separator takes a pixel.
  func separatorHeight(isNone: Bool) -> Double {
    look == .ios7 && !isNone ? 1 / configuration.scale : 0
  }

  /// The margins of a cell's content view. `margin` is the cell's leading margin.
  func contentMargins(margin: Double, hasAccessory: Bool) -> Insets {
    let cell = configuration.cellMargins
    if let horizontal = cell.horizontal {
      return Insets(top: cell.vertical, left: horizontal, bottom: cell.vertical, right: horizontal)
    }
    // Next to an accessory, the content view itself ends at the margin (44 of 47).
    return Insets(
      top: cell.vertical, left: margin, bottom: cell.vertical, right: hasAccessory ? Self.marginBesideAccessory : margin
    )
  }

  private static let marginBesideAccessory = 8.0

  /// The gap between a built-in label and the accessory.
  var labelGapBesideAccessory: Double { canvas?.labelGapBesideAccessory ?? Self.marginBesideAccessory }

  /// The leading margin of the cells of a table. `isRoot` is true for the root view of a controller.
  func margin(tableWidth: Double, isRoot: Bool) -> Double {
    if hasPlainMargins { return Self.plainMargin }
    guard let canvas else { return deviceMargin(tableWidth: tableWidth) }
    guard configuration.orientation == .portrait || canvas.cellMarginsGoByDevice else {
      return SystemMargin.of(width: tableWidth)
    }
    let size = configuration.size
    let screenWidth = min(size.width, size.height)
    let margin = canvas.cellMargin(screenWidth: screenWidth, hasHomeIndicator: configuration.safeArea.bottom > 0)
    if margin == Self.wideMargin { return wideScreenMargin(width: tableWidth) }
    // On older canvases, a table as wide as a landscape screen has the wide margin on any device.
    if !canvas.cellMarginsGoByDevice, tableWidth >= Self.landscapeWidth { return Self.wideMargin }
    return isRoot ? margin : canvas.subviewCellMargin
  }

  /// Source: Measurements/Cells.md#device-margins.
  private func deviceMargin(tableWidth: Double) -> Double {
    let screenWidth = min(configuration.size.width, configuration.size.height)
    let isWide = screenWidth >= Self.wideScreen && !(configuration.systemRelease.hasGlass && screenWidth < 393)
    return isWide ? wideScreenMargin(width: tableWidth) : SystemMargin.of(width: tableWidth)
  }

  /// The leading margin of a cell at the top level of a xib, which depends on the cell's own width.
  ///
  /// From Xcode 11 on, if the canvas's screen has the narrow margin, a cell of any width has the margin of a table in a
  /// scene.
  ///
  /// Source: Measurements/Cells.md#cell-of-its-own.
  func marginOutsideTable(cellWidth: Double) -> Double {
    guard let canvas else { return SystemMargin.of(width: cellWidth) }
    if configuration.size.width >= Self.wideScreen { return wideScreenMargin(width: cellWidth) }
    return look > .ios7 ? canvas.subviewCellMargin : SystemMargin.of(width: cellWidth)
  }

  /// The margin on a canvas whose screen has the wide margin. A table or a cell as narrow as the narrowest phone has
  /// the narrow one (Measurements/Cells.md#cell-of-its-own: 331 points have 20, 320 have 16).
  private func wideScreenMargin(width: Double) -> Double {
    width <= Self.narrowPhone ? Self.narrowMargin : Self.wideMargin
  }

  /// The width in points of the narrowest screen on which a top-level cell may have the wide margin.
  private static let wideScreen = 390.0
  private static let narrowPhone = 320.0

  private static let plainMargin = 15.0
  private static let narrowMargin = 16.0
  private static let wideMargin = 20.0
  /// The narrowest width seen with the wide margin on a narrow device (568; Measurements/Cells.md#margin).
  private static let landscapeWidth = 568.0

  /// Whether content whose constraints ask for less than `defaultRowHeight` gets less
  /// (Measurements/Cells.md#lower-rows).
  var rowsMayBeLower: Bool { look == .ios13 }

  /// The height of a row whose content does not determine one. It is also the minimum for other rows, unless
  /// `rowsMayBeLower`.
  var defaultRowHeight: Double {
    switch look {
    case .ios7: 44
    case .ios13: configuration.scale >= 3 ? 131.0 / 3 : 43.5
    case .ios26: 51
    }
  }
}
