import IBLayout
import IBModel

/// The frames of an edited file in one configuration. Texts are measured in the file's fonts. Controls have UIKit's
/// sizes if they look the same.
struct EditedLayout {
  let file: MatchedFile
  let index: Int
  let environment: ViewEnvironment
  private(set) var frames: [String: Rect] = [:]
  /// The order in which SwiftUI draws the views, by id.
  private(set) var drawn: [String: Int] = [:]
  /// The indices of the views in the file by their ids.
  private let items: [String: Int]

  private var tree: EditedTree { file.tree }

  init(_ file: MatchedFile, on index: Int) {
    (self.file, self.index) = (file, index)
    items = Dictionary(file.tree.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    environment = .measuringText(of: file.scene.configurations[index])
    let node = filled(file.tree.node, file.scene.views[file.root].margins[index])
    let layout = file.scene.layout(of: node, as: file.root, on: index, environment)
    frames = layout?.frames ?? [:]
    drawn = layout?.drawingOrder ?? [:]
  }

  private func filled(_ node: ViewNode, _ margin: Double) -> ViewNode {
    var result = node.mapChildren { filled($0, margin) }
    if let id = node.id, case .hosted = node.content, let item = items[id] { result.content = content(item) }
    for place in result.modifiers.indices {
      if case .neutral(let neutral) = node.modifiers[place].modifier,
        let insets = SceneMargin.insets(neutral.source, margin)
      {
        result.modifiers[place].modifier = .padding(Padding(insets: insets))
      } else if let id = node.modifiers[place].id, let item = items[id], tree.items[item].kind == .button {
        result.modifiers[place].modifier = .padding(Padding(insets: insets(of: item)))
      }
    }
    return result
  }

  private func view(_ item: Int) -> ExpectedView? { file.matches.views[item].map { file.expected[$0] } }

  private func content(_ item: Int) -> ViewContent {
    let edited = tree.items[item]
    let view = view(item)
    let natural = view.map { UIKitSize($0.view, index) }
    func rigid() -> ViewContent { .hosted(natural?.leaf(fills: []) ?? HostedLeaf()) }
    switch edited.kind {
    case .text: return text(edited, view)
    case .image: return image(edited, view)
    case .field:
      let isRounded = edited.looks.fieldStyle == ".roundedBorder"
      guard isRounded == (view?.item.looks.fieldStyle == ".roundedBorder"), let natural else {
        return SwiftUIControl.field(isRounded: isRounded, edited.looks.textFont ?? .body, in: environment)
      }
      return .hosted(natural.leaf(fills: .horizontal))
    case .slider, .segments, .progress: return .hosted((natural ?? .none).leaf(fills: .horizontal))
    case .toggle: return natural == nil ? SwiftUIControl.toggle(in: environment) : rigid()
    case .stepper: return natural == nil ? SwiftUIControl.stepper : rigid()
    case .spinner: return natural == nil ? SwiftUIControl.spinner : rigid()
    case .date: return rigid()
    case .custom where view?.view.kind.isHosted == true: return .hosted((natural ?? .none).leaf(fills: .horizontal))
    case .custom, .list, .editor: return .hosted((natural ?? .none).leaf(fills: .both))
    case .color, .container, .scroll, .button: return .flexible(FlexibleLeaf())
    }
  }

  private func text(_ edited: EditedItem, _ view: ExpectedView?) -> ViewContent {
    let owner = edited.button.flatMap { self.view($0) }
    let string = edited.text?.literal ?? (owner ?? view)?.text
    guard let font = edited.looks.textFont, edited.unmeasured.isEmpty, let string,
      edited.text != .code || (owner ?? view)?.isAttributed != true
    else {
      guard let view else { return .text(TextLeaf(text: "")) }
      return .hosted(UIKitSize(view.view, index).leaf(fills: [], yields: true))
    }
    return .text(TextLeaf(text: string, font: font, lineLimit: edited.looks.lineLimit))
  }

  private func image(_ edited: EditedItem, _ view: ExpectedView?) -> ViewContent {
    if let view, let image = view.view.image, edited.text == .literal(image.name) {
      return .image(ImageLeaf(size: image.size, isResizable: edited.isResizable))
    }
    if let button = edited.button.flatMap({ self.view($0) }), !edited.isResizable {
      // The part of the button next to its title, if it has one.
      let (whole, title) = (UIKitSize(button.view, index), titleSize(button))
      guard button.text?.isEmpty == false else { return .hosted(whole.leaf(fills: [])) }
      let rest = Size(width: max(0, whole.size.width - title.width), height: min(title.height, whole.size.height))
      return .hosted(UIKitSize(size: rest).leaf(fills: []))
    }
    let size = view.map { UIKitSize($0.view, index) } ?? .none
    return .hosted(size.leaf(fills: view == nil || edited.isResizable ? .both : []))
  }

  private func insets(of item: Int) -> EdgeInsets {
    let edited = tree.items[item]
    let isBordered = edited.looks.isBordered
    let sized = isBordered ? [] : edited.sizedAxes
    let drawsItself =
      edited.looks.buttonStyle.map { !EditedTree.styles.contains($0) } == true
      || tree.parts(of: edited).contains(where: \.drawsBackground)
    guard let view = view(item), view.kind == .button, isBordered == view.item.looks.isBordered,
      isBordered || !drawsItself
    else {
      return isBordered ? SwiftUIControl.borderedInsets : .zero
    }
    let natural = UIKitSize(view.view, index)
    let title = titleSize(view)
    // An image of another size than the title is not known.
    guard view.names.count == 1, view.text?.isEmpty == false else {
      return isBordered ? SwiftUIControl.borderedInsets : .zero
    }
    let width = sized.contains(.horizontal) ? 0 : max(0, (natural.size.width - title.width) / 2)
    let height = sized.contains(.vertical) ? 0 : max(0, (natural.size.height - title.height) / 2)
    return EdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }

  func titleSize(_ view: ExpectedView) -> Size {
    guard let font = view.font, let text = view.text else { return UIKitSize(view.view, index).size }
    return size(of: TextLeaf(text: text, font: font), in: nil)
  }

  /// The size of a text.
  func size(of text: TextLeaf, in offered: Size?) -> Size {
    let node = ViewNode(.text(text))
    let plenty = Size(width: 100_000, height: 100_000)
    let request = TreeRequest(size: offered ?? plenty, environment: environment)
    return TreeLayout(offered == nil ? node.fixedSize() : node, in: request).views.last?.frame.size ?? .zero
  }
}

/// The size that UIKit gives a view by itself on one configuration, in points.
private struct UIKitSize {
  let size: Size

