extension PeerRules {
  /// The messages of Xcode's asset catalog compiler, and problems it does not report.
  ///
  /// Source: Measurements/Tools.md#asset-compiler.
  static let catalogCompiler = PeerRules(name: "Asset catalogs in Xcode", rules: reported + unreported)

  private static let reported = [
    Row("The file … for the image set … does not exist", "missing-asset-file"),
    Row("The image set … has an unassigned child", "unassigned-asset-file", "also an entry without an idiom"),
    Row("the same, of a folder without Contents.json", "set-without-contents"),
    Row("Contents.json cannot be read", "malformed-contents"),
    Row("The image set name … is used by multiple image sets", "duplicate-asset-name", "within one catalog"),
    Row("two entries for the same slot", "duplicate-asset-slot"),
    Row("… is 1254x1254 but should be 1024x1024", "app-icon-of-other-size"),
    Row("A 1024x1024 app store icon is required", "missing-store-icon"),
    Row("A 83.5x83.5@2x app icon is required", "missing-required-icon", "and the other sizes in use"),
    Row("76x76@1x app icons only apply to iPad apps targeting releases prior to 10.0", nil, "does no harm"),
    Row("The app icon set did not have any applicable content", "empty-app-icon"),
    Row("None of the input catalogs contained a matching app icon set", nil, "the project's settings name the icon"),
    Row("Accent color … is not present in any asset catalogs", nil, "the project's settings name the color"),
    Row("Unknown platform value", "unknown-asset-value", "idioms, scales, classes and appearances; no platforms yet"),
    Row("Launch images are deprecated in iOS 13.0", "launch-image-set"),
    Row("… resolves to the symbol … which already exists", "conflicting-asset-symbol"),
    Row("The SVG file provided for the symbol image set … is not suitable", "symbol-without-regular"),
    Row("Distill failed for unknown reasons", "unreadable-image-file"),
    Row("… does not exist, … no simulator runtime version", nil, "about the machine the compiler runs on"),
  ]

  private static let unreported = [
    Row("says nothing: an image of a scene that is nowhere", "missing-image"),
    Row("says nothing: the same in another case", "image-name-in-other-case"),
    Row("says nothing: a color of a scene that is nowhere", "missing-named-color"),
    Row("says nothing: another size than the scene stores", "stale-image-size"),
    Row("says nothing: another color than the scene stores", "stale-named-color"),
    Row("says nothing: a set that nothing names", "unused-asset"),
    Row("says nothing: scales missing", "missing-asset-scale"),
    Row("says nothing: scales of different size", "unequal-asset-scales"),
    Row("says nothing: pixels that make no whole points", "fractional-asset-size"),
    Row("says nothing: one file for several scales", "file-of-several-scales"),
    Row("says nothing: a drawing's page that is no whole points large", "fractional-drawing-size"),
    Row("says nothing: an SVG file without a size", "drawing-without-size"),
    Row("says nothing: a drawing in the slot of a scale", "drawing-in-scale-slot"),
    Row("says nothing: pixels without a scale", "raster-without-scale"),
    Row("says nothing: no dark variant", "missing-dark-variant"),
    Row("says nothing: nothing but light and dark", "missing-any-appearance"),
    Row("says nothing: dark variants of some scales only", "partial-dark-variant"),
    Row("says nothing: a set without files", "empty-asset-set"),
    Row("says nothing: a color without a value", "empty-color"),
    Row("says nothing: the same file in several sets", "duplicate-asset-content"),
    Row("says nothing: a file of another format than its name says", "asset-of-other-format"),
    Row("says nothing: a store icon with an alpha channel", "app-icon-with-alpha", "the store says it"),
    Row("says nothing: very large files", "large-asset-file"),
    Row("says nothing: keys of older Xcodes", "legacy-asset-key"),
    Row("says nothing: copies such as `Contents 2.json`", "unassigned-asset-file"),
    Row("says nothing: slices larger than the image", "slices-beyond-image"),
    Row("says nothing: color components that are out of range", "color-out-of-range", "and `unreadable-color`"),
    Row("says nothing: pointers of Git LFS", "unreadable-image-file"),
  ]
}
