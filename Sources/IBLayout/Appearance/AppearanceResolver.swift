import IBModel
import IBSyntax

/// Says how views look once their frames are known.
struct AppearanceResolver {
  let scene: ResolvedScene
  let intrinsics: IntrinsicContext
  private let colors: ColorReader

  init(scene: ResolvedScene, intrinsics: IntrinsicContext) {
    self.scene = scene
    self.intrinsics = intrinsics
    colors = ColorReader(
      scene.document, style: scene.configuration.style, assets: intrinsics.images.assets,
      traits: scene.configuration.assetTraits)
  }

  private var palette: SystemPalette { SystemPalette(scene.configuration.style) }

  /// - Parameter size: the view's, in points and not rounded, so that text breaks as it did in the layout.
  func appearance(of index: Int, size: Size) -> ViewAppearance {
    let view = scene.views[index]
    var appearance = ViewAppearance()
    appearance.background = background(of: view, at: index)
    appearance.opacity = view.number(.alpha).map { min(max($0, 0), 1) } ?? 1
    appearance.clips = view.flag(.clipsSubviews) ?? view.kind.scrolls
    appearance.text = text(of: view, at: index, size: size)
    appearance.tint = tint(at: index)
    appearance.cornerRadius = cornerRadius(of: view)
    appearance.control = ControlReader(scene: scene, intrinsics: intrinsics, colors: colors)
      .control(of: index, size: size, tint: appearance.tint)
    return appearance
  }

  // MARK: - Background

  private func background(of view: ResolvedView, at index: Int) -> DisplayColor? {
    let own = colors.color(view.child(key: "backgroundColor"))
    if let ground = own ?? Self.ground(of: view, palette) { return ground }
    guard let style = Self.configuration(of: view)?[.style] else { return nil }
    let tint = colors.color(Self.configuration(of: view)?.child(key: "baseBackgroundColor"))
    switch style {
    case "filled": return tint ?? self.tint(at: index)
    case "tinted": return (tint ?? self.tint(at: index)).faded(to: Self.tintedShare)
    case "gray": return tint ?? palette.fill
    default: return tint
    }
  }

  /// What a view is on without a background of its own.
  private static func ground(of view: ResolvedView, _ palette: SystemPalette) -> DisplayColor? {
    switch view.kind {
    case .tableView: view[.style] == "plain" ? palette.background : palette.groupedBackground
    case .tableViewCell: palette.raisedBackground
    case .navigationBar, .toolbar, .tabBar, .searchBar: palette.bar
    case .visualEffectView: palette.bar.faded(to: blurShare)
    default: nil
    }
  }

  /// How much a blur hides of what lies behind it; by eye.
  private static let blurShare = 0.8

  /// What many files set at run time on the view's layer.
  private func cornerRadius(of view: ResolvedView) -> Double? {
    if let configuration = Self.configuration(of: view) {
      return configuration[.cornerStyle] == "capsule" ? .infinity : Self.configuredRadius
    }
    let attributes = view.element.child(named: .userDefinedRuntimeAttributes)
    let radius = attributes?.children.first { $0.equals(.keyPath, "layer.cornerRadius") }
    return radius?.child(key: "value")?.number(.value)
  }

  /// The corners of a button with a configuration (UIButton.Configuration, corner style dynamic at the default size).
  private static let configuredRadius = 6.0

  /// How much of the tint shows behind a tinted button; by eye.
  private static let tintedShare = 0.18

  /// The tint of the nearest view, going up, that has one of its own.
  private func tint(at index: Int) -> DisplayColor {
    let owner = scene.nearest(from: index) { colors.color($0.child(key: "tintColor")) != nil }
    return owner.flatMap { colors.color(scene.views[$0].child(key: "tintColor")) } ?? palette.tint
  }

  static func configuration(of button: ResolvedView) -> XMLElement? {
    button.child(key: "configuration").flatMap { $0.name == .buttonConfiguration ? $0 : nil }
  }

  // MARK: - Text

  private func text(of view: ResolvedView, at index: Int, size: Size) -> SetText? {
    let setter = TextSetter(text: intrinsics.text)
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch view.control {
    case let label as Label:
      var style = style(of: view, color: "textColor", fallback: palette.label)
      style.maximumLines = label.maximumLines
      style.avoidsOrphans = label.avoidsOrphans(in: intrinsics)
      return setter.set(label.runs(in: intrinsics), in: box, style: style)
    case let button as Button:
      var style = TextSetter.Style(color: titleColor(of: view, at: index))
      style.alignment = contentAlignment(of: view)
      return setter.set(button.runs(in: intrinsics), in: box, style: style)
    case let field as TextField:
      let run = field.run(in: intrinsics)
      var style = style(of: view, color: "textColor", fallback: palette.label)
      if field.showsPlaceholder { style.color = palette.placeholder }
      return setter.set([run], in: box.inset(by: Self.fieldInsets), style: style)
    case let textView as TextView:
      var style = style(of: view, color: "textColor", fallback: palette.label)
      style.maximumLines = 0
      style.verticalAlignment = .top
      return setter.set(
        textView.runs(in: intrinsics), in: box.inset(by: TextView.insets), style: style)
    default:
      return nil
    }
  }

  private func style(of view: ResolvedView, color key: String, fallback: DisplayColor) -> TextSetter.Style {
    var style = TextSetter.Style(color: colors.color(view.child(key: key)) ?? fallback)
    let isMirrored = view.direction == .rightToLeft
    switch view[.textAlignment] {
    case "center": style.alignment = .center
    case "right": style.alignment = .right
    case "left": style.alignment = .left
    default: style.alignment = isMirrored ? .right : .left
    }
    return style
  }

  private func contentAlignment(of button: ResolvedView) -> SetText.Alignment {
    let isMirrored = button.direction == .rightToLeft
    switch button[.contentHorizontalAlignment] {
    case "left": return .left
    case "right": return .right
    case "leading": return isMirrored ? .right : .left
    case "trailing": return isMirrored ? .left : .right
    default: return .center
    }
  }

  /// A title without a colour of its own has the tint's, is white on a filled button, and white where the button is of
  /// type custom (UIButton, setTitleColor(_:for:)).
  private func titleColor(of button: ResolvedView, at index: Int) -> DisplayColor {
    if let configuration = Self.configuration(of: button) {
      if let color = colors.color(configuration.child(key: "baseForegroundColor")) { return color }
      return configuration[.style] == "filled" ? .white : tint(at: index)
    }
    if let color = colors.color(button.child(key: "normal")?.child(key: "titleColor")) { return color }
    let isCustom = button[.buttonType] == nil || button[.buttonType] == "custom"
    return isCustom ? .white : tint(at: index)
  }

  /// What a field keeps free beside its text, as UITextField does inside its border: half of the padding of
  /// `ControlMetrics.plainFieldPadding` or `roundedFieldPadding`, about.
  private static let fieldInsets = Insets(top: 0, left: 7, bottom: 0, right: 7)
}
