import Geometry

/// The SwiftUI source of a view without views inside.
package struct LeafSource: Hashable, Sendable {
  /// The view, such as `Text("Welcome")`; may have several lines.
  package var expression: String
  package var modifiers: [String] = []
  /// The modifiers of the view's own frame, after the frames that its size needs.
  package var outer: [String] = []
  /// The alignment of an image that is not scaled in its frame; nil for other views.
  var alignment: Alignment?
  /// The properties that the struct around it must declare, such as `@State private var email = ""`.
  package var properties: [String] = []
  /// Its source if it fills the available room on some axes; empty for a view with the same source everywhere.
  var stretched: [AxisSet: String] = [:]
  package var notes: [String] = []
  /// Whether it is written as in the first size class, although it differs in others.
  var variesBySizeClass = false
  /// The UIKit class that a stub shows; nil if SwiftUI has its own view.
  package var hostedClass: String?
}
