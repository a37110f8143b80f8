/// The generation of Xcode that saved a document, and how its canvas differs from others.
///
/// A stored frame is right only for the canvas that computed it. The differences are in `Data/canvas-eras.json` and
/// `Data/canvas-devices.json`; those of cells and scenes are in extensions of this type. `ToolsVersion` and
/// `WritingEra` describe how Xcode writes files, as opposed to what its canvas shows.
package struct CanvasEra: Hashable, Comparable, Sendable {
  /// The number before the point in `toolsVersion`, or the usual number for the same canvas.
  package let build: Int

  /// The first number that is not a real build.
  ///
  /// Some builds of Xcode 14.3 and 15 saved 32700 as their version, far above all others, and lay out like 22505
  /// (Measurements/SafeArea.md#device-insets). Only the margin of cells on one device is that of later builds
  /// (Measurements/Cells.md#margin), so they count as the build after 22505.
  private static let firstUnnumberedBuild = 32_000
  private static let buildOfUnnumbered = 22_506

  /// The era of a document without a readable tools version: Xcode 15, the last one whose canvas does not double
  /// insets.
  package static let unknown = CanvasEra(build: buildOfUnnumbered)

  package init(build: Int) {
    self.build = build >= Self.firstUnnumberedBuild ? Self.buildOfUnnumbered : build
  }

  /// Reads a document's `toolsVersion`, such as `14490.70`; nil if it does not begin with a number.
  package init?(toolsVersion: String) {
    guard let version = ToolsVersion(toolsVersion) else { return nil }
    self.init(build: version.build)
  }

  package static func < (a: Self, b: Self) -> Bool { a.build < b.build }

  package var controls: ControlGeneration { profile.controls }
  package var cellMargins: CellMargins { profile.cellMargins }
  package var textSize: ContentSizeCategory { profile.textSize }
  /// The release of iOS in this version of Xcode. It is the system of the canvas if no better value is known.
  package var systemRelease: SystemRelease { SystemRelease(profile.systemVersion) }

  /// The insets that this canvas adds to the safe area of a controller.
  ///
  /// From Xcode 16.1 on, these are the portrait insets of phones with a home indicator once more, in both orientations.
  /// They are also added under bars, in sheets and in scenes with a custom size, but never in a running app.
  ///
  /// Source: stored frames (content below a bar at 101 = 47 + 54 in landscape and 150 = 48 + 48 + 54 in portrait, in a
  /// sheet at 48); Measurements/SafeArea.md#doubled and #large-titles.
  package func extraInsets(of device: CanvasDevice) -> Insets {
    guard profile.doublesInsets, device.idiom == .phone, let geometry = device.geometry(in: self),
      geometry.portrait.bottom > 0
    else { return .zero }
    return geometry.portrait
  }

  private var profile: CanvasProfile {
    CanvasProfile.table.last { $0.firstBuild <= build } ?? CanvasProfile.earliest
  }
}

extension CanvasEra {
  /// Whether the canvas keeps fractions of a point in the size of an image; Xcode before version 11 dropped them.
  ///
  /// Source: Measurements/Assets.md#fractional-sizes (up to 14480, 89 sizes dropped, none kept; from 14490, 19 kept,
  /// none dropped).
  package var keepsImageFractions: Bool { build >= 14_490 }
}

extension CanvasEra {
  /// Whether freeform scenes and small top-level views of a xib have the insets of the device.
  ///
  /// Source: Measurements/SafeArea.md#xib-root (0 in 18 of 20 before, 34 in 2 of 2 from this build on).
  package var insetsFreeformScenes: Bool { build >= 21_701 }

  /// Whether roots with a custom size of any height have the status bar of a device without a housing, as from Xcode 11
  /// on.
  ///
  /// Up to Xcode 14.3, such a device has no status bar on the canvas at all (Measurements/SafeArea.md#own-size).
  package var insetsLowRoots: Bool { build >= 14_800 }

  /// Whether a toolbar without items takes no space (Measurements/SafeArea.md#toolbar).
  package var hidesEmptyToolbars: Bool { controls == .ios26 }

