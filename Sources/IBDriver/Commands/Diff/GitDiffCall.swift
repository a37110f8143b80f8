/// What git hands to an external diff program.
///
/// Source: git's manual, gitattributes and `GIT_EXTERNAL_DIFF` in git(1): path, old file, old hex, old mode, new file,
/// new hex, new mode; of a renamed file two more, the new path and what is to be said about it; of a file that is not
/// merged the path alone.
struct GitDiffCall {
  /// The path to show.
  let path: String
  /// Both files to read; nil for a file that is not merged.
  let sides: (old: String, new: String)?

  private static let ordinaryCount = 7
  private static let renamedCount = 9
  private static let counter = "GIT_DIFF_PATH_COUNTER"

  /// Nil for words that do not come from git.
  init?(_ operands: [String], in world: World) {
    switch operands.count {
    // Git counts the files for the program it calls; a person who names one side only has forgotten the other.
    case 1 where world.environment(Self.counter) != nil:
      path = operands[0]
      sides = nil
    case Self.ordinaryCount:
      path = operands[0]
      sides = (operands[1], operands[4])
    case Self.renamedCount:
      path = operands[7]
      sides = (operands[1], operands[4])
    default: return nil
    }
  }
}
