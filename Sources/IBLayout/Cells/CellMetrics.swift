import IBModel
import IBSyntax

/// What a table gives its cells: content width beside an accessory, the separator's pixel, margins, default heights.
///
/// Source of every number: facts/layout/open/cells.json (measured on the canvas, with counts there); on a device
/// facts/runtime/margins-cells.json.
struct CellMetrics: Sendable {
  let configuration: TraitConfiguration

  private var profile: CellProfile { CellProfile.of(configuration) }

  /// How much narrower the content view is than its cell, in points.
  func contentReduction(_ accessory: String?, margin: Double) -> Double {
    guard let accessory, accessory != "none" else { return 0 }
    return profile.reduction(accessory, scale: configuration.scale, margin: margin)
  }

  /// How much lower the content view is than its cell: a separator took a pixel until iOS 12.
  func separatorHeight(isNone: Bool) -> Double {
    profile.separatorTakesPixel && !isNone ? 1 / configuration.scale : 0
  }

  /// The margins of a cell's content view; `margin` is the leading one that `margin(…)` gives.
  func contentMargins(margin: Double, hasAccessory: Bool) -> Insets {
    guard !profile.marginsArePlain else { return Insets(all: Self.plainMargin) }
    return Insets(
      top: profile.verticalMargin, left: margin, bottom: profile.verticalMargin,
      right: hasAccessory ? Self.plainMargin : margin)
  }

  /// The leading margin of the cells of a table; `isRoot` for the root view of a controller, `width` the table's.
  func margin(tableWidth width: Double, isRoot: Bool, deviceWidth: Double) -> Double {
    profile.margin(tableWidth: width, isRoot: isRoot, device: configuration, deviceWidth: deviceWidth)
  }

  /// The height of a row whose content asks for less, in points.
  var defaultRowHeight: Double { profile.defaultRowHeight(scale: configuration.scale) }

  private static let plainMargin = 8.0
}

/// The measures of cells in one era.
enum CellProfile: Sendable {
  /// Until Xcode 9.0, iOS 8 to 10: content margins of 8 all round.
  case plain
  /// Xcode 9.2 to 10, iOS 11 and 12.
  case early
  /// Xcode 11 to 16, iOS 13 to 18.
  case modern
  /// Xcode 26, iOS 26.
  case glass

  var separatorTakesPixel: Bool { self == .plain || self == .early }
  var marginsArePlain: Bool { self == .plain }

  /// 11: 258 of 261; 15: 15 of 19.
  var verticalMargin: Double { self == .glass ? 15 : 11 }

  /// Two lines of body text with the margins, less a separator's pixel.
  func defaultRowHeight(scale: Double) -> Double {
    switch self {
    case .plain, .early: 44
    case .modern: scale >= 3 ? 131.0 / 3 : 43.5
    case .glass: 51
    }
  }

  static func of(_ configuration: TraitConfiguration) -> CellProfile {
    configuration.canvasEra?.cellProfile ?? of(system: configuration.systemVersion)
  }

  private static func of(system version: Double) -> CellProfile {
    if version < 11 { return .plain }
    if version < 13 { return .early }
    return version < 26 ? .modern : .glass
  }

  func reduction(_ accessory: String, scale: Double, margin: Double) -> Double {
    switch (self, accessory) {
    case (.plain, "disclosureIndicator"): 33
    case (.plain, "checkmark"): 39
    case (.plain, "detailButton"): 47
    case (.plain, _): 67
    case (.early, "disclosureIndicator"): 18 + margin
    case (.early, "checkmark"): 24 + margin
    case (.early, "detailButton"): 32 + margin
    case (.early, _): 51 + margin
    case (_, "disclosureIndicator"): (scale >= 3 ? 31.0 / 3 : 10.5) + margin
    case (_, "checkmark"), (_, "detailButton"): 24 + margin
    default: 43 + margin
    }
  }

  func margin(tableWidth: Double, isRoot: Bool, device: TraitConfiguration, deviceWidth: Double) -> Double {
    guard self != .plain else { return 15 }
    let isWide = device.canvasEra?.hasWideCellMargins(device: device.device, width: deviceWidth)
      ?? (deviceWidth >= Self.wideFrom)
    guard isWide, tableWidth >= min(deviceWidth, Self.wideFrom) || isRoot else {
      return !isRoot && device.canvasEra?.hasNarrowSubviewCells == true ? 15 : 16
    }
    return 20
  }

  private static let wideFrom = 414.0
}
