/// The rules of another linter, each with Keyline's rule or the reason why Keyline has none.
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
    "ambiguous": "reports the mark that Xcode saved, as the other linter does",
    "custom_module": "compares modules with source folders; `unknown-class` only looks for the class",
    "duplicate_constraint": "compares size classes and priorities too; without them half of the findings are false",
    "has_initial_view_controller": "only where no scene has an identifier either",
    "image_resources": "`missing-resource` finds what the document itself shows",
    "misplaced": "reports the mark that Xcode saved, as the other linter does",
  ]

  private static let xiblintRemarks = [
    "accessibility_format": "specific to one company's extension",
    "automation_identifiers_for_outlet_labels": "specific to one company's convention",
    "simulated_metrics_retina4_0": "`simulated-metrics` finds all of them",
  ]

  private static let storyboardLint = PeerRules(
    name: "StoryboardLint",
    rules: [
      Row("segue, storyboard and reuse identifiers by prefix or suffix", nil, "the team's code decides names"),
      Row("custom class exists in the sources", "unknown-class", "`unknown-outlet` and `unknown-action` besides"),
      Row("identifiers in the sources exist in a file", nil, "findings are about documents and catalogs, not sources"),
    ])

  private static let xcode = PeerRules(
    name: "Xcode",
    rules: [
      Row("Ambiguous Layout", "ambiguous-layout", "in every configuration, not only on the canvas"),
      Row("Frame for … will be different at run time", "stale-frame", "if only constants decide the frame"),
      Row("Conflicting constraints", "unsatisfiable-constraints", "`contradicting-constraints` finds pairs"),
      Row("Scrollable content size is ambiguous", "ambiguous-scroll-content-size"),
      Row("Content Priority Ambiguity", "content-priority-tie"),
      Row("Constraint references items not in a subtree of the view", "constraint-outside-subtree"),
      Row("Fixed width constraints may cause clipping", "clipped-translation", "and `clipped-larger-text`"),
      Row("Views without any layout constraints may clip their content", "clipped-text", "if the text is known"),
      Row("Leading or trailing constraint is missing", "clipped-translation", "if a longer text is cut off"),
      Row(
        "Fixed leading and trailing constraints with a center constraint may cause clipping", "clipped-translation",
        "if a longer text is cut off"),
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
        "storyboard references share an identifier with iOS 8 as target", nil, "today's Xcode cannot target iOS 8"),
      Row("Launch screens may not …", "launch-screen-with-code"),
      Row("IB Designables failed to render", nil, "runs the app's code"),
      Row("the document could not be opened", nil, "the rules in section *reading*, one for each cause"),
      Row("Unknown class in Interface Builder file", "unknown-class", "reported at run time"),
      Row("Could not load the image referenced from a nib", "missing-image", "reported at run time"),
      Row("not reported: outlet to a missing object", "dangling-reference"),
      Row("not reported: storyboard reference to a missing scene", "dangling-storyboard-reference"),
      Row("not reported: storyboard reference to a missing file", "missing-storyboard"),
      Row("not reported: two scenes with one identifier", "duplicate-storyboard-identifier"),
      Row("not reported: a wrong custom module", "provider-without-module", "if the file shows it"),
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
    Row("the same for a folder without Contents.json", "set-without-contents"),
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
    Row("… does not exist, … no simulator runtime version", nil, "about the machine on which the compiler runs"),
  ]

  private static let unreported = [
    Row("not reported: a scene's missing image", "missing-image"),
    Row("not reported: the same in another case", "image-name-in-other-case"),
    Row("not reported: a scene's missing color", "missing-named-color"),
    Row("not reported: a size that differs from the stored one", "stale-image-size"),
    Row("not reported: a color that differs from the stored one", "stale-named-color"),
    Row("not reported: an unused set", "unused-asset"),
    Row("not reported: scales missing", "missing-asset-scale"),
    Row("not reported: scales that differ in size", "unequal-asset-scales"),
    Row("not reported: pixel sizes that are not whole points", "fractional-asset-size"),
    Row("not reported: one file for several scales", "file-of-several-scales"),
    Row("not reported: a drawing whose page size is not whole points", "fractional-drawing-size"),
    Row("not reported: an SVG file without a size", "drawing-without-size"),
    Row("not reported: a drawing in the slot of a scale", "drawing-in-scale-slot"),
    Row("not reported: pixels without a scale", "raster-without-scale"),
    Row("not reported: no dark variant", "missing-dark-variant"),
    Row("not reported: only light and dark variants", "missing-any-appearance"),
    Row("not reported: dark variants of some scales only", "partial-dark-variant"),
    Row("not reported: a set without files", "empty-asset-set"),
    Row("not reported: a color without a value", "empty-color"),
    Row("not reported: the same file in several sets", "duplicate-asset-content"),
    Row("not reported: a file whose format differs from its extension", "asset-of-other-format"),
    Row("not reported: a store icon with an alpha channel", "app-icon-with-alpha", "the store rejects it"),
    Row("not reported: very large files", "large-asset-file"),
    Row("not reported: keys of older Xcodes", "legacy-asset-key"),
    Row("not reported: copies such as `Contents 2.json`", "unassigned-asset-file"),
    Row("not reported: slices larger than the image", "slices-beyond-image"),
    Row("not reported: color components out of range", "color-out-of-range", "and `unreadable-color`"),
    Row("not reported: Git LFS pointers", "unreadable-image-file"),
  ]
}
