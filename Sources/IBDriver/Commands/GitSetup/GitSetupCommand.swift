struct GitSetupCommand: Subcommand {
  static let name = "git-setup"
  static let summary = "set up git to merge and compare with Keyline"

  static let explanation = """
    Adds Keyline to git's configuration (merge.keyline, diff.keyline, mergetool.keyline) and to the attributes of
    *.storyboard and *.xib: for the current repository in .git/info/attributes, or with --global for the user. From then
    on, git merge, rebase, cherry-pick and stash merge these files object by object. A second run changes nothing;
    --undo removes only what git-setup added. Other people who work on the repository are not affected. To set up a
    team, commit the lines for .gitattributes that the command prints; then each member runs the command once. For
    members who have not, git merges line by line.
    """

  static let options: [Option] = [
    Option(.global, help: "for all repositories of the user"),
    Option(.undo, help: "remove what git-setup added"), .quiet,
  ]

  let session: Session

  func run() -> ExitStatus {
    let isGlobal = session.invocation.has(.global)
    let isUndone = session.invocation.has(.undo)
    do throws(FileFailure) {
      let configuration = GitConfiguration(world: session.world, isGlobal: isGlobal)
      let attributes = try GitAttributes(world: session.world, isGlobal: isGlobal)
      // Attributes without a configuration are harmless, but a missing driver is not.
      if isUndone {
        try attributes.remove()
        try configuration.remove()
      } else {
        try configuration.write()
        try attributes.write()
      }
      if !session.invocation.has(.quiet) {
        let place = isGlobal ? "for this user" : "in this clone"
        if isUndone {
          session.console.report("git no longer uses Keyline \(place)")
        } else {
          session.console.report(
            "git merges and compares storyboards and xibs with Keyline \(place) (\(attributes.path))")
          if !isGlobal {
            session.console.report(
              "for a team: commit these lines in .gitattributes; each member runs 'keyline git-setup'")
            for line in GitAttributes.lines { session.console.report("  \(line)") }
          }
        }
      }
      return .success
    } catch {
      session.console.complain(error)
      return .unreadable
    }
  }
}
