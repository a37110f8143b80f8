import IBModel
import IBSyntax

extension NibDraft {
  // MARK: - Buttons

  private static let states: [(name: String, number: Int64)] = [
    ("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4),
  ]
  private static let stateAttributes: Set<String> = ["key", "title", "image", "backgroundImage", "catalog"]
  private static let stateChildren: Set<String> = ["titleColor", "titleShadowColor", "title"]

  mutating func writeStates(_ element: XMLElement, _ object: ObjectHandle) {
    var entries: [ObjectHandle] = []
    for state in Self.states {
      guard let part = element.part(state.name), part.tag == "state" else { continue }
      check(part, Self.stateAttributes, Self.stateChildren)
      let content = buttonContent(part, state.name, id: element.identifier)
      guard !content.isEmpty, case .object(let number) = number(state.number) else { continue }
      entries += [number, graph.add("UIButtonContent", content)]
    }
    if entries.isEmpty { return }
    graph.set("UIButtonStatefulContent", .object(graph.addList("NSMutableDictionary", entries)), of: object)
  }

  private mutating func buttonContent(
    _ part: XMLElement, _ state: String, id: String
  ) -> [(key: String, value: ArchiveValue)] {
    var content: [(key: String, value: ArchiveValue)] = []
    if let title = Self.text(of: part, "title") {
      content.append(("UITitle", text(title, id: id, property: "\(state)Title")))
    }
    if let color = part.part("titleColor"), color.tag != "nil", let read = readColor(color) {
      content.append(("UITitleColor", self.color(read)))
    }
    if let color = part.part("titleShadowColor"), color.tag != "nil", let read = readShadowColor(color) {
      content.append(("UIShadowColor", self.color(read)))
    }
    let isSymbol = part.word("catalog") == "system"
    if let name = part.word("image") { content.append(("UIImage", image(name, isSymbol: isSymbol))) }
    if let name = part.word("backgroundImage") {
      content.append(("UIBackgroundImage", image(name, isSymbol: isSymbol)))
    }
    return content
  }

  /// The gray that Xcode gave all shadows of titles is archived as it is, in red, green and blue
  /// (Measurements/Compile.md#colors).
  private mutating func readShadowColor(_ element: XMLElement) -> NibColor? {
    guard element.word("colorSpace") == "calibratedWhite", element.decimal("white") == 0.5,
      element.decimal("alpha") == 1
    else { return readColor(element) }
    return NibColor(channels: [0.5, 0.5, 0.5], alpha: 1)
  }

  /// Refuses attributes and children that are not among these.
  mutating func check(_ element: XMLElement, _ attributes: Set<String>, _ children: Set<String> = []) {
    for attribute in element.attributes where !attributes.contains(attribute.nameText) {
      refuse(attribute, of: element, "'\(attribute.nameText)' of \(element.tag) is not known to the compiler")
    }
    for child in element.children where !children.contains(child.word("key") ?? child.tag) {
      let name = child.word("key").map { "\(child.tag):\($0)" } ?? child.tag
      refuse(child, "\(element.tag) > \(name)", "'\(name)' of \(element.tag) is not known to the compiler")
    }
  }

  // MARK: - Segments

  private static let segmentStyle: Int64 = 5
  private static let lastPosition: Int64 = 3
  private static let middlePosition: Int64 = 2

  /// Segments are views; the last is at the back.
  mutating func writeSegments(_ element: XMLElement, _ object: ObjectHandle) {
    let parts = element.child(tagged: "segments").map { Array($0.children) } ?? []
    let height = frame(of: element)?.height ?? 0
    let segments = parts.enumerated().map { place, part -> ObjectHandle in
      check(part, ["title"])
      let segment = graph.add(
        "UISegment",
        [
          ("UIBounds", .numbers([0, 0, 0, height])), ("UICenter", .numbers([0, height / 2])),
          ("UIDeepDrawRect", .bool(true)), ("UIAutoresizeSubviews", .bool(true)),
          ("UIViewSemanticContentAttribute", .integer(0)), ("UIViewLargeContentStoredProperties", .null),
        ])
      let title = text(part.word("title") ?? "", id: element.identifier, property: "segmentTitles[\(place)]")
      graph.set([("UISegmentInfo", title), ("UISegmentStyle", .integer(Self.segmentStyle))], of: segment)
      let position = place == parts.count - 1 ? Self.lastPosition : Self.middlePosition
      if place > 0 { graph.set("UISegmentPosition", .integer(position), of: segment) }
      return segment
    }
    graph.set("UISubviews", .object(graph.addList("NSMutableArray", segments.reversed())), of: object)
    segmentLists[object] = graph.addList("NSMutableArray", segments)
  }

  // MARK: - Others

  private static let indicatorStyles: [String: Int64] = [
    "whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101,
  ]

  mutating func writeIndicatorStyle(_ element: XMLElement, _ object: ObjectHandle) {
    guard let style = Self.indicatorStyles[element.word("style") ?? "white"] else {
      refuse(element, "activityIndicatorView@style", "the style of '\(element.identifier)' is not known")
      return
    }
    graph.set(
      [
        ("UIActivityIndicatorViewStyle-Modern", .integer(style)), ("UIActivityIndicatorViewStyle", .integer(style)),
      ], of: object)
  }

  mutating func writeCollectionLayout(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    guard let layout = element.part("collectionViewLayout") else { return }
    let tables = [CollectionLayout.flow, CollectionLayout.custom]
    guard let table = tables.first(where: { $0.element == layout.tag }) else {
      refuse(layout, "collectionView > \(layout.tag)", "'\(layout.tag)' is not compiled yet")
      return
    }
    graph.set("UICollectionLayout", .object(archive(layout, by: table, depth: depth + 1)), of: object)
  }

  /// Source: the documentation of `UIBlurEffect.Style` (Measurements/Compile.md#blur-styles).
  private static let blurStyles: [String: Int64] = [
    "extraLight": 0, "light": 1, "dark": 2, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6,
    "systemThinMaterial": 7, "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
    "systemUltraThinMaterialLight": 11, "systemThinMaterialLight": 12, "systemMaterialLight": 13,
    "systemThickMaterialLight": 14, "systemChromeMaterialLight": 15, "systemUltraThinMaterialDark": 16,
    "systemThinMaterialDark": 17, "systemMaterialDark": 18, "systemThickMaterialDark": 19,
    "systemChromeMaterialDark": 20,
  ]

  mutating func writeEffect(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    var effect: ArchiveValue = .null
    // What is in a vibrant view over a dark blur is tinted white (Measurements/Compile.md#effects).
    var isOverDark = false
    if let blur = element.child(tagged: "blurEffect") {
      guard let style = Self.blurStyles[blur.word("style") ?? ""], element.child(tagged: "vibrancyEffect") == nil else {
        return refuse(blur, "blurEffect@style", "the style of the effect of '\(element.identifier)' is not known")
      }
      effect = .object(graph.add("UIBlurEffect", [("UIBlurEffectStyle", .integer(style))]))
    } else if let vibrancy = element.child(tagged: "vibrancyEffect") {
      guard let style = Self.blurStyles[vibrancy.child(tagged: "blurEffect")?.word("style") ?? ""] else {
        return refuse(vibrancy, "vibrancyEffect", "the style of the effect of '\(element.identifier)' is not known")
      }
      effect = .object(graph.add("UIVibrancyEffect", [("UIVibrancyEffectBlurStyle", .integer(style))]))
      isOverDark = style == Self.blurStyles["dark"]
    }
    graph.set([("UIVisualEffectViewEffect", effect), ("UIVisualEffectViewGroupName", .null)], of: object)
    guard let content = element.part("contentView") else { return }
    let view = archive(content, by: VisualEffectView.contentView, depth: depth + 1)
    if isOverDark {
      let white = NibColor(systemName: "whiteColor", channels: [1], alpha: 1)
      graph.set("UITintColor", color(white), of: view)
    }
    graph.set("UIVisualEffectViewContentView", .object(view), of: object)
  }
}
