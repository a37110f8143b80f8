import Geometry

/// How a view without views inside is written in SwiftUI.
package struct LeafSource: Hashable, Sendable {
  /// The view, such as `Text("Welcome")`; may have several lines.
  package var expression: String
  package var modifiers: [String] = []
  /// Those of the view's own frame, after the frames that its size asks for.
  package var outer: [String] = []
  /// Where an image that is not scaled is in its frame; nil for another view.
  var alignment: Alignment?
  /// What the struct around it has to declare, such as `@State private var email = ""`.
  package var properties: [String] = []
  /// Its source where it fills the available room on some axes; empty for a view that is written the same everywhere.
  var stretched: [AxisSet: String] = [:]
  package var notes: [String] = []
  /// Whether it is written as in the first size class, although it differs in others.
  var variesBySizeClass = false
  /// The UIKit class that a stub shows; nil if SwiftUI has its own view.
  package var hostedClass: String?
}
