import IBModel

/// The fixed metrics of the system's controls in one look, in points.
///
/// A canvas has the look of its Xcode version, a device the look of its system. Source of every number:
/// Measurements/Controls.md, with a key for each control.
struct ControlMetrics: Sendable {
  var `switch`: Size
  /// The frame minus the alignment rect.
  var switchInsets: Insets
  var sliderHeight: Double
  var sliderInsets: Insets
  var segmentedHeight: Double
  var segmentedInsets: Insets
  /// How much wider a segment is than its title.
  var segmentPadding: Double
  /// How much narrower a segmented control is than all its segments.
  var segmentOverlap: Double
  var segmentFont: Font
  var stepper: Size
  var progressHeight: Double
  /// The frame minus the alignment rect of a progress view of the bar style. It is assumed to change at the same build as
  /// the height of the others (Measurements/Controls.md#progress-view).
  var barProgressInsets: Insets { Insets(top: 0, left: 0, bottom: progressHeight > 2 ? 1 : 0, right: 0) }
  /// The width of n dots is pitch · n + extra.
  var pageDotPitch: Double
  var pageExtraWidth: Double
  var pageControlHeight: Double
  /// Pickers and date pickers with wheels.
  var picker: Size
  var roundedFieldHeight: Double
  /// The points that a rounded border adds to the height of a field's line, if the sum exceeds the usual height
  /// (Measurements/Controls.md#text-field).
  var roundedFieldBorder: Double
  /// How much wider a text field with a rounded border is than its text.
  var roundedFieldPadding: Double
  /// How much higher a text field without a border is than its line.
  var plainFieldExtraHeight: Double
  /// The least height of a text field without a border and without text; nil in looks where its height is that of its
  /// line plus `plainFieldExtraHeight`.
  var emptyFieldLeastHeight: Double?
  var plainFieldPadding: Double
  /// Whether a text field without text and placeholder is as wide as a space.
  var emptyFieldHasSpace = false
  /// The least height of a text field without a border that has a clear button.
  var clearButtonHeight: Double
  var searchBarHeight: Double
  /// The height of a navigation bar that is a view of the scene, without a large title.
  var navigationBarHeight: Double
  /// The height in a sheet that does not fill the window.
  var sheetNavigationBarHeight: Double
  /// Info, detail and add buttons.
  var glyphButton: Size

  /// The height of wheels in points, on a phone in landscape and in a xib's top-level table cell on Xcode's canvas.
  static let lowPickerHeight = 162.0

  static func of(_ configuration: TraitConfiguration) -> ControlMetrics {
    var metrics =
      switch configuration.controls {
      case .ios7: classic
      case .ios13: modern
      case .ios26: glass
      }
    if let canvas = configuration.canvasEra {
      metrics.progressHeight = canvas.progressViewHeight
      metrics.glyphButton = canvas.glyphButton
      if !canvas.raisesPlainFields { metrics.plainFieldExtraHeight = 0 }
      if !canvas.hasLeastFieldHeight { metrics.emptyFieldLeastHeight = nil }
      if let pages = canvas.pageControl {
        metrics.pageDotPitch = pages.pitch
        metrics.pageExtraWidth = pages.extraWidth
        metrics.pageControlHeight = pages.height
      }
      if canvas.textSize == .extraSmall { metrics.searchBarHeight = smallTextSearchBar }
      if canvas.hasHighSliders { metrics.sliderHeight = highSlider - metrics.sliderInsets.bottom }
    }
    return metrics
  }

  /// The frame's height, in points.
  private static let highSlider = 34.0
  /// The height of a search bar on a canvas with extra small text, in points (Measurements/Controls.md#search-bar).
  private static let smallTextSearchBar = 51.0

  /// iOS 7 to 12.
  static let classic = ControlMetrics(
    switch: Size(width: 49, height: 31), switchInsets: Insets(top: 0, left: 0, bottom: 0, right: 2),
    sliderHeight: 30, sliderInsets: Insets(top: 0, left: 2, bottom: 1, right: 2),
    segmentedHeight: 28, segmentedInsets: Insets(top: 0, left: 0, bottom: 1, right: 0), segmentPadding: 15,
    segmentOverlap: 1, segmentFont: .system(13),
    stepper: Size(width: 94, height: 29), progressHeight: 2, pageDotPitch: 16, pageExtraWidth: -9,
    pageControlHeight: 37, picker: Size(width: 320, height: 216), roundedFieldHeight: 30, roundedFieldBorder: 4,
    roundedFieldPadding: 21, plainFieldExtraHeight: 0, plainFieldPadding: 4.5, clearButtonHeight: 19,
    searchBarHeight: 56, navigationBarHeight: 44, sheetNavigationBarHeight: 44, glyphButton: Size(width: 22, height: 22)
  )

  /// iOS 13 to 18. A page control of n dots is 19 · n + 58.75 wide (between 115.67 and 116 for three).
  static let modern: ControlMetrics = {
    var metrics = classic
    metrics.segmentedHeight = 31
    metrics.segmentPadding = 19
    metrics.segmentFont = .system(13, weight: .medium)
    metrics.stepper = Size(width: 94, height: 32)
    metrics.progressHeight = 4
    metrics.pageDotPitch = 19
    metrics.pageExtraWidth = 58.75
    metrics.pageControlHeight = 26
    metrics.roundedFieldHeight = 34
    metrics.roundedFieldBorder = 9.5
    metrics.roundedFieldPadding = 28
    metrics.plainFieldExtraHeight = 1
    metrics.plainFieldPadding = 0
    metrics.emptyFieldHasSpace = true
    metrics.clearButtonHeight = 0
    metrics.sheetNavigationBarHeight = 56
    metrics.glyphButton = Size(width: 25, height: 24)
    return metrics
  }()

  /// iOS 26.
  static let glass: ControlMetrics = {
    var metrics = modern
    metrics.switch = Size(width: 61, height: 28)
    metrics.sliderHeight = highSlider
    metrics.sliderInsets = .zero
    metrics.emptyFieldLeastHeight = 22
    metrics.segmentPadding = 18
    metrics.segmentOverlap = 0
    // The field inside is 8 points higher (Measurements/Controls.md#search-bar: 36, then 44).
    metrics.searchBarHeight = 64
    // Source: Measurements/SafeArea.md#bar-heights-device.
    metrics.navigationBarHeight = 54
    metrics.sheetNavigationBarHeight = 54
    return metrics
  }()
}
