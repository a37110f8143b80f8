import IBMigrate
import IBReport
import IBSource

/// Reports the documents, catalogs and sources of the project.
struct SurveyDiagnosis {
  let survey: ProjectSurvey
  let file: ConfigurationFile?

  var diagnoses: [DoctorResult] {
    [.ok("project", survey.root == "." ? "the current folder" : survey.root), documents] + unread + [
      surroundings, ClassDiagnosis.diagnosis(survey.facts), target,
    ]
  }

  private var documents: DoctorResult {
    let counts = "\(Wording.count(survey.storyboards, "storyboard")), \(Wording.count(survey.xibs, "xib"))"
    let platforms = list(survey.platforms) + list(survey.skipped).map { "\($0) (skipped)" }
    guard !survey.platforms.isEmpty else {
      return .error(
        "documents", platforms.isEmpty ? counts : "\(counts): \(Wording.list(platforms))",
        "Keyline reads documents for iOS, tvOS and macOS; pass another folder, or search with --no-ignore")
    }
    return .ok("documents", "\(counts): \(platforms.joined(separator: ", "))")
  }

  private func list(_ counts: [String: Int]) -> [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
  }

  private var unread: [DoctorResult] {
    if survey.unread.isEmpty { return [] }
    let count = Wording.count(survey.unread.count, "file has", "files have")
    return [
      .warning(
        "unreadable", "\(count) no readable document: \(survey.unreadNames)",
        "'\(Product.name) lint' reports the reason")
    ]
  }

  private var surroundings: DoctorResult {
    .ok(
      "other files",
      "\(Wording.count(survey.catalogs, "asset catalog")), \(Wording.count(survey.sources, "source file"))")
  }

  private var target: DoctorResult {
    let subject = "oldest system"
    if let set = file?.configuration.deploymentTarget {
      return .ok(subject, "iOS \(set), set by \(file?.path ?? "the configuration")")
    }
    let found = [("iOS", survey.target), ("macOS", survey.macTarget)].compactMap { system, target in
      target.map { "\(system) \($0.version), from \($0.source)" }
    }
    if !found.isEmpty { return .ok(subject, found.joined(separator: "; ")) }
    if survey.isOnlyForMac { return .ok(subject, "not found in an Xcode project; no rule for macOS needs it") }
    return .warning(subject, "not found in an Xcode project", "set 'deployment_target' in .keyline.yml")
  }
}

/// Reports which configuration applies, and whether Keyline can read it and its baseline.
struct ConfigurationDiagnosis {
  private static let subject = "configuration"

  let result: Result<ConfigurationFile, FileFailure>
  let world: World

  var diagnoses: [DoctorResult] {
    switch result {
    case .failure(let failure):
      [
        .error(
          Self.subject, "\(failure.path): \(failure.reason)", "correct the file; until then, commands that read it fail"
        )
      ]
    case .success(let file) where file.path.isEmpty:
      [.ok(Self.subject, "none; the defaults apply ('\(Product.name) init' writes one)")]
    case .success(let file): [settings(file)] + baseline(of: file)
    }
  }

  private func settings(_ file: ConfigurationFile) -> DoctorResult {
    let remarks = file.configuration.remarks.count
    if remarks == 0 { return .ok(Self.subject, file.path) }
    let count = Wording.count(remarks, "setting has", "settings have")
    return .warning(
      Self.subject, "\(file.path): \(count) no effect", "'\(Product.name) config --config \(file.path)' lists them")
  }

  private func baseline(of file: ConfigurationFile) -> [DoctorResult] {
    guard let path = file.baselinePath else { return [] }
    switch LintBaseline.load(path, in: world) {
    case .success(let baseline):
      return [.ok("baseline", "\(path), \(Wording.count(baseline.entries.count, "known finding"))")]
    case .failure(let failure):
      let advice = "'\(Product.name) lint --write-baseline \(path)' rewrites it"
      return [.error("baseline", "\(failure.path): \(failure.reason)", advice)]
    }
  }
}

/// Reports the version of git, and whether git merges and compares scene files with Keyline.
struct GitDiagnosis {
  let root: String
  let world: World

  var diagnoses: [DoctorResult] {
    guard let version = world.gitWord(["--version"]) else {
      return [.warning("git", "not installed", "diff and merge need git only for revisions and conflicts")]
    }
    return [.ok("git", version), driver]
  }

  private var driver: DoctorResult {
    let folder = ["-C", world.absolute(root)]
    let subject = "git driver"
    guard world.gitWord(folder + ["rev-parse", "--git-dir"]) != nil else {
      return .ok(subject, "not needed: the project is not a git repository")
    }
    let program = world.gitWord(folder + ["config", GitConfiguration.driver])
    let attribute = world.gitWord(folder + ["check-attr", "merge", "--", "Any.storyboard"])
    let isNamed = attribute?.hasSuffix(": keyline") == true
    guard program != nil, isNamed else {
      return .warning(
        subject, program == nil && isNamed ? ".gitattributes names it, but it is not installed" : "not installed",
        "'\(Product.name) git-setup' lets git merge scene files object by object")
    }
    return .ok(subject, "installed for merges")
  }
}
