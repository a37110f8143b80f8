import IBLayout
import IBModel
import IBSyntax

/// A button as it is written in SwiftUI: what is in it, its role, and the style that gives it UIKit's look.
///
/// Source: the documentation of `UIButton.Configuration`, `PrimitiveButtonStyle`, `ButtonRole`, `ButtonBorderShape` and
/// `ControlSize`.
struct ButtonSource {
  private let view: Document.View
  private let normal: XMLElement?
  /// Nil for a button of the form before iOS 15, which has no style around its title.
  private let configuration: XMLElement?
  private let options: ConversionOptions

  init(_ view: Document.View, _ options: ConversionOptions) {
    self.view = view
    self.options = options
    normal = view.element.children(named: .state).first { $0[.key] == "normal" }
    configuration = view.element.child(named: .buttonConfiguration, key: "configuration")
  }

  /// - Parameters:
  ///   - action: the closure that is called; nil for none.
  ///   - trigger: what else happens.
  func leaf(action: String?, _ trigger: ScreenSource.Trigger?) -> LeafSource {
    func expression(_ label: ControlSource.Label) -> String {
      ControlSource.expression(label, action: action, trigger, role: role)
    }
    var leaf = LeafSource(
      expression: expression(label(filling: [])), modifiers: modifiers,
      properties: action.map { [ControlSource.declaration($0)] } ?? [])
    if fills {
      leaf.stretched = LeafSource.Stretched(
        horizontal: expression(label(filling: ["maxWidth"])), vertical: expression(label(filling: ["maxHeight"])),
        both: expression(label(filling: ["maxWidth", "maxHeight"])))
    }
    return leaf
  }

  // MARK: - Label

  /// A configuration decides alone what a button shows.
  private var title: String? {
    configuration.map { $0[.title] } ?? normal?[.title] ?? normal?.child(named: .string, key: "title")?.text
  }

  private var words: KeyedText {
    KeyedText(
      title ?? "", of: view.id, configuration == nil ? .stateTitle("normal") : .configurationTitle, options)
  }

  /// The image in the normal state, or the sign of the button's type.
  private var image: String? {
    if let image = ImageReference(configuration ?? normal ?? view.element, key: "image") {
      return ImageSource.expression(image.name, isSymbol: image.isSymbol)
    }
    guard configuration == nil, title?.isEmpty ?? true else { return nil }
    return sign.map { ImageSource.expression($0, isSymbol: true) }
  }

  /// The symbol that UIKit shows for a type of button (UIButton.ButtonType).
  private var sign: String? {
    switch view.element[.buttonType] {
    case "infoLight", "infoDark", "detailDisclosure": "info.circle"
    case "contactAdd": "plus.circle"
    case "close": "xmark.circle.fill"
    default: nil
    }
  }

  /// Right under the label; nil for none, and where the style draws itself something there.
  private var backgroundColor: String? {
    guard !drawsItself else { return nil }
    let own = configuration.flatMap {
      color("baseBackgroundColor", of: $0)
        ?? $0.child(key: "background").flatMap { color("backgroundColor", of: $0) }
    }
    return (own ?? color("backgroundColor", of: view.element)).flatMap { $0 == "Color.clear" ? nil : $0 }
  }

  private var backgroundImage: String? {
    guard configuration == nil, let normal else { return nil }
    let image = ImageReference(normal, key: "backgroundImage", attribute: .backgroundImage)
    return image.map { ImageSource.expression($0.name, isSymbol: $0.isSymbol) }
  }

  /// Whether the style of its configuration draws something around the title.
  private var drawsItself: Bool { configuration.map { ["filled", "tinted", "gray"].contains($0[.style]) } ?? false }

  private var horizontalAlignment: String? {
    switch view.element[.contentHorizontalAlignment] {
    case "left", "leading": ".leading"
    case "right", "trailing": ".trailing"
    default: nil
    }
  }

  /// Whether it is seen how large a button is, or where in it the title is.
  private var fills: Bool {
    drawsItself || backgroundColor != nil || backgroundImage != nil || horizontalAlignment != nil
  }

  /// - Parameter lengths: those that the label has no end of its own in.
  private func label(filling lengths: [String]) -> ControlSource.Label {
    let background = backgroundImage
    let color = backgroundColor
    let image = image
    if image == nil, background == nil, color == nil, lengths.isEmpty { return words.label }
    var lines = content(image)
    let indent = lines.count == 1 ? "  " : ""
    if !lengths.isEmpty {
      var words = lengths.map { "\($0): .infinity" }
      if let horizontalAlignment, lengths.contains("maxWidth") { words.append("alignment: \(horizontalAlignment)") }
      lines.append("\(indent).frame(\(words.joined(separator: ", ")))")
    }
    if let background {
      lines += ["\(indent).background {", "\(indent)  \(background)", "\(indent)    .resizable()", "\(indent)}"]
    }
    if let color { lines.append("\(indent).background(\(color), ignoresSafeAreaEdges: [])") }
    return .view(lines.joined(separator: "\n"))
  }

