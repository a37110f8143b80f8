/// How text that is wider than its line is broken or truncated. The raw values are Interface Builder's `lineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation

  /// Whether lines break inside words. All other modes break text of several lines between words; those that truncate
  /// or clip apply to the last line only.
  package var breaksInsideWords: Bool { self == .characterWrap }
}
