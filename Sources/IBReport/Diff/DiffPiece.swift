/// What a format makes of the differences in one file.
package struct DiffPiece: Sendable {
  /// In UTF-8; for a format that puts its pieces together at the end, empty.
  package var text: [UInt8] = []
  /// Files beside the report.
  package var pictures: [DiffPicture] = []
  /// For a comment; nil for any other format.
  var section: CommentSection?
}
