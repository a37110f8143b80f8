import IBReport
import IBSource

/// `keyline doctor [PATH]`: says what Keyline sees here, and what to do about it.
struct DoctorCommand: Subcommand {
  static let name = "doctor"
  static let summary = "say what Keyline sees here, and what is amiss"
  static let operands = Operands("folder", 0...1)
  static let explanation = """
    A line for each thing that a run depends on: the program, the configuration that holds in the folder (by default the
    current one), the project with its documents, git, and what is optional. A warning has the way out. The status is 1
    if something keeps Keyline from working here, else 0.
    """
  static let options: [Option] = [
    .format(DoctorFormats.table.words, help: "how the lines are written"), .config, .noIgnore, .jobs,
  ]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() async throws(UsageError) -> ExitStatus {
    let folder = session.invocation.operands.first ?? "."
    guard session.world.kind(folder) == .folder else {
      session.console.complain("\(folder): no such folder")
      return .unreadable
    }
    let diagnoses = await self.diagnoses(of: folder)
    let format = session.invocation.value(.format).flatMap { DoctorFormats.table.named($0, for: session.style) }
    let status = session.console.answer(format?(diagnoses) ?? "")
    return status == .success && diagnoses.contains { $0.state == .error } ? .findings : status
  }

  private func diagnoses(of folder: String) async -> [Diagnosis] {
    let world = session.world
    let survey = await ProjectSurvey(
      around: folder, respectsGit: !session.invocation.has(.noIgnore), in: world, width: session.width)
    let configuration = ConfigurationFile.load(named: session.invocation.value(.config), around: [folder], in: world)
    return [ProgramDiagnosis.diagnosis(in: world)] + ConfigurationDiagnosis(configuration, in: world).diagnoses
      + ProjectDiagnosis(survey.model, documents: survey.paths, in: world).diagnoses
      + SurveyDiagnosis(survey, try? configuration.get()).diagnoses + GitDiagnosis(survey.root, in: world).diagnoses
      + [PNGDiagnosis.diagnosis, CacheDiagnosis.diagnosis(in: world)]
  }
}
