/// How a view without views inside is written in SwiftUI.
package struct LeafSource: Hashable, Sendable {
  /// The view, such as `Text("Welcome")`; may have several lines.
  package var expression: String
  /// Its modifiers, as written after the dot, inner ones first.
  package var modifiers: [String] = []
  /// Those of the view's own frame, after the frames that its size asks for.
  package var outer: [String] = []
  /// Where an image that is not scaled is in its frame; nil for another view.
  var alignment: Alignment?
  /// What the struct around it has to declare, such as `@State private var email = ""`.
  package var properties: [String] = []
  /// Its source where it fills the available room; nil for a view that is written the same everywhere.
  package var stretched: Stretched?
  /// The parts that are not converted, one sentence each.
  package var notes: [String] = []
  /// Whether it is written as in the first size class, although it differs in others.
  var variesBySizeClass = false
  /// The UIKit class that a stub shows; nil if SwiftUI has its own view.
  package var hostedClass: String?

  /// By the axes on which another length than the view's own decides.
  package struct Stretched: Hashable, Sendable {
    package let horizontal: String
    package let vertical: String
    package let both: String
  }

  /// How the view is written, by whether its own length decides on an axis.
  func expression(isWidthNatural: Bool, isHeightNatural: Bool) -> String {
    guard let stretched else { return expression }
    return switch (isWidthNatural, isHeightNatural) {
    case (true, true): expression
    case (false, true): stretched.horizontal
    case (true, false): stretched.vertical
    case (false, false): stretched.both
    }
  }
}
