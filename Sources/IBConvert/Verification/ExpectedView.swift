import IBContent
import IBLayout
import IBModel

/// A view of the document, as an edited file should show it.
struct ExpectedView {
  let place: Int
  let view: SceneView
  /// Nil for a view that is not the document's.
  let source: Document.View?
  let properties: ViewProperties?
  /// Nil for a view that draws only the views inside it.
  let kind: EditedItem.Kind?
  let text: String?
  let names: [String]
  let font: TextFont?
  let isAttributed: Bool
  /// Whether it is in a row of a list, whose position is not compared.
  let isListed: Bool
  let isHidden: Bool

  /// - Parameter isHidden: whether a view around it is hidden.
  init(_ place: Int, in scene: ConvertibleScene, _ document: Document, isListed: Bool, isHidden: Bool) {
    self.place = place
    self.isListed = isListed
    view = scene.views[place]
    source = document.view(at: view.index)
    properties = source.map { document.properties(of: $0) }
    self.isHidden = isHidden || view.isHidden || properties?.style.alpha == 0
    var (text, names, font, isAttributed): (String?, [String], Font?, Bool) = (nil, [], nil, false)
    func read(_ content: TextContent) {
      text = content.attributed?.text ?? content.plain ?? ""
      isAttributed = content.attributed != nil
    }
    switch properties?.control {
    case .label(let label)?:
      read(label.text)
      font = FontSource.font(label.font, standard: .system(DefaultFontSize.label))
    case .button(let button)?:
      read(button.shownTitle)
      names = [text, button.shownImage?.name].compactMap(\.self).filter { !$0.isEmpty }
      font = FontSource.font(
        button.configuration == nil ? button.font : button.configuration?.font, standard: button.standardFont)
    case .textField(let field)?:
      text = field.placeholder ?? ""
      font = FontSource.font(field.font, standard: .system(DefaultFontSize.textField))
    case .textView(let content)?:
      read(content.text)
      font = FontSource.font(content.font, standard: .system(DefaultFontSize.textView))
    case .imageView(let image)?:
      text = image.image?.name
      names = [text].compactMap(\.self)
    case .segmentedControl(let control)?: names = control.segments.map { $0.title.plain ?? "" }
    default: break
    }
    self.text = text
    self.names = names
    self.isAttributed = isAttributed
    self.font = font.flatMap { Self.textFont($0) }
    kind = Self.kind(view, properties, scene)
  }

  /// A font of the document, as SwiftUI names it.
  private static func textFont(_ font: Font) -> TextFont? { SwiftExpressions.font(FontSource.expression(font)) }

  private static func kind(
    _ view: SceneView, _ properties: ViewProperties?, _ scene: ConvertibleScene
  ) -> EditedItem.Kind? {
    if view.holdsViews, view.children.contains(where: { scene.isShown($0) }) {
      return view.kind == .scrollView ? .scroll : .container
    }
    let custom = view.customClass.map { EditedItem.Kind.custom($0) }
    switch properties?.control {
    case .label?: return .text
    case .button?: return .button
    case .imageView?: return .image
    case .textField?: return .field
    case .textView(let content)?: return content.isStatic ? .text : custom ?? .editor
    case .switch?: return custom ?? .toggle
    case .slider?: return custom ?? .slider
    case .stepper?: return custom ?? .stepper
    case .segmentedControl?: return custom ?? .segments
    case .progressView?: return custom ?? .progress
    case .activityIndicator?: return custom ?? .spinner
    case .datePicker?: return custom ?? .date
    case .tableView?, .collectionView?: return .list
    case nil: return custom
    case .tableViewCell?, .collectionItem?: return .container
    default:
      if let custom { return custom }
      if view.kind.isHostedByCode { return .custom(view.kind.rawValue) }
      return .color
    }
  }

  static func isSeen(_ color: ContentColor?) -> Bool {
    color.flatMap(ColorSource.expression).map { $0 != "Color.clear" } ?? false
  }

  var accessibility: AccessibilityContent? { source.flatMap { AccessibilityContent($0) } }

  var hasBackground: Bool { Self.isSeen(properties?.style.background) }

  /// Whether a button draws more than its title and its image.
  var drawsButton: Bool {
    guard case .button(let button)? = properties?.control else { return false }
    return hasBackground || button.backgroundImage != nil || button.configuration.map { $0.style != .plain } == true
  }

  /// All views of a root, those in rows of its lists too, a view before those inside.
  static func all(of root: Int, in scene: ConvertibleScene, _ document: Document) -> [ExpectedView] {
    func isList(_ view: SceneView) -> Bool { view.kind == .tableView || view.kind == .collectionView }
    var result: [ExpectedView] = []
    let isHidden = ExpectedView(root, in: scene, document, isListed: false, isHidden: false).isHidden
    var pending = scene.views[root].children.reversed().map {
      (view: $0, isListed: isList(scene.views[root]), isHidden: isHidden, depth: 1)
    }
    while let next = pending.popLast() {
      guard next.depth <= ConversionLimits.deepest else { continue }
      let view = scene.views[next.view]
      let found = ExpectedView(next.view, in: scene, document, isListed: next.isListed, isHidden: next.isHidden)
      result.append(found)
      let isList = isList(view)
      guard view.holdsViews || isList || next.isListed && view.kind.isCell else { continue }
      pending += view.children.reversed().map { ($0, next.isListed || isList, found.isHidden, next.depth + 1) }
    }
    return result
  }
}

extension ViewKind {
  /// Whether only UIKit's own view, or one of the app's code, shows it.
  fileprivate var isHostedByCode: Bool {
    switch self {
    case .view, .stackView, .scrollView, .visualEffectView, .tableViewCellContentView, .collectionViewCellContentView:
      false
    default: true
    }
  }
}
