import IBTexts

struct StringsCommand: Subcommand {
  static let name = "strings"
  static let summary = "export texts, update and import translations"
  static let operands = Operands.paths
  static let explanation = """
    --export writes the texts of storyboards and xibs as Xcode does. --update brings the translations next to documents
    in Base.lproj up to date: it adds new texts, removes and lists the entries of deleted objects, refreshes comments,
    and leaves every other byte unchanged. --import writes the translations of an XLIFF file into .strings files and
    string catalogs; the paths in it are relative to the current folder.

    \(Operands.pathsExplanation)
    """
  static let options: [Option] =
    [
      Option(.export, help: "write the texts of the documents"),
      Option(.update, help: "bring translations up to date with their documents"),
      Option(.import, .text("FILE"), help: "write the translations of an .xliff file or .xcloc bundle"),
      Option.format(TextFormat.allCases.map(\.rawValue), help: "the format of --export"),
      Option(
        .output, short: "o", .text("PATH"), in: .output,
        help: "with --export, the file, or a folder for several documents or languages"),
      Option(
        .language, .text("LIST"),
        help: "with xliff, add translations into these languages, or all"),
      Option(
        .sourceLanguage, .text("LANGUAGE"),
        help: "the language of the documents (default: the project's, else en)"),
      Option(.keepStale, help: "with --update, keep entries of deleted objects"),
      Option(.check, help: "write nothing; exit with status 1 if a file would change"), .dryRun,
    ] + Option.search + [.quiet]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let invocation = session.invocation
    let jobs: [() -> ExitStatus] = [
      invocation.has(.export) ? { TextExport(session).run() } : nil,
      invocation.has(.update) ? { TextUpdate(session).run() } : nil,
      invocation.value(.import).map { path in { TextImport(session, path).run() } },
    ].compactMap(\.self)
    guard jobs.count == 1 else { throw UsageError("expected one of --export, --update and --import") }
    return jobs[0]()
  }
}

/// The formats of `--export`.
enum TextFormat: String, CaseIterable {
  case strings, xliff, xcstrings
}
