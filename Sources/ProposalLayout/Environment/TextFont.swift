/// The font that a text asks for, as the app names it.
package struct TextFont: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    /// A text style by SwiftUI's name, such as `largeTitle`; it follows the user's text size.
    case style(String)
    /// The system's font in points; it does not follow the user's text size.
    case system(size: Double)
    /// A font by its PostScript name, in points; with the name of a text style it follows the user's text size.
    case custom(name: String, size: Double, relativeTo: String?)
  }

  package var face: Face
  /// SwiftUI's name of the weight, such as `semibold`; nil for the one of the face.
  package var weight: String?
  package var isItalic: Bool

  package init(_ face: Face, weight: String? = nil, isItalic: Bool = false) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
  }

  package static let body = TextFont(.style("body"))
}
