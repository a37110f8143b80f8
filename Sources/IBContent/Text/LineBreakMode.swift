/// The breaking or truncation of text that is wider than its line. The raw values are Interface Builder's
/// `lineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation

  /// Whether lines break inside words. All other modes break multi-line text between words; truncation and clipping
  /// apply to the last line only.
  package var breaksInsideWords: Bool { self == .characterWrap }
  /// Whether text that does not fit continues on a new line.
  package var wraps: Bool { self == .wordWrap || self == .characterWrap }

  /// The mode that a file's attribute sets; an unknown word means clipping.
  ///
  /// - Parameter standard: UIKit's default, if the file sets no mode.
  init(_ word: String?, otherwise standard: LineBreakMode) {
    self = word.map { Self(rawValue: $0) ?? .clip } ?? standard
  }
}
