import IBContent
import IBLayout
import IBModel

/// A button in SwiftUI: its content, and the style that makes it look as in UIKit.
///
/// Source: the documentation of `UIButton.Configuration`, `PrimitiveButtonStyle`, `ButtonBorderShape` and `ControlSize`.
struct ButtonSource {
  private let content: ButtonContent
  private let style: ViewStyle
  private let title: TextSource
  /// The properties with the title and the image that code sets.
  private let outlet: OutletProperties

  init(
    _ view: Document.View, _ content: ButtonContent, _ style: ViewStyle, _ options: ConversionOptions,
    _ outlet: OutletProperties
  ) {
    self.content = content
    self.style = style
    self.outlet = outlet
    let configured = content.configuration
    let font = configured == nil ? content.font : configured?.font
    title = TextSource(
      content.shownTitle, font: font, standard: content.standardFont,
      color: Self.foreground(content, style, isEnabled: outlet.enabling),
      of: view.id, content.showsStateTitle ? .stateTitle("normal") : .configurationTitle, options)
  }

  func leaf(action: ActionCall?, _ trigger: ScreenSource.Trigger?) -> LeafSource {
    func expression(_ label: ControlSource.Label) -> String {
      ControlSource.expression(label, action: action, trigger)
    }
    var leaf = LeafSource(
      expression: expression(label(filling: [])), modifiers: modifiers,
      properties: action.map { [.closure($0)] } ?? [])
    if let name = outlet.title {
      leaf.properties.append(.required(name, "String", sample: SwiftText.literal(title.words.base)))
    }
    if let name = outlet.image, let image = content.shownImage ?? content.backgroundImage {
      leaf.properties.append(.required(name, "Image", sample: ImageSource.expression(image)))
    }
    leaf.textGuide = LeafReader.guide(content.alignment)
    // Only the label reacts to taps.
    for axes in [AxisSet.horizontal, .vertical, .both] { leaf.stretched[axes] = expression(label(filling: axes)) }
    return leaf
  }

  private var configuration: ButtonConfigurationContent? { content.configuration }

  private var image: String? {
    // VoiceOver reads the title.
    if let image = content.shownImage {
      return outlet.image ?? (title.isEmpty ? ImageSource.expression(image) : ImageSource.decorative(image))
    }
    guard configuration == nil, title.isEmpty else { return nil }
    return sign.map { ImageSource.expression($0, isSymbol: true) }
  }

  /// The symbol that UIKit shows for a type of button (UIButton.ButtonType).
  private var sign: String? {
    switch content.kind {
    case .info: "info.circle"
    case .add: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system: nil
    }
  }

  /// The color directly under the label; nil without one, and if the style draws its own background.
  private var backgroundColor: String? {
    guard !drawsItself else { return nil }
    let own = (configuration?.baseBackground ?? configuration?.background).flatMap(ColorSource.expression)
    return (own ?? style.background.flatMap(ColorSource.expression)).flatMap { $0 == "Color.clear" ? nil : $0 }
  }

  private var backgroundImage: String? {
    guard configuration == nil, let image = content.backgroundImage else { return nil }
    return outlet.image.flatMap { content.shownImage == nil ? $0 : nil }
      ?? (title.isEmpty ? ImageSource.expression(image) : ImageSource.decorative(image))
  }

  private var drawsItself: Bool { configuration.map { $0.style != .plain } ?? false }

  /// - Parameter axes: the axes on which the label fills the button.
  private func label(filling axes: AxisSet) -> ControlSource.Label {
    let background = backgroundImage
    let color = backgroundColor
    let image = image
    if image == nil, background == nil, color == nil, axes.isEmpty, insets == nil {
      return outlet.title.map { .title($0) } ?? title.label
    }
    // A color fills by itself.
    if title.isEmpty, image == nil, background == nil, axes == .both {
      return .view(color ?? "Color.clear\n  \(Self.wholeShape)")
    }
    var lines = arranged(image)
    let indent = lines[0].hasSuffix("{") ? "" : "  "
    if !axes.isEmpty {
      let guide = LeafReader.guide(content.alignment)
      let isAligned = axes.contains(.horizontal) && guide != .horizontalCenter
      lines.append("\(indent).\(Self.filling(axes))\(isAligned ? ", alignment: .\(guide.rawValue)" : ""))")
    }
    if background ?? color != nil, insets == nil, !title.isEmpty, !axes.contains(.vertical) {
      lines.append("\(indent).padding(.vertical, \(SwiftText.number(ButtonContent.titlePadding / 2)))")
    }
    if let background {
      lines += ["\(indent).background {", "\(indent)  \(background)", "\(indent)    .resizable()", "\(indent)}"]
    }
    if let color { lines.append("\(indent).background(\(color), ignoresSafeAreaEdges: [])") }
    if !axes.isEmpty, !drawsItself, background == nil, color == nil { lines.append("\(indent)\(Self.wholeShape)") }
    return .view(lines.joined(separator: "\n"))
  }

  /// The frame of a label, without its end.
  private static func filling(_ axes: AxisSet) -> String {
    let lengths = [(AxisSet.horizontal, "maxWidth"), (.vertical, "maxHeight")].filter { axes.contains($0.0) }
    return "frame(\(lengths.map { "\($0.1): .infinity" }.joined(separator: ", "))"
  }

