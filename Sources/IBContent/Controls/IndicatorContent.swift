import IBSyntax

package struct ActivityIndicatorContent: Sendable {
  package let isLarge: Bool
  package let isWhite: Bool
  package let color: ContentColor?
  package let hidesWhenStopped: Bool
  package let isAnimating: Bool

  init(_ source: ContentSource) {
    isLarge = ["large", "whiteLarge"].contains(source[.style])
    isWhite = ["white", "whiteLarge"].contains(source[.style])
    color = source.color(key: "color")
    hidesWhenStopped = source.flag(.hidesWhenStopped) == true
    isAnimating = source.flag(.animating) == true
  }
}

package struct RefreshControlContent: Sendable {
  package let hasTitle: Bool

  init(_ source: ContentSource) { hasTitle = source.child(key: "attributedTitle")?.name == .attributedString }
}

package struct ImageViewContent: Sendable {
  package let image: ImageReference?
  package let contentMode: ContentMode

  init(_ source: ContentSource) {
    image = source.image(key: "image")
    contentMode = ContentMode(word: source[.contentMode])
  }
}
