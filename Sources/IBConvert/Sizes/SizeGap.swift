/// Why it is not known where SwiftUI puts a view with the sizes that it gives its own views.
package enum SizeGap: String, Hashable, Sendable, CaseIterable {
  /// No size of such a view was measured.
  case kind
  /// The sizes of controls were not measured on the release.
  case release
  /// Its size follows from something that the document does not say, such as an image or a date.
  case content
  /// Its text is broken into lines at another width.
  case lines
  /// It depends on views of which no size is known.
  case others
}
