/// The text that an output format writes around and between the pieces of a run.
///
/// This module turns results into text: layouts and findings come in, bytes go out. It reads no file, computes no
/// layout and knows no rule. A piece is the output for one file. Pieces are rendered in any order on several threads
/// and written in the order of the files, so no report is in memory as a whole.
package struct OutputFrame: Hashable, Sendable {
  /// The text before the first piece, or before `closing` without pieces.
  package let opening: String
  /// Written between two pieces that are not empty.
  package let separator: String
  /// Written after the last piece.
  package let closing: String

  /// Two pieces as one.
  package func joined(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    first.isEmpty || second.isEmpty ? first + second : first + Array(separator.utf8) + second
  }

  /// Pieces without anything between them.
  package static let plain = OutputFrame(opening: "", separator: "", closing: "")
  /// Pieces that are elements of one JSON array, each on its own lines.
  static let jsonArray = OutputFrame(opening: "[\n", separator: ",\n", closing: "\n]\n")
  package static let baseline = OutputFrame(opening: "{\"findings\":[\n", separator: ",\n", closing: "\n]}\n")
}
