/// Keyline's entries in git's configuration.
struct GitConfiguration {
  let world: World
  let isGlobal: Bool

  /// The drivers for merges and differences, and the tool for remaining conflicts.
  ///
  /// Sources: git's manual, gitattributes ("Defining a custom merge driver", "Defining an external diff driver",
  /// "Performing text diffs of binary files") and git-mergetool. Git may first merge several common ancestors. The
  /// result must be a document without markers, so this merge takes one side.
  private var settings: [(name: String, value: String)] {
    let program = Shell.word(world.program)
    return [
      ("merge.keyline.name", "Interface Builder documents, object by object"),
      (Self.driver, "\(program) merge --driver %O %A %B --output %A --marker-size %L --path %P"),
      ("merge.keyline.recursive", "binary"),
      ("diff.keyline.command", "\(program) diff"),
      ("diff.keyline.textconv", "\(program) diff --textconv"),
      ("mergetool.keyline.cmd", "\(program) merge --mergetool \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\""),
      ("mergetool.keyline.trustExitCode", "true"),
    ]
  }

  /// The setting that makes git merge with Keyline.
  static let driver = "merge.keyline.driver"
  private static let sections = ["merge.keyline", "diff.keyline", "mergetool.keyline"]

  private var scope: String { isGlobal ? "--global" : "--local" }

  func write() throws(FileFailure) {
    for (name, value) in settings { try git(["config", scope, "--replace-all", name, value]) }
  }

  func remove() throws(FileFailure) {
    // Outside a repository, git fails here with a message. A missing section is not an error.
    if !isGlobal { try git(["rev-parse", "--git-dir"]) }
    for section in Self.sections { _ = world.git(["config", scope, "--remove-section", section]) }
  }

  private func git(_ arguments: [String]) throws(FileFailure) {
    if case .failure(let failure) = world.git(arguments) { throw failure }
  }
}
