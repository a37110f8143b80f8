import IBModel
import IBSyntax

extension NibDraft {
  /// How far a separator is from the start of its cell, in points; in a cell that is an object of a xib, from the end
  /// too (Measurements/Compile.md#cells).
  private static let separatorInset = 8.0

  mutating func writeCellSubviews(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    guard let content = element.part("contentView"), let frame = frame(of: element) else {
      refuse(element, "tableViewCell > contentView", "cell '\(element.identifier)' has no content view")
      return
    }
    let view = archive(content, by: TableCell.contentView, depth: depth + 1)
    contentViews[object] = view
    let width = frame.width
    let height = frame.height
    let end = element.parent?.name == .objects ? Self.separatorInset : 0
    let line = width - Self.separatorInset - end
    let separator = graph.add(
      "_UITableViewCellSeparatorView",
      [
        ("UIBounds", .numbers([0, 0, line, 1])),
        ("UICenter", .numbers([Self.separatorInset + line / 2, height - 0.5])), ("UIDeepDrawRect", .bool(true)),
        ("UIOpaque", .bool(true)),
        ("UIAutoresizeSubviews", .bool(true)), ("UIViewSemanticContentAttribute", .integer(0)),
        ("UIViewLargeContentStoredProperties", .null),
      ])
    graph.set("UISubviews", .object(graph.addList("NSMutableArray", [view, separator])), of: object)
  }

  /// A cell without a color that cannot be selected as usual gets a background of the system's.
  private func hasSystemBackground(_ element: XMLElement) -> Bool {
    element.part("backgroundColor") == nil && (element.word("selectionStyle") ?? "default") != "default"
  }

  mutating func writeCellColor(_ element: XMLElement, _ object: ObjectHandle) {
    if let part = element.part("backgroundColor") {
      if part.tag != "nil", let color = readColor(part) {
        graph.set("UIBackgroundColor", self.color(color), of: object)
      }
    } else if hasSystemBackground(element) {
      let color = NibColor(systemName: "tableCellPlainBackgroundColor", channels: [1], alpha: 1)
      graph.set("UIBackgroundColor", self.color(color), of: object)
      graph.set("UIDidEncodeCompatibilityBackgroundColor", .bool(true), of: object)
    }
  }

  /// The background that UIKit gives a cell, of the cell's size in whole points.
  private mutating func systemBackground(_ element: XMLElement) -> ArchiveValue {
    let frame = frame(of: element) ?? .zero
    let width = frame.width.rounded(.up)
    let height = frame.height.rounded(.up)
    let background = NibColor(systemName: "tableCellPlainBackgroundColor", channels: [1], alpha: 1)
    let clear = NibColor(systemName: "clearColor", channels: [0], alpha: 0)
    let configuration = graph.add(
      "UIBackgroundConfiguration",
      [
        ("customView", .null), ("cornerRadius", .double(0)), ("maskedCorners", .integer(15)),
        ("backgroundColor", color(background)), ("backgroundColorTransformerIdentifier", .integer(0)),
        ("visualEffect", .null), ("image", .null), ("imageContentMode", .integer(0)),
        ("backgroundInsets", string("{0, 0, 0, 0}")), ("edgesAddingLayoutMarginsToBackgroundInsets", .integer(0)),
        ("strokeColor", color(clear)), ("strokeColorTransformerIdentifier", .integer(0)), ("strokeWidth", .double(0)),
        ("strokeOutset", .double(0)), ("shadowType", .integer(0)), ("defaultStyle", .integer(1)),
      ] + Self.customizable.map { ("hasCustomized-\($0)", .bool(false)) })
    let view = graph.add(
      "_UISystemBackgroundView",
      [
        ("UIBounds", .numbers([0, 0, width, height])), ("UICenter", .numbers([width / 2, height / 2])),
        ("UIDeepDrawRect", .bool(true)), ("UIOpaque", .bool(true)), ("UIAutoresizeSubviews", .bool(true)),
        ("UIViewSemanticContentAttribute", .integer(0)), ("UIViewLargeContentStoredProperties", .null),
        ("configurationAPI", .object(configuration)),
      ])
    return .object(view)
  }

  private static let customizable = [
    "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets", "backgroundColor",
    "backgroundColorTransformerIdentifier", "visualEffect", "image", "imageContentMode", "strokeColor",
    "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset",
  ]

  mutating func writeCellParts(_ element: XMLElement, _ object: ObjectHandle) {
    if element.part("backgroundColor") != nil { graph.set("UITableCellBackgroundColorSet", .bool(true), of: object) }
    let background = hasSystemBackground(element) ? systemBackground(element) : .null
    graph.set("UISystemBackgroundView", background, of: object)
    if element.parent?.name != .objects { graph.set("UIContentConfigurationIdentifier", .null, of: object) }
    graph.set("UIContentConfigurationView", .null, of: object)
    if let content = contentViews[object] { graph.set("UIContentView", .object(content), of: object) }
    for (attribute, key) in [
      ("textLabel", "UITextLabel"), ("detailTextLabel", "UIDetailTextLabel"), ("imageView", "UIImageView"),
    ] {
      let part = element.word(attribute).flatMap { objects[$0] }
      graph.set(key, part.map { .object($0) } ?? .null, of: object)
    }
  }

  /// Xcode writes the colors that a table has by itself as components (Measurements/Compile.md#tables).
  mutating func writeTableColor(_ element: XMLElement, _ object: ObjectHandle) {
    guard let part = element.part("backgroundColor"), part.tag != "nil", var color = readColor(part) else { return }
    let isPlainColor = part.word("systemColor") == nil && part.word("name") == nil
    if color.systemName == "whiteColor", part.word("colorSpace") == "calibratedWhite" {
      color.systemName = "tableBackgroundColor"
    } else if isPlainColor, color.alpha == 1, color.channels.map({ ($0 * 255).rounded() }) == [242, 242, 247] {
      color.systemName = "systemGroupedBackgroundColor"
    }
    graph.set("UIBackgroundColor", self.color(color), of: object)
  }

  // MARK: - Cells of collection views

  mutating func writeItemSubviews(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    guard let content = element.part("contentView"), let table = Self.contentTable(content) else {
      let part = element.part("contentView") ?? element
      refuse(
        part, "collectionViewCell > \(part.tag)", "the content view of cell '\(element.identifier)' is not compiled yet"
      )
      return
    }
    let view = archive(content, by: table, depth: depth + 1)
    contentViews[object] = view
    graph.set("UISubviews", .object(graph.addList("NSMutableArray", [view])), of: object)
  }

  private static func contentTable(_ content: XMLElement) -> ClassTable? {
    [CollectionView.plainContentView, CollectionView.contentView].first { $0.element == content.tag }
  }

  mutating func writeItemContent(_ element: XMLElement, _ object: ObjectHandle) {
    graph.set("UISystemBackgroundView", .null, of: object)
    if element.parent?.name != .objects { graph.set("UIContentConfigurationIdentifier", .null, of: object) }
    graph.set("UIContentConfigurationView", .null, of: object)
    if let content = contentViews[object] { graph.set("UIContentView", .object(content), of: object) }
  }
}
