import IBAssets
import IBLayout
import IBModel

/// The layout data described by `Schemas/layout.schema.json`.
enum LayoutJSON {
  /// One object for each scene and configuration; for a file without any layout one object with its findings.
  ///
  /// - Parameter separator: written between two objects.
  static func write(_ layouts: FileLayouts, separator: (inout JSONWriter) -> Void, to writer: inout JSONWriter) {
    if layouts.scenes.isEmpty { fileWithoutLayout.write(layouts, to: &writer) }
    for (index, scene) in layouts.scenes.enumerated() {
      if index > 0 { separator(&writer) }
      sceneLayout.write((layouts.path, scene), to: &writer)
    }
  }

  static let schema = JSONSchemaText.text(
    "layout", title: "Keyline layout data",
    """
    An element of 'resolve --format json' and a line of 'resolve --format jsonl': one scene, or one top-level view of a \
    xib, in one configuration; for a file without a layout, its findings. Lengths are points, rounded to the \
    configuration's pixels and to four decimals; a number beyond 9e14 is null. Insets are [top, left, bottom, right].
    """, ##""oneOf": [{ "$ref": "#/$defs/sceneLayout" }, { "$ref": "#/$defs/fileWithoutLayout" }]"##,
    definitions: [
      sceneLayout.definition, fileWithoutLayout.definition, #""version": { "const": \#(version) }"#,
      #""path": { "type": "string", "description": "The path as given." }"#,
      #""number": { "type": ["number", "null"] }"#,
      ##"""
      "insets": { "type": "array", "prefixItems": [{ "$ref": "#/$defs/number" }, { "$ref": "#/$defs/number" }, \##
      { "$ref": "#/$defs/number" }, { "$ref": "#/$defs/number" }], "minItems": 4, "maxItems": 4 }
      """##,
      ##""rect": { "$ref": "#/$defs/insets", "description": "[x, y, width, height], origin top left." }"##,
      ##"""
      "size": { "type": "array", "items": { "$ref": "#/$defs/number" }, "minItems": 2, "maxItems": 2, \##
      "description": "[width, height]" }
      """##, scene.definition, configuration.definition, view.definition, barItem.definition,
      ##""image": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/shownImage" }] }"##, shownImage.definition,
      issue.definition,
    ])

  // MARK: - Objects

  /// The version of the data. It increases when readers of an older version would misread the data.
  private static let version = 1

  /// The first fields of every object.
  private static func head<Value>(_ path: @escaping @Sendable (Value) -> String) -> [JSONField<Value>] {
    let versionType = JSONType<Int>.named("#/$defs/version") { $1.value($0) }
    let pathType = JSONType<String>.named("#/$defs/path") { $1.value($0) }
    return [JSONField("layout", versionType) { _ in version }, JSONField("file", pathType) { path($0) }]
  }

  private static let sceneLayout = JSONShape<(path: String, layout: SceneLayout)>("sceneLayout") {
    head { $0.path }
    JSONField("scene", scene.type) { $0.layout.scene }
    JSONField("configuration", configuration.type) { $0.layout.configuration }
    JSONField("safeArea", insets) { $0.layout.safeArea }
    JSONField(
      "sizeFrom", .word(SizeSource.allCases.map(\.rawValue)),
      """
      The source of the root view's size: window; row (assumed: as wide as a table that fills the window); file (assumed: \
      only the file has a size).
      """
    ) { $0.layout.sizeSource.rawValue }
    JSONField("views", .list(view.type), "In document order, a view before its subviews.") { $0.layout.views }
    JSONField("barItems", .list(barItem.type), "In document order.") { $0.layout.barItems }
    JSONField("issues", .list(issue.type)) { $0.layout.issues }
  }

  private static let fileWithoutLayout = JSONShape<FileLayouts>("fileWithoutLayout") {
    head { $0.path }
    JSONField("findings", FindingsJSON.list) { $0.findings }
  }

  static let scene = JSONShape<SceneLayout.Identity>("scene") {
    JSONField("id", .text, "The scene's sceneID; for a xib, the object id of the top-level view.") { $0.id }
    JSONField("controller", .textOrNull) { $0.controller }
    JSONField("class", .textOrNull) { $0.customClass }
    JSONField("title", .textOrNull) { $0.title }
  }

  static let configuration = JSONShape<TraitConfiguration>("configuration") {
    JSONField("name", .text, "The canonical short name, such as iphone-15.portrait.") { $0.name }
    JSONField("device", .textOrNull) { $0.device }
    JSONField("size", size) { $0.size }
    JSONField("scale", number) { $0.scale }
    JSONField("orientation", .word(["portrait", "landscape"])) { $0.orientation.word }
    JSONField(
      "sizeClass", sizeClass,
      "The size classes; wAny hAny on the canvas of Xcode 6 and 7."
    ) { $0.sizeClassName }
    JSONField("ios", number) { $0.systemVersion }
    JSONField("style", .word(["light", "dark"])) { $0.style.word }
    JSONField("text", .word(ContentSizeCategory.allCases.map(\.rawValue))) { $0.textSize.rawValue }
    JSONField("direction", .word(["ltr", "rtl"])) { $0.direction.word }
    JSONField(
      "language", ifAny: .text,
      "The language of the texts; absent for the texts of the file."
    ) { $0.language?.tag }
  }

  private static let view = JSONShape<ViewLayout>("view") {
    JSONField("id", .text) { $0.id }
    JSONField("element", .text) { $0.element }
    JSONField("class", .textOrNull) { $0.customClass }
    JSONField("label", .textOrNull, "The Xcode label, otherwise the displayed text or title.") { $0.label }
    JSONField("parent", .textOrNull) { $0.parent }
    JSONField(
      "frame", ifAny: rect,
      "The frame in the superview's coordinates; absent for a view that is not installed."
    ) {
      $0.frame
    }
    JSONField("inWindow", ifAny: rect, "The same rectangle in the window's coordinates, with scroll views at rest.") {
      $0.inWindow
    }
    JSONField("margins", insets) { $0.margins }
    JSONField("safeArea", insets) { $0.safeArea }
    JSONField("contentSize", ifAny: size, "Only for scroll views.") { $0.contentSize }
    JSONField("adjustedContentInset", ifAny: insets, "Only for scroll views.") { $0.adjustedContentInset }
    JSONField(
      "separator", ifAny: rect, "The line between a table's row and the next one, in the row's coordinates."
    ) { $0.separator }
    JSONField("installed", .flag) { $0.installed }
    JSONField("hidden", .flag) { $0.hidden }
    JSONField(
      "kept", .list(.word(FrameCoordinate.allCases.map(\.rawValue))),
      "The coordinates that no rule determines; they come from the stored frame."
    ) { $0.kept.map(\.rawValue) }
    JSONField("image", image, "The image of an image view or button; null for a view without an image.") { $0.image }
  }

  private static let barItem = JSONShape<BarItemLayout>("barItem") {
    JSONField("id", .text) { $0.id }
    JSONField("element", .word(["barButtonItem", "tabBarItem"])) { $0.element }
    JSONField("title", .textOrNull) { $0.title }
    JSONField("image", image, "On a phone with compact height, the landscape image if one exists.") { $0.image }
    JSONField(
      "largeContentImage", image,
      "The image of the large content viewer; null except at accessibility text sizes."
    ) { $0.largeContentImage }
  }

  private static let image = JSONType<ResolvedImage?>.named("#/$defs/image") { image, writer in
    if let image { shownImage.write(image, to: &writer) } else { writer.null() }
  }

  private static let shownImage = JSONShape<ResolvedImage>("shownImage") {
    JSONField("name", .text) { $0.name }
    JSONField(
      "file", .textOrNull, "The chosen file; null for a system symbol or an unknown name."
    ) { $0.file }
    JSONField(
      "scale", .integerOrNull, "Pixels per point of that file; null if it has no particular scale."
    ) { $0.scale }
    JSONField("size", sizeOrNull, "The size in points; null if unknown.") { $0.size }
    JSONField("reason", .text, "Why Keyline chose this file and size.") { $0.reason }
  }

  private static let issue = JSONShape<LayoutIssue>("issue") { issue { $0 } }

  static func issue<Value>(
    constraints: JSONType<[String]> = .texts, message: String? = nil,
    of issue: @escaping @Sendable (Value) -> LayoutIssue
  ) -> [JSONField<Value>] {
    let axis = JSONType<String?>(#""enum": ["x", "y", "width", "height", null]"#) { $1.value($0) }
    return [
      JSONField("kind", .text) { issue($0).kind.rawValue }, JSONField("view", .textOrNull) { issue($0).view },
      JSONField("axis", axis) { issue($0).axis?.rawValue },
      JSONField("constraints", constraints) { issue($0).constraints },
      JSONField("message", .text, message) { issue($0).message },
    ]
  }

  // MARK: - Values

  private static let number = JSONType<Double>.named("#/$defs/number") { $1.value($0) }

  static let rect = JSONType<Rect>.named("#/$defs/rect") { write($0, to: &$1) }

  static let insets = JSONType<Insets>.named("#/$defs/insets") { write($0, to: &$1) }

  private static let size = JSONType<Size>.named("#/$defs/size") { $1.value($0.width, $0.height) }

  private static let sizeOrNull = JSONType<Size?>(
    ##""oneOf": [{ "type": "null" }, { "$ref": "#/$defs/size" }]"##
  ) { size, writer in
    if let size { writer.value(size.width, size.height) } else { writer.null() }
  }

  private static let sizeClass = JSONType<String>(
    #""type": "string", "pattern": "^(w[CR] h[CR]|wAny hAny)$""#
  ) { $1.value($0) }

  static func write(_ rect: Rect, to writer: inout JSONWriter) {
    writer.value(rect.x, rect.y, rect.width, rect.height)
  }

  static func write(_ insets: Insets, to writer: inout JSONWriter) {
    writer.value(insets.top, insets.left, insets.bottom, insets.right)
  }
}