  /// Whether a presented controller is shown as a card, as in Xcode 11 and later
  /// (Measurements/Presentations.md#canvas-sheets).
  package var hasCardSheets: Bool { build >= 14_800 }

  /// The difference between the heights of the screen and of a card on the canvas, in points, on a phone in portrait.
  ///
  /// `safeTop` is the top inset of the device's safe area. A device with a home indicator differs from one without.
  /// Source: Measurements/Presentations.md#canvas-sheets (59 of 61; 58 of 60; 8 of 12; 3 of 3; 5 of 5).
  package func sheetReduction(hasHomeIndicator: Bool, safeTop: Double) -> Double {
    guard hasHomeIndicator else { return 20 }
    switch build {
    case ..<21_000: return 54
    case ..<23_700: return 10
    case ..<24_000: return 0
    default: return safeTop
    }
  }

  /// Whether a card has the inset of the home indicator at its bottom
  /// (Measurements/Presentations.md#canvas-sheet-insets: 10 of 10 up to 17506, none of 28 from 21507 on).
  package var insetsCardBottoms: Bool { build < 21_000 }

  /// The height of a progress view with the default style.
  ///
  /// Source: Measurements/Controls.md#progress-view (2 in 16 of 16 up to 16097, 4 in 8 of 8 from 17156).
  package var progressViewHeight: Double { build < 17_000 ? 2 : 4 }

  /// Whether the last line of a label avoids a single word, as from Xcode 11.4 on (Measurements/Text.md#orphans).
  ///
  /// It then takes another word from the line before, if that fits.
  package var avoidsOrphans: Bool { build >= 16_096 }

  /// Whether a borderless text field is one point taller than its line, as from Xcode 11.4 on
  /// (Measurements/Controls.md#text-field).
  package var raisesPlainFields: Bool { build >= 16_096 }

  /// Whether a borderless text field without text has the height of later looks (Measurements/Controls.md#text-field:
  /// 8 of 8 from this build on, none of 5 up to 24128).
  package var hasLeastFieldHeight: Bool { build >= 24_506 }

  /// Whether a contradiction in a cell of a storyboard breaks the constraint for a view's length
  /// (Measurements/Constraints.md#broken: all conflicts from 21225 on, none of those up to 20037).
  package var breaksLengths: Bool { build >= 21_000 }

  /// Whether a slider is taller because of its new knob, which precedes the rest of the look of iOS 26.
  ///
  /// Source: Measurements/Controls.md#slider (34 high in 7 of 8 at 23727).
  package var hasHighSliders: Bool { build >= 23_727 }

  /// Whether the canvas runs the code of designable classes, so that their views have the size that it returns.
  ///
  /// Source: Measurements/Controls.md#designable-size (61 views of 4 projects up to 22154, 6 of 2 from 22505 on).
  package var showsDesignables: Bool { build < 22_505 }

  /// The size of page controls if it differs from that of the control generation; nil otherwise.
  ///
  /// A row of n dots is `pitch` · n + `extraWidth` wide (Measurements/Controls.md#page-control).
  package var pageControl: (pitch: Double, extraWidth: Double, height: Double)? {
    switch build {
    case ..<17_000: (16, -9, 37)
    case ..<18_000: (19, 65.5, 27.5)
    case ..<23_500: nil
    default: (18, 20, 26)
    }
  }

  /// Whether the text styles Title 1 and Title 2 have the sizes that they have at content size category S
  /// (Measurements/Text.md#early-titles).
  package var hasSmallTitles: Bool { build < 14_500 }

  /// Whether a date picker without a style has no wheels.
  ///
  /// Source: stored frames (216 high at 17147, 36 at 24412). The boundary between them is assumed to be that of the
  /// canvases of Xcode 13.
  package var hasCompactDatePickers: Bool { build >= 18_000 }

  /// The size of an info, detail or add button (Measurements/Buttons.md#info-buttons).
  package var glyphButton: Size {
    switch build {
    case ..<14_800: Size(width: 22, height: 22)
    case ..<18_000: Size(width: 25, height: 24)
    case ..<21_000: Size(width: 20, height: 20)
    default: Size(width: 25.67, height: 25.67)
    }
  }
}
