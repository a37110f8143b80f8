/// How a text that is wider than its line is broken or truncated. The raw values are those of Interface Builder's
/// `lineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation

  /// Whether lines break inside words.
  ///
  /// In all other modes, multiline text breaks between words; truncation and clipping apply only to the last line.
  package var breaksInsideWords: Bool { self == .characterWrap }
  /// Whether a text that does not fit continues on the next line.
  package var wraps: Bool { self == .wordWrap || self == .characterWrap }

  /// The mode for an attribute; an unknown word means clipping.
  ///
  /// - Parameter standard: UIKit's default, used without an attribute.
  init(_ word: String?, otherwise standard: LineBreakMode) {
    self = word.map { Self(rawValue: $0) ?? .clip } ?? standard
  }
}
