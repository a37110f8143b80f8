import IBContent
package import IBModel

/// All properties of the environment that a layout depends on.
package struct TraitConfiguration: Hashable, Sendable {
  /// The canonical short name used in every output, such as `iphone-15.portrait` or `ipad-pro-11.landscape.rtl`.
  package var name: String
  /// The device's id in the device table, such as `iphone-15`; nil for a freeform size.
  package var device: String?
  /// The size of the window in points, after rotation and splitting.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var orientation: Orientation
  package var horizontal: SizeClass
  package var vertical: SizeClass
  /// The release of iOS, such as 17 or 10.3; on Xcode's canvas, the release that came with that Xcode.
  package var systemVersion: Double
  package var style: InterfaceStyle
  package var textSize: ContentSizeCategory
  package var direction: LayoutDirection
  /// The language of the texts; nil for the texts of the file.
  package var language: Language?
  /// The window's safe area without any bar of the app; the status bar is visible if the orientation shows one.
  package var safeArea: Insets
  package var contrast: InterfaceContrast
  package var idiom: DeviceIdiom
  /// The Xcode version of the canvas; nil for a running app.
  package var canvasEra: CanvasEra?
  /// Whether this is the canvas of Xcode 6 and 7 without a size class, `wAny hAny`. For bars, its `horizontal` and
  /// `vertical` are those of a phone in portrait; no variation by size class applies.
  package var hasAnySizeClasses: Bool
  /// The insets that the canvas wrongly adds to the safe area of each controller; zero in a running app.
  package var extraInsets: Insets
  /// The top edge of a navigation bar in points from the window's top, where it is above the safe area's top: in
  /// portrait on phones with an island, up to iOS 18.
  package var raisedBarTop: Double?
  /// Whether the stored size of an arranged view without an intrinsic size, or of a text in a missing font, counts as
  /// known. On Xcode's canvas, it is the intrinsic size. Otherwise, coordinates that depend on it are kept. False in a
  /// running app.
  package var takesStoredSizes = false
  /// Whether all sizes count as known, so frames agree with each other: measured sizes for texts in a missing font,
  /// stored sizes for views of the app's classes. Otherwise, coordinates that depend on them are kept.
  package var trustsSizes = false
  /// The points added to the stored sizes of roots, rows and items that code may resize, to see how their content
  /// changes.
  package var openGrowth = Size.zero
  /// The points added to the widths of labels that outlets name, to see what moves if code sets longer texts.
  package var textGrowth = 0.0

  /// Whether the layout is one with larger sizes or longer texts than the file's.
  package var isGrown: Bool { openGrowth != .zero || textGrowth != 0 }

  package init(
    name: String, device: String?, size: Size, scale: Double, orientation: Orientation, horizontal: SizeClass,
    vertical: SizeClass, systemVersion: Double, style: InterfaceStyle, textSize: ContentSizeCategory,
    direction: LayoutDirection,
    safeArea: Insets, contrast: InterfaceContrast = .normal, idiom: DeviceIdiom = .phone,
    canvasEra: CanvasEra? = nil, hasAnySizeClasses: Bool = false, extraInsets: Insets = .zero,
    raisedBarTop: Double? = nil
  ) {
    self.name = name
    self.device = device
    self.size = size
    self.scale = scale
    self.orientation = orientation
    self.horizontal = horizontal
    self.vertical = vertical
    self.systemVersion = systemVersion
    self.style = style
    self.textSize = textSize
    self.direction = direction
    self.safeArea = safeArea
    self.contrast = contrast
    self.idiom = idiom
    self.canvasEra = canvasEra
    self.hasAnySizeClasses = hasAnySizeClasses
    self.extraInsets = extraInsets
    self.raisedBarTop = raisedBarTop
  }
}

extension TraitConfiguration {
  /// This configuration with the texts and the direction of a language.
  package func speaking(_ language: Language) -> Self {
    var configuration = self
    configuration.language = language
    configuration.name = "\(screenName).\(language.word)"
    if language.direction == .rightToLeft { configuration.direction = .rightToLeft }
    return configuration
  }

  /// The name without the language.
  package var screenName: String {
    guard let word = language?.word, name.hasSuffix(".\(word)") else { return name }
    return String(name.dropLast(word.count + 1))
  }

  /// This configuration, with all sizes counted as known.
  package var trustingSizes: Self {
    var configuration = self
    configuration.trustsSizes = true
    return configuration
  }
}

extension Language {
  var word: String { "language-\(tag)" }
}

extension TraitOverrides {
  /// The traits of a child whose container has `traits`.
  func applied(to traits: TraitConfiguration) -> TraitConfiguration {
    var traits = traits
    traits.horizontal = horizontalSizeClass ?? traits.horizontal
    traits.vertical = verticalSizeClass ?? traits.vertical
    traits.style = userInterfaceStyle ?? traits.style
    traits.textSize = preferredContentSizeCategory ?? traits.textSize
    traits.direction = layoutDirection ?? traits.direction
    return traits
  }
}
