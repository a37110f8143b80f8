/// The accessory at the end of a table view cell, by its name in Interface Builder.
package enum CellAccessory: String, Hashable, Sendable {
  case disclosureIndicator, checkmark, detailButton, detailDisclosureButton
}

/// The default margins in points of a table view cell's content view.
package struct CellMargins: Hashable, Sendable {
  /// The top and bottom margins.
  package var vertical: Double
  /// The leading and trailing margins; nil if they follow the margin of the table, which is 16 or 20 depending on its
  /// width.
  package var horizontal: Double?
}

extension CanvasEra {
  /// The leading margin in points of the cells in a table that is the root view of a controller, in portrait.
  ///
  /// Source: Measurements/Cells.md#margin (499 of 499 and 1696 of 1769; 16 in 3 of 3 cells of 32700 on the 375-point
  /// screen with a home indicator). `screenWidth` is that of the canvas.
  package func cellMargin(screenWidth: Double, hasHomeIndicator: Bool) -> Double {
    switch screenWidth {
    case 414...: 20
    case 393: 20
    case 390: build < 24_100 ? 20 : 16
    case 375 where hasHomeIndicator: (21_507...22_505).contains(build) ? 20 : 16
    default: 16
    }
  }

  /// The same for a table that constraints place inside a scene, on a screen where a root table has 16.
  ///
  /// Source: Measurements/Cells.md#margin (15 in 81 of 81 up to 16097, 16 in 15 of 17 from 17132).
  package var subviewCellMargin: Double { (13_500..<17_000).contains(build) ? 15 : 16 }

  /// Whether a table of any width has the margin of the canvas's screen in the same orientation.
  ///
  /// Source: stored frames (16 in 2 of 2 tables of 760 and 800 points on a phone in portrait at 21701, and in 13 of 13
  /// rows on one in landscape at 24412).
  package var cellMarginsGoByDevice: Bool { build >= 21_000 }

  /// The width in points that an accessory needs, without the margin of the cell.
  ///
  /// Source: Measurements/Cells.md#content-width (counts there).
  package func accessoryWidth(_ accessory: CellAccessory, scale: Double) -> Double {
    switch accessory {
    case .disclosureIndicator: disclosureWidth(scale)
    case .checkmark: textSize == .extraSmall ? (scale >= 3 ? 20.67 : 20.5) : 24
    case .detailButton: build < 14_800 ? 32 : (textSize == .extraSmall ? 20.5 : 24)
    case .detailDisclosureButton: build < 14_800 ? 51 : 43
    }
  }

  /// Whether the section headers of a plain table have padding (Measurements/Cells.md#first-row: 28 up to 17701, 50
  /// from 21225).
  package var hasPaddedSectionHeaders: Bool { build >= 21_000 }

  /// The gap between a built-in label and an accessory (Measurements/Cells.md#accessory-gap: 492 of 493 from
  /// 14800, 177 of 224 before).
  package var labelGapBesideAccessory: Double {
    switch build {
    case ..<13_500: 2
    case ..<14_800: 1
    default: 8
    }
  }

  private func disclosureWidth(_ scale: Double) -> Double {
    let isFine = scale >= 3
    switch build {
    case ..<14_800: return 18
    case ..<15_400: return isFine ? 11.33 : 11.5
    case ..<18_000: return 11
    case ..<19_529: return isFine ? 9.67 : 9.5
    case ..<21_000: return isFine ? 8.67 : 8.5
    default: return isFine ? 10.33 : 10.5
    }
  }
}
