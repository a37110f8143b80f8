/// A layer of a picture; each can be left out, or be hidden later by its class or id.
package enum PictureLayer: String, Hashable, Sendable, CaseIterable {
  /// Backgrounds, controls, bars and everything else on a screen but its texts.
  case content
  /// Outlines of views.
  case frames
  /// Names of views.
  case names
  /// Texts of views.
  case text
  case safeArea = "safe-area"
  case margins, constraints, issues

  /// The names of the layers on the command line, in the order they are drawn.
  package static let words = allCases.map(\.rawValue)
}