  /// The expression for a button whose label has the frames around the button, instead of one that fills these; nil if
  /// the style adds to the label, or the label is only a color.
  static func expression(_ filled: String, on axes: AxisSet, frames: [ViewModifier]) -> String? {
    guard let frame = filled.ranges(of: filling(axes)).last else { return nil }
    let rest = filled[frame.upperBound...]
    guard let line = rest.firstIndex(of: "\n"), rest.contains(wholeShape) || rest.contains(".background") else {
      return nil
    }
    let calls = frames.flatMap { modifier in
      // The end of the line aligns the label.
      ModifierSource.calls(modifier).map {
        modifier.lengthAxes.contains(.horizontal) ? "\($0.dropLast())\(rest[..<line])" : $0
      }
    }
    let start = filled[..<frame.lowerBound]
    let indent = String(start.dropLast().reversed().prefix { $0 == " " })
    return "\(start)\(calls.joined(separator: "\n\(indent)."))\(rest[line...])"
  }

  /// Otherwise only the parts of a label that draw something can be tapped (`contentShape(_:eoFill:)`).
  private static let wholeShape = ".contentShape(Rectangle())"

  /// The content in its insets.
  private func arranged(_ image: String?) -> [String] {
    let lines = parts(image)
    guard let insets else { return lines }
    let calls = ModifierSource.calls(.padding(Padding(insets: insets)))
    return lines + calls.map { "\(lines.count == 1 ? "  " : "").\($0)" }
  }

  private var insets: EdgeInsets? {
    guard content.padsContent else { return nil }
    let edges = content.insets.map { EdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right) }
    return edges.flatMap { edges in Edge.allCases.contains { abs(edges[$0]) >= Tolerance.pixel } ? edges : nil }
  }

  private func parts(_ image: String?) -> [String] {
    let text = outlet.title.map { "Text(\($0))" } ?? title.view
    guard let image else { return [text] }
    if title.isEmpty { return [image] }
    let placement = configuration?.imagePlacement ?? .leading
    let isRow = placement == .leading || placement == .trailing
    let parts = placement == .trailing || placement == .bottom ? [text, image] : [image, text]
    let gap = SwiftText.number(configuration?.imagePadding ?? 0)
    return ["\(isRow ? "HStack" : "VStack")(spacing: \(gap)) {"] + parts.map { "  \($0)" } + ["}"]
  }

  private var modifiers: [String] {
    var words = title.modifiers
    if let configuration {
      words.append("buttonStyle(\(Self.style(configuration.style)))")
      if drawsItself, let shape = shape(configuration) { words.append("buttonBorderShape(\(shape))") }
      if configuration.size != .medium { words.append("controlSize(.\(configuration.size.rawValue))") }
      if let tint = Self.tint(configuration, style) { words.append("tint(\(tint))") }
    } else {
      // Both styles leave the size of the label unchanged (Measurements/SwiftUI.md#controls).
      words.append("buttonStyle(\(content.kind == .custom ? ".plain" : ".borderless"))")
    }
    return words
  }

  /// The style for a configuration. A plain configuration shows its title in the tint color, which SwiftUI's plain
  /// style does not.
  private static func style(_ style: ButtonConfigurationContent.Style) -> String {
    switch style {
    case .filled: ".borderedProminent"
    case .tinted, .gray: ".bordered"
    case .plain: ".borderless"
    }
  }

  private func shape(_ configuration: ButtonConfigurationContent) -> String? {
    switch configuration.cornerStyle {
    case .capsule: ".capsule"
    case .fixed:
      configuration.cornerRadius.map { ".roundedRectangle(radius: \(SwiftText.number($0)))" } ?? ".roundedRectangle"
    case .small, .medium, .large: ".roundedRectangle"
    case .dynamic: nil
    }
  }

  /// The color in which the style draws itself; nil for the inherited tint. A bordered button without a color is gray.
  private static func tint(_ configuration: ButtonConfigurationContent, _ style: ViewStyle) -> String? {
    let own = (configuration.baseBackground ?? style.tint).flatMap(ColorSource.expression)
    switch configuration.style {
    case .filled: return own
    case .tinted: return own ?? configuration.foreground.flatMap(ColorSource.expression) ?? "Color.accentColor"
    case .plain, .gray: return nil
    }
  }

  /// - Parameter isEnabled: the variable that enables the button; nil without one.
  private static func foreground(_ content: ButtonContent, _ style: ViewStyle, isEnabled: String?) -> String? {
    let tint = style.tint.flatMap(ColorSource.expression)
    guard let configuration = content.configuration else {
      // The title of a custom button is white (UIButton, setTitleColor(_:for:)).
      let usual = content.kind == .custom && !content.shownTitle.isEmpty ? "Color.white" : tint
      if let isEnabled, let disabled = content.disabledTitleColor.flatMap(ColorSource.expression) {
        let normal = content.normalTitleColor.flatMap(ColorSource.expression) ?? usual ?? "Color.accentColor"
        return normal == disabled ? normal : "\(isEnabled) ? \(normal) : \(disabled)"
      }
      return content.titleColor.flatMap(ColorSource.expression) ?? usual
    }
    if let own = configuration.foreground.flatMap(ColorSource.expression) {
      return configuration.style == .tinted && Self.tint(configuration, style) == own ? nil : own
    }
    return configuration.style == .filled || configuration.style == .tinted ? nil : tint
  }
}

extension ButtonContent {
  /// Whether the insets are around the title and the image. A configuration replaces them.
  var padsContent: Bool { configuration == nil && (shownImage != nil || !shownTitle.isEmpty) && insets != nil }

  /// The font of a title without a font in the document; Body if the button has no title, so that no font is written.
  var standardFont: Font {
    if configuration == nil, !shownTitle.isEmpty { return .system(DefaultFontSize.button(isCustom: kind == .custom)) }
    var font = FontSource.body
    if role == .primary, !shownTitle.isEmpty { font.family = .system(.semibold) }
    return font
  }
}
