/// What a picture is made of; each layer can be left out, or be switched off later by its class or its id.
package enum PictureLayer: String, Hashable, Sendable, CaseIterable {
  /// Backgrounds, controls, bars and what else a screen shows without its words.
  case content
  /// Outlines of views.
  case frames
  /// What views are called.
  case names
  /// What views say.
  case text
  case safeArea = "safe-area"
  case margins, constraints, issues

  /// What a command line calls them, in the order they are drawn.
  package static let words = allCases.map(\.rawValue)
}