  static let none = UIKitSize(size: Size(width: 0, height: 0))

  init(size: Size) { self.size = size }

  /// A control's frame, which is larger than its intrinsic size by its alignment insets, unless constraints decide it.
  init(_ view: SceneView, _ index: Int) {
    let frame = view.frames[index]?.size ?? .zero
    func length(_ natural: Double?, _ framed: Double) -> Double {
      guard let natural, abs(natural - framed) > Self.insets else { return framed }
      return natural
    }
    size = Size(
      width: length(view.naturals.horizontal[index], frame.width),
      height: length(view.naturals.vertical[index], frame.height))
  }

  /// More than any control's alignment insets together, in points (Measurements/Controls.md#switch).
  private static let insets = 3.0

  func leaf(fills axes: AxisSet, yields: Bool = false) -> HostedLeaf {
    func length(_ axis: Axis) -> HostedLeaf.Length {
      if axes.contains(axis) { return .open(size[axis] > 0 ? size[axis] : nil) }
      var length = HostedLeaf.Length.rigid(size[axis])
      if yields, axis == .horizontal { length.resistance = 0 }
      return length
    }
    return HostedLeaf(width: length(.horizontal), height: length(.vertical))
  }
}

extension EditedLooks {
  /// Whether the button style draws something around the label.
  var isBordered: Bool {
    ["bordered", "borderedProminent", "glass", "glassProminent"].contains { buttonStyle == ".\($0)" }
  }
}
