/// The generation of Xcode that saved a document, and the differences of its canvas.
///
/// A stored frame is right only for the canvas that computed it. The differences are in `Data/canvas-eras.json` and
/// `Data/canvas-devices.json`; those of cells and scenes are in this type's extensions. The linter's `ToolsVersion` and
/// `WritingEra` describe what Xcode writes, as opposed to what its canvas shows.
package struct CanvasEra: Hashable, Comparable, Sendable {
  /// The number before the point of `toolsVersion`, or the usual number for the same canvas.
  package let build: Int

  /// Some builds of Xcode 14.3 and 15 saved 32700 as their version, far above every other one, and lay out like 22505
  /// (Measurements/SafeArea.md#device-insets). All numbers from this one on count as such builds.
  private static let firstUnnumberedBuild = 32_000
  private static let buildOfUnnumbered = 22_505

  /// The era of a document without a readable tools version: Xcode 15, the last without the canvas's
  /// doubled insets.
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
  /// The release of iOS that this Xcode contains. It is the canvas's system if no better value is known.
  package var systemRelease: SystemRelease { SystemRelease(profile.systemVersion) }

  /// The insets that this canvas adds to the safe area of a controller: from Xcode 16.1 on, on phones with a home
  /// indicator, the portrait insets once more, in both orientations. It adds them under bars, in sheets and in scenes
  /// with a custom size too. A running app never does.
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
  /// Whether the canvas keeps fractions of a point in an image's size; Xcode before version 11 dropped them.
  ///
  /// Source: Measurements/Assets.md#fractional-sizes (up to 14480 89 sizes dropped, none kept; from 14490 19 kept, none
  /// dropped).
  package var keepsImageFractions: Bool { build >= 14_490 }
}

extension CanvasEra {
  /// Whether freeform scenes and small top-level views of a xib have the device's insets
  /// (Measurements/SafeArea.md#xib-root: 0 in 18 of 20 before, 34 in 2 of 2 from this build on).
  package var insetsFreeformScenes: Bool { build >= 21_701 }

  /// Whether roots with a custom size of any height have the status bar of a device without a housing: from Xcode 11 on
  /// (Measurements/SafeArea.md#own-size). Until Xcode 14.3 such a device has no status bar on the canvas at all.
  package var insetsLowRoots: Bool { build >= 14_800 }

  /// Whether a presented controller is shown as a card: Xcode 11 and later
  /// (Measurements/Presentations.md#canvas-sheets).
  package var hasCardSheets: Bool { build >= 14_800 }

  /// How much lower than the screen a card is on the canvas, in points, on a phone in portrait.
  ///
  /// `safeTop` is the device's safe area at the top; a device with a home indicator differs from one without.
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

  /// The height of a progress view of the default style (Measurements/Controls.md#progress-view: 2 in 16 of 16 up to
  /// 16097, 4 in 8 of 8 from 17156).
  package var progressViewHeight: Double { build < 17_000 ? 2 : 4 }

  /// Whether a label's last line never has a single word if another one fits next to it: from Xcode 11.4 on
  /// (Measurements/Text.md#orphans).
  package var avoidsOrphans: Bool { build >= 16_096 }

  /// Whether a borderless text field is one point taller than its line of text, as it is from Xcode 11.4 on
  /// (Measurements/Controls.md#text-field).
  package var raisesPlainFields: Bool { build >= 16_096 }

  /// Whether a slider is higher by its new knob, before the rest of the look of iOS 26
  /// (Measurements/Controls.md#slider: 34 high in 7 of 8 at 23727).
  package var hasHighSliders: Bool { build >= 23_727 }

  /// The width and height of page controls if they differ from the other controls' generation: a row of n dots is
  /// `pitch` · n + `extraWidth` wide (Measurements/Controls.md#page-control).
  package var pageControl: (pitch: Double, extraWidth: Double, height: Double)? {
    switch build {
    case ..<17_000: (16, -9, 37)
    case ..<18_000: (19, 65.5, 27.5)
    case ..<23_500: nil
    default: (18, 20, 26)
    }
  }

  /// Whether the text styles Title 1 and Title 2 have the sizes of the content size category S
  /// (Measurements/Text.md#early-titles).
  package var hasSmallTitles: Bool { build < 14_500 }

  /// Whether a date picker without a style has no wheels (stored frames: 216 high at 17147, 36 at 24412;
  /// the boundary between them is taken from the canvases of Xcode 13).
  package var hasCompactDatePickers: Bool { build >= 18_000 }

  /// The side lengths of an info, detail or add button (Measurements/Buttons.md#info-buttons).
  package var glyphButton: Size {
    switch build {
    case ..<14_800: Size(width: 22, height: 22)
    case ..<18_000: Size(width: 25, height: 24)
    case ..<21_000: Size(width: 20, height: 20)
    default: Size(width: 25.67, height: 25.67)
    }
  }
}
