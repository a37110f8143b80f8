/// How a view without views inside is written in SwiftUI.
package struct LeafSource: Hashable, Sendable {
  /// The view, such as `Text("Welcome")`; may have several lines.
  package var expression: String
  /// What is applied to it, as it is written after the dot, inner ones first.
  package var modifiers: [String] = []
  /// What the struct around it has to declare, such as `@State private var email = ""`.
  package var properties: [String] = []
  /// The class of UIKit's that a stub shows; nil where SwiftUI has a view of its own.
  package var hostedClass: String?
}
