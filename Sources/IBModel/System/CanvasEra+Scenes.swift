extension CanvasEra {
  /// Whether freeform scenes and small top-level views of a xib have the device's insets
  /// (Measurements/SafeArea.md#xib-root: 0 in 18 of 20 before, 34 in 2 of 2 from here on).
  package var insetsFreeformScenes: Bool { build >= 21_701 }

  /// Whether roots of their own size have the status bar of a device without a housing whatever their height: not before
  /// Xcode 11 (Measurements/SafeArea.md#own-size). Until Xcode 14.3 such a device has no status bar on the canvas at all.
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

  /// Whether a text field without a border is a point higher than its line: from Xcode 11.4 on
  /// (Measurements/Controls.md#text-field).
  package var raisesPlainFields: Bool { build >= 16_096 }

  /// Whether a slider is higher by its new knob, before the rest of the look of iOS 26
  /// (Measurements/Controls.md#slider: 34 high in 7 of 8 at 23727).
  package var hasHighSliders: Bool { build >= 23_727 }

  /// The look of page controls, where it is not that of the other controls: a row of n dots is `pitch` · n +
  /// `extraWidth` wide (Measurements/Controls.md#page-control).
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

  /// Whether a label of one line with a font of 17 points, outside of a stack view, is measured in whole points
  /// (Measurements/Text.md#early-labels).
  package var hasWholePointLabels: Bool { build < 14_800 }

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
