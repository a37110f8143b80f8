/// What happens to text that is wider than its line. The raw values are Interface Builder's `lineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation

  /// Lines break inside words. All other modes break text of several lines between words; those that truncate or
  /// clip act on the last line only.
  package var breaksInsideWords: Bool { self == .characterWrap }
}
