import Foundation
import IBSource
import IBTestSupport

@testable import IBConvert

/// A tree with the frames that SwiftUI gave it, as they were published.
struct MeasuredCase: Sendable, CustomStringConvertible {
  let name: String
  let source: String
  let proposal: Size
  let tree: ViewNode
  let frames: [String: Rect]
  /// The texts by their ids.
  private let texts: [String: KnownText]

  var description: String { name }

  /// Beside the corpus of real files; nil without it.
  private static var file: URL? {
    Corpus.folder?.deletingLastPathComponent().appending(path: "facts/swiftui/cases.json")
  }

  static var arePresent: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  /// Empty without the file, and where our readers refuse it.
  static let all: [MeasuredCase] = {
    guard let file, let data = try? Data(contentsOf: file),
      case .success(let root) = JSONReader.read(Array(data))
    else { return [] }
    return root.elements.compactMap { MeasuredCase($0) }
  }()

  init?(_ value: JSONValue) {
    let numbers = value["proposal"]?.elements.compactMap(\.number) ?? []
    guard let name = value["name"]?.text, numbers.count == 2, let json = value["tree"],
      let tree = ViewNode(json)
    else { return nil }
    self.name = name
    self.tree = tree
    source = value["source"]?.text ?? ""
    proposal = Size(width: numbers[0], height: numbers[1])
    var frames: [String: Rect] = [:]
    for member in value["frames"]?.members ?? [] {
      let frame = member.value.elements.compactMap(\.number)
      if frame.count == 4 {
        frames[member.key] = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
    }
    self.frames = frames
    texts = KnownText.all(in: json)
  }

  /// Those of macOS were measured at one pixel for a point, and their texts at two.
  var layout: TreeLayout {
    var environment = ViewEnvironment()
    environment.displayScale = source.contains("macOS") && texts.isEmpty ? 1 : 2
    environment.text = texts.values.first.map { text in
      var text = text
      text.others = texts
      return text
    }
    return TreeLayout(tree, in: TreeRequest(size: proposal, environment: environment))
  }
}

extension ViewNode {
  /// A view of a published case; nil with a word that the layout does not have.
  fileprivate init?(_ value: JSONValue) {
    let spacing = value["spacing"]?.number
    let guide = value["alignment"]?.text
    let content: ViewContent
    switch value["view"]?.text ?? value.text {
    case "Color": content = .flexible(FlexibleLeaf())
    case "Text":
      let id = value["id"]?.text ?? ""
      content = .text(TextLeaf(text: id, font: TextFont(.custom(name: id, size: 0, relativeTo: nil))))
    case "Spacer": content = .spacer(SpacerLeaf(minimumLength: value["minLength"]?.number))
    case "Divider": content = .divider(DividerLeaf())
    case "HStack": content = .stack(LinearStack(.horizontal, alignment: .of(guide, .vertical), spacing: spacing))
    case "VStack": content = .stack(LinearStack(.vertical, alignment: .of(guide, .horizontal), spacing: spacing))
    case "ZStack": content = .layers(LayeredStack(alignment: .of(guide)))
    case "ScrollView": content = .scroll(ScrollContainer())
    case "GeometryReader": content = .layers(LayeredStack(alignment: .topLeading))
    default: return nil
    }
    let children = value["children"]?.elements ?? []
    self.init(content, children: children.compactMap { ViewNode($0) })
    guard self.children.count == children.count else { return nil }
    if value["view"]?.text == "GeometryReader" { self = .geometryReader(self.children) }
    if let name = value["id"]?.text { self = id(name) }
    for modifier in value["modifiers"]?.elements ?? [] {
      for member in modifier.members where member.key != "id" {
        guard apply(member.key, member.value) else { return nil }
      }
      if let name = modifier["id"]?.text { self = id(name) }
    }
  }

  private mutating func apply(_ name: String, _ value: JSONValue) -> Bool {
    func number(_ key: String) -> Double? { value[key]?.number ?? (value[key]?.text == "infinity" ? .infinity : nil) }
    switch name {
    case "padding": self = padding(value.number.map { EdgeInsets($0) } ?? EdgeInsets(value))
    case "fixedSize":
      self = fixedSize(
        value["horizontal"]?.flag == false
          ? value["vertical"]?.flag == false ? [] : .vertical : value["vertical"]?.flag == false ? .horizontal : .both)
    case "layoutPriority": self = layoutPriority(value.number ?? 0)
    case "aspectRatio": self = aspectRatio(number("ratio"), value["mode"]?.text == "fill" ? .fill : .fit)
    case "background":
      let content = (value["content"].map { [$0] } ?? []).compactMap { ViewNode($0) }
      self = background(alignment: .of(value["alignment"]?.text), content)
    case "frame":
      let alignment = Alignment.of(value["alignment"]?.text)
      self =
        value["width"] != nil || value["height"] != nil
        ? frame(width: number("width"), height: number("height"), alignment: alignment)
        : frame(
          minWidth: number("minWidth"), idealWidth: number("idealWidth"), maxWidth: number("maxWidth"),
          minHeight: number("minHeight"), maxHeight: number("maxHeight"), alignment: alignment)
    default: return false
    }
    return true
  }
}

extension KnownText {
  fileprivate static func all(in value: JSONValue) -> [String: KnownText] {
    var texts = (value["children"]?.elements ?? []).reduce(into: [:]) { texts, child in
      texts.merge(all(in: child)) { first, _ in first }
    }
    if value["view"]?.text == "Text", let id = value["id"]?.text { texts[id] = KnownText(value) }
    return texts
  }

  private init(_ value: JSONValue) {
    func numbers(_ key: String) -> [Double] { value[key]?.elements.compactMap(\.number) ?? [] }
    let (size, font) = (numbers("size"), numbers("font"))
    self.init(
      size: Size(width: size[0], height: size[1]), baseline: value["firstBaseline"]?.number ?? 0,
      spacing: FontSpacing(ascent: font[0], descent: font[1], capHeight: font[2], leading: font[3]))
  }
}

extension EdgeInsets {
  fileprivate init(_ value: JSONValue) {
    self = .zero
    for edge in Edge.allCases { self[edge] = value[edge.rawValue]?.number ?? 0 }
  }
}

extension Guide {
  fileprivate static func of(_ word: String?, _ axis: Axis) -> Guide {
    let center: Guide = axis == .horizontal ? .horizontalCenter : .verticalCenter
    return word.flatMap(Guide.init) ?? center
  }
}

extension Alignment {
  fileprivate static func of(_ word: String?) -> Alignment {
    named.first { $0.name == word }?.alignment ?? .center
  }
}
