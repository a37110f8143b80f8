/// The arguments that git passes to an external diff program.
///
/// Source: git's manual, gitattributes and `GIT_EXTERNAL_DIFF` in git(1): path, old file, old hex, old mode, new file,
/// new hex, new mode; for a renamed file also the new path and a message; for an unmerged file the path alone.
struct GitDiffCall {
  /// The path to show.
  let path: String
  /// Both files to read; nil for an unmerged file.
  let sides: (old: String, new: String)?

  private static let ordinaryCount = 7
  private static let renamedCount = 9
  private static let counter = "GIT_DIFF_PATH_COUNTER"

  /// Nil for arguments that are not from git.
  init?(_ operands: [String], in world: World) {
    switch operands.count {
    // Git sets a counter for the program it calls. Without it, a user has given only one side.
    case 1 where world.environment(Self.counter) != nil:
      path = operands[0]
      sides = nil
    // As many operands may be revisions and paths, which have no mode at its place.
    case Self.ordinaryCount, Self.renamedCount:
      guard Self.isMode(operands[3]), Self.isMode(operands[6]) else { return nil }
      path = operands[operands.count == Self.renamedCount ? 7 : 0]
      sides = (operands[1], operands[4])
    default: return nil
    }
  }

  /// Whether a word is the mode of a file, or git's mark for a file that is not there.
  private static func isMode(_ word: String) -> Bool {
    word == "." || word.utf8.count == 6 && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
  }
}
