package import IBModel
import IBSyntax

package struct ButtonContent: Sendable {
  /// The height above and below a title together, in points, without insets and a configuration.
  ///
  /// Source: Measurements/Buttons.md#title (689 of 724).
  package static let titlePadding = 12.0

  /// See UIButton.ButtonType.
  package enum Kind: Hashable, Sendable {
    case custom, system, info, add, close

    /// Without the attribute, the type is `custom`.
    fileprivate init(_ word: String?) {
      switch word {
      case nil, "custom": self = .custom
      case "infoLight", "infoDark", "detailDisclosure": self = .info
      case "contactAdd": self = .add
      case "close": self = .close
      default: self = .system
      }
    }
  }

  /// See UIButton.Role.
  package enum Role: String, Hashable, Sendable { case normal, primary, cancel, destructive }

  package let kind: Kind
  package let role: Role
  package let font: FontAttributes?
  /// The configuration of a newer button; nil without one.
  package let configuration: ButtonConfigurationContent?
  /// The title in the normal state.
  package let title: TextContent
  /// The image in the normal state.
  package let image: ImageReference?
  /// The background image in the normal state.
  package let backgroundImage: ImageReference?
  /// The content insets; nil if they are missing or all zero, which UIKit treats in the same way.
  ///
  /// If a user enters zero, Xcode writes the smallest normal number (2.2e-308), which UIKit does not treat as zero.
  package let insets: Insets?
  /// The insets that move the title from its usual place. `imageInsets` move the image.
  package let titleInsets: Insets
  package let imageInsets: Insets
  /// Whether the file contains insets for the title or the image, even if they are zero.
  package let movesContent: Bool
  /// The title colors in the normal and in the disabled state; nil for the default color.
  package let normalTitleColor, disabledTitleColor: ContentColor?
  /// The side of the button at which title and image are; leading and trailing follow the view's direction.
  package let alignment: TextAlignment
  package let lineBreakMode: LineBreakMode
  package let isEnabled: Bool

  init(_ source: ContentSource) {
    kind = Kind(source[.buttonType])
    role = source[.role].flatMap(Role.init) ?? .normal
    font = source.font
    configuration = source.child(key: "configuration").flatMap(ButtonConfigurationContent.init)
    let normal = source.child(key: "normal")
    title = normal.map(TextContent.init(title:)) ?? TextContent()
    image = normal.flatMap { ImageReference($0, key: "image") }
    backgroundImage = normal.flatMap { ImageReference($0, key: "backgroundImage", attribute: .backgroundImage) }
    let insets = source.child(key: "contentEdgeInsets").map(Insets.init(edges:)) ?? .zero
    self.insets = insets == .zero ? nil : insets
    let (titleEdges, imageEdges) = (source.child(key: "titleEdgeInsets"), source.child(key: "imageEdgeInsets"))
    titleInsets = titleEdges.map(Insets.init(edges:)) ?? .zero
    imageInsets = imageEdges.map(Insets.init(edges:)) ?? .zero
    movesContent = titleEdges != nil || imageEdges != nil
    lineBreakMode = LineBreakMode(source[.lineBreakMode], otherwise: .middleTruncation)
    isEnabled = source.flag(.enabled) != false
    normalTitleColor = ContentColor(normal?.child(key: "titleColor"))
    disabledTitleColor = ContentColor(source.child(key: "disabled")?.child(key: "titleColor"))
    let isMirrored = source.direction == .rightToLeft
    alignment =
      switch source[.contentHorizontalAlignment] {
      case "left": .left
      case "right": .right
      case "leading": isMirrored ? .right : .left
      case "trailing": isMirrored ? .left : .right
      default: .center
      }
  }

  /// The title color in the button's state; nil for the default color.
  package var titleColor: ContentColor? { isEnabled ? normalTitleColor : disabledTitleColor ?? normalTitleColor }

  /// Whether the button shows the title of its state: it has no configuration, or one without a title and an image.
  ///
  /// A configuration with an image but no title shows only the image (stored frames: 6 of 6 buttons are as wide as the
  /// image).
  package var showsStateTitle: Bool {
    configuration.map { $0.title.isEmpty && $0.image == nil } ?? true
  }

  /// The title that is shown in the normal state.
  package var shownTitle: TextContent { showsStateTitle ? title : configuration?.title ?? title }
  /// The image that is shown in the normal state: that of the configuration, otherwise the button's own.
  package var shownImage: ImageReference? { configuration?.image ?? image }
}

/// The content of a `<buttonConfiguration>` (UIButton.Configuration).
package struct ButtonConfigurationContent: Sendable {
  package enum Style: Hashable, Sendable { case plain, gray, tinted, filled }
  package enum Size: String, Hashable, Sendable { case mini, small, medium, large }

  /// See UIButton.Configuration.CornerStyle. Unknown values are read as `dynamic`.
  package enum CornerStyle: String, Hashable, Sendable { case dynamic, fixed, small, medium, large, capsule }

  /// The side of the title on which the image is.
  package enum ImagePlacement: String, Hashable, Sendable { case leading, trailing, top, bottom }

  package let title: TextContent
  package let font: FontAttributes?
  package let image: ImageReference?
  package let imagePlacement: ImagePlacement
  /// The space between image and title in points.
  package let imagePadding: Double
  /// The insets that replace those of the style; nil without any. `left` is the leading and `right` the trailing inset.
  package let contentInsets: Insets?
  package let style: Style
  package let size: Size
  package let cornerStyle: CornerStyle
  /// The radius of the background in points; nil for that of the corner style.
  package let cornerRadius: Double?
  /// The base color of the background; nil for that of the style.
  package let baseBackground: ContentColor?
  /// The background color; nil if it follows from the base color.
  package let background: ContentColor?
  package let foreground: ContentColor?

  /// Nil for an element of another name.
  fileprivate init?(_ element: XMLElement) {
    guard element.name == .buttonConfiguration else { return nil }
    title = TextContent(title: element)
    font = element.child(key: "titleFontDescription").map { FontAttributes($0) }
    image = ImageReference(element, key: "image")
    imagePlacement = element[.imagePlacement].flatMap(ImagePlacement.init) ?? .leading
    imagePadding = element.number(.imagePadding) ?? 0
    contentInsets = element.child(key: "contentInsets").map(Insets.init(directional:))
    style =
      switch element[.style] {
      case "filled": .filled
      case "tinted": .tinted
      case "gray": .gray
      default: .plain
      }
    size = element[.buttonSize].flatMap(Size.init) ?? .medium
    cornerStyle = element[.cornerStyle].flatMap(CornerStyle.init) ?? .dynamic
    baseBackground = ContentColor(element.child(key: "baseBackgroundColor"))
    let background = element.child(key: "background")
    cornerRadius = background?.number(.cornerRadius)
    self.background = ContentColor(background?.child(key: "backgroundColor"))
    foreground = ContentColor(element.child(key: "baseForegroundColor"))
  }
}
