import Geometry

/// The SwiftUI source for a view without views inside.
package struct LeafSource: Hashable, Sendable {
  /// The expression, such as `Text("Welcome")`. It may have several lines.
  package var expression: String
  package var modifiers: [String] = []
  /// The modifiers for the view's own frame, which follow the frames that its size needs.
  package var outer: [String] = []
  /// The alignment of an image that is not scaled to its frame; nil for other views.
  var alignment: Alignment?
  /// Whether only code knows the image that the view shows.
  var isImageOfCode = false
  /// The alignment of a text in a wider frame.
  var textGuide = Guide.leading
  /// The properties that the struct around it must declare.
  package var properties: [SourceProperty] = []
  /// The expressions for a view that fills the frames around it on some axes; empty if they are all the same.
  var stretched: [AxisSet: String] = [:]
  package var notes: [String] = []
  /// Whether the source depends on the size class. If so, this is the source for the first one.
  var variesBySizeClass = false
  /// The UIKit class, built-in or custom, that the generated `…Host` view hosts; nil for a view that SwiftUI provides.
  package var hostedClass: String?
  /// The statements that set the runtime attributes and the background of the hosted view.
  var hostedSettings: [String] = []
}
