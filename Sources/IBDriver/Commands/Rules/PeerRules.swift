/// The rules of another linter, each with Keyline's rule or the reason why there is none.
///
/// Source: Measurements/Tools.md#interface-builder, #iblinter and #xiblint.
struct PeerRules: Sendable {
  struct Row: Sendable {
    let theirs: String
    let ours: [String]
    let remark: String

    init(_ theirs: String, _ ours: String?, _ remark: String = "") {
      self.init(theirs, ours.map { [$0] } ?? [], remark)
    }

    init(_ theirs: String, _ ours: [String], _ remark: String) {
      self.theirs = theirs
      self.ours = ours
      self.remark = remark
    }
  }

  let name: String
  let rules: [Row]

  static let all = [ibLinter, xiblint, storyboardLint, xcode, catalogCompiler]

  private static let ibLinter = PeerRules(
    name: "IBLinter", rules: rows(IBLinterConfiguration.rules, remarks: ibLinterRemarks))
  private static let xiblint = PeerRules(
    name: "xiblint", rules: rows(XiblintConfiguration.rules, remarks: xiblintRemarks))

  private static func rows(_ rules: [LegacyConfiguration.Counterpart], remarks: [String: String]) -> [Row] {
    rules.map { Row("`\($0.theirs)`", $0.ours, remarks[$0.theirs] ?? "") }
  }

  private static let ibLinterRemarks = [
    "ambiguous": "repeats the mark Xcode saved, as theirs does",
    "custom_module": "compares modules with the folders of sources; `unknown-class` only looks for the class",
    "duplicate_constraint": "size classes and priorities count; half of theirs are false because they do not",
    "has_initial_view_controller": "only where no scene has an identifier either",
    "image_resources": "`missing-resource` finds what the document itself shows",
    "misplaced": "repeats the mark Xcode saved, as theirs does",
  ]

  private static let xiblintRemarks = [
    "accessibility_format": "about one company's own extension",
    "automation_identifiers_for_outlet_labels": "about one company's convention",
    "simulated_metrics_retina4_0": "`simulated-metrics` finds all of them",
  ]

  private static let storyboardLint = PeerRules(
    name: "StoryboardLint",
    rules: [
      Row("segue, storyboard and reuse identifiers by prefix or suffix", nil, "names are a matter of the team's code"),
      Row("custom class exists in the sources", "unknown-class", "`unknown-outlet` and `unknown-action` besides"),
      Row("identifiers in the sources exist in a file", nil, "findings are about documents and catalogs, not sources"),
    ])

  private static let xcode = PeerRules(
    name: "Xcode",
    rules: [
      Row("Ambiguous Layout", "ambiguous-layout", "in every configuration, not only on the canvas"),
      Row("Frame for … will be different at run time", "stale-frame", "where constants alone decide the frame"),
      Row("Conflicting constraints", "unsatisfiable-constraints", "`contradicting-constraints` finds pairs"),
      Row("Scrollable content size is ambiguous", "ambiguous-scroll-content-size"),
      Row("Content Priority Ambiguity", "content-priority-tie"),
      Row("Constraint references items not in a subtree of the view", "constraint-outside-subtree"),
      Row("Fixed width constraints may cause clipping", "clipped-translation", "and `clipped-larger-text`"),
      Row("Views without any layout constraints may clip their content", "clipped-text", "where the text is known"),
      Row("Leading or trailing constraint is missing", "clipped-translation", "where a longer text is cut off"),
      Row(
        "Fixed leading and trailing constraints with a center constraint may cause clipping", "clipped-translation",
        "where a longer text is cut off"),
      Row("… before iOS …, Attribute Unavailable", "unavailable-feature"),
      Row("Scene is unreachable", "unreachable-scene"),
      Row(
        "Segues initiated directly from view controllers must have an identifier", "manual-segue-without-identifier",
        "unwind and embed segues need none"),
      Row("Prototype cells must have reuse identifiers", "missing-reuse-identifier"),
      Row("Static table views are only valid in UITableViewController", "static-table-outside-controller"),
      Row("Outlets cannot be connected to repeating content", "outlet-to-repeating-content"),
      Row("No initial view controller", "missing-initial-controller"),
      Row("Plain Style unsupported in a Navigation Item", nil, "a warning for iOS 6; plain is the usual style since 7"),
      Row("Push segues are deprecated", "deprecated-segue"),
      Row("deprecated classes", "deprecated-element"),
      Row("Automatically Adjusts Font requires a Dynamic Type text style", "fixed-font-adjusted"),
      Row(
        "storyboard references share an identifier with iOS 8 as target", nil, "iOS 8 is not a target of today's Xcode"),
      Row("Launch screens may not …", "launch-screen-with-code"),
      Row("IB Designables failed to render", nil, "runs the app's code"),
      Row("the document could not be opened", nil, "the rules of the section *reading*, one for each cause"),
      Row("Unknown class in Interface Builder file", "unknown-class", "said at run time"),
      Row("Could not load the image referenced from a nib", "missing-image", "said at run time"),
      Row("says nothing: outlet to an object that is not there", "dangling-reference"),
      Row("says nothing: storyboard reference to a scene that is not there", "dangling-storyboard-reference"),
      Row("says nothing: storyboard reference to a file that is not there", "missing-storyboard"),
      Row("says nothing: two scenes with one identifier", "duplicate-storyboard-identifier"),
      Row("says nothing: a wrong custom module", "provider-without-module", "as far as the file shows it"),
    ])
}

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