  /// The title, the image, or both as they are placed.
  private func content(_ image: String?) -> [String] {
    guard let image else { return [words.view] }
    guard let title, !title.isEmpty else { return [image] }
    let placement = configuration?[.imagePlacement]
    let isRow = placement != "top" && placement != "bottom"
    let parts = placement == "trailing" || placement == "bottom" ? [words.view, image] : [image, words.view]
    let gap = SwiftText.number(configuration?.number(.imagePadding) ?? 0)
    return ["\(isRow ? "HStack" : "VStack")(spacing: \(gap)) {"] + parts.map { "  \($0)" } + ["}"]
  }

  // MARK: - Style

  private var role: String? {
    switch view.element[.role] {
    case "destructive": "destructive"
    case "cancel": "cancel"
    default: nil
    }
  }

  private var modifiers: [String] {
    var words = styled
    if let configuration {
      words.append("buttonStyle(\(Self.style(configuration[.style])))")
      if drawsItself, let shape = shape(configuration) { words.append("buttonBorderShape(\(shape))") }
      switch configuration[.buttonSize] {
      case "mini": words.append("controlSize(.mini)")
      case "small": words.append("controlSize(.small)")
      case "large": words.append("controlSize(.large)")
      default: break
      }
      if let tint = tint(configuration) { words.append("tint(\(tint))") }
    } else {
      // Neither adds anything to the size of its label (Measurements/SwiftUI.md#controls).
      words.append("buttonStyle(\(isCustom ? ".plain" : ".borderless"))")
    }
    if view.element.flag(.enabled) == false { words.append("disabled(true)") }
    return words
  }

  /// An absent type is `custom`.
  private var isCustom: Bool { [nil, "custom"].contains(view.element[.buttonType]) }

  /// A plain configuration shows its title in the tint color, which SwiftUI's plain style does not.
  private static func style(_ name: String?) -> String {
    switch name {
    case "filled": ".borderedProminent"
    case "tinted", "gray": ".bordered"
    default: ".borderless"
    }
  }

  private func shape(_ configuration: XMLElement) -> String? {
    switch configuration[.cornerStyle] {
    case "capsule": return ".capsule"
    case "fixed":
      let radius = configuration.child(key: "background")?.number(.cornerRadius)
      return radius.map { ".roundedRectangle(radius: \(SwiftText.number($0)))" } ?? ".roundedRectangle"
    case "small", "medium", "large": return ".roundedRectangle"
    default: return nil
    }
  }

  /// What the style draws itself in; nil for the tint color that is there. A bordered button without one is gray.
  private func tint(_ configuration: XMLElement) -> String? {
    let own = color("baseBackgroundColor", of: configuration) ?? color("tintColor", of: view.element)
    switch configuration[.style] {
    case "filled": return own
    case "tinted": return own ?? color("baseForegroundColor", of: configuration) ?? "Color.accentColor"
    default: return nil
    }
  }

  private func color(_ key: String, of element: XMLElement) -> String? {
    element.child(named: .color, key: key).flatMap(ColorSource.expression)
  }

  private var styled: [String] {
    var words: [String] = []
    let font =
      configuration?.child(named: .fontDescription, key: "titleFontDescription")
      ?? view.element.child(named: .fontDescription, key: "fontDescription")
    let hasOwnSize = configuration == nil && !(title?.isEmpty ?? true)
    let usual = hasOwnSize ? FontSource.expression(ofSystem: DefaultFontSize.button(isCustom: isCustom)) : nil
    if let expression = font.map(FontSource.expression) ?? usual { words.append("font(\(expression))") }
    if let color = foreground { words.append("foregroundStyle(\(color))") }
    return words
  }

  /// Of the title; nil for what the style gives it.
  private var foreground: String? {
    guard let configuration else {
      let own = normal.flatMap { color("titleColor", of: $0) }
      // The title of a custom button is white (UIButton, setTitleColor(_:for:)).
      return own ?? (isCustom ? (title?.isEmpty ?? true ? nil : "Color.white") : color("tintColor", of: view.element))
    }
    if let own = color("baseForegroundColor", of: configuration) {
      return configuration[.style] == "tinted" && tint(configuration) == own ? nil : own
    }
    return drawsItself && configuration[.style] != "gray" ? nil : color("tintColor", of: view.element)
  }
}
